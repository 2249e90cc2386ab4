"""What is left behind: results first, then whom to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.duties import PAGES, duty
from ai.policy import voting
from ai.policy.cover import PLAIN
from engine.speech import Statement

if TYPE_CHECKING:
    from ai.mind import Mind


def will(mind: Mind) -> tuple[Statement, ...]:
    """The will this seat would leave now; empty when it has nothing worth leaving.

    Honest seats leave their role and results; a liar whose cover has claimed keeps to the cover, others name a suspect.
    """
    others = mind.others
    if not others or mind.view.day < 2:
        return ()
    role = mind.cover
    statements: list[Statement] = []
    if duty(mind.ruleset, role) in PAGES and (not mind.lying or mind.reading.claimed(mind.seat)):
        pages = [f for f in mind.diary if f.kind in ("divined", "medium")]
        last = pages[-1] if pages else None
        statements.append(
            Statement("will", role=role, target=last.target if last else 0, value=last.value if last else "")
        )
        statements += [
            Statement("report", target=f.target, kind=f.kind, value=f.value, night=f.night) for f in pages[-4:]
        ]
        return tuple(statements)
    wishes = voting.wishes(mind, others, {})
    ranked = sorted(others, key=lambda s: -wishes[s])
    if role not in ("", PLAIN) and not mind.lying:
        statements.append(Statement("will", role=role))
    statements.append(Statement("will", target=ranked[0], others=tuple(ranked[1:2])))
    return tuple(statements)
