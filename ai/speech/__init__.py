"""Speech: statements into sentences of either language, and a person's words into statements.

`choose_wording` picks the words, `realise` and `realise_statement` say them, `understand` reads them. No numpy here:
the table renders what it shows by itself.
"""

from ai.speech.catalogue import TYPES, WHISPERS
from ai.speech.realise import realise, realise_statement, realise_will
from ai.speech.understand import Understanding, prepare, understand
from ai.speech.wording import choose_wording, choose_wordings, wordings

__all__ = [
    "TYPES",
    "WHISPERS",
    "Understanding",
    "choose_wording",
    "choose_wordings",
    "prepare",
    "realise",
    "realise_statement",
    "realise_will",
    "understand",
    "wordings",
]
