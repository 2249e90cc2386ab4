"""Who is meant: names in either script, forms of address, nicknames, seat numbers, slips of the finger."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from ai.personas import persona, seat_name
from engine.events import SeatInfo
from engine.views import View

HONORIFIC = (
    r"(?:おねえちゃん|おにいちゃん|おじちゃん|おばちゃん|じいちゃん|ばあちゃん|お嬢さん|嬢ちゃん|"
    r"さん|ちゃん|くん|君|殿|様|氏|先生|坊|姫|っち|たん|しゃん)?"
)
_RISKY = frozenset(("のと", "じん", "たつ", "さよ", "りつ", "ちよ", "えみ", "うしお", "わたる", "よへい", "いぶき"))
"""Readings that are also common words or parts of them: only at a boundary."""
_AFTER_RISKY = (
    r"(?=さん|ちゃん|くん|君|先生|[はがをもにで、。,!?\s>怪黒白狼吊人]|って|と[思かはがに、]|の[票言話発]|"
    r"か[なも、?]|$|じゃ|だ|やろ)"
)
_BEFORE_RISKY = r"(?:(?<=^)|(?<=[\s、。！？!?>＞「（(]))"
_KANJI = {
    "渡": r"渡(?!る|す|した|して|し船|り|れ|ろう|せ|そ|さ(?!ん))",
    "律": r"(?<![規法自旋])律",
    "潮": r"潮(?!時|風|流|干)",
    "仁": r"仁(?!義)",
    "辰": r"辰",
}
_COMMON = frozenset(
    (
        "note",
        "noted",
        "notes",
        "not",
        "onto",
        "into",
        "memo",
        "mono",
        "mom",
        "moms",
        "say",
        "says",
        "said",
        "saying",
        "very",
        "era",
        "ever",
        "jinx",
        "gin",
        "join",
        "ban",
        "bans",
        "gent",
        "gents",
        "genre",
        "dare",
        "data",
        "date",
        "later",
        "water",
        "waiter",
        "watch",
        "chin",
        "chip",
        "chi",
        "dig",
        "pipe",
        "pips",
        "ping",
        "emit",
        "tat",
        "rites",
        "writs",
        "ritz",
        "orb",
        "ore",
        "ories",
        "fume",
        "fund",
        "lucid",
        "luck",
        "lucky",
        "asap",
        "asa",
        "sage",
        "user",
        "usher",
        "hub",
        "hum",
        "you",
        "your",
        "yes",
        "hide",
        "host",
        "human",
        "total",
    )
)
"""Words that are nearly a name and are not one."""
_WORD = re.compile(r"[a-z][a-z'’]*")
_SEAT = re.compile(
    r"(?:seat|player|no\.?|#|＃|№)\s?(\d{1,2})\b|(?<![\d一二三四五六七八九十])(\d{1,2}|"
    r"[二三四五六七八九])\s?番(?:の人|さん|席)?|\bp(\d{1,2})\b"
)


@dataclass(frozen=True, slots=True)
class Name:
    """A mention of *seat* at *start*…*end* of the text, *sure* from 0 to 1."""

    start: int
    end: int
    seat: int
    sure: float = 1.0


def katakana(text: str) -> str:
    return "".join(chr(ord(c) + 96) if "ぁ" <= c <= "ゖ" else c for c in text)


def normal(text: str) -> str:
    """*text* with full-width letters, odd spaces and capitals made plain."""
    return re.sub(r"[ \t　]+", " ", unicodedata.normalize("NFKC", text).replace("’", "'")).lower().strip()


def find(text: str, view: View) -> list[Name]:
    """All mentions of seats in *text* (as `normal` left it), left to right, none overlapping."""
    found: list[Name] = []
    for seat in view.everyone:
        pattern = _pattern(view.seats[seat - 1])
        found.extend(Name(m.start(), m.end(), seat) for m in pattern.finditer(text))
    for m in _SEAT.finditer(text):
        digits = next(group for group in m.groups() if group)
        seat = int(digits) if digits.isdecimal() else "一二三四五六七八九".index(digits) + 1
        if 1 <= seat <= len(view.seats):
            found.append(Name(m.start(), m.end(), seat, 0.9))
    found.extend(_slips(text, view))
    found.sort(key=lambda name: (name.start, -name.sure, -(name.end - name.start)))
    kept: list[Name] = []
    for name in sorted(found, key=lambda n: (-n.sure, -(n.end - n.start), n.start)):
        if all(name.end <= other.start or name.start >= other.end for other in kept):
            kept.append(name)
    return sorted(kept, key=lambda name: name.start)


@lru_cache(maxsize=64)
def _pattern(info: SeatInfo) -> re.Pattern[str]:
    """What who sits there may be called, the longest first."""
    return re.compile("|".join(sorted(_patterns(info), key=len, reverse=True)) or r"(?!)")


def _patterns(info: SeatInfo) -> list[str]:
    who = persona(info.persona)
    patterns: list[str] = []
    for lang in ("ja", "en"):
        name = normal(seat_name(info, lang))
        if not name:
            continue
        if re.fullmatch(r"[a-z0-9 '_.-]+", name):
            patterns.append(rf"(?<![a-z]){re.escape(name)}(?:'s)?(?![a-z])" + (HONORIFIC if " " not in name else ""))
        else:
            patterns.append(_KANJI.get(name, re.escape(name)) + HONORIFIC)
    if info.dummy:
        patterns.append(r"身代わり(?:君|くん)?|\bdummy\b|\bstand-?in\b")
    if who is None or seat_name(info, "ja") != who.name["ja"]:
        return patterns
    reading = who.reading
    if reading != who.name["ja"]:
        risky = reading in _RISKY
        before, after = (_BEFORE_RISKY, _AFTER_RISKY) if risky else ("", "")
        patterns.append(before + re.escape(reading) + after + HONORIFIC)
    patterns.append(rf"(?<![ァ-ヶー]){re.escape(katakana(reading))}(?![ァ-ヶー]){HONORIFIC}")
    if who.id == "vera":
        patterns.append(r"(?:ベラ|べら)" + HONORIFIC)
    patterns.extend(r"(?<![一-鿿ァ-ヶー])" + re.escape(nick) + "(?:さん|さま)?" for nick in who.nicknames["ja"])
    patterns.extend(rf"\b(?:the )?{nick}\b" for nick in who.nicknames["en"])
    return patterns


def _slips(text: str, view: View) -> list[Name]:
    """English words that are nearly a name: a beginning of it, or one letter off."""
    names = {normal(seat_name(view.seats[seat - 1], "en")): seat for seat in view.everyone}
    names = {name: seat for name, seat in names.items() if re.fullmatch(r"[a-z]{3,}", name)}
    found: list[Name] = []
    for m in _WORD.finditer(text):
        word = m[0].removesuffix("'s")
        if word in names or word in _COMMON or len(word) < 3:
            continue
        starts = [seat for name, seat in names.items() if name.startswith(word)]
        near = [seat for name, seat in names.items() if len(name) >= 4 and len(word) >= 4 and one_off(word, name)]
        seats = starts or near
        if len(seats) == 1 and (starts or len(word) >= 5 or word[0] == _initial(seats[0], view)):
            found.append(Name(m.start(), m.start() + len(word), seats[0], 0.8))
    return found


def _initial(seat: int, view: View) -> str:
    return normal(seat_name(view.seats[seat - 1], "en"))[:1]


def one_off(a: str, b: str) -> bool:
    """Whether *a* becomes *b* by one letter more, less or other, or two neighbours changed."""
    if abs(len(a) - len(b)) > 1 or a == b:
        return False
    if len(a) == len(b):
        wrong = [i for i in range(len(a)) if a[i] != b[i]]
        if len(wrong) == 1:
            return True
        return (
            len(wrong) == 2 and wrong[1] == wrong[0] + 1 and a[wrong[0]] == b[wrong[1]] and a[wrong[1]] == b[wrong[0]]
        )
    short, long = sorted((a, b), key=len)
    return any(long[:i] + long[i + 1 :] == short for i in range(len(long)))
