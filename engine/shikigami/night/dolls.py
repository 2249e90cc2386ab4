"""人形族: the dolls, who pay for their masters (attack.08, vampire.29)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Facet


@dataclass(frozen=True, slots=True)
class Doll(Facet):
    """A doll; doll masters are none."""
