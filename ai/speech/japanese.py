"""Japanese sentences: forms of address, reasons in plain form, endings bent to the speaker."""

from __future__ import annotations

import re

from ai.personas import Persona, seat_name, suffix
from ai.speech.catalogue import SLOT, role_name, table
from ai.speech.frames import Frame
from ai.speech.slots import reason_seats
from engine.views import View

NUMERALS = "〇一二三四五六七八九十"
VALUES = {"human": "白", "werewolf": "黒"}

_POLITE = {"D": "のです", "T": "んです"}
"""What a reason that ends a sentence adds, where the speaker is polite: inside a sentence the plain form stands."""

_TITLES = ("先生", "さん", "ちゃん", "くん", "君", "殿", "様", "氏", "号", "坊", "姫")
_SENTENCE = re.compile(r"[^。！？…]*[。！？…]*")
_TAIL = re.compile(r"(.*?)([。！？…）」]*)", re.S)
_PLAIN_PAST = "いるたなうくすつぬむぶぐっ"


def number(n: int) -> str:
    """*n* as people say it: kanji up to ten."""
    return NUMERALS[n] if 0 <= n <= 10 else str(n)


def address(seat: int, who: Persona | None, view: View) -> str:
    """What *who* calls *seat*."""
    info = view.seats[seat - 1]
    return seat_name(info, "ja") + suffix(who, info)


def entry(night: int, name: str, value: str) -> str:
    """A result as a will has it."""
    return f"{number(night)}夜目、{name}、{VALUES.get(value, value)}。"


def sentence(frame: Frame) -> str:
    """The frame filled: no brace, no doubled name, no particle left over."""
    text = frame.row.text["ja"]

    def put(m: re.Match[str]) -> str:
        slot = m[1]
        if slot == "me":
            return first_person(frame.who)
        if slot == "r":
            return role_name("ja", frame.slots.role, frame.view.ruleset)
        if slot == "n":
            return number(frame.slots.number)
        if slot == "value":
            return VALUES.get(frame.slots.value, "")
        if slot in ("why", "why:noun"):
            near = text[: m.start()] + re.split(r"[。！？]", text[m.end() :])[0]
            spoken = {seat for slot, seat in frame.slots.seats.items() if "{" + slot + "}" in near}
            if slot == "why:noun":
                return reason(frame, "noun", spoken)
            closing = _POLITE.get(register(frame), "") if text[m.end() :][:1] in ("。", "！") else ""
            return reason(frame, "clause", spoken) + closing
        return name(frame, frame.slots.seats.get(slot, 0), text[m.end():])

    filled = SLOT.sub(put, text)
    if frame.who is not None and not frame.row.persona:
        filled = bend(filled, frame.who.endings)
    return filled


def register(frame: Frame) -> str:
    """The speech level of the row: its own register, or its persona's first."""
    return frame.row.register or (frame.who.registers[0] if frame.who else "")


def first_person(who: Persona | None) -> str:
    return who.first_person if who else "私"


def name(frame: Frame, seat: int, after: str) -> str:
    """*seat* as the speaker names it; bare before a title of its own."""
    if seat == frame.slots.speaker:
        return first_person(frame.who)
    if not seat:
        return "誰か"
    if after.startswith(_TITLES):
        return seat_name(frame.view.seats[seat - 1], "ja")
    return address(seat, frame.who, frame.view)


def reason(frame: Frame, form: str, spoken: set[int]) -> str:
    """The frame's reason as a clause in plain form or as a noun; who has just been named is not named again."""
    why = frame.reason()
    key = frame.reason_key(form)
    if why is None or not key:
        return "気になった" if form == "clause" else "勘"
    text = table("ja", "reasons")[key]
    seats = reason_seats(why)
    for slot, seat in seats.items():
        if seat in spoken and slot in "tsv":
            text = re.sub(rf"\{{{slot}\}}[がはのにを]", "", text)

    def put(m: re.Match[str]) -> str:
        if m[1] == "r":
            return role_name("ja", why.role, frame.view.ruleset)
        return name(frame, seats.get(m[1], 0), text[m.end():])

    return SLOT.sub(put, text)


def bend(text: str, endings: dict[str, str]) -> str:
    """*text* with its sentence endings as the speaker has them, the same change at most once in a line."""
    done: set[str] = set()
    parts: list[str] = []
    for part in _SENTENCE.findall(text):
        m = _TAIL.fullmatch(part)
        body, tail = (m[1], m[2]) if m else (part, "")
        for ending in sorted(endings, key=len, reverse=True):
            if body.endswith(ending) and ending not in done and _may_bend(body[: -len(ending)], ending):
                body = body[: -len(ending)] + endings[ending]
                done.add(ending)
                break
        parts.append(body + tail)
    return "".join(parts)


def _may_bend(stem: str, ending: str) -> bool:
    """Whether *ending* is a copula after *stem*, not the past of a verb (死んだ, 急いだ) or the end of a word."""
    if not stem or stem[-1] in "、。」）（":
        return False
    if ending.startswith("だ"):
        if stem[-1] == "ん":
            return len(stem) > 1 and stem[-2] in _PLAIN_PAST
        return stem[-1] not in "いたまくう"
    if ending == "のか":
        return stem[-1] in _PLAIN_PAST
    return True
