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


SURVIVAL: dict[str, str] = {
    "knight": "bodyguard", "wolf": "werewolf", "accomplice": "possessed", "twin": "freemason",
}  # fmt: skip
"""Role of Survival → the role whose place it has at the table: what is said of one is said of the other."""
_ALSO: dict[str, str] = {
    "medium": r"霊媒師?",
    "knight": r"騎士(?!団)|\bknights?\b",
    "paladin": r"聖騎士|パラディン|\bpaladins?\b",
    "witch": r"魔女|\bwitch(?:es)?\b",
    "red_hood": r"赤(?:ずきん|頭巾)|\b(?:little )?red (?:riding )?hood\b|\bred\b(?=$| here)",
    "valkyrie": r"戦乙女|ワルキューレ|\bvalkyries?\b",
    "twin": r"双子|\btwins?\b",
    "fylgja": r"精霊憑き|フィルギャ|\bfylgja(?:[- ]touched)?\b",
    "feng_shui_master": r"風水師?|\bfeng[- ]?shui(?: master)?\b",
    "piper": r"笛吹き|\bpipers?\b",
    "accomplice": r"共犯者?|\baccomplices?\b",
    "vampire": r"吸血鬼|ヴァンパイア|バンパイア|\bvampires?\b",
    "vampire_queen": r"吸血女王|女王|\b(?:vampire )?queen\b",
}
"""What the roles of Survival are called at the table, besides what they share with the other rule set."""
_PACK: dict[str, str] = {
    "garm": r"鼻のきく狼|獄狼|ガルム|\bgarm\b|\bkeen[- ]nosed wolf\b",
    "orthrus": r"双頭狼|オルトロス|\borthrus\b|\btwo[- ]headed wolf\b",
    "fenrir": r"神狼|(?<!チェーン)フェンリル|(?<!chain )\bfenrir\b",
    "chain_fenrir": r"鎖神狼|チェーンフェンリル|\bchain fenrir\b",
    "skoll": r"太陽狼|スコル|\bskoll\b|\bsun wolf\b",
    "hati": r"満月狼|ハティ|\bhati\b|\bfull[- ]moon wolf\b",
    "kajigakaka": r"白老狼|カジガカカ|\bkajigakaka\b|\bwhite elder(?: wolf)?\b",
    "gevaudan": r"煙狼|ジェヴォーダン|\bgevaudan\b|\bsmoke wolf\b",
    "lycanthrope": r"哲人狼|ライカンスロープ|\blycanthropes?\b|\bphilosopher wolf\b",
    "freki": r"美食狼|フレキ|\bfreki\b|\bgourmet wolf\b",
    "geri": r"平和狼|ゲリ(?!ラ)|\bgeri\b|\bpeaceful wolf\b",
    "chaos": r"渾沌|カオス|\bchaos(?: wolf)?\b",
    "warg": r"群狼|ワーグ|\bwargs?\b|\bpack[- ]maker\b",
}
"""What the wolves with names of their own are called: whoever speaks of one speaks of a wolf."""
_NOT_THERE = frozenset({"fox"})
"""What nobody can be in Survival."""


def common(role: str, view: View) -> str:
    """*role* by the id under which both rule sets hear of it."""
    if view.ruleset != "survival":
        return role
    return "bodyguard" if role == "paladin" and role == guard(view) else SURVIVAL.get(role, role)


def own(role: str, view: View) -> str:
    """The role of *view*'s rule set for an id as `common` gives it."""
    if view.ruleset != "survival":
        return role
    if role == "bodyguard":
        return guard(view)
    return next((mine for mine, other in SURVIVAL.items() if other == role), role)


@cache
def _pack() -> re.Pattern[str]:
    return re.compile("|".join(_PACK.values()))


def plain(text: str, view: View, language: str) -> str:
    """*text* with every named wolf of Survival as a plain one."""
    return _pack().sub("狼" if language == "ja" else "wolf", text) if view.ruleset == "survival" else text


def guard(view: View) -> str:
    """Who guards in Survival: the knight, or the paladin where the cast has no knight."""
    return "paladin" if view.cast.get("paladin") and not view.cast.get("knight") else "knight"


@cache
def _survival() -> tuple[tuple[str, re.Pattern[str]], ...]:
    rows = {role: [pattern] for role, pattern in _SLANG.items() if role not in _NOT_THERE}
    for role, pattern in _ALSO.items():
        rows.setdefault(role, []).append(pattern)
    return tuple((role, re.compile("|".join(patterns))) for role, patterns in rows.items())


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
    """(place, role id) of the roles named in *text*, left to right; of two at one place the longer name counts. Roles
    of Survival go by the ids that `common` gives them."""
    survival = view.ruleset == "survival"
    found: list[tuple[int, int, str]] = []
    for role, pattern in _survival() if survival else _patterns():
        if role not in _SLANG and view.cast and role not in view.cast:
            continue
        heard = common(role, view) if survival else role
        found.extend((m.start(), m.end(), heard) for m in pattern.finditer(text))
    kept: list[tuple[int, int, str]] = []
    for start, end, role in sorted(found, key=lambda f: (f[0] - f[1], f[0])):
        if all(end <= s or start >= e for s, e, _ in kept):
            kept.append((start, end, role))
    return [(start, role) for start, _, role in sorted(kept)]
