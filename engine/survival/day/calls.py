"""Stage `call`: what each god does when called. Paying, counting and traps are the table's; here are the effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.survival.scene import Scene
from engine.survival.settle import settle
from engine.survival.terms import RAIDS

PUBLIC_OWNER = 0
"""Told to everybody."""
CHECKPOINTS = ("discussion_open", "mid_discussion", "vote_open")


def invoke(scene: Scene, god: str, caller: int, targets: Sequence[int], trap: str, left: Sequence[str]) -> None:
    """Does what *god* does. *trap*: the god Loki waits at. *left*: the checkpoints still to come."""
    EFFECTS[god](scene, caller, tuple(targets), trap, left)


def heimdall(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    for seat in (caller, *targets):
        scene.tell(PUBLIC_OWNER, "camp", seat, scene.roles[seat].camp)


def hermod(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    for seat in scene.s.exited():
        scene.tell(PUBLIC_OWNER, "camp", seat, scene.roles[seat].camp)


def tyr(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained += [(seat, "tyr", 0) for seat in (caller, *targets)]


def forseti(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained += [(seat, "sealed", 0) for seat in targets]


def freyja(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained += [(seat, "void", 0) for seat in targets]


def odin(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    for seat in range(1, scene.s.n + 1):
        scene.tell(caller, "role", seat, scene.roles[seat].id)


def thor(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    pool = [seat for seat in sorted(scene.living) if scene.roles[seat].wolf and not scene.blessed(seat)]
    if pool:
        settle(scene, [(scene.streams.one(pool, "thor", caller), "thor")])


def mimir(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained += [(seat, "shelter", 0) for seat in targets]
    settle(scene, [(caller, "mimir_price")])


def njord(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    for seat in scene.s.exited():
        if scene.s.causes[seat][0] in RAIDS:
            scene.back(seat)


def jormungandr(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained.append((caller, "jormungandr", 0))


def uller(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    due = scene.streams.one(list(left), "uller", caller)
    scene.gained.append((caller, f"price:{due}", 0))
    settle(scene, [(targets[0], "uller_shot")])


def baldr(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained.append((caller, "blessed", 0))


def loki(scene: Scene, caller: int, targets: tuple[int, ...], trap: str, left: Sequence[str]) -> None:
    scene.gained.append((0, f"loki_trap:{trap}", 0))


EFFECTS: dict[str, Callable[[Scene, int, tuple[int, ...], str, Sequence[str]], None]] = {
    "heimdall": heimdall, "hermod": hermod, "tyr": tyr, "forseti": forseti, "freyja": freyja, "odin": odin,
    "thor": thor, "mimir": mimir, "njord": njord, "jormungandr": jormungandr, "uller": uller, "baldr": baldr,
    "loki": loki,
}
