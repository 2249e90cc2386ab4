"""What weather, traits and pranks make of spoken words: the marks of an utterance applied to its letters.

The marks are the rules' (`Said.marks`); this is how they look and sound. Deterministic: the same utterance looks the
same to everybody and at any later time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from zlib import crc32

GRASS = "w"
_BLANK = {"ja": "　", "en": " "}
_RAINBOW: dict[str, str | tuple[str, ...]] = {
    "ja": "赤橙黄緑青藍紫",
    "en": ("red", "orange", "yellow", "green", "blue", "indigo", "violet"),
}
_WEEK: dict[str, str | tuple[str, ...]] = {
    "ja": "月火水木金土日",
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
}
_CRIER = {
    "ja": (("人狼", "人間"), ("狼", "人"), ("白", "黒"), ("本当", "嘘"), ("真", "偽"), ("信じ", "疑っ"),
           ("味方", "敵")),
    "en": (("werewolf", "human"), ("wolf", "villager"), ("white", "black"), ("true", "false"), ("trust", "doubt"),
           ("believe", "suspect"), ("friend", "enemy")),
}  # fmt: skip
_LOVE = {
    "ja": (("人狼", "想い人"), ("狼", "恋人"), ("占い師", "恋占い師"), ("処刑", "告白"), ("投票", "恋文"),
           ("襲撃", "逢引"), ("死", "恋")),
    "en": (("werewolf", "sweetheart"), ("wolf", "darling"), ("vote", "love letter"), ("hang", "kiss"),
           ("kill", "embrace"), ("dead", "in love"), ("suspect", "adore")),
}  # fmt: skip
_ENDING = {"ja": "……なんてな。", "en": " … or so the script says."}
_LINES = {
    "howl": {"ja": ("アオオーーン……", "ワオーーン！"), "en": ("Awoooooo …", "Aroooo!")},
    "gentleman": {
        "ja": ("{name}殿、今宵の月もかすむお姿です。", "{name}殿、足もとにお気をつけて。お手をどうぞ。"),
        "en": ("{name}, the moon pales beside you tonight.", "Mind your step, {name}. Pray take my arm."),
    },
    "lady": {
        "ja": ("{name}様、ご機嫌うるわしゅう。お茶はいかが？", "あら{name}様、その帯、よくお似合いですこと。"),
        "en": ("Good day to you, {name}. Will you take tea?", "Why, {name}, that sash becomes you so."),
    },
    "confession": {
        "ja": ("{name}、ずっと前から好きでした。", "{name}、聞いて。あなたのことばかり考えてる。"),
        "en": ("{name}, I have loved you for so long.", "{name}, listen. I think of nobody but you."),
    },
}  # fmt: skip
_PRANK = {"ja": "（くすくす）", "en": "(giggle) "}


def marked(text: str, marks: tuple[str, ...], lang: str, key: str, names: dict[int, str]) -> str:
    """*text* as it comes out. *key* names the utterance (for what is drawn by letter), *names* the seats."""
    for mark in marks:
        name, _, arg = mark.partition(":")
        if name == "replaced":
            text = _replaced(arg, lang, key, names)
        elif name == "prank":
            text = _PRANK[lang] + text
        elif name in _CONVERT:
            text = _CONVERT[name](text, arg, lang, key)
    return text


def voice(marks: tuple[str, ...]) -> str:
    """`loud`, `quiet`, or empty for a common voice."""
    return next((mark for mark in marks if mark in ("loud", "quiet")), "")


def _replaced(arg: str, lang: str, key: str, names: dict[int, str]) -> str:
    kind, _, seat = arg.partition(":")
    lines = _LINES[kind][lang]
    return lines[crc32(key.encode()) % len(lines)].format(name=names.get(int(seat or 0), ""))


def _swapped(pairs: tuple[tuple[str, str], ...], both: bool, text: str) -> str:
    """Words swapped in one pass, so that nothing is swapped back; longer words first."""
    table = dict(pairs) | ({b: a for a, b in pairs} if both else {})
    found = re.compile("|".join(map(re.escape, sorted(table, key=len, reverse=True))))
    return found.sub(lambda match: table[match[0]], text)


def _next(ring: str | tuple[str, ...], text: str) -> str:
    return _swapped(tuple((word, ring[(at + 1) % len(ring)]) for at, word in enumerate(ring)), False, text)


def _optical(text: str, arg: str, lang: str, key: str) -> str:
    """15 % of the characters, rounded up, become blanks."""
    many = -(-len(text) * 15 // 100)
    order = sorted(range(len(text)), key=lambda at: crc32(f"{key}/{at}".encode()))
    gone = set(order[:many])
    return "".join(_BLANK[lang] if at in gone else letter for at, letter in enumerate(text))


_CONVERT: dict[str, Callable[[str, str, str, str], str]] = {
    "passion": lambda text, arg, lang, key: _swapped(_LOVE[lang], False, text),
    "actor": lambda text, arg, lang, key: text.rstrip("。.") + _ENDING[lang],
    "wolf_crier": lambda text, arg, lang, key: _swapped(_CRIER[lang], True, text),
    "rainbow_camouflage": lambda text, arg, lang, key: _next(_RAINBOW[lang], text),
    "weekday_camouflage": lambda text, arg, lang, key: _next(_WEEK[lang], text),
    "grass_camouflage": lambda text, arg, lang, key: "".join(letter + GRASS for letter in text),
    "optical_camouflage": _optical,
    "mirror_camouflage": lambda text, arg, lang, key: "\n".join(line[::-1] for line in text.split("\n")),
    "inverted_camouflage": lambda text, arg, lang, key: "\n".join(reversed(text.split("\n"))),
    "mower": lambda text, arg, lang, key: re.sub("[wWｗＷ]", "", text),
    "taciturn": lambda text, arg, lang, key: text[: int(arg or 25)],
}
