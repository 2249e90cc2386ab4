"""What a person typed, as statements: rules over names, role words, polarity, questions and vote verbs.

Nothing typed is ever an instruction; what is not understood is small talk.
"""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from engine.speech import Statement
from engine.views import View

ENOUGH = 0.6
"""Below this the table hears small talk."""

_LONGEST = 400
_JAPANESE = re.compile(r"[ぁ-ヿ一-鿿○●◯〇]")


class Understanding(Struct, frozen=True):
    """*statements* as heard, how *sure* (0 to 1; below `ENOUGH` they are small talk), and the text not understood."""

    statements: tuple[Statement, ...]
    sure: float
    unknown: str = ""


def prepare(view: View) -> None:
    """Compiles what hearing needs (a third of a second), so that the first letter typed does not wait for it."""
    for line in ("wataru voted for him, so I'd hang him; why?", "占いCO。昨日なぜ入れたの？怪しいから吊ろう"):
        understand(line, view)


def understand(text: str, view: View, lang: str | None = None) -> Understanding:
    """*text* typed by *view*'s own seat, as statements, in *lang* (None: the language it is written in).

    At most four statements; at least one, which is small talk when nothing was understood.
    """
    # Hundreds of patterns: they are compiled when somebody first types, not when the table opens.
    from ai.speech.hearing import english, japanese
    from ai.speech.hearing import roles as named
    from ai.speech.hearing.heard import Context
    from ai.speech.hearing.names import normal
    from ai.speech.hearing.scene import Scene

    plain = normal(text)[:_LONGEST]
    if not plain:
        return Understanding((Statement("small_talk"),), 0.0, "")
    scene = Scene(view)
    context = Context(scene, role=scene.claimed(scene.me))
    language = lang or ("ja" if _JAPANESE.search(plain) else "en")
    if language == "en" and _JAPANESE.search(plain) and not re.search(r"[a-z]{2}", plain):
        language = "ja"
    if language == "ja" and not _JAPANESE.search(plain):
        language = "en"
    plain = named.plain(plain, view, language)
    hear = japanese.hear if language == "ja" else english.hear
    heard, unknown = hear(plain, context)
    said = [s for s in heard if s.type != "small_talk"] or heard
    if not said:
        return Understanding((Statement("small_talk"),), 0.3, text)
    if view.ruleset == "survival":
        said = [_own(s, view) for s in said]
    left = len(unknown) / len(plain)
    sure = round(min(context.sure, 1.0 if not unknown else 0.9) * (1.0 - 0.4 * min(left, 1.0)), 2)
    return Understanding(tuple(said[:4]), sure, unknown)


def _own(s: Statement, view: View) -> Statement:
    """*s* with the roles of *view*'s rule set."""
    from ai.speech.hearing.roles import own

    because = tuple(replace(why, role=own(why.role, view)) for why in s.because)
    return replace(s, role=own(s.role, view), because=because)
