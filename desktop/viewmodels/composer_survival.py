"""What may be claimed, reported and asked for where Survival is played: what the running cast can be and can find out.
"""

from __future__ import annotations

from engine import catalogue
from engine.views import View

ARTS = {"divined": ("seer", "fylgja"), "medium": ("medium", "fylgja"), "guarded": ("knight", "paladin", "fylgja")}
"""Kind of report → whose art it is."""
WISHES = {"divine": ARTS["divined"], "guard": ARTS["guarded"]}
"""What one may ask for → who can do it; a role can be asked for always."""
OWN = {"medium": "medium", "knight": "guarded", "paladin": "guarded"}
"""Role → the kind of report it begins with; all others report a divination."""
CAMPS = {"human": "survival-camp-village", "werewolf": "survival-camp-wolf"}
"""What a result found → the key of the camp that it means here."""
NIGHT = frozenset({"night", "night_resolve"})


def on(view: View) -> bool:
    return view.ruleset == "survival"


def roles(view: View) -> list[str]:
    """The roles one may claim: those of the cast; where it is hidden, all there are."""
    return [role for role, n in view.cast.items() if n] or [facts.id for facts in catalogue.roles("survival")]


def arts(view: View) -> list[str]:
    """The kinds of result somebody of the cast can have; all where it has none of them."""
    return [art for art, who in ARTS.items() if _any(view, who)] or list(ARTS)


def wishes(view: View) -> list[str]:
    """What can be asked for."""
    return [wish for wish, who in WISHES.items() if _any(view, who)] + ["claim"]


def _any(view: View, who: tuple[str, ...]) -> bool:
    return any(role in who for role in roles(view))


def last_night(view: View) -> int:
    """The latest night that is over."""
    return view.day if view.phase in NIGHT else view.day - 1
