"""Day games in the lab: a round, or the end of a game, from what a scenario gives of its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from engine import events as ev
from engine.setup import Illegal
from engine.survival import playing, pokerodds, wording
from engine.survival.daygames import DAY_GAMES, Play
from engine.survival.daygames.craft import LODGE, OUTER
from engine.survival.daygames.janken import THROWS
from engine.survival.daygames.norn_judgement import RINGS
from engine.survival.daygames.ten_billion_yen import SHOPS, count
from engine.survival.daygames.wolf_tag import AREAS

if TYPE_CHECKING:
    from engine.survival.scenario import Scenario, Stage

GameMoves = dict[int, list[ev.Acted]]
MANY = 99
"""Rings in the hand of a seat whose rings a scenario does not count."""


def play(stage: Stage, game: str) -> None:
    """Plays the scenario's part of a day game."""
    if game not in PLAYS:
        raise Illegal("scenario_phase", scenario=stage.scenario.id, phase=game)
    stage.begin("day_game", int(stage.given.get("round", 1)))
    if any(move["do"] == "sabotage" for move in stage.moves()) and stage.table.s.struck("no_breaking"):
        return
    PLAYS[game](stage, Play(stage.table, game))


def exact(scenario: Scenario) -> Iterable[tuple[Fraction, wording.Found]] | None:
    """What is reckoned rather than walked: the best of seven cards that nobody has named."""
    late = [str(move["seat"]) for move in scenario.moves if move["do"] == "timeout"]
    if scenario.phase != "game:poker" or len(late) != 1 or scenario.given.get("cards"):
        return None
    found = []
    for hand, p in pokerodds.best_hands().items():
        results: list[wording.Result] = [("public", wording.frozen(["hand", late[0], hand]))]
        perk = pokerodds.pays(hand)
        if perk:
            results.append((late[0], wording.frozen(["perk", late[0], perk])))
        found.append((p, wording.Found(results=results)))
    return found


def say(stage: Stage, owner: str, *row: Any) -> None:
    """A result in the scenario's words."""
    stage.said.append((owner, wording.frozen(list(row))))


def act(seat: int, action: str, **picks: Iterable[str]) -> ev.Acted:
    return ev.Acted(seat=seat, action=action, picks={name: tuple(words) for name, words in picks.items()})


def places(stage: Stage, play: Play, key: str = "positions") -> list[int]:
    """Puts the seats of `given` where they stand; who they are."""
    found = []
    for name, area in stage.given.get(key, {}).items():
        seat = stage.number(name)
        play.own("area", str(area), seat)
        found.append(seat)
    return found


def gathering(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["gathering"]
    play.show("meeting", stage.given["meeting"])
    play.show("needed", -(-3 * len(play.seats) // 4))
    if "final" in stage.given:
        standing = places(stage, play, "final")
        for seat in play.seats:
            if seat not in standing:
                play.own("area", "", seat)
        prizes = game.finish(play)
        say(stage, "public", "score", "gathered", len(play.get("gathered")))
        playing.award(stage.table, prizes)
        return
    standing = places(stage, play)
    for seat in play.seats:
        if seat not in standing:
            play.own("area", stage.given["meeting"], seat)
    moves: GameMoves = {}
    for move in stage.moves():
        seat = stage.number(move["seat"])
        moves[seat] = [act(seat, "go", way=[str(move["arg"])]) if move["do"] == "go" else act(seat, "wait")]
    game.open_round(play, stage.table.s.round)
    game.close_round(play, moves, stage.table.s.round)
    for seat in moves:
        say(stage, stage.names[seat - 1], "area", stage.names[seat - 1], play.get("area", seat))


def bbj(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["bbj"]
    for name, cards in stage.given["cards"].items():
        for slot, card in zip(("open", "hidden"), cards, strict=True):
            play.show(slot, str(card), stage.number(name))
    for move in stage.moves():
        if move["do"] == "change":
            seat, other = stage.number(move["seat"]), stage.number(move["target"])
            picks: dict[str, tuple[str, ...]] = {slot: (str(move[slot]),) for slot in ("own_slot", "target_slot")}
            game.close_round(play, {seat: [ev.Acted(seat=seat, action="change", targets=(other,), picks=picks)]}, 1)
    prizes = game.finish(play)
    for seat in play.seats:
        if play.get("score", seat) is not None:
            say(stage, "public", "score", stage.names[seat - 1], play.get("score", seat))
    playing.award(stage.table, prizes)


def craft(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["craft"]
    given = stage.given
    play.show("recipe", given.get("recipe", {}))
    play.show("chest", dict(given.get("chest", {})))
    play.keep("hidden", [])
    for seat in play.seats:
        play.own("area", LODGE, seat)
        play.own("hand", dict(given.get("hands", {}).get(stage.names[seat - 1], {})), seat)
    places(stage, play)
    gatherers = []
    rounds: list[GameMoves] = []
    for move in stage.moves():
        seat = stage.number(move["seat"])
        action, arg = str(move["do"]), move.get("arg")
        if action == "deliver":
            made = act(seat, action, goods=[thing for thing, many in dict(arg or {}).items() for _ in range(int(many))])
        elif action == "hide":
            made = act(seat, action, goods=[str(arg)])
        elif action == "move":
            made = act(seat, action, area=[str(arg)])
        else:
            made = act(seat, action)
            if action == "gather" and seat not in gatherers:
                gatherers.append(seat)
        for row in rounds:
            if seat not in row:
                row[seat] = [made]
                break
        else:
            rounds.append({seat: [made]})
    first = stage.table.s.round
    for at, row in enumerate(rounds):
        game.close_round(play, row, first + at)
    for seat in gatherers:
        _, rare = OUTER[play.get("area", seat)]
        say(stage, stage.names[seat - 1], "hand", rare, play.get("hand", seat).get(rare, 0))
    if first + max(1, len(rounds)) - 1 >= game.rounds:
        say(stage, "public", "score", "chest", play.get("chest"))
        playing.award(stage.table, game.finish(play))


def ten_billion(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["ten_billion_yen"]
    ballots: GameMoves = {}
    moves: GameMoves = {}
    for move in stage.moves():
        seat = stage.number(move["seat"])
        if move["do"] == "perk_ballot":
            target = stage.number(move["targets"][0])
            ballots[seat] = [ev.Acted(
                seat=seat, action="perk_ballot", targets=(target,), picks={"perk": (str(move["perk"]),)}
            )]
        elif move["do"] == "buy":
            moves[seat] = [act(seat, "buy", shop=[str(move["shop"])], units=[str(move["units"])])]
        else:
            moves[seat] = [act(seat, str(move["do"]))]
    if "success" in stage.given:
        play.show("success", bool(stage.given["success"]))
        won = count(play, ballots)
        if won is not None:
            seat, perks = won
            for perk in perks:
                say(stage, "public", "perk", "chosen", perk)
                say(stage, stage.names[seat - 1], "perk", stage.names[seat - 1], perk)
        return
    round_ = stage.table.s.round
    play.show("balance", int(stage.given["balance"]))
    faulty = stage.given.get("faulty")
    if faulty in SHOPS:
        play.keep("faulty", faulty)
    else:
        game.open_round(play, round_)
    game.close_round(play, moves, round_)
    say(stage, "public", "score", "balance", play.get("balance"))
    for seat in moves:
        for receipt in play.get("receipts", seat, []):
            if receipt[-1] == "declined":
                say(stage, stage.names[seat - 1], "fails", "buy", "declined")


def poker(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["poker"]
    moves: GameMoves = {}
    for name, cards in stage.given.get("cards", {}).items():
        play.own("cards", [str(card) for card in cards], stage.number(name))
    for move in stage.moves():
        if move["do"] == "show":
            seat = stage.number(move["seat"])
            moves[seat] = [act(seat, "show", cards=map(str, move["arg"]), perks=map(str, move.get("perks", [])))]
    game.close_round(play, moves, 1)
    for seat in play.seats:
        if play.get("hand", seat):
            say(stage, "public", "hand", stage.names[seat - 1], play.get("hand", seat))
            for perk in play.get("gained", seat):
                say(stage, stage.names[seat - 1], "perk", stage.names[seat - 1], perk)


def colours(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["colour_collecting"]
    game.start(play)
    gifts = []
    for name, box, weight in stage.given.get("contributions", []):
        gifts.append([stage.number(name), str(box), int(weight)])
        play.show(f"box.{box}", play.get(f"box.{box}") + int(weight))
    play.keep("gifts", gifts)
    moves: GameMoves = {}
    for move in stage.moves():
        seat = stage.number(move["seat"])
        picks = {"colour": [str(move["arg"])]} if move["do"] == "harvest" else {}
        moves[seat] = [act(seat, str(move["do"]), **picks)]
    game.close_round(play, moves, stage.table.s.round)
    for seat in moves:
        harvest = play.get("harvest", seat)
        if harvest:
            box, _, taken = harvest
            say(stage, stage.names[seat - 1], "weight", box, taken)
            say(stage, "public", "score", box, play.get(f"box.{box}"))


def janken(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["janken"]
    if "pair" not in stage.given:
        game.open_round(play, 1)
        one, seat = 1, 2
        partner = next((t for pair in play.get("pairs") if seat in pair for t in pair if t != seat), 0)
        word = "bye" if not partner else stage.names[one - 1] if partner == one else "another"
        say(stage, "public", "pairing", stage.names[seat - 1], word)
        return
    pair = [stage.number(name) for name in stage.given["pair"]]
    play.show("pairs", [pair])
    moves: GameMoves = {}
    for move in stage.moves():
        seat = stage.number(move["seat"])
        thrown = str(move["throw"])
        if thrown == "uniform":
            thrown = play.one(list(THROWS), seat)
        moves[seat] = [act(seat, "duel", throw=[thrown], stake=[str(move["stake"])])]
    game.close_round(play, moves, 1)
    drawn = len(stage.table.log)
    for seat in pair:
        if not any(isinstance(e, ev.Shown) and e.scene == "supplies" and e.seat == seat
                   for e in stage.table.log[stage.start:drawn]):
            play.table.supply("apples", seat, play.s.stock("apples", seat))


def wolf_tag(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["wolf_tag"]
    start = str(stage.given.get("ookami", "5"))
    play.show("path", [start])
    standing = places(stage, play)
    for seat in play.seats:
        if seat not in standing:
            play.own("area", "", seat)
    for move in stage.moves():
        seat = stage.number(move["seat"])
        if move["do"] == "operate":
            path = tuple(str(area) for area in move.get("arg", []))
            try:
                if stage.table.s.roles[seat].camp != "wolf":
                    raise Illegal("action")
                if any(area not in AREAS for area in path) or game.refuse(play.s, seat, "operate", {"path": path}):
                    raise Illegal("path")
            except Illegal as refused:
                stage.fails.append((stage.names[seat - 1], "operate", refused.reason))
                continue
            game.close_round(play, {seat: [act(seat, "operate", path=path)]}, 2)
            say(stage, "public", "path", "ookami", play.get("path"))
        elif move["do"] == "step":
            game.close_round(play, {seat: [act(seat, "step", way=[str(move["arg"])])]}, 1)


def norn(stage: Stage, play: Play) -> None:
    game = DAY_GAMES["norn_judgement"]
    play.show("lake", int(stage.given.get("lake", 0)))
    tally = stage.given.get("tally", {})
    play.keep("tally", [int(tally.get("cursed", 0)), int(tally.get("purifying", 0))])
    for move in stage.moves():
        seat = stage.number(move["seat"])
        play.show("order", [seat])
        play.own("rings", dict.fromkeys(RINGS, MANY), seat)
        game.close_round(play, {seat: [act(seat, "throw", rings=map(str, move["arg"]))]}, 1)
    say(stage, "public", "score", "lake", play.get("lake"))


PLAYS: dict[str, Callable[[Any, Play], None]] = {
    "gathering": gathering, "bbj": bbj, "craft": craft, "ten_billion_yen": ten_billion, "poker": poker,
    "colour_collecting": colours, "janken": janken, "wolf_tag": wolf_tag, "norn_judgement": norn,
}
