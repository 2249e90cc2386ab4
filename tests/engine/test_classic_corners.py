"""Corners of the classic cast where two rules meet: poison and followers, cupids and cats, draws and the last fox."""

from __future__ import annotations

import pytest
from scenes import all_vote, night, of, sleep, table, vote

from engine import commands as do
from engine import events as ev
from engine.setup import Illegal

# A cupid of fewer than 18 must be one of its own lovers; these villages are as large as that.


def causes(game) -> dict[int, str]:
    """Everybody's true cause of death, as the master knows it."""
    return {event.seat: event.cause for event in game.log if isinstance(event, ev.Caused)}


def ended(game) -> ev.Ended:
    (end,) = [event for event in game.log if isinstance(event, ev.Ended)]
    return end


def test_lovers_of_two_cupids_fall_in_a_row() -> None:
    """day.follow: the lover of a lover follows too."""
    game = table("villager villager villager cupid cupid werewolf" + " villager" * 12)
    night(game, "4 shoot_arrow 1 2", "5 shoot_arrow 2 3", "6 eat 7")

    all_vote(game, 1)

    assert {1: "vote_killed", 2: "lovers_followed", 3: "lovers_followed"}.items() <= causes(game).items()


def test_the_last_fox_takes_its_immoralists_when_it_follows_its_lover() -> None:
    """day.follow: both kinds of following chain."""
    game = table("villager fox cupid depraver werewolf" + " villager" * 13)
    night(game, "3 shoot_arrow 1 2", "5 eat 6")

    all_vote(game, 1)

    assert {1: "vote_killed", 2: "lovers_followed", 4: "fox_followed"}.items() <= causes(game).items()


def test_two_foxes_keep_the_immoralist_alive() -> None:
    """day.follow: only the last of the foxes takes it along."""
    game = table("fox fox depraver werewolf" + " villager" * 5)
    night(game, "4 eat 5")

    all_vote(game, 1)

    assert game.view(0).lives(3) and game.view(0).lives(2)


def test_a_fox_alone_with_its_immoralist_at_the_end_wins_over_the_village() -> None:
    """victory: the last wolf dies while a fox lives; its immoralist wins with it."""
    game = table("werewolf fox depraver villager villager villager")
    night(game, "1 eat 4")

    all_vote(game, 1)

    assert ended(game).result == "fox_human"
    assert set(ended(game).winners) == {2, 3}


def test_a_lovers_death_may_end_the_wolves_on_the_spot() -> None:
    """victory is judged after the followers: the last wolf dies of love, and the village has won."""
    game = table("villager werewolf cupid" + " villager" * 15)
    night(game, "3 shoot_arrow 1 2", "2 eat 4")

    all_vote(game, 1)

    assert causes(game)[2] == "lovers_followed"
    assert ended(game).result == "village"


def test_the_poison_of_the_executed_decides_before_victory_is_judged() -> None:
    """day.execution_poison: with one wolf and one villager left to poison, whoever drinks it loses."""
    game = table("poisoner werewolf villager villager", poison_voters_only=True)
    night(game, "2 eat 3")

    vote(game, 2, 1, 1)

    assert causes(game)[1] == "vote_killed"
    (poisoned,) = (seat for seat, cause in causes(game).items() if cause == "poisoned")
    assert ended(game).result == {2: "village", 4: "werewolf"}[poisoned]


def test_a_revote_keeps_nobody_from_voting_otherwise() -> None:
    """§6: everyone alive votes again, in a round of its own."""
    game = table("villager villager villager werewolf villager")
    night(game, "4 eat 5")

    vote(game, 2, 1, 1, 2)
    assert game.phase == "vote" and game.waiting() == {1, 2, 3, 4}
    made = []
    for seat, target in ((1, 2), (2, 1), (3, 2), (4, 2)):
        made = game.submit(seat, do.Vote(target=target))

    assert of(ev.Counted, made)[0].decided == 2


def test_no_revote_is_a_draw_at_the_first_tie() -> None:
    """§6 with revotes 0"""
    game = table("villager villager villager werewolf villager", revotes=0)
    night(game, "4 eat 5")

    vote(game, 2, 1, 1, 2)

    assert ended(game).result == "draw" and not ended(game).winners


def test_the_executed_leave_nothing_undone_that_night() -> None:
    """A seer executed today divines nobody tonight; the night does not wait for it."""
    game = table("villager villager villager villager seer werewolf werewolf villager")
    night(game, "6 eat 1", "5 divine 2")

    all_vote(game, 5)

    assert game.waiting() == {6, 7}
    with pytest.raises(Illegal):
        game.submit(5, do.Act(action="divine", targets=(2,)))


def test_a_will_cannot_be_changed_after_death_and_is_read_once() -> None:
    """talk.last_words"""
    game = table("villager villager villager villager seer werewolf villager villager")
    night(game, "6 eat 7", "5 divine 2")
    game.submit(1, do.WriteWill(text="first"))
    game.submit(1, do.WriteWill(text="second"))
    all_vote(game, 1)
    with pytest.raises(Illegal):
        game.submit(1, do.WriteWill(text="from the grave"))
    night(game, "6 eat 2", "5 divine 3")

    assert [event.text for event in of(ev.WillRead, game.log) if event.seat == 1] == ["second"]


def test_wolves_who_love_may_be_eaten_by_nobody_of_their_own() -> None:
    """A wolf cannot choose a fellow, loved or not."""
    game = table("villager werewolf werewolf cupid" + " villager" * 14)
    with pytest.raises(Illegal):
        game.submit(2, do.Act(action="eat", targets=(3,)))


def test_a_death_at_dusk_leaves_the_medium_one_result() -> None:
    """day.medium_result: of the executed only, not of those who follow it."""
    game = table("villager villager medium cupid werewolf" + " villager" * 13)
    night(game, "4 shoot_arrow 1 2", "5 eat 6")
    all_vote(game, 1)
    made = night(game, "5 eat 7")

    told = [event for event in of(ev.Told, made) if event.result == "medium_result"]
    assert [(event.about, event.value) for event in told] == [(1, "human")]


def test_everybody_ready_twice_changes_nothing() -> None:
    """A second Ready of the same day is refused."""
    game = table("villager villager villager werewolf villager")
    night(game, "4 eat 5")
    game.submit(1, do.Ready())
    with pytest.raises(Illegal):
        game.submit(1, do.Ready())
    sleep(game)
    assert game.phase == "vote"
