"""The perk window: all uses are committed secretly and resolved together (perks.json, resolution.md section 3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.events import Acted
from engine.survival.scene import Scene

UNRESOLVED = ("nouveau_riche", "night_watch", "astrologer")
"""What a seal or a lycanthrope still finds open."""


@dataclass(slots=True)
class Window:
    """*shields*: seat → its bearer. *held*: seat → the two seats a hypnotist chose for it. *void*: (seat, perk)."""

    acts: list[Acted]
    shields: dict[int, int] = field(default_factory=dict)
    bearers: set[int] = field(default_factory=set)
    held: dict[int, tuple[int, int]] = field(default_factory=dict)
    void: set[tuple[int, str]] = field(default_factory=set)

    def of(self, action: str) -> list[Acted]:
        """In order of acceptance."""
        return [act for act in self.acts if act.action == action]


def resolve(scene: Scene, acts: Sequence[Acted]) -> None:
    """perk_shield, perk_hypnosis, perk_seal, perk_void, perk_riches."""
    window = Window([act for act in acts if act.seat in scene.living])
    perk_shield(scene, window)
    perk_hypnosis(scene, window)
    perk_seal(scene, window)
    perk_void(scene, window)
    perk_riches(scene, window)
    for seat, bearer in window.shields.items():
        scene.gained.append((seat, "shielded", bearer))
    for seat, pair in window.held.items():
        scene.gained += [(seat, "controlled", chosen) for chosen in pair]


def perk_shield(scene: Scene, window: Window) -> None:
    """What is aimed at the named seat falls on the bearer; the earlier command counts."""
    for act in window.of("use_perk.shield_bearer"):
        window.bearers.add(act.seat)
        window.shields.setdefault(act.targets[0], act.seat)
        scene.note("perk_shield", act.seat, act.targets[0], "shield")


def perk_hypnosis(scene: Scene, window: Window) -> None:
    """The named seat's perks go where the hypnotist wants; it costs a vote wherever it takes hold."""
    for act in window.of("use_perk.hypnotist"):
        target = act.targets[0]
        if target in window.bearers or target in window.shields:
            scene.note("perk_hypnosis", act.seat, target, "shielded")
            continue
        one, other = (int(word) for word in act.picks["pair"])
        window.held.setdefault(target, (one, other))
        scene.gained.append((act.seat, "hypnosis_paid", 0))
        scene.tell(act.seat, "perk", act.seat, "penalty_vote:1")
        scene.note("perk_hypnosis", act.seat, target, "held")


def aimed(scene: Scene, window: Window, act: Acted) -> int:
    """Whom a single-target perk hits in the end: the hypnotist's choice, then one hop to a bearer; 0: it is lost."""
    target = act.targets[0]
    if act.seat in window.held:
        legal = [seat for seat in window.held[act.seat] if seat in scene.living and seat != act.seat]
        if not legal:
            return 0
        target = legal[0]
    return window.shields.get(target, target)


def perk_seal(scene: Scene, window: Window) -> None:
    """The sealed seat's perks that are still open are void. Two sealers naming each other both succeed."""
    for act in window.of("use_perk.sealer"):
        target = aimed(scene, window, act)
        if target:
            scene.note("perk_seal", act.seat, target, "sealed")
            spoil(scene, window, target)


def perk_void(scene: Scene, window: Window) -> None:
    """A lycanthrope's voiding is an ability: no shield takes it, only Forseti's seal stops it, and keeps the use."""
    for act in window.of("void_perks"):
        if scene.off(act.seat):
            scene.note("perk_void", act.seat, act.targets[0], "sealed")
            scene.tell(act.seat, "fails", 0, "void_perks:no_effect")
            continue
        scene.note("perk_void", act.seat, act.targets[0], "void")
        scene.gained.append((act.seat, "used:void_perks", 0))
        spoil(scene, window, act.targets[0])


def spoil(scene: Scene, window: Window, seat: int) -> None:
    for perk in scene.s.perks(seat):
        if perk in UNRESOLVED and (seat, perk) not in window.void:
            window.void.add((seat, perk))
            scene.tell(seat, "voided", seat, perk)
            scene.lost += [(seat, f"perk:{perk}", 0)] * scene.s.count(seat, f"perk:{perk}")


def perk_riches(scene: Scene, window: Window) -> None:
    """The holder and the named seat get one more ballot each."""
    grants: dict[int, int] = {}
    for act in window.of("use_perk.nouveau_riche"):
        if (act.seat, "nouveau_riche") in window.void:
            continue
        target = aimed(scene, window, act)
        for seat in (act.seat, target) if target else ():
            grants[seat] = grants.get(seat, 0) + 1
            scene.gained.append((seat, "riches", 0))
            scene.note("perk_riches", act.seat, seat, "ballot")
    for seat, many in grants.items():
        scene.tell(seat, "perk", seat, f"extra_ballot:{many}")
