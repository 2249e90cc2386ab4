"""One day, phase after phase (README section 3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import events as ev
from engine.events import MASTER, PUBLIC
from engine.survival import asking, defaults, playing
from engine.survival.audience import ENDS_AT_DAWN, ENDS_AT_DUSK
from engine.survival.day import free_time, perk_use, voting
from engine.survival.day.dusk import dusk_terms
from engine.survival.daytime import ROOMS
from engine.survival.night import Night, resolve
from engine.survival.settle import settle

if TYPE_CHECKING:
    from engine.survival.table import Table

PLACES = ("voting_room", "chapel", "cellar", "observatory", "ballroom", "greenhouse")
"""Where the Count may call the vote, where he names a room each morning."""


def end_window(table: Table) -> None:
    """The window waits for nobody any more."""
    ENDS[table.s.phase](table)


def time_up(table: Table) -> None:
    """The host's clock ran out (README section 10)."""
    s = table.s
    if s.phase == "vote":
        end_vote(table, late=True)
    elif s.phase == "night":
        defaults.night(table)
        end_night(table)
    else:
        end_window(table)


def morning(table: Table, day: int) -> None:
    """morning: the report is out; supplies, and the window of chaos."""
    table.emit(ev.PhaseBegan(phase="morning", day=day))
    if table.s.options["vote_place"] == "daily":
        streams = table.streams()
        place = streams.one(list(PLACES), f"place:{day}")
        table.drawn(streams)
        table.show("vote", "place", place)
    playing.supplies(table)


def end_morning(table: Table) -> None:
    if not playing.begin_game(table):
        after_game(table)


def end_result(table: Table) -> None:
    """day_game_result is over."""
    playing.end_result(table)
    after_game(table)


def after_game(table: Table) -> None:
    """The day game is over, or there was none."""
    s = table.s
    kind = s.options["free_time"]
    if kind == "on" or (kind == "auto" and asking.has_window(s, "free_time")):
        begin_free_time(table)
    else:
        begin_perks(table)


def begin_free_time(table: Table) -> None:
    """free_time: rooms first; after a day game with areas of its own those are used and nobody picks."""
    areas = playing.areas(table.s)
    table.begin("free_time", 1)
    if areas:
        stand(table, areas)


def stand(table: Table, areas: dict[int, str]) -> None:
    """Everybody is shown who shares its area, then skoll and freki have their window."""
    s = table.s
    for seat in s.active():
        here = areas.get(seat, "")
        mates = [t for t in s.active() if here and areas.get(t) == here]
        table.show("free_time", "area", here, seat, frozenset(mates or (seat,)))
    for seat in s.active():
        here = areas.get(seat, "")
        mates = [t for t in s.active() if here and areas.get(t) == here]
        table.show("free_time", "with", mates, seat, frozenset((seat,)))
    table.begin("free_time", 2)


def end_free_time(table: Table) -> None:
    s = table.s
    if s.round == 1:
        areas = {act.seat: act.picks["room"][0] for act in s.acts if act.action == "go_room"}
        streams = table.streams()
        for seat in s.active():
            if seat not in areas and not s.has(seat, "silenced"):
                areas[seat] = streams.one(list(ROOMS), f"free_time:{s.day}", seat)
        table.drawn(streams)
        stand(table, areas)
        return
    if not strikes(table):
        begin_perks(table)


def strikes(table: Table) -> bool:
    """skoll_raid and freki_devour, at the end of their window; says whether the game is over."""
    s = table.s
    acts = list(s.acts)
    scene = table.scene()
    for seat in free_time.skoll_raid(scene, acts):
        table.show("free_time", "victim", s.area(seat), seat)
    table.publish(scene)
    if scene.course and table.ended():
        return True
    scene = table.scene()
    for seat in free_time.freki_devour(scene, acts):
        table.supply("apples", seat, 0)
    table.publish(scene)
    return False


def begin_perks(table: Table) -> None:
    """perk_use: only on days on which somebody in play holds a perk; then everybody sees the same window."""
    s = table.s
    if any(s.perks(seat) for seat in s.active()):
        table.begin("perk_use")
    else:
        begin_discussion(table)


def end_perks(table: Table) -> None:
    use_perks(table)
    begin_discussion(table)


def use_perks(table: Table) -> None:
    """All uses of the window, in perk order."""
    scene = table.scene()
    perk_use.resolve(scene, table.s.acts)
    table.publish(scene)


def begin_discussion(table: Table) -> None:
    if checkpoint(table, "discussion_open"):
        return
    table.begin("discussion", 1)


def half(table: Table) -> int:
    """After so many speech rounds it is half time."""
    return -(-int(table.s.options["speech_rounds"]) // 2)


def end_discussion(table: Table) -> None:
    """A speech round is over: half time, the next round, or the vote."""
    s = table.s
    rounds = int(s.options["speech_rounds"])
    now = s.round
    if now == half(table) and checkpoint(table, "mid_discussion"):
        return
    if now < rounds:
        table.begin("discussion", now + 1)
        return
    if checkpoint(table, "vote_open"):
        return
    if s.votes_today:
        begin_vote(table)
    else:
        dusk(table)


def checkpoint(table: Table, name: str) -> bool:
    """Uller's price, where it is due now; says whether the game is over."""
    s = table.s
    due = [seat for seat in s.active() if s.has(seat, f"price:{name}")]
    if not due:
        return False
    scene = table.scene()
    scene.note(name, verdict="uller_price")
    settle(scene, [(seat, "uller_price") for seat in due])
    for seat in due:
        table.lose(seat, f"price:{name}")
        if (seat, "uller_price") in scene.course:
            table.show("call", "checkpoint", name, seat)
    table.publish(scene)
    return bool(scene.course) and table.ended()


def begin_vote(table: Table) -> None:
    """vote: who has stepped out is shown, and who is void is told."""
    s = table.s
    out = [seat for seat in s.active() if s.has(seat, "stepped_out")]
    if out:
        table.show("vote", "stepped_out", out)
    for seat in s.active():
        if s.has(seat, "void"):
            table.emit(ev.Told(to=frozenset((seat,)), result="ballots_void", about=seat, day=s.day))
    table.begin("vote", 1)


def end_vote(table: Table, late: bool = False) -> None:
    if close_vote(table, late):
        dusk(table)


def close_vote(table: Table, late: bool) -> bool:
    """The box is opened; says whether the day goes on to its dusk.

    Who owes a ballot when the clock ends leaves play, unless a struck clause spares it.
    """
    s = table.s
    ballots = dict(s.votes)
    round_ = s.round
    if round_ == 1:
        spared = s.struck("vote_five_minutes") or s.struck("vote_daily") or not late
        forfeits = [] if spared else [seat for seat in asking.owing(s) if seat not in ballots]
        table.show("vote", "forfeits", forfeits, to=MASTER)
        table.show("vote", "voters", sorted(ballots), to=MASTER)
    else:
        forfeits = list(s.board.get(("vote", "forfeits", 0), ()))
    scene = table.scene()
    count = voting.count(scene, ballots, [seat for seat in forfeits if s.alive(seat)], round_)
    table.show("vote", f"slips.{s.day}.{round_}", [list(slip) for slip in count.slips], to=MASTER)
    if not count.tied:
        table.begin("vote_result")
    listed = tuple(ev.Ballot(*slip) for slip in count.slips) if s.struck("vote_in_room") else ()
    received = sorted(count.totals.items(), key=lambda line: (-line[1], line[0]))
    table.emit(ev.Counted(
        day=s.day, round=round_, ballots=listed, received=tuple(received),
        decided=count.out[0] if len(count.out) == 1 else 0, how=count.how,
    ))
    if count.tied:
        table.publish(scene)
        table.show("vote", "tied", count.tied)
        table.begin("vote", 2)
        return False
    settle(scene, voting.batch(scene, count))
    table.publish(scene)
    if table.ended():
        return False
    watch(table, round_)
    return True


def watch(table: Table, rounds: int) -> None:
    """vote_watch: a night watch in play sees every ballot by name, the runoff's too."""
    s = table.s
    for seat in s.active():
        if s.has(seat, "perk:night_watch"):
            for round_ in range(1, rounds + 1):
                slips = s.board.get(("vote", f"slips.{s.day}.{round_}", 0), [])
                table.show("watch", f"slips.{s.day}.{round_}", slips, seat, frozenset((seat,)))


def dusk(table: Table) -> None:
    """The vote is over: silence is lifted, void ballots are used up, terms fall due."""
    s = table.s
    voted = s.voted_today
    table.sweep(lambda trait: trait in ENDS_AT_DUSK or (voted and trait == "void"))
    table.begin("dusk")
    if not terms(table):
        table.begin("night")


def terms(table: Table) -> bool:
    """dusk_terms; says whether the game is over."""
    scene = table.scene()
    dusk_terms(scene)
    table.publish(scene)
    return bool(scene.course) and table.ended()


def end_night(table: Table) -> None:
    if not play_night(table):
        morning(table, table.s.day + 1)


def play_night(table: Table) -> bool:
    """night_resolve and dawn; says whether the game is over."""
    s = table.s
    defaults.hearts(table)
    night = Night(s, table.streams(), s.acts)
    resolve(night)
    table.begin("night_resolve")
    table.begin("dawn")
    table.publish(night, night=True)
    if not any(cause for _, cause in night.course):
        table.emit(ev.QuietNight(day=s.day))
    if night.flutes:
        table.emit(ev.Told(to=PUBLIC, result="flute", value=str(night.flutes), day=s.day))
    for reading in night.readings:
        if reading.how == "garm":
            value = next(v for o, _, about, v in night.told if o == reading.owner and about == reading.target)
            table.show("camp", "sniffed", value, reading.target, table.members("wolf"))
    keeps_watch = not s.votes_today
    permanent = bool(s.options["chaos_permanent"])
    table.sweep(lambda trait: (
        trait in ENDS_AT_DAWN
        or (trait.startswith("perk:") and not (keeps_watch and trait == "perk:night_watch"))
        or (trait.startswith("struck:") and not permanent)
    ))
    return table.ended(out_of_days=s.day >= int(s.options["day_limit"]))


ENDS: dict[str, Callable[[Table], None]] = {
    "morning": end_morning, "free_time": end_free_time, "perk_use": end_perks, "discussion": end_discussion,
    "vote": end_vote, "night": end_night, "day_game": playing.end_round,
    "day_game_result": end_result,
}
