"""The night: its stages in the rulebook's order (night.md §0.1). Each module is a chapter; this list is its
contents page. A stage in several parts has several lines.
"""

from __future__ import annotations

from engine.rulebook import Stage
from engine.shikigami.night.aftermath import DEATH_NOTE, DEATH_NOTE_MOVE, DEATH_SELECTED, JOKER_MOVE
from engine.shikigami.night.assassination import (
    ABDUCTION,
    AFTER_ABDUCTIONS,
    AFTER_STRIKES,
    ASSASSINATION,
    REVERSE_ASSASSIN,
)
from engine.shikigami.night.attack import ATTACK
from engine.shikigami.night.cursing import CLASHING_CURSES, CURSING
from engine.shikigami.night.delayed import DELAYED_CHANGE, DELAYED_COPY
from engine.shikigami.night.divination import AFTER_DIVINATION, DIVINATION
from engine.shikigami.night.dreams import DREAM_EATING, DREAM_GUARD, DREAM_HUNT
from engine.shikigami.night.exorcism import EXORCISM
from engine.shikigami.night.first_night import COPY, DUELIST, HEAVEN_RETURN, LOVERS_LOTTERY, SCAN, TENGU_CAMP
from engine.shikigami.night.followers import FOLLOWED_SUICIDE
from engine.shikigami.night.footsteps import FOOTSTEPS
from engine.shikigami.night.grave_robbing import GRAVE_ROBBING
from engine.shikigami.night.guards import GUARDS
from engine.shikigami.night.hunt import HUNT
from engine.shikigami.night.instant import INSTANT
from engine.shikigami.night.jamming import JAMMING
from engine.shikigami.night.last_words import SPECIAL_LAST_WORDS
from engine.shikigami.night.leaving import ESCAPE, EXIT
from engine.shikigami.night.night_medium import NIGHT_MEDIUM
from engine.shikigami.night.nullification import NULLIFICATION
from engine.shikigami.night.oracles import HEAVEN_SENT, PRIEST_ORACLE, RAIN_PRAYER
from engine.shikigami.night.possession import CORPSE_POSSESSION, POSSESSION, SENT_HOME
from engine.shikigami.night.reverse_revival import REVERSE_REVIVAL
from engine.shikigami.night.revival import IDLE_REVIVERS, REVIVAL
from engine.shikigami.night.self_revival import SELF_REVIVAL, UNDYING
from engine.shikigami.night.spell_kill import SPELL_KILL
from engine.shikigami.night.success_recording import SUCCESS_RECORDING
from engine.shikigami.night.tailing import LATE_TRAPS, TAILING
from engine.shikigami.night.traps import DELAYED_TRAP_DEATH, FROSTBITE, OWN_TRAPS, TRAPS, TRAPS_MEET
from engine.shikigami.night.vampires import AFTER_BITES, BITE
from engine.shikigami.night.warding import WARDING
from engine.shikigami.night.wizardry import WIZARDRY
from engine.shikigami.night.wolf_failed import WOLF_FAILED

NIGHT: tuple[Stage, ...] = (
    INSTANT,                # 1
    NULLIFICATION,          # 2
    WIZARDRY,               # 3
    FOOTSTEPS,              # 4
    TRAPS,                  # 5
    OWN_TRAPS,              # 5
    TRAPS_MEET,             # 5
    GUARDS,                 # 6
    EXIT,                   # 7
    ESCAPE,                 # 8
    ATTACK,                 # 9
    DEATH_NOTE,             # 10
    HUNT,                   # 11
    DELAYED_TRAP_DEATH,     # 12
    BITE,                   # 13
    AFTER_BITES,            # 13
    ASSASSINATION,          # 14
    AFTER_STRIKES,          # 14
    ABDUCTION,              # 15
    AFTER_ABDUCTIONS,       # 15
    DEATH_SELECTED,         # 16
    REVERSE_ASSASSIN,       # 17
    FROSTBITE,              # 18
    DREAM_EATING,           # 19
    DREAM_GUARD,            # 20
    DREAM_HUNT,             # 20
    WARDING,                # 21
    EXORCISM,               # 22
    CURSING,                # 23
    CLASHING_CURSES,        # 23
    JAMMING,                # 24
    DIVINATION,             # 25
    AFTER_DIVINATION,       # 25
    SPELL_KILL,             # 26
    SCAN,                   # 27
    COPY,                   # 27
    HEAVEN_RETURN,          # 27
    LOVERS_LOTTERY,         # 27
    DUELIST,                # 27
    TENGU_CAMP,             # 27
    TAILING,                # 28
    LATE_TRAPS,             # 28
    SELF_REVIVAL,           # 29
    UNDYING,                # 29
    REVERSE_REVIVAL,        # 30
    GRAVE_ROBBING,          # 31
    REVIVAL,                # 32
    IDLE_REVIVERS,          # 32
    CORPSE_POSSESSION,      # 33
    POSSESSION,             # 34
    SENT_HOME,              # 34
    SUCCESS_RECORDING,      # 35
    DELAYED_COPY,           # 36
    DELAYED_CHANGE,         # 37
    FOLLOWED_SUICIDE,       # 38
    SPECIAL_LAST_WORDS,     # 39
    NIGHT_MEDIUM,           # 40
    PRIEST_ORACLE,          # 41
    RAIN_PRAYER,            # 41
    HEAVEN_SENT,            # 41
    WOLF_FAILED,            # 42
    JOKER_MOVE,             # 43
    DEATH_NOTE_MOVE,        # 44
)
