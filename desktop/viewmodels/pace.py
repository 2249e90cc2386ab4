"""How long a thing that happens stays before the next one comes, in milliseconds."""

from __future__ import annotations

from engine import events as ev
from engine.events import AnyEvent

_RATE = {"ja": 85, "en": 38}
"""Milliseconds a character that is read."""
_LEAST, _MOST = 1400, 9000
_AUTO = 0.55
_FAST = 1 / 8


def speech(characters: int, language: str) -> int:
    """How long a sentence stays at reading pace."""
    return max(_LEAST, min(_MOST, 700 + characters * _RATE.get(language, 60)))


def beat(event: AnyEvent, characters: int, language: str, dawn: bool) -> int:
    """How long *event* stays at reading pace; 0 for what is only noted. *characters* of text come with it."""
    match event:
        case ev.Said(channel="talk") | ev.WillRead():
            return speech(characters, language)
        case ev.Said():
            return 900
        case ev.PhaseBegan():
            return 1600
        case ev.Died() | ev.QuietNight() | ev.Revived():
            return 2200 if dawn else 1600
        case ev.Told():
            return 2200
        case ev.Counted():
            return 1200 + 510 * len(event.ballots) + 1400
        case ev.HasVoted():
            return 220
        case ev.Ended():
            return 1800
    return 0


def scaled(milliseconds: int, speed: str) -> int:
    """*milliseconds* at one of the table's speeds: `read`, `auto`, `fast` (×8). `step` keeps reading pace."""
    return int(milliseconds * {"auto": _AUTO, "fast": _FAST}.get(speed, 1.0))
