"""Talk (day.md §1): who hears whom at night, what becomes of words, last words, and what a seat takes itself for."""

from __future__ import annotations

import pytest
from scenes import all_vote, night, of, sleep, table

from engine import commands as do
from engine import events as ev
from engine.events import MASTER
from engine.game import Game
from engine.setup import Illegal
from engine.shikigami.roles import ROLES


def say(game: Game, seat: int, channel: str = "mono", text: str = "hm") -> list[ev.AnyEvent]:
    """What became of it; the lots apart."""
    made = game.submit(seat, do.Say(text=text, channel=channel))
    return [event for event in made if not isinstance(event, ev.Drawn)]


def to_night_2(game: Game, out: int) -> None:
    """By day all vote for *out*; it is night 2 then."""
    all_vote(game, out)
    assert (game.phase, game.day) == ("night", 2)


def sky(game: Game, weather: str) -> None:
    """Today there is *weather*."""
    game._table.emit(ev.Weathered(day=game.day, weather=weather))


@pytest.mark.parametrize("role", [role for role in ROLES.values() if role.shown_as != role.id], ids=lambda r: r.id)
def test_who_takes_itself_for_another_is_dealt_that_card(role) -> None:
    game = table(f"{role.id} villager villager werewolf villager villager villager")
    twin = table(f"{role.shown_as} villager villager werewolf villager villager villager")

    assert game.state.roles[1] is role and game.view(1).role == role.shown_as
    assert game.view(0).roles == {}
    assert game.legal(1) == twin.legal(1), "it is offered what the other would be"
    for seat in range(1, 8):
        mine, theirs = game.view(seat).events[1:], twin.view(seat).events[1:]
        if role.id != "unaware" or seat != 4:
            assert mine == theirs
    assert Game.load(game.log).view(1).role == role.shown_as


def test_wolves_know_who_walks_in_its_sleep() -> None:
    game = table("unaware werewolf villager silver_wolf villager villager")

    assert game.view(2).bonds["sleepwalker"] == (1,)
    assert all("sleepwalker" not in game.view(seat).bonds for seat in (1, 3, 4))


def test_a_dreaming_freemason_talks_to_itself() -> None:
    game = table("dream_mason freemason freemason werewolf villager villager villager", dummy=True)

    assert game.view(1).bonds == {"mason": (1, 7)} and game.view(2).bonds == {"mason": (2, 3)}
    (alone,) = say(game, 1, "mason")
    assert alone.to == {1}, "nobody hears it, not even a noise"
    assert of(ev.Said, say(game, 2, "mason"))[0].to == {2, 3}


def test_the_whisperer_talks_with_the_wolves_and_no_howl_is_heard_of_it() -> None:
    game = table("whisperer werewolf fanatic villager villager villager")

    assert game.view(2).bonds["whisperer"] == (1,) and game.view(1).bonds["wolf"] == (2,)
    (whispered,) = say(game, 1, "wolf")
    assert whispered.to == {1, 2}
    said, howl = say(game, 2, "wolf")
    assert said.to == {1, 2} and (howl.noise, howl.to) == ("howl", {3, 4, 5, 6})
    with pytest.raises(Illegal):
        say(game, 3, "wolf")


def test_a_mind_reader_hears_no_howl_and_reads_its_mind_from_night_2() -> None:
    game = table("mind_reader werewolf villager villager villager villager")
    assert say(game, 2, "wolf")[1].to == {3, 4, 5, 6}
    night(game, "1 scan 3", "2 eat 6")
    assert (game.view(3).traits, game.view(1).traits) == ({3: [("mind_read", 0)]}, {})
    to_night_2(game, 5)

    (read,) = say(game, 3)
    assert read.to == {1, 3}
    (own,) = say(game, 4)
    assert own.to == {4}


def test_lovers_hear_the_minstrel_from_night_2() -> None:
    game = table("minstrel villager villager werewolf villager villager villager villager")
    (first,) = say(game, 1)
    night(game, "1 shoot_arrow 1 3", "4 eat 5")
    to_night_2(game, 6)

    assert first.to == {1} and say(game, 1)[0].to == {1, 3}
    assert say(game, 3)[0].to == {3}


def test_the_lonely_fox_is_cut_off() -> None:
    game = table("blue_wolf fox fox villager villager villager villager")
    assert say(game, 2, "fox")[0].to == {2, 3}
    night(game, "1 eat 2")
    to_night_2(game, 7)

    with pytest.raises(Illegal):
        say(game, 2, "fox")
    assert say(game, 3, "fox")[0].to == {3}


def test_an_illusionist_believes_that_its_mind_is_read() -> None:
    game = table("illusionist werewolf villager villager villager villager")
    assert game.view(1).traits == {}
    night(game, "2 eat 3")

    assert game.view(1).traits == {1: [("mind_read", 0)]}
    to_night_2(game, 4)
    assert say(game, 1)[0].to == {1}


def test_a_prank_lasts_for_a_day() -> None:
    game = table("fairy werewolf villager villager villager villager villager villager")
    night(game, "1 prank 3", "2 eat 4")

    assert of(ev.Said, say(game, 3, "talk"))[0].marks == ("prank:1",)
    to_night_2(game, 5)
    assert of(ev.Said, say(game, 3))[0].marks == ()
    night(game, "2 eat 6", "1 prank 3")
    assert of(ev.Said, say(game, 3, "talk"))[0].marks == ("prank:1",), "another night, another prank"


def test_the_called_dead_write_the_last_words_of_their_medium() -> None:
    game = table("spirit_medium villager werewolf villager villager villager villager villager")
    night(game, "1 scan 2", "3 eat 4")
    with pytest.raises(Illegal):
        game.submit(1, do.WriteWill(text="mine"))
    to_night_2(game, 2)
    assert "will" in [spec.id for spec in game.legal(2)] and "will" not in [spec.id for spec in game.legal(4)]
    game.submit(2, do.WriteWill(text="from beyond"))

    assert game.view(1).will.text == "from beyond" and game.view(5).will is None
    with pytest.raises(Illegal):
        game.submit(4, do.WriteWill(text="me too"))
    made = night(game, "3 eat 1")
    assert not of(ev.WillRead, made), "a medium leaves no last words"


@pytest.mark.parametrize(("role", "read"), [("villager", True), ("reporter", False), ("escaper", False)])
def test_some_leave_no_last_words(role: str, read: bool) -> None:
    game = table(f"{role} werewolf villager villager villager villager")
    night(game, "2 eat 3")
    game.submit(1, do.WriteWill(text="farewell"))
    to_night_2(game, 1)
    made = night(game, "2 eat 4")

    assert [will.text for will in of(ev.WillRead, made)] == ["farewell"] * read


def test_in_a_strong_wind_only_neighbours_hear_words() -> None:
    game = table("villager " * 9 + "werewolf")
    night(game, "10 eat 1")
    sky(game, "strong_wind")
    said, whisper = say(game, 7, "talk")

    assert said.to >= {2, 6, 7, 8} and not {3, 4, 5, 9} & said.to
    assert (whisper.noise, whisper.to & said.to) == ("whisper", set()) and {3, 4, 5, 9} <= whisper.to


def test_at_dusk_nobody_sees_who_speaks() -> None:
    game = table("villager villager villager villager villager werewolf")
    night(game, "6 eat 1")
    sky(game, "dusk")
    said, blind = say(game, 2, "talk")

    assert (said.seat, blind.seat) == (2, 0) and 2 in said.to and {3, 4, 5, 6} <= blind.to
    assert not said.to & blind.to and game.state.spoken[2] == 1


@pytest.mark.parametrize(("weather", "mark"), [
    ("rainbow", "rainbow_camouflage"), ("squall", "grass_camouflage"), ("comet", "passion"), ("stormy_sea", "loud"),
    ("light_snow", "quiet"), ("dappled_sunlight", "taciturn:25"), ("diamond_dust", "mirror_camouflage"),
])
def test_the_sky_changes_words(weather: str, mark: str) -> None:
    game = table("villager villager villager villager villager werewolf")
    night(game, "6 eat 1")
    sky(game, weather)
    (said,) = say(game, 2, "talk", "x" * 40)

    assert said.marks == (mark,) and len(said.text) == (25 if weather == "dappled_sunlight" else 40)


@pytest.mark.parametrize(("weather", "kind"), [("first_spring_gale", "gentleman"), ("cherry_blizzard", "lady")])
def test_replaced_words_reach_nobody(weather: str, kind: str) -> None:
    game = table("villager villager villager villager villager werewolf", talk=200)
    night(game, "6 eat 1")
    sky(game, weather)
    said = [say(game, 2, "talk", "secret")[0] for _ in range(150)]
    changed = [one for one in said if one.marks]

    assert 5 < len(changed) < 50, "13 in a hundred"
    assert all(one.marks[0].startswith(f"replaced:{kind}:") and not one.text for one in changed)
    assert all(one.text == "secret" for one in said if not one.marks)


def test_a_slipping_howler_howls_by_day_in_five_of_a_hundred_when_plants_sprout() -> None:
    game = table("suspicious villager villager villager villager werewolf", talk=200)
    night(game, "6 eat 2")
    sky(game, "sprouting")
    said = [say(game, 1, "talk")[0] for _ in range(190)]

    assert {one.marks for one in said} == {(), ("replaced:howl",)}
    assert all(not one.marks for one in [say(game, 3, "talk")[0] for _ in range(190)])


def test_a_tengu_voice_booms_now_and_then_by_day_only() -> None:
    game = table("villager villager villager villager villager werewolf", talk=200)
    game._table.emit(ev.Gained(to=frozenset({1}), seat=1, trait="tengu_voice"))
    assert all(not say(game, 1)[0].marks for _ in range(60))
    night(game, "6 eat 2")
    said = [say(game, 1, "talk")[0].marks for _ in range(150)]

    assert set(said) == {(), ("loud",)} and said.count(("loud",)) < 60


def test_silence_kills_where_it_is_forbidden() -> None:
    game = table("villager villager villager villager villager werewolf", no_silence=True)
    night(game, "6 eat 1")
    for seat in (2, 3, 6):
        say(game, seat, "talk")
    game.submit(0, do.TimeUp())

    assert [event.seat for event in game.log if isinstance(event, ev.Gained) and event.to == MASTER] == [4, 5]
    sleep(game)


def test_foxes_and_kits_know_each_other_and_who_serves_them_cannot_tell_which_is_which() -> None:
    """child_fox, fox, depraver: the foxes see kits in a list of their own, a depraver all in one"""
    game = table("fox child_fox jealous_fox depraver headman werewolf villager villager")

    assert game.view(1).bonds == {"fox": (1,), "child_fox": (2, 3)}
    assert game.view(2).bonds == {"fox": (1,)}
    assert game.view(4).bonds == {"fox": (1, 2, 3)}
    assert not game.view(3).bonds and not game.view(5).bonds


def test_dolls_know_their_masters_and_the_toy_princess_from_day_4_only() -> None:
    """shanghai_doll, russian_doll, toy_princess"""
    game = table("shanghai_doll russian_doll doll_master toy_princess werewolf werewolf villager villager villager")

    assert game.view(1).bonds == {"doll_master": (3,)}
    assert not game.view(2).bonds and not game.view(3).bonds
    for prey in (7, 8, 9):
        assert game.view(1).bonds == {"doll_master": (3,)}
        night(game, f"5 eat {prey}")
        if game.day < 4:
            all_vote(game, 6 if game.day == 2 else 2)
    assert game.day == 4 and game.view(1).bonds == {"doll_master": (3, 4)}


def test_an_insider_knows_the_wolves() -> None:
    """insider"""
    assert table("insider werewolf werewolf villager villager villager").view(1).bonds == {"wolf": (2, 3)}


@pytest.mark.parametrize("watcher", ["many_eyes", "eye_wolf"])
def test_some_see_why_an_attack_failed(watcher: str) -> None:
    """talk.death_notice"""
    game = table(f"{watcher} werewolf fox villager villager villager seer")
    night(game, "2 eat 3", "7 divine 4")

    assert [t.result for t in game.view(1).told] == ["wolf_failed_fox"]
    assert all("wolf_failed_fox" not in [t.result for t in game.view(seat).told] for seat in range(2, 8))


def test_the_dead_of_an_open_after_life_see_it_too() -> None:
    """causes.json: wolf_failed"""
    game = table("werewolf fox villager villager villager villager seer", open_cast=True)
    night(game, "1 eat 3", "7 divine 4")
    all_vote(game, 4)
    night(game, "1 eat 2", "7 divine 5")

    assert "wolf_failed_fox" in [t.result for t in game.view(3).told]
    assert "wolf_failed_fox" not in [t.result for t in game.view(5).told]


def test_whose_body_is_taken_alone_learns_of_its_death_and_nobody_sees_a_change_of_bodies() -> None:
    """possession: the possessor's old body is found, and nothing else is seen; moving on, only the borrowed body is"""
    game = table("possessing_wolf villager villager villager villager villager villager villager seer")
    first = night(game, "9 divine 2", "1 eat 3")

    assert [(event.seat, event.cause) for event in of(ev.Died, first) if event.to == "public"] == [(1, "found_dead")]
    assert not [event for event in of(ev.Revived, first) if event.to == "public"]
    assert not game.view(3).lives(3) and game.view(1).lives(1)
    assert all(game.view(seat).alive == set(range(2, 10)) for seat in (0, 2, 4, 9))

    all_vote(game, 4)
    second = night(game, "9 divine 2", "1 eat 5")
    assert [(event.seat, event.cause) for event in of(ev.Died, second) if event.to == "public"] == [(3, "found_dead")]
    assert not [event for event in of(ev.Revived, second) if event.to == "public"]
    assert game.view(2).alive == {2, 5, 6, 7, 8, 9}


def test_the_pack_knows_in_whose_body_one_of_it_walks() -> None:
    """fanatic, werewolf: possession is traced"""
    game = table("possessing_wolf werewolf fanatic villager villager villager villager villager seer")
    night(game, "9 divine 4", "1 eat 5")

    assert all(game.view(seat).bonds == {"wolf": (2, 5)} for seat in (1, 2, 3))
    assert game.view(1).body == 5 and game.view(1).lives(1)
