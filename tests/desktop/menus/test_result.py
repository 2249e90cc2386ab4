"""What the result page says of an ended village, without a window."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.store.game_file import Table
from desktop.viewmodels import played
from desktop.viewmodels.doubt import Findings, Line, Voice, watch, work_out
from desktop.viewmodels.replay import Replay
from desktop.viewmodels.result import Result
from engine import events as ev
from engine.commands import Ready
from engine.events import MASTER, PUBLIC, AnyEvent, Ballot, SeatInfo
from engine.setup import Illegal, Setup

SEATS = (
    SeatInfo("沙夜", "sayo"), SeatInfo("仁", "jin"), SeatInfo("渡", "wataru"), SeatInfo("もも", "momo"),
    SeatInfo("潮", "ushio"),
)  # fmt: skip
ROLES = {1: "cat", 2: "werewolf", 3: "villager", 4: "bodyguard", 5: "fox"}


def village(result: str = "village", camp: str = "village", winners: tuple[int, ...] = (1, 3, 4)) -> list[AnyEvent]:
    """Night 1: the guard holds. Day 2: the cat is hanged and takes the wolf along, nine to one against."""
    return [
        ev.Opened(ruleset="shikigami", version="3.1.0b1", seats=SEATS, cast=dict.fromkeys(ROLES.values(), 1)),
        ev.PhaseBegan(phase="night", day=1),
        ev.Acted(to=frozenset({1}), seat=1, day=1, action="revive", targets=(3,)),
        ev.Traced(to=MASTER, day=1, step="attack.07", actor=4, target=3, verdict="told:guard_success"),
        ev.Traced(to=MASTER, day=1, step="attack.10", actor=2, target=3, verdict="guard"),
        ev.QuietNight(day=1),
        ev.PhaseBegan(phase="day", day=2),
        ev.PhaseBegan(phase="vote", day=2, round=1),
        ev.Counted(day=2, ballots=(Ballot(2, 1), Ballot(3, 1)), received=((1, 2),), decided=1),
        ev.Traced(to=MASTER, day=2, step="day.execution", target=1, verdict="killed:vote_killed"),
        ev.Traced(
            to=MASTER, day=2, step="day.execution_poison", target=2, verdict="killed:poisoned", odds=(1, 4), drawn=2
        ),
        ev.Died(seat=1, cause="vote_killed", day=2),
        ev.Caused(to=MASTER, seat=1, cause="vote_killed", day=2),
        ev.Died(seat=2, cause="poisoned", day=2),
        ev.Caused(to=MASTER, seat=2, cause="poisoned", day=2, by=(1,)),
        ev.Ended(result=result, camp=camp, winners=winners, roles=ROLES),
    ]


@pytest.fixture
def result(qapp: Any) -> Result:
    page = Result()
    page.show(Setup(seats=SEATS, seed="31"), Table(humans=(1,)), village(), think=False)
    return page


def test_the_head_says_who_won_and_what_became_of_you(result: Result) -> None:
    assert result.headline == "村人陣営の勝利"
    assert result.story == (
        "二日目の夕、最後の人狼・仁が倒れ、村に朝が戻りました。あなた（沙夜）は命を落としましたが、陣営は勝ちました。"
    )
    assert result.rules == "規則 β1　種 31"


def test_everybody_stands_with_their_camp_the_winners_first(result: Result) -> None:
    groups = result.groups

    assert [(g["camp"], g["won"], len(g["seats"])) for g in groups] == [
        ("village", True, 3), ("werewolf", False, 1), ("fox", False, 1),
    ]  # fmt: skip
    cat, wolf, fox = groups[0]["seats"][0], groups[1]["seats"][0], groups[2]["seats"][0]
    assert (cat["name"], cat["you"], cat["alive"], cat["moment"], cat["cause"]) == (
        "沙夜",
        True,
        False,
        "二日目",
        "処刑",
    )
    assert (wolf["cause"], fox["alive"]) == ("毒", True)


def test_who_wins_apart_from_the_camp_is_told_apart(result: Result) -> None:
    """A bat that lives wins for itself; what a seat carried stands beside its role."""
    roles = {1: "villager", 2: "werewolf", 3: "villager", 4: "bat", 5: "vampire"}
    end = ev.Ended(result="village", camp="village", winners=(1, 4), roles=roles, traits={3: ("lovers",)})
    result.show(Setup(seats=SEATS), Table(humans=(1,)), [*village()[:-1], end], think=False)

    shown = {group["camp"]: group for group in result.groups}
    assert list(shown) == ["village", "werewolf", "vampire", "bat"]
    assert shown["bat"]["outcome"] == "result-camp-some" and shown["vampire"]["outcome"] == "result-camp-lost"
    assert [seat["apart"] for seat in shown["village"]["seats"]] == ["", "result-apart-lost"]
    assert shown["bat"]["seats"][0]["apart"] == "result-apart-won"
    assert shown["village"]["seats"][1]["role"] == "村人 · 恋人"


def test_a_quiet_night_says_why_nobody_died_and_who_acted_in_vain(result: Result) -> None:
    result.showScene(0)

    assert result.scenes == ["一日目の夜", "二日目の夕"]
    assert result.headlines[0]["text"] == "誰も死ななかったのは、ももが渡の戸口を守ったから。"
    labels = [(row["label"], row["bad"]) for row in result.steps]
    assert labels == [("蘇生", False), ("知らせ", False), ("守り", False)]


def test_a_lot_shows_its_chance_and_its_outcome(result: Result) -> None:
    result.showScene(1)

    vote, execution, poison = result.steps
    assert vote["label"] == "投票" and "2票" in vote["text"].replace(" ", "")
    assert execution["bad"] and execution["chance"] < 0
    assert poison["bad"] and poison["chance"] == pytest.approx(0.25)
    assert poison["odds"] == "見込み 25 %（1/4）" and poison["outcome"] == "仁に決まった"
    assert "確率" not in poison["text"] and "抽選" not in poison["text"]


@pytest.mark.parametrize(
    ("how", "camp", "winners", "head", "fate"),
    [
        ("werewolf", "werewolf", (2,), "人狼陣営の勝利", "敗れました。"),
        ("fox_human", "fox", (5,), "妖狐陣営の勝利", "敗れました。"),
        ("draw", "draw", (), "引き分け", "命を落としました。"),
        ("vanish", "draw", (), "だれも残らず", "命を落としました。"),
    ],
)
def test_every_end_has_its_words(
    qapp: Any, how: str, camp: str, winners: tuple[int, ...], head: str, fate: str
) -> None:
    page = Result()

    page.show(Setup(seats=SEATS), Table(humans=(1,)), village(how, camp, winners), think=False)

    assert page.headline == head
    assert page.story.endswith(fate)


def test_suspicion_is_drawn_between_its_first_and_its_last_day(result: Result) -> None:
    lines = Line(2, "werewolf", ((2, 0.25), (3, 0.5), (4, 1.0))), Line(5, "fox", ((2, 0.1),))
    result.show_findings(Findings(lines))

    wolf, fox = result.doubt
    assert [point["x"] for point in wolf["points"]] == [0, 0.5, 1]
    assert (wolf["camp"], fox["camp"]) == ("werewolf", "fox")
    assert wolf["spoken"] == "仁：25 %、50 %、100 %"


def test_a_vote_is_given_its_reason_on_its_own_day(result: Result) -> None:
    voice = Voice(3, 2, 1, 0.61, "沙夜さんに入れる。", "I am voting Sayo.")
    result.show_findings(Findings(voices=(voice,)))

    result.showScene(0)
    assert result.voices == []
    result.showScene(1)
    (row,) = result.voices
    assert (row["name"], row["target"], row["text"]) == ("渡", "沙夜", "沙夜さんに入れる。")
    assert "61" in row["chance"]


def test_every_ai_vote_with_a_reason_is_worded_in_both_languages() -> None:
    _, table, log = played.played(people=9)

    findings = work_out(log, table.humans, table.level, table.ai_seed)

    cast = {e.seat: e.target for e in log if isinstance(e, ev.Voted) and e.day == 2 and e.round == 1}
    voices = [voice for voice in findings.voices if voice.day == 2]
    assert voices
    for voice in voices:
        assert voice.seat not in table.humans and cast[voice.seat] == voice.target
        assert voice.ja and voice.en and voice.ja != voice.en
        assert 0 <= voice.chance <= 1


def test_the_village_watches_its_wolves_and_its_fox() -> None:
    watchers, watched = watch(village(), humans=(1,))

    assert watchers == [3, 4]
    assert watched == {2: "werewolf", 5: "fox"}


def test_a_replay_shows_all_and_allows_nothing() -> None:
    replay = Replay([e for e in village() if e.to == PUBLIC], 1, "game")

    assert replay.view(1).ended is not None
    assert replay.legal(1) == [] and replay.step().kind == "over"
    with pytest.raises(Illegal):
        replay.submit(1, Ready())
