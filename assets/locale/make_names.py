"""Writes `names.ftl` of both languages from the tables of the rule specification: `make_names.py SPEC_FOLDER`.

Run when a table changes; the program reads the written files only.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent

CAUSES_EN = {
    "execution_cancelled": "execution undone", "vote_hidden": "vote table hidden", "wolf_failed": "attack failed",
    "no_vote": "did not vote in time", "silence": "said nothing all day", "critical_vote_fired": "a critical vote",
    "critical_hit_fired": "a critical hit",
}  # fmt: skip
SHOCK_JA = {
    "coward": "小心者", "lonely_rabbit": "ウサギ", "contrarian": "天邪鬼", "flatterer": "ゴマすり",
    "bachelor": "独身貴族", "overconfident": "自信家", "androphobe": "男性恐怖症", "gynophobe": "女性恐怖症",
    "impatient": "短気",
    "fever": "熱病", "frostbite": "凍傷", "death_warrant": "死の宣告", "panelist": "解答者", "thorn_cross": "茨十字",
    "impossible_task": "難題", "sealed": "封印", "drunk": "酩酊", "jealousy": "嫉妬", "agitated": "扇動",
    "dragged_along": "道連れ", "duel": "決闘", "tengu_vanish": "天狗隠し", "thunderbolt": "落雷",
}  # fmt: skip
STAGES_EN = {
    "instant_actions": "Instant actions", "weather_nullification": "Votes undone by the weather",
    "wolf_attack": "The wolves' attack", "guard_declaration": "Guards take their posts", "divination": "Divination",
    "spell_kill": "Deaths by divination", "followed_suicide": "Following in death", "revival": "Calling back the dead",
    "first_night": "First night only", "wolf_failed": "The prey that lived", "night_medium": "Mediums of the night",
    "special_last_words": "Special last words", "priest_oracle": "Oracles",
}  # fmt: skip


def rows(path: Path, key: str = "") -> list[dict[str, Any]]:
    loaded = json.loads(path.read_text(encoding="utf-8"))
    return loaded[key] if key else loaded


NOTE = re.compile(r" \((?:[^()]*third element|day)\)$")
"""What the tables say of a name for those who read them, not for players."""


def words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def value(text: str) -> str:
    """*text* as a Fluent pattern."""
    text = text.replace("{", "｛").replace("}", "｝").strip()
    return '{"' + text[0] + '"}' + text[1:] if text[:1] in "[*." else text


def collect(spec: Path) -> dict[str, tuple[str, str]]:
    """Key → (Japanese, English)."""
    sk, cat, sv = spec / "shikigami", spec / "shikigami" / "catalogue", spec / "survival"
    names: dict[str, tuple[str, str]] = {}

    def add(ruleset: str, kind: str, table: list[dict[str, Any]], **extra: dict[str, str]) -> None:
        for row in table:
            english = NOTE.sub("", row.get("en") or "") or extra.get("en", {}).get(row["id"]) or words(row["id"])
            names[f"{ruleset}-{kind}-{row['id']}"] = (row["ja"], english)

    add("shikigami", "role", rows(cat / "roles.json"))
    add("shikigami", "trait", rows(cat / "traits.json"))
    add("shikigami", "weather", rows(cat / "weathers.json"))
    add("shikigami", "camp", rows(cat / "camps.json"))
    add("shikigami", "family", rows(cat / "families.json", "families"))
    add("shikigami", "action", rows(cat / "actions.json"))
    add("shikigami", "action", rows(sk / "actions.json"))
    add("shikigami", "cause", rows(cat / "causes.json"), en=CAUSES_EN)
    add("shikigami", "cause", rows(sk / "causes.json"))
    add("shikigami", "result", rows(sk / "results.json"))
    add("shikigami", "stage", rows(sk / "stages.json"), en=STAGES_EN)
    shock = next(row for row in rows(cat / "causes.json") if row["id"] == "sudden_death")
    for kind in shock["kinds"]:
        names[f"shikigami-shock-{kind['id']}"] = (SHOCK_JA[kind["id"]], words(kind["id"]))
    add("survival", "role", rows(sv / "roles.json"))
    add("survival", "perk", rows(sv / "perks.json", "perks"))
    add("survival", "god", rows(sv / "gods.json", "gods"))
    add("survival", "daygame", rows(sv / "day_games.json"))
    add("survival", "term", rows(sv / "terms.json"))
    for camp, ja, en in (
        ("village", "村陣営", "Village"),
        ("wolf", "人狼陣営", "Wolves"),
        ("vampire", "吸血鬼陣営", "Vampires"),
    ):
        names[f"survival-camp-{camp}"] = (ja, en)
    return names


def main() -> None:
    names = collect(Path(sys.argv[1]))
    for column, language in enumerate(("ja", "en")):
        lines = ["# Names of the rules' things. Written by make_names.py from the tables; not edited by hand.", ""]
        lines += [f"{key} = {value(both[column])}" for key, both in sorted(names.items())]
        (HERE / language / "names.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
