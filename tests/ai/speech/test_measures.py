"""Measures over self-play: openings, repeats, length, names, mood (T1, T3, T6 to T9, T12 of the critic's checklist)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from statistics import median

import pytest
from msgspec.structs import replace

from ai.agent import Budget, make
from ai.arena import play, setup_for
from ai.ears import listen, measures
from ai.ears.listening import LANGS, Heard, Line, hear
from ai.ears.scars import scar
from ai.personas import PERSONAS, persona, seat_name
from ai.speech.catalogue import PUBLIC
from engine import events as ev
from engine.views import View

GAMES, SOAK = 24, 100
FIRST_PERSONS = {p.first_person for p in PERSONAS}


def heard(number: int) -> Heard:
    """Game *number*, as an onlooker hears it."""
    game = play(setup_for("shikigami", "classic", 9, f"ears{number}"), [make("first")] * 9, Budget(f"ears{number}"))
    return hear(game.log)


@pytest.fixture(scope="module")
def games(request) -> list[Heard]:
    count = SOAK if request.config.getoption("--soak", default=False) else GAMES
    return [heard(number) for number in range(count)]


def lines(games: list[Heard]) -> Iterator[tuple[Heard, Line]]:
    for game in games:
        for line in game.lines:
            yield game, line


def test_openings_differ(games):
    first = [game.lines[0] for game in games]
    frames = Counter(line.said.wording[0] for line in first)
    types = Counter(line.said.statements[0].type for line in first)
    assert len({line.text["ja"] for line in first}) >= 0.9 * len(games)
    assert max(frames.values()) <= max(2, 0.04 * len(games)), frames.most_common(3)
    assert max(types.values()) <= max(3, 0.6 * len(games)), types


def test_nothing_is_said_twice_in_the_same_words(games):
    repeats = total = 0
    for game in games:
        for lang in LANGS:
            seen: set[str] = set()
            for line in game.lines:
                for part in line.parts[lang]:
                    total += 1
                    repeats += part in seen
                    seen.add(part)
    assert repeats <= 0.005 * total, (repeats, total)


def test_no_frame_returns_within_twelve_lines_or_in_a_seats_day(games):
    soon = daily = total = 0
    for game in games:
        recent: list[str] = []
        used: set[tuple[int, int, str]] = set()
        for line in game.lines:
            for key in line.said.wording:
                total += 1
                soon += key in recent[-12:]
                daily += (line.seat, line.day, key) in used
                used.add((line.seat, line.day, key))
                recent.append(key)
    assert soon == 0 and daily <= 0.003 * total, (soon, daily, total)


@pytest.mark.parametrize("lang", LANGS)
def test_lines_are_short(games, lang):
    every = [part for _, line in lines(games) for part in line.parts[lang] if line.said.statements[0].type != "plea"]
    lengths = sorted(len(part) if lang == "ja" else len(part.split()) for part in every)
    usual, most = (32, 60) if lang == "ja" else (16, 30)
    assert median(lengths) <= usual
    assert lengths[int(0.95 * len(lengths))] <= most


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_has_a_scar(games, lang):
    assert not [
        (line.text[lang], scar(line.text[lang], lang)) for _, line in lines(games) if scar(line.text[lang], lang)
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_every_statement_is_said(games, lang):
    assert not [line.said.statements for _, line in lines(games) if not all(line.parts[lang])]


@pytest.mark.parametrize("lang", LANGS)
def test_names_stand_once_in_a_sentence_and_nobody_names_itself(games, lang):
    twice = total = 0
    for game, line in lines(games):
        own = re.escape(seat_name(game.view.seats[line.seat - 1], lang))
        assert not re.search(rf"(?<![A-Za-z]){own}(?![a-z]|し[守賃])", line.text[lang]), line.text[lang]
        for sentence in re.split(r"[。！？.!?]", line.text[lang]):
            total += 1
            names = [seat_name(info, lang) for info in game.view.seats]
            found = Counter(n for n in names for _ in re.findall(rf"(?<![A-Za-z]){re.escape(n)}(?![a-z]|し)", sentence))
            twice += any(count > 1 for count in found.values())
    assert twice <= 0.005 * total, (twice, total)


def test_the_first_person_is_ones_own_and_rare(games):
    spoken = total = 0
    for game, line in lines(games):
        who = persona(game.view.seats[line.seat - 1].persona)
        assert who is not None
        total += 1
        spoken += who.first_person in line.text["ja"]
    assert spoken <= 0.35 * total, spoken / total


def test_after_a_death_nobody_jokes_and_nobody_votes(games):
    for _, line in lines(games):
        if line.since_death < 2:
            assert "vote_plan" not in {s.type for s in line.said.statements}, line.text["en"]
            for key in line.said.wording:
                row = PUBLIC.row(key)
                assert row is None or row.register != "Y", key


def test_every_reason_points_at_something_that_happened(games):
    for game, line in lines(games):
        for statement in line.said.statements:
            for why in statement.because:
                if why.kind == "vote":
                    cast = {(b.voter, b.target) for c in game.view.counts if c.day == why.day for b in c.ballots}
                    assert why.seats[:2] in cast, (why, line.text["en"])
                elif why.kind in ("claim", "result", "counter", "push", "defend") and why.ref is not None and why.ref.n:
                    assert game.view.spoken(why.ref) is not None, why


def test_three_lines_running_hardly_ever_open_alike(games):
    runs = total = 0
    for game in games:
        openings = [line.text["en"].split()[0] for line in game.lines]
        total += len(openings)
        runs += sum(len(set(three)) == 1 for three in zip(openings, openings[1:], openings[2:], strict=False))
    assert runs <= 0.002 * total, (runs, total)


def test_the_measures_of_a_run_keep_their_gates(games):
    found = listen([game.events for game in games])
    assert found["T3_repeats"]["exact"] <= 0.005 and found["T3_repeats"]["overlap_median"] <= 0.15
    assert found["T3_repeats"]["claim_again_unasked"] == 0 and found["T3_repeats"]["bare_agreement"] <= 0.05
    assert found["T4_talk_to_vote"]["vote_is_plan"] >= 0.97 and found["T4_talk_to_vote"]["shift_newer"] == 1.0
    assert found["T5_grounding"]["grounded"] == 1.0 and found["T5_grounding"]["reasons"] > 100
    assert found["T6_length"]["reasons_most"] <= 2
    assert found["T7_shapes"] == {"ja_scars": 0, "en_scars": 0}
    assert found["T9_names"]["own_name"] == 0 and found["T9_names"]["first_person_ja"] <= 0.35
    assert found["T11_conversation"]["leaning"] >= 0.5 and found["T11_conversation"]["answered"] >= 0.95


def test_the_ears_hear_what_is_wrong(games):
    """Spoilt on purpose, a game is noticed: the same line again, a vote against the word, a reason from nowhere."""
    game = max(games, key=lambda g: len(g.lines))
    twice = Heard(game.view, game.events, [line for line in game.lines for _ in (0, 1)])
    assert measures.repeats([twice])["exact"] > 0.4 and measures.repeats([twice])["frame_within_12"] > 0.4
    seats = len(game.view.seats)

    def spoilt(event: ev.AnyEvent) -> ev.AnyEvent:
        if not isinstance(event, ev.Counted):
            return event
        return replace(event, ballots=tuple(ev.Ballot(b.voter, 1 + b.target % seats) for b in event.ballots))

    moved = [spoilt(event) for event in game.events]
    assert measures.talk_to_vote([Heard(game.view, moved, game.lines)])["vote_is_plan"] < 0.1
    assert measures.grounding([Heard(View(0, seats=game.view.seats), [], game.lines)])["grounded"] < 1.0
