"""`roles` and `weathers`: the encyclopedia in the terminal."""

from __future__ import annotations

from typing import Any

import click

from desktop.commands.common import (
    RULESETS,
    Mistake,
    catalogues,
    json_option,
    language_option,
    print_json,
)
from desktop.text import Text


@click.command()
@click.argument("which", default="", metavar="[RULESET/][ID]")
@json_option
@language_option
def roles(which: str, as_json: bool, lang: str | None) -> None:
    """The roles that can be dealt: all, those of a rule set (`shikigami/`), or one (`seer`)."""
    from desktop import encyclopedia

    text = catalogues(lang)
    ruleset, slash, id = which.rpartition("/")
    if slash and ruleset not in RULESETS:
        raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
    found = [row for row in encyclopedia.roles((ruleset,) if slash else RULESETS) if not id or row["id"] == id]
    if not found:
        raise Mistake(text.of("cli-unknown-role", id=which))
    if as_json:
        print_json(found)
        return
    for row in found:
        words = {"id": row["id"], "name": row["names"][text.language], "camp": _camp(row, text)}
        if id:
            words |= {"seen": row["seen_as"], "count": row["count"]}
        click.echo(text.of("roles-about" if id else "roles-line", **words))
        for part in ("short", "long") if id else ():
            if part in row:
                click.echo(row[part][text.language])
        for key in (f"{row['ruleset']}-{kind}-{row.get(kind)}" for kind in ("family", "camp") if id):
            if text.has(f"{key}-long"):
                click.echo(f"{text.of(key)}: {text.of(key + '-long')}")


def _camp(row: dict[str, Any], text: Text) -> str:
    return text.of(f"{row['ruleset']}-camp-{row['camp']}")


@click.command()
@json_option
@language_option
def weathers(as_json: bool, lang: str | None) -> None:
    """The weathers of the rule book, by name."""
    from desktop import encyclopedia

    found = encyclopedia.weathers()
    if as_json:
        print_json(found)
        return
    text = catalogues(lang)
    for row in found:
        short = row.get("short", {}).get(text.language, "")
        click.echo(f"{row['id']}  {row['names'][text.language]}  {short}".rstrip())
