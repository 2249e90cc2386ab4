"""Possession 憑依: who may wear another's body, and whose body nobody can wear."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Facet


@dataclass(frozen=True, slots=True)
class Possessor(Facet):
    """憑狼, 犬神, 憑狐: may wear another seat's body."""


@dataclass(frozen=True, slots=True)
class PossessionLimited(Facet):
    """憑依制限: nobody can take this seat's body."""
