"""出題者系 — those who set the questions."""

from __future__ import annotations

from engine.shikigami.day.execution import PoisonExempt
from engine.shikigami.day.tie import Naming
from engine.shikigami.terms import QUIZ, Family, Role
from engine.shikigami.victory import Questioning

QUIZMASTERS = Family("quiz", QUIZ, basic="quizmaster", upper="quizmaster", lower="quizmaster")

QUIZMASTER = Role("quizmaster", QUIZMASTERS, "quiz", (Questioning(), PoisonExempt(), Naming(9, "quizmaster")))  # 出題者

ROLES = (QUIZMASTER,)
