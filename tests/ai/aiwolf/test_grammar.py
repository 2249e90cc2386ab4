"""The talk grammar: what is valid, what it means, and the way back to text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.aiwolf.grammar import ANY, Sentence, parse, valid
from ai.aiwolf.talk import Scene, heard, spoken
from engine.speech import Ref, Statement

AGENTS = st.one_of(st.just(ANY), st.integers(1, 15))
SEATS = st.integers(1, 15)


def sentences() -> st.SearchStrategy[Sentence]:
    """Any sentence the grammar allows."""
    subject = st.one_of(st.just(0), AGENTS)
    roles = st.sampled_from(["VILLAGER", "SEER", "MEDIUM", "BODYGUARD", "WEREWOLF", "POSSESSED", "FOX", "FREEMASON"])
    species = st.sampled_from(["HUMAN", "WEREWOLF"])
    verbs = st.sampled_from(["DIVINATION", "GUARD", "GUARDED", "VOTE", "VOTED", "ATTACK", "ATTACKED"])
    flat = st.one_of(
        st.builds(Sentence, st.sampled_from(["ESTIMATE", "COMINGOUT"]), AGENTS, roles, subject),
        st.builds(Sentence, st.sampled_from(["DIVINED", "IDENTIFIED"]), AGENTS, species, subject),
        st.builds(Sentence, verbs, AGENTS, subject=subject),
        st.builds(Sentence, st.sampled_from(["AGREE", "DISAGREE"]), subject=subject, day=st.integers(0, 20),
                  index=st.integers(0, 200), whisper=st.booleans()),
    )  # fmt: skip

    def deeper(inner: st.SearchStrategy[Sentence]) -> st.SearchStrategy[Sentence]:
        one, two = st.tuples(inner), st.tuples(inner, inner)
        return st.one_of(
            st.builds(Sentence, st.sampled_from(["REQUEST", "INQUIRE"]), AGENTS, subject=subject, inner=one),
            st.builds(Sentence, st.sampled_from(["BECAUSE", "XOR"]), subject=subject, inner=two),
            st.builds(Sentence, st.sampled_from(["AND", "OR"]), subject=subject, inner=two),
            st.builds(Sentence, st.just("NOT"), subject=subject, inner=one),
            st.builds(Sentence, st.just("DAY"), subject=subject, day=st.integers(0, 20), inner=one),
        )

    return st.recursive(flat, deeper, max_leaves=6)


@given(sentences())
def test_a_sentence_survives_the_way_to_text_and_back(sentence):
    assert parse(str(sentence)) == sentence


@given(st.text(max_size=80))
def test_no_text_breaks_the_parser(text):
    found = parse(text)
    assert found is None or parse(str(found)) == found


@given(sentences(), SEATS)
def test_whatever_is_heard_names_seats_and_nobody_speaks_for_another(sentence, speaker):
    scene = Scene()
    scene.day = 3
    for said in heard(sentence, speaker, scene):
        assert said.target >= 0 and said.to >= 0
    if sentence.subject not in (0, speaker) and sentence.verb not in ("BECAUSE", "AND", "DAY"):
        assert heard(sentence, speaker, Scene()) == ()


@pytest.mark.parametrize(
    "text",
    ["", "SKIP", "OVER", "VOTE", "VOTE 5", "VOTE Agent[05] Agent[06]", "DIVINE Agent[03]", "REQUEST(VOTE Agent[01])x",
     "ESTIMATE Agent[02] WOLF", "DIVINED Agent[01] SEER", "BECAUSE (VOTE Agent[01])", "NOT", "VOTE Agent[05]) (",
     "AGREE TALK day1", "DAY x (VOTE Agent[01])", "(" * 40 + ")" * 40],
)  # fmt: skip
def test_what_is_no_grammar(text):
    assert parse(text) is None


@pytest.mark.parametrize("text", ["Skip", "Over", "Agent[03] VOTE Agent[05]", "REQUEST (VOTE Agent[01])",
                                  "REQUEST ANY (COMINGOUT ANY ANY)", "AGREE TALK day1 ID:4"])  # fmt: skip
def test_what_is_grammar(text):
    assert valid(text)


def meaning(text: str, speaker: int = 2, day: int = 3) -> tuple[Statement, ...]:
    scene = Scene()
    scene.day = day
    scene.speakers[Ref(2, 5)] = 4
    return heard(parse(text), speaker, scene)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("COMINGOUT Agent[02] SEER", Statement("claim", role="seer")),
        ("DIVINED Agent[04] WEREWOLF", Statement("report", target=4, kind="divined", value="werewolf", night=2)),
        ("IDENTIFIED Agent[04] HUMAN", Statement("report", target=4, kind="medium", value="human", night=2)),
        ("DAY 1 (DIVINED Agent[04] HUMAN)", Statement("report", target=4, kind="divined", value="human", night=1)),
        ("ESTIMATE Agent[05] WEREWOLF", Statement("suspect", target=5, degree=2)),
        ("ESTIMATE Agent[05] VILLAGER", Statement("trust", target=5, degree=2)),
        ("NOT (ESTIMATE Agent[05] WEREWOLF)", Statement("trust", target=5, degree=1)),
        ("NOT (COMINGOUT Agent[02] SEER)", Statement("deny_role", role="seer")),
        ("BECAUSE (DIVINED Agent[09] HUMAN) (VOTE Agent[05])",
         (Statement("report", target=9, kind="divined", value="human", night=2),
          Statement("vote_plan", target=5, degree=2))),
        ("VOTE Agent[05]", Statement("vote_plan", target=5, degree=2)),
        ("Agent[02] VOTE Agent[05]", Statement("vote_plan", target=5, degree=2)),
        ("REQUEST ANY (VOTE Agent[05])", Statement("request_vote", target=5, degree=2)),
        ("REQUEST Agent[07] (COMINGOUT Agent[07] ANY)", Statement("request", kind="claim", to=7)),
        ("REQUEST ANY (DIVINATION Agent[06])", Statement("request", kind="divine", target=6)),
        ("AGREE TALK day1 ID:4", Statement("agree", target=4, re=Ref(2, 5))),
    ],
)  # fmt: skip
def test_what_a_line_means(text, said):
    assert meaning(text) == (said if isinstance(said, tuple) else (said,))


@pytest.mark.parametrize("text", ["Agent[03] DIVINED Agent[04] HUMAN", "OR (VOTE Agent[03]) (VOTE Agent[04])",
                                  "AGREE TALK day5 ID:0", "VOTED Agent[05]", "VOTE Agent[02]"])  # fmt: skip
def test_what_is_not_the_speakers_own_word_is_not_heard_as_such(text):
    assert meaning(text) == ()


def test_results_without_a_night_are_laid_to_the_nights_still_free():
    scene = Scene()
    scene.day = 4
    nights = [
        said.night
        for target in (3, 3, 4, 5, 6)
        for said in heard(parse(f"DIVINED Agent[{target:02d}] HUMAN"), 2, scene)
    ]
    assert nights == [3, 2, 1], "three nights, three results; a repeated one and a fourth are none"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (Statement("claim", role="medium"), "COMINGOUT Agent[01] MEDIUM"),
        (Statement("report", target=12, kind="divined", value="werewolf", night=1), "DIVINED Agent[12] WEREWOLF"),
        (Statement("report", target=3, kind="guarded", night=2), "GUARDED Agent[03]"),
        (Statement("suspect", target=3, degree=1), "ESTIMATE Agent[03] WEREWOLF"),
        (Statement("vote_switch", target=3, others=(4,)), "VOTE Agent[03]"),
        (Statement("request_vote", target=3), "REQUEST ANY (VOTE Agent[03])"),
        (Statement("request", kind="guard", target=3, to=4), "REQUEST Agent[04] (GUARD Agent[03])"),
        (Statement("agree", target=3, re=Ref(2, 5)), "AGREE TALK day1 ID:4"),
        (Statement("whisper_attack", target=3), "ATTACK Agent[03]"),
        (Statement("small_talk", kind="light"), ""),
    ],
)  # fmt: skip
def test_how_a_statement_is_put(said, line):
    assert spoken(said, 1) == line
    assert not line or valid(line)
