"""Text for people: Fluent catalogues in `assets/locale/{ja,en}/*.ftl`, one language at a time, switchable any time.

A file is cut into its messages at once, and a message is parsed when it is first asked for: a window needs a hundred of
two thousand.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from desktop.places import ASSETS

LANGUAGES = ("ja", "en")
_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)[ .}(]")

_SIMPLE = re.compile(r"""\{ *(?:\$(\w[\w-]*)|"([^"\\]*)") *\}""")
"""An argument, or a piece of text in quotes."""


class MissingText(KeyError):
    """A key, or an argument of it, that the catalogue does not have (raised in strict mode only)."""


class EmptyCatalogue(ValueError):
    """A file of the catalogue has no message in it: it was cut short, or never written."""


def system_language() -> str:
    """`ja` or `en`, after the language of the system (English for all others)."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "ja" if value.lower().startswith("ja") else "en"
    import locale

    return "ja" if (locale.getlocale()[0] or "").lower().startswith("ja") else "en"


class Catalogue:
    """All text of one language."""

    def __init__(self, language: str, folder: Path | None = None, strict: bool | None = None) -> None:
        """Reads all files of *language* in *folder*. Raises `EmptyCatalogue` for one that has no message."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language
        self.strict = bool(os.environ.get("TSUKIMORI_STRICT_TEXT")) if strict is None else strict
        self._sources: dict[str, str] = {}
        self._simple: dict[str, list[tuple[str, str]]] = {}
        for path in sorted((folder or ASSETS / "locale").joinpath(language).glob("*.ftl")):
            self._cut(path)
        self._bundle = None

    def keys(self) -> frozenset[str]:
        """All keys."""
        return frozenset(self._sources)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._sources

    def source(self, key: str) -> str:
        """The message *key* as its file has it, for searching; empty where there is none."""
        return self._sources.get(key, "").partition("=")[2]

    def of(self, key: str, **arguments: object) -> str:
        """The message *key* with its *arguments*. One that is missing shows its key, and raises in strict mode."""
        if key not in self._sources:
            if self.strict:
                raise MissingText(f"{self.language}: {key}")
            return f"⟨{key}⟩"
        if (said := self._plainly(key, arguments)) is not None:
            return said
        bundle = self._ready(key)
        pattern = bundle.get_message(key).value
        errors: list[Exception]
        said, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in arguments.items()})
        if errors and self.strict:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(said)

    def _plainly(self, key: str, arguments: dict[str, object]) -> str | None:
        """A message of one line without choices, said without Fluent, whose import costs a window a quarter of a
        second.

        `None` where it takes more than that, or an argument is missing or is more than a word or a whole number.
        """
        parts = self._simple.get(key)
        if parts is None:
            parts = self._simple[key] = _simple_parts(self._sources[key])
        said = []
        for text, argument in parts:
            said.append(text)
            if argument:
                value = arguments.get(argument)
                if isinstance(value, str):
                    said.append(value)
                elif isinstance(value, int) and not isinstance(value, bool):
                    said.append(f"{value:,}")
                else:
                    return None
        return "".join(said) if parts else None

    def _cut(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        starts = list(_MESSAGE.finditer(text))
        if not starts:
            raise EmptyCatalogue(f"no messages in the catalogue {path}")
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._sources[start.group(1)] = text[start.start() : end]

    def _ready(self, key: str):
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language], use_isolating=False)
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if self._known(name):
                continue
            from fluent.runtime import FluentResource

            source = self._sources.get(name, "")
            self._bundle.add_resource(FluentResource(source))
            wanted += [other for other in _REFERENCE.findall(source) if other in self._sources and other != name]
        return self._bundle

    def _known(self, name: str) -> bool:
        if name.startswith("-"):
            return name[1:] in self._bundle._terms
        return self._bundle.has_message(name)


def _simple_parts(source: str) -> list[tuple[str, str]]:
    """A message as (text, name of the argument after it); empty where it is not one line of text and arguments."""
    first, *rest = source.splitlines()
    if any(line.strip() and not line.startswith("#") for line in rest):
        return []
    value = first.partition("=")[2].strip(" ")
    parts: list[tuple[str, str]] = []
    at = 0
    for found in _SIMPLE.finditer(value):
        text = value[at : found.start()]
        if "{" in text or "}" in text:
            return []
        parts.append((text + (found.group(2) or ""), found.group(1) or ""))
        at = found.end()
    text = value[at:]
    if "{" in text or "}" in text:
        return []
    return [*parts, (text, "")] if value else []


def _plain(value: object) -> object:
    """Booleans and unknown things as words; numbers stay numbers for the plural rules."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, (int, float, str)) else str(value)


class Text:
    """The language in use. `listeners` are called after a switch."""

    def __init__(self, language: str = "", folder: Path | None = None, strict: bool | None = None) -> None:
        self._folder, self._strict = folder, strict
        self._catalogues: dict[str, Catalogue] = {}
        self._language = language or system_language()
        self.listeners: list[Callable[[], None]] = []

    @property
    def language(self) -> str:
        """`ja` or `en`."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        if language != self._language:
            self._language = language
            for listener in list(self.listeners):
                listener()

    def of(self, key: str, **arguments: object) -> str:
        """The message *key* in the language in use."""
        return self.catalogue().of(key, **arguments)

    def has(self, key: str) -> bool:
        return self.catalogue().has(key)

    def catalogue(self, language: str = "") -> Catalogue:
        """The catalogue of *language* (the one in use by default), read when it is first wanted."""
        language = language or self._language
        if language not in self._catalogues:
            self._catalogues[language] = Catalogue(language, self._folder, self._strict)
        return self._catalogues[language]
