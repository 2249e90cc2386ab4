"""The measures. Each takes heard games and gives plain numbers; `listen` gathers them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from ai.ears.listening import LANGS, Heard, Line, days, hear
from ai.ears.scars import scar
from ai.personas import PERSONAS, persona, seat_name
from ai.reading import opens_talk
from engine import events as ev
from engine.events import AnyEvent
from engine.speech import Ref, Statement

Numbers = dict[str, float]
_ACCUSATIONS = frozenset({"suspect", "vote_plan", "vote_switch", "request_vote", "shift"})
_QUESTIONS = frozenset({"ask", "prod"})
_PLANS = frozenset({"vote_plan", "vote_switch"})
_OPINIONS = frozenset({"suspect", "shift", *_PLANS})
_JUDGEMENTS = frozenset({"suspect", "shift", "compare"})
_LONG = frozenset({"plea", "last_words", "will"})
_JOINTS = re.compile("から|ので|けど|が、")
_SENTENCE = re.compile(r"[。！？.!?…]+")


def listen(games: Sequence[Sequence[AnyEvent]]) -> dict[str, Numbers]:
    """T1, T3 … T11 of *games* (whole logs). Shares are 0 to 1."""
    heard = [hear(events) for events in games]
    return {
        "T1_openings": openings(heard), "T3_repeats": repeats(heard), "T4_talk_to_vote": talk_to_vote(heard),
        "T5_grounding": grounding(heard), "T6_length": lengths(heard), "T7_shapes": shapes(heard),
        "T8_register": register(heard), "T9_names": names(heard), "T11_conversation": conversation(heard),
    }  # fmt: skip


def _share(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0


def _lines(games: Sequence[Heard]) -> Iterator[tuple[Heard, Line]]:
    for game in games:
        for line in game.lines:
            yield game, line


def openings(games: Sequence[Heard]) -> Numbers:
    """T1: how differently games begin. *distinct* first lines, the commonest frame and type, spread of speakers."""
    first = [game.lines[0] for game in games if game.lines]
    frames = Counter(line.said.wording[0] if line.said.wording else "" for line in first)
    types = Counter(line.said.statements[0].type for line in first)
    seats = Counter(line.seat for line in first)
    expected = len(first) / max((len(game.view.seats) for game in games), default=1)
    chi2 = sum((seats.get(s, 0) - expected) ** 2 / expected for s in range(1, _seats(games) + 1)) if first else 0.0
    return {
        "distinct": _share(len({line.text["ja"] for line in first}), len(first)),
        "frame_most": _share(max(frames.values(), default=0), len(first)),
        "type_most": _share(max(types.values(), default=0), len(first)),
        "speaker_chi2": round(chi2, 2), "speaker_degrees": _seats(games) - 1,
    }  # fmt: skip


def _seats(games: Sequence[Heard]) -> int:
    return max((len(game.view.seats) for game in games), default=1)


def repeats(games: Sequence[Heard]) -> Numbers:
    """T3: the same words again, the same frame soon again, an own claim said over, agreement that adds nothing."""
    exact = said = soon = daily = frames = again = bare = total = 0
    overlaps: list[float] = []
    for game in games:
        seen: dict[str, set[str]] = {lang: set() for lang in LANGS}
        recent: list[str] = []
        grams: list[set[str]] = []
        used: set[tuple[int, int, str]] = set()
        claimed: set[tuple[int, str]] = set()
        for line in game.lines:
            total += 1
            for lang in LANGS:
                for part in line.parts[lang]:
                    said += 1
                    exact += part in seen[lang]
                    seen[lang].add(part)
            for key in line.said.wording:
                frames += 1
                soon += key in recent[-12:]
                daily += (line.seat, line.day, key) in used
                used.add((line.seat, line.day, key))
                recent.append(key)
            mine = _grams(line.text["en"])
            before = set().union(*grams[-12:]) if grams else set()
            if mine and before:
                overlaps.append(len(mine & before) / len(mine))
            grams.append(mine)
            for s in line.said.statements:
                if s.type in ("claim", "counter_claim"):
                    again += (line.seat, s.role) in claimed and s.re is None
                    claimed.add((line.seat, s.role))
            only = line.said.statements[0]
            bare += only.type == "agree" and not only.because and len(line.said.statements) == 1
    return {
        "exact": _share(exact, said), "frame_within_12": _share(soon, frames), "frame_same_day": _share(daily, frames),
        "overlap_median": round(median(overlaps), 4) if overlaps else 0.0, "claim_again_unasked": again,
        "bare_agreement": _share(bare, total),
    }  # fmt: skip


def _grams(text: str) -> set[str]:
    words = re.findall(r"[a-z']+", text.lower())
    return {" ".join(words[i : i + 4]) for i in range(len(words) - 3)}


def talk_to_vote(games: Sequence[Heard]) -> Numbers:
    """T4: votes that are the last spoken plan, other votes explained, minds that change and what for."""
    votes = kept = broken = explained = stubborn = changed = shifts = fresh = 0
    for game in games:
        plans: dict[int, int] = {}
        slips: dict[int, int] = {}
        owed: dict[int, int] = {}
        tops: dict[int, list[int]] = {}
        opinion_at: dict[int, Ref] = {}
        for event in game.events:
            match event:
                case ev.PhaseBegan() if opens_talk(event):
                    plans, slips = {}, {}
                case ev.Said(channel="talk", seat=seat):
                    at = Ref(event.day, event.n)
                    for s in event.statements:
                        if s.type in _PLANS:
                            plans[seat] = s.target
                        if s.type == "shift":
                            shifts += 1
                            fresh += _newer(s, opinion_at.get(seat))
                        if s.type in _JUDGEMENTS:
                            opinion_at[seat] = at
                        if s.type in _OPINIONS and s.target and tops.setdefault(seat, [s.target])[-1] != s.target:
                            tops[seat].append(s.target)
                        if owed.get(seat) and (s.target == owed[seat] or s.type in ("shift", "vote_switch", "answer")):
                            explained += 1
                            owed.pop(seat)
                case ev.Voted(round=1):
                    slips[event.seat] = event.target
                case ev.Counted(round=1):
                    open_ = {ballot.voter: ballot.target for ballot in event.ballots}
                    for seat, target in (open_ or slips).items():
                        if plan := plans.get(seat):
                            votes += 1
                            kept += plan == target
                            if plan != target:
                                broken += 1
                                owed[seat] = target
                case _:
                    pass
        for seat, named in tops.items():
            longer = seat in game.view.alive or game.view.deaths[seat].day > 2
            if longer:
                changed += len(named) > 1
                stubborn += len(named) == 1
    return {
        "vote_is_plan": _share(kept, votes), "broken": broken, "broken_explained": _share(explained, broken),
        "top_changes": _share(changed, changed + stubborn), "shifts": shifts,
        "shift_newer": _share(fresh, shifts) if shifts else 1.0,
    }  # fmt: skip


def _newer(shift: Statement, old: Ref | None) -> bool:
    """Whether *shift* cites something later than the opinion it leaves."""
    if old is None:
        return True
    return any(
        (why.ref is not None and (why.ref.day, why.ref.n) > (old.day, old.n)) or why.day >= old.day
        for why in shift.because
    ) or (shift.re is not None and (shift.re.day, shift.re.n) > (old.day, old.n))


def grounding(games: Sequence[Heard]) -> Numbers:
    """T5: reasons that point at something that happened."""
    reasons = true = 0
    for game in games:
        ballots = {(c.day, b.voter, b.target) for c in game.view.counts for b in c.ballots}
        died = {e.seat for e in game.events if isinstance(e, ev.Died)}
        spoken = {(line.day, line.said.n) for line in game.lines}
        for line in game.lines:
            for s in line.said.statements:
                for why in s.because:
                    reasons += 1
                    true += _happened(why.kind, why.day, why.seats, why.ref, ballots, died, spoken)
    return {"reasons": reasons, "grounded": _share(true, reasons) if reasons else 1.0}


def _happened(
    kind: str, day: int, seats: tuple[int, ...], ref: Ref | None, ballots: set[tuple[int, int, int]], died: set[int],
    spoken: set[tuple[int, int]],
) -> bool:  # fmt: skip
    if ref is not None and ref.n and (ref.day, ref.n) not in spoken:
        return False
    if kind == "vote" and len(seats) >= 2:
        return (day, seats[0], seats[1]) in ballots
    if kind == "death" and seats:
        return seats[0] in died
    return True


def lengths(games: Sequence[Heard]) -> Numbers:
    """T6: characters (ja) and words (en) of a sentence, joints and reasons."""
    found: Numbers = {}
    parts = [(line, lang, part) for _, line in _lines(games) for lang in LANGS for part in line.parts[lang] if part]
    for lang in LANGS:
        sizes = sorted(
            len(part) if lang == "ja" else len(part.split())
            for line, of, part in parts
            if of == lang and line.said.statements[0].type not in _LONG
        )
        found[f"{lang}_median"] = median(sizes) if sizes else 0
        found[f"{lang}_95"] = sizes[int(0.95 * len(sizes))] if sizes else 0
    joints = [len(_JOINTS.findall(x)) for _, lang, part in parts if lang == "ja" for x in _SENTENCE.split(part) if x]
    found["joints_over_2"] = _share(sum(n > 2 for n in joints), len(joints))
    reasons = [len(s.because) for _, line in _lines(games) for s in line.said.statements]
    found["reasons_most"] = max(reasons, default=0)
    return found


def shapes(games: Sequence[Heard]) -> Numbers:
    """T7: scars of filling and words nobody says."""
    return {f"{lang}_scars": sum(bool(scar(line.text[lang], lang)) for _, line in _lines(games)) for lang in LANGS}


def register(games: Sequence[Heard]) -> Numbers:
    """T8: a Japanese first person that is somebody else's; a polite speaker falling out of です・ます in cold blood."""
    persons = sorted({p.first_person for p in PERSONAS}, key=len, reverse=True)
    foreign = slipped = total = 0
    for game, line in _lines(games):
        who = persona(game.view.seats[line.seat - 1].persona)
        if who is None:
            continue
        total += 1
        text = line.text["ja"]
        for other in persons:
            if other in text and other != who.first_person and who.first_person not in other:
                foreign += bool(re.search(rf"(?<![一-龥ぁ-んァ-ヶ]){re.escape(other)}(?=は|が|を|も|の|に|、)", text))
                break
        hot = any(s.heat >= 2 for s in line.said.statements)
        if who.registers[:1] == ("D",) and not hot:
            slipped += bool(re.search(r"(?:だぜ|だろうが|じゃねえ|だっつ|やがる)", text))
    return {"foreign_first_person": _share(foreign, total), "polite_slips": _share(slipped, total)}


def names(games: Sequence[Heard]) -> Numbers:
    """T9: one's own name, a name twice in a sentence, calling the same seat twice running, the first person."""
    own = twice = sentences = called = pairs = first = total = 0
    for game in games:
        before = ("", 0)
        for line in game.lines:
            total += 1
            infos = game.view.seats
            who = persona(infos[line.seat - 1].persona)
            first += who is not None and who.first_person in line.text["ja"]
            for lang in LANGS:
                text = line.text[lang]
                mine = re.escape(seat_name(infos[line.seat - 1], lang))
                own += bool(re.search(rf"(?<![A-Za-z]){mine}(?![a-z]|し[守賃])", text))
                everybody = {seat_name(info, lang) for info in infos}
                for sentence in _SENTENCE.split(text):
                    sentences += 1
                    twice += any(
                        len(re.findall(rf"(?<![A-Za-z]){re.escape(n)}(?![a-z]|し)", sentence)) > 1 for n in everybody
                    )
            vocative = next((n for n in {seat_name(i, "en") for i in infos} if line.text["en"].startswith(f"{n},")), "")
            if vocative:
                pairs += 1
                called += before == (vocative, line.day)
            before = (vocative, line.day)
    return {
        "own_name": own, "twice_in_a_sentence": _share(twice, sentences),
        "same_vocative_running": _share(called, pairs), "first_person_ja": _share(first, total),
    }  # fmt: skip


def conversation(games: Sequence[Heard]) -> Numbers:
    """T11: lines that lean on another, questions and accusations answered in time, three openings alike."""
    leaning = total = questions = answered = accused = met = runs = triples = 0
    for game in games:
        opening = [line.text["en"].split()[0] if line.text["en"] else "" for line in game.lines]
        triples += max(0, len(opening) - 2)
        runs += sum(len(set(three)) == 1 for three in zip(opening, opening[1:], opening[2:], strict=False))
        for day in days(game):
            for at, line in enumerate(day):
                total += 1
                leaning += any(s.re is not None for s in line.said.statements)
                for s in line.said.statements:
                    later = day[at + 1 :]
                    if s.type in _QUESTIONS and s.to and s.to != line.seat:
                        questions += 1
                        answered += _speaks(later, s.to, 4)
                    elif s.type in _ACCUSATIONS and s.degree >= 2 and s.target and s.target != line.seat:
                        accused += 1
                        met += _speaks(later, s.target, 2, anything=True)
    return {
        "leaning": _share(leaning, total), "questions": questions, "answered": _share(answered, questions),
        "accusations": accused, "accusations_met": _share(met, accused), "three_openings": _share(runs, triples),
    }  # fmt: skip


def _speaks(later: list[Line], seat: int, turns: int, anything: bool = False) -> bool:
    """Whether *seat* answers among the next lines. *turns* counts the others' lines it lets pass; three seats may
    speak in a turn."""
    for line in later[: 3 * turns]:
        if line.seat == seat:
            return anything or any(
                s.type in ("answer", "dodge", "explain_pick", "hint", "claim", "counter_claim", "deny_role", "silence",
                           "react_accused", "undecided", "suspect", "trust", "report")
                for s in line.said.statements
            )  # fmt: skip
    return False
