"""What an accepted `Act` does: most are only written down until their window ends, some work at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import commands as do
from engine import events as ev
from engine.events import Audience
from engine.survival import playing
from engine.survival.day import calls
from engine.survival.gods import GODS, PRICE
from engine.survival.settle import settle
from engine.survival.terms import WOLF

if TYPE_CHECKING:
    from engine.survival.table import Table

GIFT = 50
"""Apples of a geri's gift."""


def act(table: Table, seat: int, command: do.Act) -> None:
    """Carries out an act whose legality has been seen to."""
    s = table.s
    action = command.action
    if action == "report_violation":
        report(table, command)
        return
    to: Audience = frozenset((seat,))
    if action == "nominate":
        to = table.members(WOLF)
    table.emit(ev.Acted(
        to=to, seat=seat, day=s.day, action=action, targets=command.targets, picks=command.picks
    ))
    if action.startswith("call."):
        call(table, seat, action.removeprefix("call."), command)
    elif action in AT_ONCE:
        AT_ONCE[action](table, seat, command)


def report(table: Table, command: do.Act) -> None:
    """report_violation: public, at once, never a raid; it reaches the blessed too."""
    table.show("violation", "prohibition", command.picks["prohibition"][0], command.targets[0])
    scene = table.scene()
    settle(scene, [(command.targets[0], "rule_violation")])
    table.publish(scene)
    table.ended()


def call(table: Table, seat: int, god: str, command: do.Act) -> None:
    """Stage `call`: pay, count as called, Loki's trap, effect, settle, victory."""
    s = table.s
    chosen = command.picks.get("pay", ())
    thing = chosen[0] if chosen else "mead" if s.stock("mead", seat) else "apples"
    price = 1 if thing == "mead" else PRICE
    table.supply(thing, seat, s.stock(thing, seat) - price)
    table.gain(0, f"called:{god}")
    trap = f"loki_trap:{god}"
    trapped = s.has(0, trap)
    to: Audience = frozenset((seat,)) if god == "loki" else "public"
    table.show("call", god, "trapped" if trapped else "called", to=to)
    scene = table.scene()
    scene.note("call", seat, next(iter(command.targets), 0), f"{god}:{'trapped' if trapped else 'called'}")
    if trapped:
        table.lose(0, trap)
        settle(scene, [(seat, "loki_trap")])
    else:
        if GODS[god].loud:
            table.show("call", f"{god}.caller", seat)
        picked = command.picks.get("trap", ())
        calls.invoke(scene, god, seat, command.targets, picked[0] if picked else "", checkpoints(table))
    table.publish(scene)
    table.ended()


def checkpoints(table: Table) -> tuple[str, ...]:
    """Those of Uller's checkpoints that are still to come."""
    s = table.s
    if s.phase != "discussion":
        return calls.CHECKPOINTS
    return calls.CHECKPOINTS[1:] if s.round <= -(-int(s.options["speech_rounds"]) // 2) else calls.CHECKPOINTS[2:]


def gift(table: Table, seat: int, command: do.Act) -> None:
    """geri_gift: the receiver is told that apples appeared, not from whom."""
    target = command.targets[0]
    table.gain(seat, "used:gift_apples")
    table.supply("apples", target, table.s.stock("apples", target) + GIFT)


def delete(table: Table, seat: int, command: do.Act) -> None:
    """chaos_delete: announced at once, without a name."""
    clause = command.picks["clause"][0]
    if not table.s.struck(clause):
        table.gain(0, f"struck:{clause}")


def restrain(table: Table, seat: int, command: do.Act) -> None:
    """The first one of the day silences its target; the restrainer is public."""
    table.show("discussion", "restrainer", seat, command.targets[0])
    table.gain(0, "restrained")
    table.gain(command.targets[0], "silenced")


def step_out(table: Table, seat: int, command: do.Act) -> None:
    table.gain(seat, "stepped_out")


def hide(table: Table, seat: int, command: do.Act) -> None:
    table.gain(seat, "heart", int(command.picks["object"][0].removeprefix("object_")))


AT_ONCE: dict[str, Callable[[Table, int, do.Act], None]] = {
    "gift_apples": gift, "sabotage": playing.sabotage,
    "delete_rule": delete, "restrain": restrain, "step_out": step_out, "hide_heart": hide,
}
