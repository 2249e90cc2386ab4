"""What a seat may do by day besides its role's powers: calls, rooms, perks, restraint, stepping out, the day game."""

from __future__ import annotations

from msgspec.structs import replace

from engine.actions import ActionSpec, Field
from engine.events import PUBLIC, Audience
from engine.survival.choosing import choices
from engine.survival.daygames import DAY_GAMES, DayGame
from engine.survival.daygames.ten_billion_yen import ballot_specs
from engine.survival.gods import GODS, PRICE, God
from engine.survival.options import many
from engine.survival.state import State
from engine.survival.terms import VILLAGE

ROOMS = ("great_hall", "garden", "library", "treasury")
WINDOWS = frozenset({"day_game_result", "free_time", "perk_use", "discussion"})


def specs(s: State, seat: int) -> list[ActionSpec]:
    found = calls(s, seat) if calling(s) else []
    if s.phase in ("day_game", "day_game_result"):
        found += moves(s, seat)
    if s.phase == "free_time" and s.round == 1:
        done = any(act.seat == seat and act.action == "go_room" for act in s.acts)
        blocked = "silenced" if s.has(seat, "silenced") else "already_done" if done else ""
        found.append(ActionSpec(
            id="go_room", kind="act", fields=(Field("room", ROOMS),), required=not blocked, blocked=blocked,
        ))
    elif s.phase == "perk_use":
        found += perks(s, seat)
    elif s.phase == "discussion":
        found += struck(s, seat)
    return found


def today(s: State) -> DayGame | None:
    """The day game of this day, if there is one."""
    listed = many(s.options["day_game"]) if s.options else ()
    game = DAY_GAMES[listed[min(s.day, len(listed)) - 1]] if listed and s.day else None
    return None if game is None or (game.vote_day and not s.votes_today) else game


def calling(s: State) -> bool:
    """Whether gods may be called now."""
    if s.phase == "day_game":
        game = today(s)
        return bool(game and game.calls_from and s.round >= game.calls_from)
    return s.phase in WINDOWS


def owing(s: State) -> list[int]:
    """Who is waited for by the day game, or by its perk ballot."""
    game = today(s)
    if game is None:
        return []
    if s.phase == "day_game_result":
        owes, moves = s.active() if s.has(0, "perk_ballot") else [], frozenset({"perk_ballot"})
    else:
        owes, moves = game.owes(s), game.moves
    done = {act.seat for act in s.acts if act.action in moves}
    return [seat for seat in owes if seat not in done]


def moves(s: State, seat: int) -> list[ActionSpec]:
    """The seat's moves in the day game; one a round."""
    game = today(s)
    if game is None:
        return []
    if s.phase == "day_game_result":
        offered = ballot_specs(s, seat) if s.has(0, "perk_ballot") else []
    else:
        offered = game.specs(s, seat)
    owes = seat in owing(s)
    found = [
        replace(spec, required=owes and not spec.blocked, blocked=spec.blocked or ("" if owes else "already_done"))
        for spec in offered
    ]
    if s.phase == "day_game" and s.struck("no_breaking"):
        found.append(ActionSpec(id="sabotage", kind="act", may_skip=True))
    return found


def channels(s: State, seat: int) -> tuple[str, ...]:
    """By day one may talk during the day game, to whom its rules let one talk."""
    return ("talk",) if s.phase == "day_game" and today(s) is not None else ()


def raid_off(s: State) -> bool:
    """Whether it is known that the pack does not raid tonight."""
    return (
        s.has(0, "no_raid") or s.has(0, "no_pack_raid") or s.struck("wolf_raid")
        or (s.day == 1 and not s.options["first_night_raid"])
    )


def calls(s: State, seat: int) -> list[ActionSpec]:
    """One spec for each god of the setup."""
    gods = s.gods()
    called = [name[7:] for name, _ in s.marks[0] if name.startswith("called:")]
    free = tuple(id for id in gods if id != "loki" and id not in called)
    pays = tuple(thing for thing, least in (("mead", 1), ("apples", PRICE)) if s.stock(thing, seat) >= least)
    pay = (Field("pay", pays, least=0),) if len(pays) > 1 else ()
    whom = {kind: choices(s, seat, kind) for kind in {GODS[id].targets for id in gods if GODS[id].count}}
    found = []
    for god in (GODS[id] for id in gods):
        may, barred = whom[god.targets] if god.count else ((), ())
        trap = (Field("trap", free),) if god.id == "loki" else ()
        blocked = unheard(s, seat, god, len(called))
        if not blocked and (len(may) < god.count or (trap and not free)):
            blocked = "target"
        if not blocked and not pays:
            blocked = "cannot_pay"
        if not blocked and god.id in called and not s.options["god_repeat"]:
            blocked = "already_called"
        found.append(ActionSpec(
            id=f"call.{god.id}", kind="act", targets=may, least=god.count, most=god.count, barred=barred,
            may_skip=True, fields=(*trap, *pay), blocked=blocked,
        ))
    return found


def unheard(s: State, seat: int, god: God, called: int) -> str:
    """Why *god* would not listen to the seat, whomever it names and whatever it pays; *called* gods came before."""
    if s.has(seat, "silenced"):
        return "silenced"
    if god.village and s.roles[seat].camp != VILLAGE:
        return "village_only"
    if called < god.after:
        return "fewer_than_four_gods"
    return "too_late" if god.last_day and s.day > god.last_day else ""


def perks(s: State, seat: int) -> list[ActionSpec]:
    """The perks it holds that are used in this window; each copy once."""
    found = []
    held = s.perks(seat)
    may, barred = choices(s, seat, "active_other")
    for perk in dict.fromkeys(held):
        if perk in ("astrologer", "night_watch"):
            continue
        action = f"use_perk.{perk}"
        left = held.count(perk) - sum(act.seat == seat and act.action == action for act in s.acts)
        fields: tuple[Field, ...] = ()
        if perk == "hypnotist":
            fields = (Field("pair", tuple(str(t) for t in s.active()), 2, 2, ordered=True),)
        blocked = "silenced" if s.has(seat, "silenced") else "already_used" if not left else "" if may else "target"
        found.append(ActionSpec(
            id=action, kind="act", targets=may, least=1, most=1, barred=barred, may_skip=True, left=left,
            fields=fields, blocked=blocked,
        ))
    return found


def struck(s: State, seat: int) -> list[ActionSpec]:
    """What struck clauses open in the discussion."""
    found = []
    if s.struck("no_violence"):
        may, barred = choices(s, seat, "active_other")
        done = s.has(0, "restrained")
        blocked = "silenced" if s.has(seat, "silenced") else "already_done" if done else ""
        found.append(ActionSpec(
            id="restrain", kind="act", targets=may, least=1, most=1, barred=barred, may_skip=True, blocked=blocked
        ))
    if s.struck("stay_in_area") and s.votes_today:
        done = s.has(seat, "stepped_out")
        blocked = "silenced" if s.has(seat, "silenced") else "already_done" if done else ""
        found.append(ActionSpec(id="step_out", kind="act", may_skip=True, blocked=blocked))
    return found


def hearers(s: State, seat: int) -> Audience:
    game = today(s)
    return game.hears(s, seat) if s.phase == "day_game" and game is not None else PUBLIC
