"""Statements as sentences: no scars, nobody names itself, the right words for the right reason."""

from __future__ import annotations

import re

import pytest
from samples import PUBLIC, REASONS, VOTE, WHISPERED
from speech_table import EMI, GENTA, JIN, LUCIA, ME, SAYO, WATARU, ZENJI, opened, say, talking

from ai.ears.scars import scar
from ai.personas import PERSONAS, seat_name
from ai.speech import choose_wording, choose_wordings, realise, realise_statement, realise_will, wordings
from ai.speech.catalogue import CLOSED, TYPES, WHISPERS
from ai.speech.catalogue import PUBLIC as PUBLIC_ROWS
from ai.speech.slots import fill
from engine import events as ev
from engine.speech import Ref, Statement
from engine.views import View

IDS = [p.id for p in PERSONAS]


def table(id: str, day: int = 3) -> View:
    """A table of nine with *id* in seat 1, a count and two deaths behind it."""
    rest = [p.id for p in PERSONAS if p.id != id][:8]
    v = opened((id, *rest), day=2)
    say(v, 3, 1, Statement("claim", role="seer"), day=2)
    v.apply(ev.Counted(day=2, ballots=(ev.Ballot(3, 4), ev.Ballot(2, 1), ev.Ballot(1, 7)), decided=7))
    v.apply(ev.Died(seat=7, cause="vote_killed", day=2))
    v.apply(ev.Died(seat=6, day=2, night=True))
    v.apply(ev.PhaseBegan(phase="day", day=day))
    return v


@pytest.mark.parametrize("id", IDS)
def test_every_wording_a_persona_may_choose_is_clean_in_both_languages(id):
    v = table(id)
    for statement, channel in (*((s, "talk") for s in PUBLIC), *((s, "wolf") for s in WHISPERED)):
        for key in wordings(statement, id, v, "x", channel):
            for lang in ("ja", "en"):
                text = realise_statement(statement, key, 1, v, lang, channel=channel)
                assert text, (key, statement)
                assert not scar(text, lang), (key, lang, scar(text, lang), text)


@pytest.mark.parametrize("id", IDS)
def test_nobody_says_its_own_name(id):
    v = table(id)
    for statement in PUBLIC:
        for key in wordings(statement, id, v, "x")[:6]:
            for lang in ("ja", "en"):
                text = realise_statement(statement, key, 1, v, lang)
                own = rf"(?<![A-Za-z]){re.escape(seat_name(v.seats[0], lang))}(?![a-z]|し守|し賃)"
                assert not re.search(own, text), (key, text)


@pytest.mark.parametrize("id", IDS)
def test_every_statement_has_words_for_every_persona(id):
    v = table(id)
    for statement in PUBLIC:
        assert choose_wording(statement, id, v, "seed"), statement


@pytest.mark.parametrize("reason", REASONS, ids=lambda r: f"{r.kind}-{len(r.seats)}")
def test_every_reason_has_words_as_a_clause_and_as_a_noun(reason):
    v = table("jin")
    for statement in (
        Statement("suspect", target=3, degree=3, because=(reason,)),
        Statement("vote_plan", target=3, because=(reason,)),
        Statement("answer", to=3, because=(reason,)),
        Statement("disagree", target=3, because=(reason,)),
    ):
        for key in wordings(statement, "jin", v, "r"):
            for lang in ("ja", "en"):
                text = realise_statement(statement, key, 1, v, lang)
                assert not scar(text, lang), (key, text)


def test_a_wording_is_not_heard_twice_while_others_remain():
    v = table("hibari")
    statement = Statement("vote_plan", target=3)
    own = {row.key for row in PUBLIC_ROWS.own("vote_plan", "hibari")}
    heard: list[str] = []
    fitting = len(wordings(statement, "hibari", v, "x"))
    for n in range(fitting):
        key = choose_wording(statement, "hibari", v, f"seed{n}")
        assert key not in heard
        heard.append(key)
        say(v, 1, n + 1, statement, wording=(key,))
    assert own & set(heard[: len(own)])
    assert choose_wording(statement, "hibari", v, "again") == heard[0]


def test_several_statements_at_once_get_different_words():
    v = table("noto")
    two = (
        Statement("report", target=3, kind="divined", value="human", night=2),
        Statement("report", target=4, kind="divined", value="human", night=2),
    )
    one, other = choose_wordings(two, "noto", v, "x")
    assert one != other


def test_the_same_seat_view_and_seed_choose_the_same_words():
    v = table("emi")
    for statement in PUBLIC:
        assert choose_wording(statement, "emi", table("emi"), "s") == choose_wording(statement, "emi", v, "s")


def test_a_whisper_has_no_words_in_public():
    for type in WHISPERS:
        assert not PUBLIC_ROWS.shared(type) and not PUBLIC_ROWS.own(type, "vera")
        row = CLOSED.shared(type)[0]
        assert PUBLIC_ROWS.row(row.key) is None
        assert realise_statement(Statement(type, target=3), row.key, 1, table("vera"), "ja") == ""


def test_public_rows_have_no_slot_for_a_secret():
    secret = {"role", "partner", "partners", "action", "mate"}
    for type in TYPES:
        for row in (*CLOSED.shared(type), *(r for p in PERSONAS for r in CLOSED.own(type, p.id))):
            assert not row.slots & secret


def test_what_is_said_does_not_depend_on_who_listens_or_what_they_hold():
    v = talking()
    said = ev.Said(
        seat=SAYO,
        day=3,
        n=5,
        statements=(Statement("suspect", target=WATARU, degree=3, because=(VOTE,)),),
        wording=("suspect.P3.1",),
    )
    wolf = talking()
    wolf.seat = JIN
    wolf.roles[JIN] = "werewolf"
    wolf.bonds["wolf"] = (JIN, WATARU)
    for lang in ("ja", "en"):
        assert realise(said, v, lang) == realise(said, wolf, lang)


def test_an_utterance_without_wording_sounds_alike_at_any_later_time():
    v = talking()
    said = ev.Said(seat=ME, day=3, n=5, statements=(Statement("vote_plan", target=JIN),))
    before = realise(said, v, "ja"), realise(said, v, "en")
    v.apply(said)
    say(v, SAYO, 6, Statement("agree", target=ME, re=Ref(3, 5)), wording=("agree.P.1",))
    v.apply(ev.Counted(day=3, ballots=(ev.Ballot(SAYO, JIN),)))
    v.apply(ev.PhaseBegan(phase="day", day=4))
    assert (realise(said, v, "ja"), realise(said, v, "en")) == before
    assert "仁" in before[0] and "Jin" in before[1]


def test_the_preview_of_a_picked_sentence_is_what_will_be_heard():
    v = talking()
    heard: list[str] = []
    for n in range(5, 9):
        statement = Statement("vote_plan", target=JIN)
        preview = realise_statement(statement, "", ME, v, "ja")
        said = ev.Said(seat=ME, day=3, n=n, statements=(statement,))
        v.apply(said)
        assert realise(said, v, "ja") == preview
        assert preview not in heard
        heard.append(preview)


def test_typed_words_stand_as_typed():
    v = talking()
    said = ev.Said(seat=ME, day=3, n=5, statements=(Statement("vote_plan", target=JIN),), text="じゃあ仁で")
    assert realise(said, v, "en") == "じゃあ仁で"


def test_forms_of_address_go_by_speaker_and_age():
    v = talking()
    assert realise_statement(Statement("vote_plan", target=JIN), "vote_plan.P.1", ZENJI, v, "ja").startswith(
        "今日は仁くん"
    )
    assert "ルチアさん" in realise_statement(Statement("vote_plan", target=LUCIA), "vote_plan.P.1", JIN, v, "ja")
    assert "ルチアに" in realise_statement(Statement("vote_plan", target=LUCIA), "vote_plan.P.1", GENTA, v, "ja")


def test_a_name_just_said_is_not_said_again_in_the_reason():
    v = talking()
    statement = Statement("suspect", target=WATARU, degree=1, because=(VOTE.__class__("vote", 2, (WATARU, GENTA)),))
    ja = realise_statement(statement, "suspect.P1.1", JIN, v, "ja")
    en = realise_statement(statement, "suspect.P1.1", JIN, v, "en")
    assert ja.count("渡") == 1 and "源太さん" in ja
    assert en.count("Wataru") == 1 and re.search(r"\b(?:he|his)\b", en)


def test_a_reason_about_oneself_is_in_the_first_person():
    v = talking()
    statement = Statement("answer", to=SAYO, because=(VOTE.__class__("vote", 2, (JIN, GENTA)),))
    assert "僕" in realise_statement(statement, "answer.P.1", JIN, v, "ja")
    assert re.search(r"\bI voted|[Mm]y vote", realise_statement(statement, "answer.P.1", JIN, v, "en"))


def test_a_row_that_asserts_a_vote_needs_that_vote():
    v = table("orie")
    without = wordings(Statement("ask", to=3, target=4), "orie", v, "x")
    assert not any(PUBLIC_ROWS.row(key).needs for key in without)


def test_an_older_result_is_never_told_as_last_nights():
    v = table("zenji", day=4)
    for id in IDS:
        for key in wordings(Statement("report", target=3, kind="divined", value="human", night=1), id, v, "x"):
            row = PUBLIC_ROWS.row(key)
            assert row is not None and "昨夜" not in row.text["ja"] and "ast night" not in row.text["en"]


def test_nobody_jokes_in_the_first_two_lines_after_a_death():
    v = table("tatsu")
    key = choose_wording(Statement("vote_plan", target=3), "chiyo", v, "x")
    row = PUBLIC_ROWS.row(key)
    assert row is not None and row.register != "Y"


def test_a_will_reads_as_dated_entries():
    v = talking()
    will = ev.WillRead(
        seat=EMI,
        statements=(
            Statement("will", role="seer"),
            Statement("report", target=JIN, kind="divined", value="human", night=1),
        ),
    )
    assert realise_will(will, v, "ja").endswith("一夜目、仁、白。")
    assert realise_will(will, v, "en").endswith("Night 1: Jin, human.")
    assert realise_will(ev.WillRead(seat=EMI, text="あとは頼む"), v, "en") == "あとは頼む"


def test_the_article_of_a_role_goes_by_the_cast():
    v = talking()
    assert "the seer" in realise_statement(Statement("claim", role="seer"), "claim.P.1", JIN, v, "en")
    v.cast = {**v.cast, "freemason": 2}
    assert "a mason" in realise_statement(Statement("claim", role="freemason"), "claim.P.1", JIN, v, "en")


@pytest.mark.parametrize("value", ["²", "①", "২"])
def test_a_raised_or_ringed_digit_is_no_reason_to_fall_over(value):
    v = table(IDS[0])
    for type in TYPES:
        fill(Statement(type, target=3, value=value), 1, v, 3)
