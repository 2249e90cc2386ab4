"""Which role is meant: its names in both languages and what people call it at the table."""

from __future__ import annotations

import re
from functools import cache

from ai.speech.catalogue import table
from engine.views import View

_SLANG: dict[str, str] = {
    "seer": r"占い師|占い(?!た|ま)|うらない師?|占(?=co|\b|結果|ロラ|ローラー|騙|真|偽|は|$)|\bseer\b|"
    r"\bfortune ?teller\b|\boracle\b",
    "medium": r"霊能者?|霊媒師?|霊(?=co|\b|結果|ロラ|ローラー|騙|真|偽|は|$)|\bmedium\b|\bpsychic\b",
    "bodyguard": r"狩人|狩(?=co|\b|保護|は|$)|護衛役|ボディーガード|\bbodyguards?\b|"
    r"\bguard\b(?! (?:[a-z]+ )?tonight)|\bbg\b",
    "freemason": r"共有者?|フリーメイソン|\bfree ?masons?\b|\bmasons?\b",
    "possessed": r"狂人|\bpossessed\b|\bmadman\b|\bmad ?man\b|\btraitor\b",
    "fox": r"妖狐|狐|きつね|\bfox(?:es)?\b",
    "werewolf": r"人狼|狼|おおかみ|オオカミ|\b(?:were)?wol(?:f|ves)\b|\bww\b",
    "villager": r"村人|素村|(?<!は)村(?=です|だ|co|$)|役職(?:なし|無し|ない)|"
    r"\bvillagers?\b|\bvanilla\b|\bvt\b|\btownie\b",
}


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    rows: dict[str, list[str]] = {role: [pattern] for role, pattern in _SLANG.items()}
    for lang in ("ja", "en"):
        for role, name in table(lang, "roles").items():
            if role in _SLANG:
                continue
            rows.setdefault(role, []).append(rf"\b{re.escape(name)}\b" if lang == "en" else re.escape(name))
    return tuple((role, re.compile("|".join(patterns))) for role, patterns in rows.items())


def find(text: str, view: View) -> list[tuple[int, str]]:
    """(place, role id) of the roles named in *text*, left to right; of two at one place the longer name counts."""
    found: list[tuple[int, int, str]] = []
    for role, pattern in _patterns():
        if role not in _SLANG and view.cast and role not in view.cast:
            continue
        found.extend((m.start(), m.end(), role) for m in pattern.finditer(text))
    kept: list[tuple[int, int, str]] = []
    for start, end, role in sorted(found, key=lambda f: (f[0] - f[1], f[0])):
        if all(end <= s or start >= e for s, e, _ in kept):
            kept.append((start, end, role))
    return [(start, role) for start, _, role in sorted(kept)]
