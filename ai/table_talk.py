"""Who speaks next: whoever has most to say, not whoever sits next. Host and arena use the same rule.

Ask every AI seat that may speak for its `urge`, hand the wishes to `next_speaker`, let the chosen seat `decide`; when
it returns 0 all AI seats are done and send `Ready`. Nobody waits for anybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

_JUST_SPOKE = 0.45
_SPOKE_BEFORE = 0.8
_SPREAD = 0.15


def next_speaker(urges: Mapping[int, float], recent: Sequence[int] = (), key: str = "") -> int:
    """The seat that speaks next, 0 when nobody wishes to.

    *urges* maps seats to their wish (0 and less: none). *recent* are today's speakers so far, the latest last: who has
    just spoken gives way to others. *key* (a game's AI seed and the number of the utterance) spreads what is nearly
    equal, so tables do not all open with the same seat; the same key gives the same choice.
    """
    last = recent[-1] if recent else 0
    before = recent[-2] if len(recent) > 1 else 0
    chosen, most = 0, 0.0
    for seat, wish in urges.items():
        if wish <= 0.0:
            continue
        if seat == last:
            wish *= _JUST_SPOKE
        elif seat == before:
            wish *= _SPOKE_BEFORE
        wish *= 1.0 + _SPREAD * (crc32(b"%d/%s" % (seat, key.encode())) / 0xFFFFFFFF)
        if wish > most:
            chosen, most = seat, wish
    return chosen
