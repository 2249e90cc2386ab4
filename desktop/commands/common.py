"""What the commands share: words, JSON, and mistakes as one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from desktop.text import LANGUAGES, Text

WIRE = 1
"""The version of the wire form a table and its guests must share."""
RULESETS = ("shikigami", "survival")
USUAL_CASTS = {"shikigami": "classic", "survival": "standard"}

language_option = click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the output.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


class Mistake(click.ClickException):
    """What the user got wrong, in the user's language."""

    exit_code = 2


class Failed(click.ClickException):
    """What could not be done."""

    exit_code = 1


def catalogues(language: str | None = None) -> Text:
    """The catalogues: in the language asked for, else that of the settings, else that of the system."""
    if language:
        return Text(language)
    from desktop import settings

    loaded, kept = settings.load()
    text = Text(loaded.chosen_language())
    if kept:
        click.echo(text.of("cli-bad-settings", kept=kept), err=True)
    return text


def print_json(value: object) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def reason(error: Any, text: Text) -> str:
    """Why the rules refuse something, and the values they stumbled over."""
    from desktop.narrate import refusal

    values = ", ".join(str(value) for value in error.detail.values())
    return (
        f"{refusal(error.reason, text.catalogue())} ({values})" if values else refusal(error.reason, text.catalogue())
    )


def seats_for(ruleset: str, cast: str, seats: int | None) -> int:
    """How many people: as asked for, else as many as the ready table of that name has, else nine."""
    from engine import catalogue

    ready = catalogue.table(ruleset, cast)
    return seats or (ready.people if ready else 9)


def warn(setup: Any, text: Text) -> None:
    """Says what is odd about a village before it starts, a line each."""
    for line in cautions(setup, text):
        click.echo(text.of("cli-caution", what=line), err=True)


def cautions(setup: Any, text: Text) -> list[str]:
    """The cautions of *setup* in words."""
    from engine import catalogue

    found = []
    for one in catalogue.warnings(setup):
        detail = dict(one.detail)
        if "role" in detail:
            detail["role"] = text.of(f"{setup.ruleset}-role-{detail['role']}")
        found.append(text.of(f"{setup.ruleset}-caution-{one.id}", **detail))
    return found


def trouble(error: Any, text: Text) -> click.ClickException:
    """A failure of the store as one line."""
    key = "store-damaged-kept" if error.args_.get("kept") else error.key
    return Failed(text.of(key, **error.args_))


def guarded(work: Callable[[], Any], text: Text) -> Any:
    """What *work* gives; the store's troubles become one line. An id that fits nothing is the user's mistake."""
    from desktop.store import NoSave, NoShelf, NotFound, StoreError

    try:
        return work()
    except (NoSave, NoShelf, NotFound) as error:
        raise Mistake(text.of(error.key, **error.args_)) from error
    except StoreError as error:
        raise trouble(error, text) from error
