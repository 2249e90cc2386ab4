"""Ready tables, from a first evening to a wild one. Names, and for whom and why, are in the text catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.shikigami.options import Value


@dataclass(frozen=True, slots=True)
class ReadyTable:
    """A village one can sit down to: *roles* include the dummy, the last seat, where the options have one.

    *level*: `beginner`, `usual`, `lively` or `wild`.
    """

    id: str
    level: str
    roles: Mapping[str, int]
    options: Mapping[str, Value] = field(default_factory=lambda: {"dummy": True})

    @property
    def seats(self) -> int:
        return sum(self.roles.values())

    @property
    def people(self) -> int:
        """Seats without the dummy's."""
        return self.seats - bool(self.options.get("dummy", False))

    @property
    def weather(self) -> bool:
        return bool(self.options.get("weather", False))


WEATHERED: dict[str, Value] = {"dummy": True, "weather": True}

_ALL = (
    # Beginner.
    ReadyTable("first_lantern", "beginner", {
        "villager": 3, "seer": 1, "bodyguard": 1, "werewolf": 1, "possessed": 1,
    }),
    ReadyTable("quiet_hamlet", "beginner", {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "werewolf": 2, "possessed": 1,
    }),
    ReadyTable("fox_fire", "beginner", {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2, "werewolf": 2, "possessed": 1, "fox": 1,
    }),
    # Usual.
    ReadyTable("red_thread", "usual", {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "werewolf": 2, "possessed": 1, "cupid": 1,
    }),
    ReadyTable("poison_garden", "usual", {
        "villager": 4, "seer": 1, "medium": 1, "hunter": 1, "poisoner": 1, "pharmacist": 1, "werewolf": 1,
        "poison_wolf": 1, "possessed": 1,
    }),
    ReadyTable("footsteps_at_night", "usual", {
        "villager": 3, "spirit_judge": 1, "medium": 1, "mountain_hunter": 1, "freemason": 2, "echo_wolf": 2,
        "house_noise": 1, "mind_reader": 1,
    }),
    ReadyTable("doll_house", "usual", {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "shanghai_doll": 1, "doll_master": 1, "werewolf": 2,
        "fanatic": 1, "bat": 1,
    }),
    # Lively.
    ReadyTable("cats_cradle", "lively", {
        "villager": 3, "seer": 1, "medium": 1, "bodyguard": 1, "cat": 1, "snake_god": 1, "hermit_healer": 1,
        "werewolf": 2, "grave_robber": 1,
    }),
    ReadyTable("ogre_parade", "lively", {
        "villager": 4, "seer": 1, "medium": 1, "veteran": 1, "freemason": 2, "werewolf": 2, "whisperer": 1, "ogre": 1,
        "yaksha": 1,
    }),
    ReadyTable("bats_and_fairies", "lively", {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "werewolf": 2, "possessed": 1, "bat": 1, "cute_bat": 1,
        "fairy": 1, "light_fairy": 1,
    }),
    ReadyTable("duel_at_dusk", "lively", {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "werewolf": 2, "possessed": 1, "duelist": 1,
        "avenger": 1, "patron": 1,
    }),
    ReadyTable("school_of_spells", "lively", {
        "villager": 2, "wizard": 1, "barrier_mage": 1, "sage": 1, "seer": 1, "medium": 1, "reporter": 1, "werewolf": 2,
        "curse_doctor": 1, "badger": 1,
    }, WEATHERED),
    # Wild.
    ReadyTable("mountain_wind", "wild", {
        "villager": 4, "seer": 1, "emissary": 1, "knight": 1, "priest": 1, "escaper": 1, "freemason": 2,
        "white_wolf": 1, "werewolf": 1, "moon_rabbit": 1, "tengu": 1, "child_fox": 1,
    }, WEATHERED),
    ReadyTable("many_masks", "wild", {
        "villager": 4, "soul_seer": 1, "medium": 1, "ninja": 1, "myth_maniac": 1, "nue": 1, "body_double": 1,
        "werewolf": 1, "possessing_wolf": 1, "therian": 1, "insider": 1,
    }),
    ReadyTable("hundred_nights", "wild", {
        "villager": 2, "seer": 1, "soul_medium": 1, "samurai": 1, "assassin": 1, "bishop": 1, "qilin": 1, "cat": 1,
        "shrine_maiden": 1, "birth_god": 1, "sirius_wolf": 1, "silver_tongue_wolf": 1, "cursed_wolf": 1, "siren": 1,
        "fox": 1, "depraver": 1, "bishamonten": 1,
    }, WEATHERED),
)

TABLES: dict[str, ReadyTable] = {table.id: table for table in _ALL}
"""The ready tables by id, the easiest first."""
