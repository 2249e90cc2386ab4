"""The arena: same games with any number of workers, the promised shapes, and what its report finds."""

from __future__ import annotations

import json

import numpy as np
import pytest

from ai.arena import run, wilson
from ai.blunders import blunders
from ai.report import auc, calibration
from ai.table_talk import next_speaker
from engine import events as ev
from engine.setup import Illegal
from engine.speech import Statement


def test_the_shape_of_an_arena_run():
    result = run("shikigami", "classic", 9, 12, 1, agents=("simple",), workers=1)

    assert result["games"] == 12 and result["seconds"] > 0 and result["games_per_s"] > 0
    assert {"village", "werewolf", "draw"} <= set(result["wins"])
    for rate in result["wins"].values():
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1
    assert sum(rate["rate"] for rate in result["wins"].values()) == pytest.approx(1.0)
    assert result["roles"]["seer"] == {"games": 12, "rate": result["wins"]["village"]["rate"]}
    json.dumps(result)


def test_the_same_games_with_any_number_of_workers():
    one = run("shikigami", "classic", 7, 8, 5, agents=("simple",), workers=1)
    two = run("shikigami", "classic", 7, 8, 5, agents=("simple",), workers=2)

    assert one["wins"] == two["wins"] and one["roles"] == two["roles"]


def test_a_report_and_a_log(tmp_path):
    log = tmp_path / "games.jsonl"
    result = run("shikigami", "classic", 9, 5, 3, report=True, workers=1, log=log)
    report = result["report"]

    assert report["blunders"] == 0, report["blunder_list"]
    assert 0 <= report["ece"] <= 1 and 0 <= report["auc"] <= 1
    assert 0 < report["decision_ms"]["p50"] <= report["decision_ms"]["p95"]
    assert report["talk"]["re"] >= 0.5
    assert report["talk"]["vote_is_plan"] >= 0.97
    assert report["talk"]["answered"] >= 0.95
    lines = log.read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3, 4]
    assert json.loads(lines[0])["events"][0]["kind"] == "Opened"


def test_mixed_tables_and_bad_wishes():
    assert run("shikigami", "classic", 5, 2, 1, agents=("first", "simple"), workers=1)["games"] == 2
    with pytest.raises(ValueError, match="nobody"):
        run("shikigami", "classic", 5, 2, 1, agents=("nobody",), workers=1)
    with pytest.raises(Illegal):
        run("shikigami", "classic", 2, 2, 1, agents=("simple",), workers=1)


def test_wilson_holds_known_values():
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_calibration_and_auc_of_known_cases():
    assert calibration([(0.25, 0), (0.25, 0), (0.25, 0), (0.25, 1)]) == pytest.approx(0.0)
    assert calibration([(0.9, 0)] * 4) == pytest.approx(0.9)
    assert auc(np.array([0.1, 0.2, 0.8, 0.9]), np.array([0, 0, 1, 1])) == 1.0
    assert auc(np.array([0.5, 0.5]), np.array([0, 1])) == 0.5


def test_beliefs_are_calibrated_on_a_fixed_sample():
    """Among seats given p of being a wolf, p are (a small sample of the nine-seat village)."""
    result = run("shikigami", "classic", 9, 40, 11, report=True, workers=1)

    assert result["report"]["ece"] <= 0.08


def table(*more: ev.AnyEvent) -> list[ev.AnyEvent]:
    seats = tuple(ev.SeatInfo(str(i)) for i in range(1, 6))
    cast = {"villager": 2, "seer": 1, "werewolf": 1, "possessed": 1}
    return [ev.Opened(ruleset="shikigami", seats=seats, cast=cast), ev.PhaseBegan(phase="day", day=2), *more]


def say(seat: int, n: int, *statements: Statement, wording: tuple[str, ...] = ()) -> ev.Said:
    return ev.Said(seat=seat, day=2, n=n, statements=statements, wording=wording)


@pytest.mark.parametrize(
    ("events", "word"),
    [
        ([ev.Died(seat=3, day=1, night=True), ev.Voted(seat=1, target=3, day=2)], "votes for the dead"),
        ([say(1, 1, Statement("claim", role="seer")), say(1, 2, Statement("claim", role="medium"))], "after seer"),
        ([say(1, 1, Statement("report", target=2, kind="divined", value="human", night=1))], "without a claim"),
        (
            [
                say(1, 1, Statement("claim", role="seer")),
                say(1, 2, Statement("report", target=2, kind="divined", value="human", night=1)),
                say(1, 3, Statement("report", target=2, kind="divined", value="werewolf", night=1)),
            ],
            "another result",
        ),
        ([say(1, 1, Statement("suspect", target=2), wording=("a",))] * 2, "repeats itself"),
        ([say(1, 1, Statement("whisper_attack", target=2))], "whispers aloud"),
        (
            [
                say(1, 1, Statement("claim", role="seer")),
                say(1, 2, Statement("report", target=2, kind="divined", value="werewolf", night=1)),
                say(1, 3, Statement("report", target=3, kind="divined", value="werewolf", night=0)),
            ],
            "more wolves",
        ),
    ],
)
def test_every_kind_of_blunder_is_seen(events: list[ev.AnyEvent], word: str):
    found = blunders(table(*events))

    assert any(word in line for line in found), found


def test_a_clean_table_has_no_blunder():
    events = [
        say(1, 1, Statement("claim", role="seer"), wording=("a",)),
        say(1, 2, Statement("report", target=2, kind="divined", value="human", night=1), wording=("b",)),
        say(3, 3, Statement("suspect", target=2), wording=("c",)),
        ev.Voted(seat=1, target=3, day=2),
    ]
    assert blunders(table(*events)) == []


def test_who_has_most_to_say_speaks_next():
    assert next_speaker({1: 0.2, 2: 0.9, 3: 0.4}) == 2
    assert next_speaker({1: 0.0, 2: -1.0}) == 0
    assert next_speaker({}) == 0
    assert next_speaker({1: 0.5, 2: 0.4}, recent=[1]) == 2
    openers = {next_speaker(dict.fromkeys(range(1, 10), 0.5), key=f"game {g}") for g in range(60)}
    assert len(openers) >= 6
