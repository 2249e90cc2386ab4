"""A small AIWolf server: waits for its seats, then plays whole games by the protocol's own rules (not by our engine).

Anybody's agents can sit at it. One connection is one seat; the seats are shuffled once and stay for all games.
"""

from __future__ import annotations

import random
import socket
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

from ai.aiwolf import grammar

CASTS = {
    5: {"VILLAGER": 2, "SEER": 1, "POSSESSED": 1, "WEREWOLF": 1},
    10: {"VILLAGER": 4, "SEER": 1, "MEDIUM": 1, "BODYGUARD": 1, "POSSESSED": 1, "WEREWOLF": 2},
    13: {"VILLAGER": 6, "SEER": 1, "MEDIUM": 1, "BODYGUARD": 1, "POSSESSED": 1, "WEREWOLF": 3},
    15: {"VILLAGER": 8, "SEER": 1, "MEDIUM": 1, "BODYGUARD": 1, "POSSESSED": 1, "WEREWOLF": 3},
}
"""Players → how many of each role, as the public server has them."""
MAX_TALK, MAX_TURN, MAX_SKIP, MAX_REVOTE = 10, 20, 2, 1
_ROLES = ("VILLAGER", "SEER", "MEDIUM", "BODYGUARD", "WEREWOLF", "POSSESSED", "FOX", "FREEMASON", "ANY")


class Lost(Exception):
    """A seat did not answer in time or hung up: the game cannot go on."""


class Link:
    """The wire to one agent."""

    def __init__(self, link: socket.socket) -> None:
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = link
        self.name = ""
        self.slowest = 0.0
        """The longest an answer took, in seconds."""
        self._rest = b""

    def send(self, packet: dict[str, Any]) -> None:
        """One packet, one line."""
        try:
            self.socket.sendall(msgspec.json.encode(packet) + b"\n")
        except OSError as error:
            raise Lost(self.name or "a seat") from error

    def line(self, seconds: float) -> str:
        """The next line, within *seconds*; raises `Lost`."""
        began = monotonic()
        while b"\n" not in self._rest:
            left = began + seconds - monotonic()
            if left <= 0 or len(self._rest) > 100_000:
                raise Lost(self.name or "a seat")
            self.socket.settimeout(left)
            try:
                part = self.socket.recv(65536)
            except OSError as error:
                raise Lost(self.name or "a seat") from error
            if not part:
                raise Lost(self.name or "a seat")
            self._rest += part
        line, self._rest = self._rest.split(b"\n", 1)
        self.slowest = max(self.slowest, monotonic() - began)
        return line.decode("utf-8", "replace").strip()


class Server:
    """Listens on *host*:*port* (0: any free one) for *players* seats."""

    def __init__(self, players: int, host: str = "127.0.0.1", port: int = 0, seed: str = "0",
                 time_limit_ms: int = 1000) -> None:  # fmt: skip
        if players not in CASTS:
            raise ValueError(players)
        self.players = players
        self.random = random.Random(seed)
        self.limit = time_limit_ms / 1000
        self._limit_ms = time_limit_ms
        self._listener = socket.create_server((host, port))
        self.port: int = self._listener.getsockname()[1]
        self.links: dict[int, Link] = {}

    def gather(self, told: Callable[[str], None] = lambda text: None, wait: float | None = None) -> None:
        """Waits until every seat is taken; *wait* seconds a seat at most. Raises `TimeoutError`, `Lost`."""
        self._listener.settimeout(wait)
        found: list[Link] = []
        while len(found) < self.players:
            link = Link(self._listener.accept()[0])
            link.send(_packet("NAME"))
            try:
                link.name = link.line(max(self.limit, 5.0))[:40] or "nameless"
            except Lost:
                link.socket.close()
                continue
            found.append(link)
            told(link.name)
        self.random.shuffle(found)
        self.links = dict(enumerate(found, 1))

    def play(self) -> Village:
        """One whole game; raises `Lost` when a seat is gone."""
        village = Village(self.links, CASTS[self.players], self.random, self.limit, self._limit_ms)
        village.play()
        return village

    def close(self) -> None:
        """Hangs up on everybody."""
        for link in self.links.values():
            link.socket.close()
        self._listener.close()


def _packet(request: str, **parts: Any) -> dict[str, Any]:
    empty = {"gameInfo": None, "gameSetting": None, "request": request, "talkHistory": None, "whisperHistory": None}
    return {**empty, **parts}


class Village:
    """One game. *roles* by seat, *winner* `VILLAGER` or `WEREWOLF` at the end, *log* in the public server's format."""

    def __init__(self, links: dict[int, Link], cast: dict[str, int], lots: random.Random, limit: float,
                 limit_ms: int) -> None:  # fmt: skip
        self.links, self.lots, self.limit, self._limit_ms = links, lots, limit, limit_ms
        self.cast = cast
        dealt = [role for role, count in cast.items() for _ in range(count)]
        lots.shuffle(dealt)
        self.roles = dict(zip(links, dealt, strict=True))
        self.alive = set(links)
        self.day = 0
        self.winner = ""
        self.log: list[str] = []
        self.invalid: list[str] = []
        """Lines that were no grammar, and targets that were none."""
        self._talk: list[dict[str, Any]] = []
        self._whisper: list[dict[str, Any]] = []
        self._told: dict[tuple[int, bool], int] = {}
        self._votes: list[tuple[int, int]] = []
        self._votes_today: list[tuple[int, int]] = []
        self._attack_votes: list[tuple[int, int]] = []
        self._executed = self._executed_today = self._attacked = self._guarded = -1
        self._night_dead: list[int] = []
        self._divined: tuple[int, int] | None = None

    # The course of the game.

    def play(self) -> None:
        """From the first evening to the last."""
        for seat in self.links:
            self._send(seat, "INITIALIZE", setting=True)
        self._morning()
        self._all("DAILY_FINISH")
        self._night()
        while not self._won():
            self.day += 1
            self._morning()
            self._talking(self._talk, "TALK", sorted(self.alive))
            self._all("DAILY_FINISH")
            self._vote()
            self._night()
        self.day += 1
        self._dawn()
        self._status()
        self.log.append(f"{self.day},result,{len(self._living(False))},{len(self._living(True))},{self.winner}")
        for seat in self.links:
            self._send(seat, "FINISH", everything=True)

    def _living(self, wolves: bool) -> list[int]:
        return [s for s in sorted(self.alive) if (self.roles[s] == "WEREWOLF") is wolves]

    def _won(self) -> bool:
        wolves, humans = len(self._living(True)), len(self._living(False))
        self.winner = "VILLAGER" if not wolves else "WEREWOLF" if humans <= wolves else ""
        return bool(self.winner)

    def _dawn(self) -> None:
        """What happened yesterday becomes what the new day's `gameInfo` tells."""
        self._votes, self._votes_today = self._votes_today, []
        self._executed, self._executed_today = self._executed_today, -1
        self._talk.clear()
        self._whisper.clear()
        self._told.clear()

    def _morning(self) -> None:
        if self.day:
            self._dawn()
        self._status()
        for seat in self.links:
            self._send(seat, "DAILY_INITIALIZE")
        self._attack_votes = []
        self._night_dead = []
        self._divined = None
        self._attacked = self._guarded = -1

    def _status(self) -> None:
        for seat, role in self.roles.items():
            state = "ALIVE" if seat in self.alive else "DEAD"
            self.log.append(f"{self.day},status,{seat},{role},{state},{self.links[seat].name}")

    def _all(self, request: str) -> None:
        for seat in self.links:
            self._send(seat, request, history=True)

    def _talking(self, lines: list[dict[str, Any]], request: str, speakers: list[int]) -> None:
        left = dict.fromkeys(speakers, MAX_TALK)
        skips = dict.fromkeys(speakers, 0)
        for turn in range(MAX_TURN):
            order = speakers[:]
            self.lots.shuffle(order)
            over = True
            for seat in order:
                text = grammar.OVER
                if left[seat]:
                    text = self._ask(seat, request, history=True) or grammar.SKIP
                    if not grammar.valid(text):
                        self.invalid.append(text)
                        text = grammar.SKIP
                skips[seat] = skips[seat] + 1 if text == grammar.SKIP else 0
                if skips[seat] > MAX_SKIP:
                    text = grammar.OVER
                if text not in (grammar.SKIP, grammar.OVER):
                    left[seat] -= 1
                over = over and text == grammar.OVER
                lines.append({"agent": seat, "day": self.day, "idx": len(lines), "text": text, "turn": turn})
                self.log.append(f"{self.day},{request.lower()},{len(lines) - 1},{turn},{seat},{text}")
            if over:
                break

    def _vote(self) -> None:
        leaders: list[int] = []
        for _ in range(1 + MAX_REVOTE):
            box: list[tuple[int, int]] = []
            again = bool(leaders)
            for seat in sorted(self.alive):
                others = [s for s in sorted(self.alive) if s != seat]
                box.append((seat, self._target(seat, "VOTE", others, history=not again) or self.lots.choice(others)))
            self._votes_today = box
            self.log += [f"{self.day},vote,{voter},{target}" for voter, target in box]
            leaders = _most(target for _, target in box)
            if len(leaders) == 1:
                break
        hanged = self.lots.choice(leaders)
        self.alive.discard(hanged)
        self._executed_today = hanged
        self.log.append(f"{self.day},execute,{hanged},{self.roles[hanged]}")

    def _night(self) -> None:
        executed = self._executed_today > 0
        for seat in self._awake("SEER"):
            if target := self._target(seat, "DIVINE", list(self.links), history=not executed):
                self._divined = (seat, target)
                found = "WEREWOLF" if self.roles[target] == "WEREWOLF" else "HUMAN"
                self.log.append(f"{self.day},divine,{seat},{target},{found}")
        wolves = self._living(True)
        if len(wolves) > 1:
            self._talking(self._whisper, "WHISPER", wolves)
        if not self.day:
            return
        for seat in self._awake("BODYGUARD"):
            others = [s for s in self.links if s != seat]
            if target := self._target(seat, "GUARD", others, history=not executed):
                self._guarded = target
                self.log.append(f"{self.day},guard,{seat},{target},{self.roles[target]}")
        self._attack(wolves, executed)

    def _attack(self, wolves: list[int], executed: bool) -> None:
        prey = self._living(False)
        if not wolves or not prey:
            return
        leaders: list[int] = []
        for _ in range(1 + MAX_REVOTE):
            history = not executed and not leaders
            chosen = [(seat, self._target(seat, "ATTACK", prey, history=history)) for seat in wolves]
            self._attack_votes = [(seat, target) for seat, target in chosen if target]
            self.log += [f"{self.day},attackVote,{seat},{target}" for seat, target in self._attack_votes]
            leaders = _most(target for _, target in self._attack_votes)
            if len(leaders) == 1:
                break
        victim = self.lots.choice(leaders or prey)
        self._attacked = victim
        held = victim == self._guarded
        self.log.append(f"{self.day},attack,{victim},{str(not held).lower()}")
        if not held:
            self.alive.discard(victim)
            self._night_dead = [victim]

    def _awake(self, role: str) -> list[int]:
        return [seat for seat in sorted(self.alive) if self.roles[seat] == role]

    # The wire.

    def _ask(self, seat: int, request: str, history: bool) -> str:
        self._send(seat, request, history=history)
        return self.links[seat].line(self.limit)

    def _target(self, seat: int, request: str, allowed: list[int], history: bool) -> int:
        """The seat named in the answer, 0 where it names none that is allowed."""
        line = self._ask(seat, request, history)
        try:
            target = msgspec.json.decode(line, type=dict[str, int]).get("agentIdx", 0) if " " not in line else 0
        except (msgspec.DecodeError, UnicodeDecodeError):
            target = 0
        if target not in allowed:
            self.invalid.append(f"{request} {line}")
            return 0
        return target

    def _send(self, seat: int, request: str, history: bool = False, setting: bool = False,
              everything: bool = False) -> None:  # fmt: skip
        packet = _packet(request)
        if history:
            packet["talkHistory"] = self._news(seat, self._talk, False)
            wolf = self.roles[seat] == "WEREWOLF"
            packet["whisperHistory"] = self._news(seat, self._whisper, True) if wolf else []
        else:
            packet["gameInfo"] = self._info(seat, everything)
        if setting:
            packet["gameSetting"] = self._setting()
        self.links[seat].send(packet)

    def _news(self, seat: int, lines: list[dict[str, Any]], whisper: bool) -> list[dict[str, Any]]:
        known = self._told.get((seat, whisper), 0)
        self._told[seat, whisper] = len(lines)
        return lines[known:]

    def _setting(self) -> dict[str, Any]:
        return {
            "enableNoAttack": False, "enableNoExecution": False, "enableRoleRequest": False, "maxAttackRevote": 1,
            "maxRevote": MAX_REVOTE, "maxSkip": MAX_SKIP, "maxTalk": MAX_TALK, "maxTalkTurn": MAX_TURN,
            "maxWhisper": MAX_TALK, "maxWhisperTurn": MAX_TURN, "playerNum": len(self.links), "randomSeed": 0,
            "roleNumMap": {role: self.cast.get(role, 0) for role in _ROLES}, "talkOnFirstDay": False,
            "timeLimit": self._limit_ms, "validateUtterance": True, "votableInFirstDay": False, "voteVisible": True,
            "whisperBeforeRevote": False,
        }  # fmt: skip

    def _info(self, seat: int, everything: bool) -> dict[str, Any]:
        role = self.roles[seat]
        wolf = role == "WEREWOLF"
        shown = {s: r for s, r in self.roles.items() if everything or s == seat or (wolf and r == "WEREWOLF")}
        living = {str(s): MAX_TALK for s in sorted(self.alive)}
        divined = None
        if self._divined is not None and self._divined[0] == seat:
            divined = self._reading(seat, self._divined[1])
        medium = None
        if role == "MEDIUM" and seat in self.alive and self._executed > 0:
            medium = self._reading(seat, self._executed)
        return {
            "agent": seat, "attackVoteList": self._box(self._attack_votes, -1) if wolf else [],
            "attackedAgent": self._attacked if wolf else -1, "cursedFox": -1, "day": self.day,
            "divineResult": divined, "executedAgent": self._executed,
            "existingRoleList": sorted(r for r, count in self.cast.items() if count),
            "guardedAgent": self._guarded if role == "BODYGUARD" else -1, "lastDeadAgentList": self._night_dead,
            "latestAttackVoteList": self._box(self._attack_votes, 0) if wolf else [],
            "latestExecutedAgent": self._executed_today, "latestVoteList": self._box(self._votes_today, 0),
            "mediumResult": medium, "remainTalkMap": living,
            "remainWhisperMap": {str(s): MAX_TALK for s in self._living(True)} if wolf else {},
            "roleMap": {str(s): r for s, r in sorted(shown.items())},
            "statusMap": {str(s): "ALIVE" if s in self.alive else "DEAD" for s in self.links},
            "talkList": self._talk, "voteList": self._box(self._votes, -1),
            "whisperList": self._whisper if wolf else [],
        }  # fmt: skip

    def _reading(self, seat: int, target: int) -> dict[str, Any]:
        result = "WEREWOLF" if self.roles[target] == "WEREWOLF" else "HUMAN"
        return {"agent": seat, "day": self.day, "result": result, "target": target}

    def _box(self, box: list[tuple[int, int]], shift: int) -> list[dict[str, int]]:
        return [{"agent": voter, "day": self.day + shift, "target": target} for voter, target in box]


def _most(targets: Any) -> list[int]:
    counts: dict[int, int] = {}
    for target in targets:
        counts[target] = counts.get(target, 0) + 1
    top = max(counts.values(), default=0)
    return sorted(target for target, count in counts.items() if count == top)
