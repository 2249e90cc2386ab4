"""出題者系 — those who set the questions."""

from __future__ import annotations

from engine.shikigami.terms import QUIZ, Family, Role
from engine.shikigami.victory import Questioning

QUIZMASTERS = Family("quiz", QUIZ, basic="quizmaster", upper="quizmaster", lower="quizmaster")

QUIZMASTER = Role("quizmaster", QUIZMASTERS, "quiz", (Questioning(),))  # 出題者

ROLES = (QUIZMASTER,)
