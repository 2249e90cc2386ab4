"""The day: talk, whispers, wills, votes, ties, executions and what they bring, the end."""

from __future__ import annotations

import pytest
from scenes import all_vote, night, of, sleep, table, vote

from engine import commands as do
from engine import events as ev
from engine.events import MASTER, PUBLIC
from engine.setup import Illegal
from engine.speech import Statement

PLAIN = "villager villager villager villager villager seer werewolf werewolf"
SUSPECT = (Statement("suspect", target=7),)


def refused(game, seat: int, command: do.AnyCommand) -> str:
    """The reason for which the rules refuse *command*; nothing must have happened."""
    before = len(game.log)
    with pytest.raises(Illegal) as error:
        game.submit(seat, command)
    assert len(game.log) == before
    return error.value.reason


def at_day(roles: str = PLAIN, *acts: str, **options):
    """A table at the first talk, after night 1 with *acts*."""
    game = table(roles, **options)
    night(game, *(acts or ("7 eat 1", "6 divine 7")))
    return game


def test_night_1_comes_first_and_day_2_follows() -> None:
    """day.md §0"""
    game = table(PLAIN)
    assert (game.phase, game.day) == ("night", 1)

    night(game, "7 eat 1", "6 divine 7")

    assert (game.phase, game.day) == ("day", 2)


def test_the_night_waits_for_those_who_must_act_and_for_one_wolf() -> None:
    """Wolves share one vote; the first counts and the pack sees it"""
    game = table(PLAIN)
    assert game.waiting() == {6, 7, 8}

    (acted,) = night(game, "8 eat 2")

    assert acted.to == {7, 8} and game.waiting() == {6}
    assert refused(game, 7, do.Act(action="eat", targets=(3,))) == "already"
    assert next(spec for spec in game.legal(7) if spec.kind == "act").blocked == "already"


def test_with_rest_a_night_shows_nobody_who_acts() -> None:
    """option rest: the night ends when all sleep"""
    game = table(PLAIN, rest=True)
    assert game.waiting() == set(range(1, 9))
    assert refused(game, 6, do.Ready()) == "act_first"

    night(game, "7 eat 1", "6 divine 7")
    for seat in range(1, 8):
        game.submit(seat, do.Ready())
        assert game.phase == "night"
    game.submit(8, do.Ready())

    assert game.phase == "day"


def test_the_dawn_tells_who_was_found_dead_and_each_seer_its_own() -> None:
    """Public morning report"""
    game = table(PLAIN)
    made = night(game, "7 eat 1", "6 divine 7")

    assert of(ev.Died, made) == [ev.Died(seat=1, cause="found_dead", day=1, night=True)]
    assert of(ev.Told, made) == [
        ev.Told(to=frozenset({6}), result="divined_wolf", about=7, value="werewolf", day=1)
    ]
    assert of(ev.Caused, made) == [
        ev.Caused(to=MASTER, seat=1, cause="wolf_killed", day=1, night=True, by=(7,)),
        ev.Caused(to=frozenset({1}), seat=1, cause="wolf_killed", day=1, night=True),
    ]
    assert not of(ev.QuietNight, made)


def test_two_found_dead_are_named_in_seat_order_whatever_killed_first() -> None:
    """The order of the dead tells nothing"""
    game = table("fox seer villager villager villager werewolf villager")
    made = night(game, "6 eat 7", "2 divine 1")

    assert [death.seat for death in of(ev.Died, made)] == [1, 7]


def test_a_quiet_night_is_announced() -> None:
    """QuietNight"""
    game = at_day("fox seer villager villager villager werewolf", "6 eat 1", "2 divine 3")

    assert of(ev.QuietNight, game.log) == [ev.QuietNight(day=1)]


def test_the_dead_learn_causes_only_where_none_of_them_may_come_back() -> None:
    """Caused · cat, open_cast"""
    closed = at_day("cat seer villager villager villager werewolf", "6 eat 3", "2 divine 4")
    opened = at_day("cat seer villager villager villager werewolf", "6 eat 3", "2 divine 4", open_cast=True)

    assert of(ev.Caused, closed.log)[0].to == MASTER
    assert [(event.to, event.by) for event in of(ev.Caused, opened.log)] == [({3}, (6,))]


def test_with_an_open_cast_the_dead_see_roles_and_nobody_is_called_back() -> None:
    """option open_cast"""
    roles = ["cat", "seer", "villager", "villager", "villager", "werewolf", "villager"]
    game = at_day(" ".join(roles), "6 eat 3", "2 divine 4", open_cast=True)

    assert game.view(3).roles == dict(enumerate(roles, 1))
    assert game.view(4).roles == {4: "villager"}
    all_vote(game, 4)
    assert [spec.id for spec in game.legal(1)] == ["say", "will"]


# Talk.


def test_talk_is_public_numbered_and_limited() -> None:
    """option talk"""
    game = at_day(talk=2)

    one = game.submit(2, do.Say(statements=SUSPECT, wording=("k",)))[0]
    two = game.submit(3, do.Say(text="hm"))[0]
    game.submit(2, do.Say(statements=SUSPECT))

    assert (one.n, one.to, one.wording, two.n) == (1, PUBLIC, ("k",), 2)
    assert refused(game, 2, do.Say(statements=SUSPECT)) == "no_talk_left"
    assert 2 not in game.waiting()


def test_the_day_ends_when_all_are_ready_or_have_said_their_say() -> None:
    """Ready · talk"""
    game = at_day(talk=1)
    for seat in (2, 3, 4, 5):
        game.submit(seat, do.Ready())
    for seat in (6, 7):
        game.submit(seat, do.Say(statements=SUSPECT))
    assert game.phase == "day"

    game.submit(8, do.Say(statements=SUSPECT))

    assert game.phase == "vote"


def test_without_talk_the_vote_comes_at_once() -> None:
    """talk = 0"""
    assert at_day(talk=0).phase == "vote"


@pytest.mark.parametrize(("command", "reason"), [
    (do.Say(), "empty"), (do.Say(text="  "), "empty"), (do.Say(text="x", channel="wolf"), "channel"),
    (do.Say(statements=SUSPECT, wording=("a", "b")), "count"), (do.Say(text="x" * 20_001), "too_long"),
    (do.Say(text="\n" * 50 + "x"), "too_long"), (do.Say(statements=(Statement("suspect", target=9),)), "target"),
    (do.Vote(target=3), "phase"), (do.Act(action="divine", targets=(3,)), "phase"), (do.Skip(action="eat"), "phase"),
    (do.TimeUp(), "host_only"), (do.WriteWill(text="x" * 20_001), "too_long"), (do.Note(note="x" * 20_001), "too_long"),
])
def test_the_day_refuses(command: do.AnyCommand, reason: str) -> None:
    """Illegal: nothing is half-applied"""
    assert refused(at_day(), 2, command) == reason


def test_who_is_ready_has_nothing_more_to_say() -> None:
    """Ready"""
    game = at_day()
    (readied,) = game.submit(2, do.Ready())

    assert readied.to == {2}
    assert refused(game, 2, do.Say(text="and yet")) == "already"
    assert refused(game, 2, do.Ready()) == "already"


def test_the_dead_speak_in_heaven_only_and_only_the_dead_hear() -> None:
    """heaven"""
    game = at_day()
    (said,) = game.submit(1, do.Say(text="so it goes", channel="heaven"))

    assert said.to == {1}
    assert refused(game, 1, do.Say(text="it was 7")) == "you_are_dead"
    assert refused(game, 2, do.Say(text="ghost?", channel="heaven")) == "channel"
    for command in (do.Vote(target=2), do.Ready(), do.WriteWill(text="late"), do.Act(action="eat", targets=(2,))):
        assert refused(game, 1, command) == "you_are_dead"


# Whispers.


def test_wolves_hear_wolves_others_hear_a_howl() -> None:
    """talk.whisper"""
    game = table(PLAIN)
    said, heard = game.submit(7, do.Say(text="2?", channel="wolf"))

    assert said.to == {7, 8}
    assert heard == ev.Heard(to=frozenset({1, 2, 3, 4, 5, 6}), noise="howl", day=1)


def test_masons_whisper_foxes_are_silent_others_talk_to_themselves() -> None:
    """talk.whisper"""
    game = table("freemason freemason fox fox villager villager villager villager werewolf")

    assert game.submit(1, do.Say(text="hi", channel="mason"))[1].noise == "whisper"
    (fox,) = game.submit(3, do.Say(text="hi", channel="fox"))
    (mono,) = game.submit(5, do.Say(text="hi", channel="mono"))
    assert fox.to == {3, 4} and mono.to == {5}
    assert refused(game, 5, do.Say(text="hi", channel="mason")) == "channel"
    assert refused(game, 5, do.Say(text="hi", channel="talk")) == "channel"


def test_lovers_whisper_only_where_the_village_lets_them() -> None:
    """option lovers_talk"""
    for allowed in (False, True):
        game = table("cupid villager villager villager villager werewolf", lovers_talk=allowed)
        night(game, "1 shoot_arrow 1 2")
        if allowed:
            assert game.submit(2, do.Say(text="you", channel="lovers"))[0].to == {1, 2}
        else:
            assert refused(game, 2, do.Say(text="you", channel="lovers")) == "channel"


def test_who_belongs_together_knows_each_other() -> None:
    """Introduced"""
    game = table("werewolf werewolf freemason freemason fox fox depraver possessed villager villager villager villager")

    assert game.view(1).bonds == {"wolf": (1, 2)} and game.view(8).bonds == {} and game.view(9).bonds == {}
    assert game.view(3).bonds == {"mason": (3, 4)}
    assert game.view(5).bonds == game.view(7).bonds == {"fox": (5, 6)}


def test_lovers_learn_each_other_and_their_cupid_learns_both() -> None:
    """instant_actions · cupid"""
    roles = " ".join(["cupid", *["villager"] * 14, "werewolf", "werewolf", "seer"])
    game = table(roles)
    night(game, "1 shoot_arrow 2 3")

    assert game.view(2).bonds == game.view(3).bonds == game.view(1).bonds == {"lovers": (2, 3)}
    assert game.view(2).traits == {2: [("lovers", 1)]}
    assert game.view(4).bonds == {} and game.view(4).traits == {}
    assert refused(game, 1, do.Act(action="shoot_arrow", targets=(4, 5))) == "spent"


def test_a_cupid_of_a_small_village_must_love() -> None:
    """cupid: under 18 players"""
    game = table("cupid villager villager villager villager werewolf")

    assert next(spec for spec in game.legal(1) if spec.id == "shoot_arrow").must_include == 1
    assert refused(game, 1, do.Act(action="shoot_arrow", targets=(2, 3))) == "must_include"
    assert refused(game, 1, do.Act(action="shoot_arrow", targets=(1,))) == "count"
    assert refused(game, 1, do.Act(action="shoot_arrow", targets=(1, 1))) == "twice"


# Night acts.


@pytest.mark.parametrize(("seat", "command", "reason"), [
    (6, do.Act(action="divine", targets=(6,)), "self"), (6, do.Act(action="divine", targets=(99,)), "target"),
    (6, do.Act(action="divine", targets=()), "count"), (6, do.Act(action="eat", targets=(1,)), "action"),
    (6, do.Skip(action="divine"), "no_skip"), (7, do.Act(action="eat", targets=(8,)), "partner"),
    (7, do.Act(action="eat", targets=(7,)), "self"), (1, do.Act(action="divine", targets=(2,)), "action"),
    (6, do.Vote(target=1), "phase"), (1, do.Ready(), "phase"), (9, do.Note(note="x"), "not_yours"),
    (0, do.Note(note="x"), "not_yours"), (-1, do.Say(text="x"), "not_yours"),
])
def test_the_night_refuses(seat: int, command: do.AnyCommand, reason: str) -> None:
    """Illegal: nothing is half-applied"""
    assert refused(table(PLAIN), seat, command) == reason


def test_a_guard_sleeps_through_the_first_night() -> None:
    """from night 2 · bodyguard"""
    game = table("bodyguard villager villager villager villager werewolf")

    assert refused(game, 1, do.Act(action="guard", targets=(2,))) == "first_night"
    assert game.waiting() == {6}


def test_a_cat_may_pass_and_has_nobody_to_call_but_the_dead() -> None:
    """revive · cat"""
    game = at_day("cat villager villager villager villager villager werewolf", "7 eat 2")
    all_vote(game, 3)

    spec = next(spec for spec in game.legal(1) if spec.id == "revive")
    assert spec.targets == (2, 3) and spec.may_skip
    assert refused(game, 1, do.Act(action="revive", targets=(4,))) == "alive"
    night(game, "1 skip revive", "7 eat 4")
    assert game.phase == "day"


def test_on_the_first_night_wolves_take_the_dummy() -> None:
    """身代わり君"""
    game = table("villager seer villager villager werewolf villager", dummy=True)
    spec = next(spec for spec in game.legal(5) if spec.id == "eat")

    assert spec.targets == (6,) and (1, "not_dummy") in spec.barred
    assert game.legal(6) == [] and refused(game, 6, do.Note(note="x")) == "not_yours"
    night(game, "5 eat 6", "2 divine 1")
    assert [death.seat for death in of(ev.Died, game.log)] == [6]


# The vote.


def test_a_vote_is_secret_until_all_have_voted() -> None:
    """HasVoted, Voted, Counted"""
    game = at_day()
    sleep(game)
    voted, has = game.submit(2, do.Vote(target=7))

    assert voted.to == {2} and has.to == PUBLIC
    assert game.view(3).voted == {2} and game.view(3).counts == [] and game.view(2).ballot == 7
    assert refused(game, 2, do.Vote(target=8)) == "already"
    assert refused(game, 3, do.Vote(target=1)) == "dead"
    assert refused(game, 3, do.Vote(target=3)) == "self"
    assert refused(game, 3, do.Vote(target=0)) == "target"


def test_an_open_vote_is_seen_and_a_self_vote_may_be_allowed() -> None:
    """options open_vote, self_vote"""
    game = at_day(open_vote=True, self_vote=True)
    sleep(game)

    assert game.submit(3, do.Vote(target=3))[0].to == PUBLIC


def test_most_votes_are_executed_and_all_ballots_shown() -> None:
    """day.count, day.tie_break, day.execution"""
    game = at_day()
    made = vote(game, 7, 7, 7, 8, 7, 8, 2)

    (counted,) = of(ev.Counted, made)
    assert counted.decided == 7 and counted.how == "most"
    assert counted.received == ((7, 4), (8, 2), (2, 1))
    assert counted.ballots[0] == ev.Ballot(voter=2, target=7, weight=1)
    assert of(ev.Died, made) == [ev.Died(seat=7, cause="vote_killed", day=2)]
    assert (game.phase, game.day) == ("night", 2)


def test_a_tie_is_voted_again_until_it_is_a_draw() -> None:
    """day.md §6 · revotes"""
    game = at_day(revotes=1)
    tie = (3, 2, 2, 2, 3, 3, 4)
    vote(game, *tie)
    assert (game.phase, game.state.round) == ("vote", 2)

    made = vote(game, *tie)

    (ended,) = of(ev.Ended, made)
    assert (ended.result, ended.camp, ended.winners) == ("draw", "draw", ())


def test_a_settled_village_draws_lots_among_the_top() -> None:
    """day.tie_break 13 · settled"""
    game = at_day(settled=True)
    made = vote(game, 3, 2, 2, 2, 3, 3, 4)

    (counted,) = of(ev.Counted, made)
    assert counted.how == "settled" and counted.decided in (2, 3)
    assert [drawn.weights for drawn in of(ev.Drawn, made)] == [(1, 1)]


def test_mediums_learn_next_morning_what_was_executed() -> None:
    """day.medium_result · medium"""
    game = at_day("medium villager villager villager villager villager werewolf werewolf", "7 eat 2")
    made = all_vote(game, 8)
    (kept,) = of(ev.Told, made)
    assert kept.to == MASTER and game.view(1).told == []

    night(game, "7 eat 3")

    assert game.view(1).told == [
        ev.Told(to=frozenset({1}), result="medium_result", about=8, value="werewolf", day=2)
    ]


def test_an_executed_medium_reads_nothing() -> None:
    """day.medium_result · medium"""
    game = at_day("medium villager villager villager villager villager werewolf werewolf", "7 eat 2")

    assert of(ev.Told, all_vote(game, 1)) == []


def test_a_medium_that_dies_tonight_learns_nothing() -> None:
    """day.medium_result · medium"""
    game = at_day("medium villager villager villager villager villager werewolf werewolf", "7 eat 2")
    all_vote(game, 8)
    night(game, "7 eat 1")

    assert game.view(1).told == []


def test_an_executed_poisoner_takes_somebody_along() -> None:
    """day.execution_poison · poisoner"""
    game = at_day("poisoner villager villager villager villager seer werewolf", "7 eat 2", "6 divine 7")
    made = all_vote(game, 1)
    first, second = of(ev.Died, made)

    assert (first.seat, first.cause) == (1, "vote_killed")
    assert second.cause == "poisoned" and second.seat in (3, 4, 5, 6, 7)
    assert [drawn.weights for drawn in of(ev.Drawn, made)] == [(1, 1, 1, 1, 1)]


def test_poison_may_reach_voters_only() -> None:
    """option poison_voters_only"""
    roles = "poisoner villager villager villager villager seer werewolf villager"
    game = at_day(roles, "7 eat 2", "6 divine 7", poison_voters_only=True)
    made = vote(game, 4, 1, 1, 4, 3, 3, 1)

    assert of(ev.Counted, made)[0].decided == 1
    assert of(ev.Died, made)[1].seat in (3, 4, 8)


def test_lovers_and_depravers_follow_the_executed() -> None:
    """day.follow · lovers, depraver"""
    game = table("cupid fox depraver villager villager villager villager werewolf")
    night(game, "1 shoot_arrow 1 2", "8 eat 4")
    made = all_vote(game, 1)

    assert [(death.seat, death.cause) for death in of(ev.Died, made)] == [
        (1, "vote_killed"), (2, "lovers_followed"), (3, "fox_followed"),
    ]


# Wills, notes, time.


def test_last_words_are_read_the_morning_after() -> None:
    """talk.last_words"""
    game = table(PLAIN)
    game.submit(1, do.WriteWill(text="it is 3"))
    (written,) = game.submit(1, do.WriteWill(text="it is 7"))
    assert written.to == {1}
    night(game, "7 eat 1", "6 divine 7")
    assert of(ev.WillRead, game.log) == [ev.WillRead(seat=1, text="it is 7")]

    game.submit(2, do.WriteWill(text="farewell"))
    all_vote(game, 2)
    assert len(of(ev.WillRead, game.log)) == 1
    night(game, "7 eat 3", "6 divine 8")
    assert of(ev.WillRead, game.log)[1] == ev.WillRead(seat=2, text="farewell")


def test_a_village_may_have_no_wills() -> None:
    """option wills"""
    game = table(PLAIN, wills=False)

    assert refused(game, 1, do.WriteWill(text="x")) == "action"
    assert "will" not in [spec.id for spec in game.legal(1)]


def test_a_note_is_the_seats_own() -> None:
    """Noted"""
    game = at_day()
    noted, said = game.submit(2, do.Say(text="hm", note='{"mood": 1}'))

    assert isinstance(said, ev.Said) and noted == ev.Noted(to=frozenset({2}), seat=2, note='{"mood": 1}')
    assert game.view(2).note == '{"mood": 1}' and game.view(3).note == ""
    assert game.submit(2, do.Note(note='{"mood": 1}')) == []


def test_when_time_is_up_the_talk_is_over() -> None:
    """TimeUp by day"""
    game = at_day()
    game.submit(0, do.TimeUp())

    assert game.phase == "vote"


def test_who_owes_a_vote_when_time_is_up_dies_and_all_vote_again() -> None:
    """TimeUp in the vote: no_vote, no last words"""
    game = at_day()
    game.submit(3, do.WriteWill(text="unread"))
    sleep(game)
    for seat in (2, 4, 5, 6, 7, 8):
        game.submit(seat, do.Vote(target=3))
    made = game.submit(0, do.TimeUp())

    assert of(ev.Died, made) == [ev.Died(seat=3, cause="no_vote", day=2)]
    assert (game.phase, game.waiting()) == ("vote", {2, 4, 5, 6, 7, 8})
    all_vote(game, 2)
    night(game, "7 eat 4", "6 divine 8")
    assert all(read.seat != 3 for read in of(ev.WillRead, game.log))


def test_who_owes_an_act_when_time_is_up_dies_and_the_night_begins_again() -> None:
    """TimeUp at night: no_vote"""
    game = table(PLAIN)
    night(game, "7 eat 1")
    made = game.submit(0, do.TimeUp())

    assert [(death.seat, death.cause) for death in of(ev.Died, made)] == [(6, "no_vote")]
    assert (game.phase, game.day, game.waiting()) == ("night", 1, {7, 8})


def test_time_up_ends_a_night_in_which_only_sleepers_are_missing() -> None:
    """TimeUp · rest"""
    game = table(PLAIN, rest=True)
    night(game, "7 eat 1", "6 divine 7")
    game.submit(0, do.TimeUp())

    assert game.phase == "day"


# The end.


def test_the_village_wins_when_the_last_wolf_is_executed() -> None:
    """victory 3 · village"""
    game = at_day("villager possessed villager villager villager seer werewolf", "7 eat 1", "6 divine 7")
    (ended,) = of(ev.Ended, all_vote(game, 7))

    assert (ended.result, ended.camp) == ("village", "village")
    assert ended.winners == (1, 3, 4, 5, 6)
    assert game.over and game.view(0).roles[2] == "possessed"
    assert refused(game, 3, do.Ready()) == "over" and game.legal(3) == []


def test_nothing_happens_twice_at_the_end() -> None:
    """The end is the last event"""
    game = at_day("villager villager villager seer werewolf", "5 eat 1", "4 divine 5")
    all_vote(game, 5)

    assert isinstance(game.log[-1], ev.Ended)
    assert refused(game, 0, do.TimeUp()) == "over"
