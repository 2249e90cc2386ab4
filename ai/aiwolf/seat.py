"""One seat at an AIWolf table: packets become the events our agents know, their commands become lines of the protocol.

The protocol's day d is our day d + 1: our game begins with night 1, theirs with day 0. An utterance keeps its index
(plus one), so that `Ref`s and `AGREE TALK dayD ID:I` mean the same line.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ai.agent import Agent, Budget
from ai.aiwolf import grammar
from ai.aiwolf.packets import Ballot, Info, Line, Packet, number
from ai.aiwolf.talk import ROLE_IDS, Scene, heard, spoken
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Ready, Say, Vote
from engine.events import PUBLIC, AnyEvent, SeatInfo
from engine.setup import Setup
from engine.speech import Ref, Statement
from engine.views import View

WANTED = ("ROLE", "NAME", "TALK", "WHISPER", "VOTE", "DIVINE", "GUARD", "ATTACK")
"""The requests that are answered; nothing may be sent for the others."""
_ACTIONS = {"DIVINE": "divine", "GUARD": "guard", "ATTACK": "eat"}
_SILENT = {"WHISPER": grammar.OVER, "TALK": grammar.OVER}
_OPTIONS: dict[str, bool | int | str] = {
    "dummy": False, "open_cast": False, "cast_shown": True, "self_vote": False, "revotes": 1, "settled": True,
    "open_vote": False, "poison_voters_only": False, "talk": 10, "rest": False, "wills": False, "lovers_talk": False,
    "seal_message": False,
}  # fmt: skip


def target_line(seat: int) -> str:
    """The answer that names *seat*: exactly so, without spaces."""
    return f'{{"agentIdx":{seat}}}'


class Seat:
    """Plays one connection, game after game. *report* hears of trouble that was survived."""

    def __init__(self, agent: Agent, name: str, role: str = "none", seed: str = "0", level: str = "hard",
                 report: Callable[[str], None] = lambda text: None) -> None:  # fmt: skip
        self.agent = agent
        self.name = name
        self.role = role
        self.seed = seed
        self.level = level
        self.report = report
        self.games = 0
        self._blank()

    def _blank(self) -> None:
        self.view = View(0)
        self.scene = Scene()
        self.n = 0
        self.day = 0
        self.spoken_today = 0
        self.quota = 10
        self._queue: deque[Statement] = deque()
        self._sent: dict[str, Statement] = {}
        self._heard: set[tuple[bool, int, int]] = set()
        self._counted: set[tuple[int, int]] = set()
        self._voted = 0
        self._whispers_done = False
        self._executed: dict[int, int] = {}

    def warm_up(self) -> None:
        """Does once, before any clock runs, what the first answers would otherwise pay for: imports and tables."""
        for n, role in ((5, "SEER"), (15, "WEREWOLF")):
            stand_in = Seat(self.agent, self.name, seed="warm-up", level=self.level)
            for packet in _practice(n, role):
                stand_in.answer(packet)

    # What comes in.

    def answer(self, packet: Packet | None) -> str | None:
        """The line to send, None where nothing may be sent. Never raises: trouble costs a move, not the game."""
        if packet is None:
            return None
        if packet.request == "NAME":
            return self.name
        if packet.request == "ROLE":
            return self.role
        try:
            self._take(packet)
            line = self._asked(packet.request)
        except Exception as error:
            # Whatever an odd server sends or a policy trips over: the contest ends for those who do not answer.
            self.report(f"{packet.request}: {type(error).__name__}: {error}")
            line = self._fallback(packet.request)
        return line if packet.request in WANTED else None

    def _take(self, packet: Packet) -> None:
        info = packet.info
        if packet.request == "INITIALIZE" and info is not None:
            self._open(info, packet)
            return
        if not self.n:
            return
        if info is None:
            self._hear(packet.talked, packet.whispered)
            return
        if packet.request == "DAILY_INITIALIZE":
            self._morning(info)
        elif packet.request != "FINISH":
            self._hear(info.talk, info.whisper)
            if packet.request == "VOTE":
                self._count(info.votes_today, 0)
            elif info.executed_today > 0:
                self._dusk(info.votes_today, info.executed_today)

    def _emit(self, event: AnyEvent) -> None:
        self.view.apply(event)

    def _open(self, info: Info, packet: Packet) -> None:
        self._blank()
        self.games += 1
        n = max(len(info.alive), number(packet.setting.get("playerNum"), 0))
        if not 0 < info.me <= n:
            return
        self.n = n
        self.quota = max(1, number(packet.setting.get("maxTalk"), 10))
        numbers = packet.setting.get("roleNumMap")
        cast = {
            ROLE_IDS[word]: count
            for word, value in (numbers.items() if isinstance(numbers, dict) else ())
            if word in ROLE_IDS and (count := number(value, 0)) > 0
        }
        if sum(cast.values()) != n:
            cast = {}
        seats = tuple(SeatInfo(grammar.name(seat)) for seat in range(1, n + 1))
        self.view = View(info.me)
        me = frozenset((info.me,))
        self._emit(ev.Opened(ruleset="shikigami", version=Setup().version, seats=seats, cast=cast,
                             options={**_OPTIONS, "talk": self.quota}))  # fmt: skip
        role = ROLE_IDS.get(info.roles.get(info.me, ""), "villager")
        self._emit(ev.Dealt(to=me, seat=info.me, role=role))
        pack = tuple(sorted(seat for seat, word in info.roles.items() if word == "WEREWOLF" and seat <= n))
        if role == "werewolf" and len(pack) > 1:
            self._emit(ev.Introduced(to=frozenset(pack), bond="wolf", seats=pack))
        self._emit(ev.PhaseBegan(phase="night", day=1))

    def _morning(self, info: Info) -> None:
        """A new day: what was missed of yesterday, who was found dead, and what the night told."""
        me, day = self.view.seat, info.day
        if day <= self.day or day > 1000:
            return
        if self.day and info.executed > 0:
            self._dusk(info.votes, info.executed)
        night = day
        dead = [s for s in info.night_dead if self._seated(s) and self.view.lives(s)]
        # Deaths nobody told of (a lost packet) come from the map of the living.
        dead += [s for s, lives in info.alive.items()
                 if not lives and self._seated(s) and self.view.lives(s) and s not in dead]  # fmt: skip
        for seat in dead:
            self._emit(ev.Died(seat=seat, day=night, night=True))
        if day >= 2 and not dead:
            self._emit(ev.QuietNight(day=night))
        self._told(info, night, bool(dead))
        self.day = day
        self.scene.day = day + 1
        self.spoken_today = self._voted = 0
        self._queue.clear()
        self._sent.clear()
        self._whispers_done = False
        self._emit(ev.PhaseBegan(phase="day", day=day + 1))
        self._hear(info.talk, ())
        if info.attacked > 0 and self.view.role == "werewolf":
            acted = ev.Acted(to=frozenset((me,)), seat=me, day=night, action="eat", targets=(info.attacked,))
            self._emit(acted)

    def _told(self, info: Info, night: int, anybody_died: bool) -> None:
        me = frozenset((self.view.seat,))
        if (found := info.divined) is not None and self._seated(found.target):
            result = "divined_wolf" if found.wolf else "divined_human"
            value = "werewolf" if found.wolf else "human"
            self._emit(ev.Told(to=me, result=result, about=found.target, value=value, day=night))
        if (found := info.medium) is not None and self._seated(found.target):
            value = "werewolf" if found.wolf else "human"
            self._emit(ev.Told(to=me, result="medium_result", about=found.target, value=value, day=night))
        if night >= 2 and info.guarded > 0 and not anybody_died and self._seated(info.guarded):
            self._emit(ev.Told(to=me, result="guard_success", about=info.guarded, day=night))

    def _hear(self, talked: tuple[Line, ...], whispered: tuple[Line, ...]) -> None:
        for line in talked:
            self._line(line, False)
        for line in whispered:
            self._line(line, True)

    def _line(self, line: Line, whisper: bool) -> None:
        key = (whisper, line.day, line.index)
        if key in self._heard or not self._seated(line.agent) or line.day != self.day:
            return
        self._heard.add(key)
        ref = Ref(line.day + 1, line.index + 1)
        mine = self._sent.pop(line.text, None) if line.agent == self.view.seat else None
        if mine is not None:
            said: tuple[Statement, ...] = (mine,)
            heard(grammar.parse(line.text), line.agent, self.scene)  # keeps the scene's book of results
        else:
            said = tuple(
                s for s in heard(grammar.parse(line.text), line.agent, self.scene)
                if all(0 <= seat <= self.n for seat in (s.target, s.to))
            )  # fmt: skip
        if whisper:
            said = tuple(s for s in said if s.type == "whisper_attack")
        else:
            self.scene.speakers[ref] = line.agent
            said = tuple(s for s in said if not s.type.startswith("whisper"))
        if said:
            pack = frozenset(self.view.bonds.get("wolf", (self.view.seat,)))
            self._emit(ev.Said(
                to=pack if whisper else PUBLIC, seat=line.agent, day=ref.day, n=ref.n,
                channel="wolf" if whisper else "talk", statements=said,
            ))  # fmt: skip

    def _count(self, ballots: tuple[Ballot, ...], decided: int) -> None:
        """The box of a day's round, once."""
        rounds = 1 + sum(day == self.day for day, _ in self._counted)
        slips = tuple(ev.Ballot(b.agent, b.target) for b in ballots if self._seated(b.agent) and self._seated(b.target))
        if not slips:
            return
        received: dict[int, int] = {}
        for slip in slips:
            received[slip.target] = received.get(slip.target, 0) + 1
        self._counted.add((self.day, rounds))
        self._emit(ev.Counted(
            day=self.day + 1, round=rounds, ballots=slips,
            received=tuple(sorted(received.items(), key=lambda item: (-item[1], item[0]))),
            decided=decided, how="most" if decided else "tie",
        ))  # fmt: skip

    def _dusk(self, ballots: tuple[Ballot, ...], executed: int) -> None:
        """Somebody was hanged on our current day; told by the night's first packet or the next morning's."""
        if self.day in self._executed or not self._seated(executed):
            return
        self._executed[self.day] = executed
        self.scene.executed[self.day + 1] = executed
        self._count(ballots, executed)
        if self.view.lives(executed):
            self._emit(ev.Died(seat=executed, cause="vote_killed", day=self.day + 1))
        self._emit(ev.PhaseBegan(phase="night", day=self.day + 1))

    def _seated(self, seat: int) -> bool:
        return 0 < seat <= self.n

    # What goes out.

    def _asked(self, request: str) -> str | None:
        if not self.n:
            return self._fallback(request)
        if request == "TALK":
            return self._talk()
        if request == "WHISPER":
            return self._whisper()
        if request == "VOTE":
            return self._vote()
        if request in _ACTIONS:
            return self._act(_ACTIONS[request])
        return None

    def _fallback(self, request: str) -> str:
        """A harmless answer: silence, or any other living seat."""
        if request in ("VOTE", *_ACTIONS):
            others = [s for s in sorted(self.view.alive) if s != self.view.seat]
            pack = self.view.bonds.get("wolf", ()) if request == "ATTACK" else ()
            others = [s for s in others if s not in pack] or others
            return target_line(others[(self.day * 7 + self.view.seat) % len(others)]) if others else ""
        return _SILENT.get(request, "")

    def _budget(self) -> Budget:
        return Budget(f"{self.seed}/{self.games}", self.level)

    def _decide(self, specs: list[ActionSpec]) -> AnyCommand:
        command = self.agent.decide(self.view, specs, self._budget())
        if command.note:
            me = self.view.seat
            self._emit(ev.Noted(to=frozenset((me,)), seat=me, note=command.note))
        return command

    def _talk(self) -> str:
        specs = [
            ActionSpec("say", "say", channels=("talk",), left=max(0, self.quota - self.spoken_today)),
            ActionSpec("ready", "ready", required=True),
        ]  # fmt: skip
        for _ in range(6):
            while self._queue:
                statement = self._queue.popleft()
                line = spoken(statement, self.view.seat)
                if line and line not in self._sent and grammar.valid(line):
                    self._sent[line] = statement
                    self.spoken_today += 1
                    return line
            if self.spoken_today >= self.quota or self.agent.urge(self.view, specs, self._budget()) <= 0.0:
                break
            command = self._decide(specs)
            if not isinstance(command, Say):
                break
            said = [s for s in command.statements if spoken(s, self.view.seat)]
            if not said:
                # Our language has more to say than theirs: what they have no words for is said to the own diary only.
                self._unheard(command)
                continue
            self._queue.extend(said)
        return grammar.OVER

    def _unheard(self, command: Say) -> None:
        """Words the grammar lacks, taken as spoken, or the agent would want to say them for ever."""
        me = self.view.seat
        self._emit(ev.Said(
            to=PUBLIC, seat=me, day=self.day + 1, n=0, channel="talk", statements=command.statements,
            wording=command.wording,
        ))  # fmt: skip

    def _whisper(self) -> str:
        prey = self._prey()
        if self._whispers_done or not prey:
            return grammar.OVER
        specs = [
            ActionSpec("eat", "act", targets=prey, least=1, most=1, required=True),
            ActionSpec("say", "say", channels=("wolf", "mono"), left=self.quota),
        ]  # fmt: skip
        command = self._decide(specs)
        self._whispers_done = True
        if isinstance(command, Say) and command.channel == "wolf":
            for statement in command.statements:
                if line := spoken(statement, self.view.seat):
                    self._sent[line] = statement
                    return line
        return grammar.OVER

    def _vote(self) -> str:
        round_ = 1 + sum(day == self.day for day, _ in self._counted)
        if self._voted != round_:
            self._voted = round_
            self._emit(ev.PhaseBegan(phase="vote", day=self.day + 1, round=round_))
        targets = tuple(s for s in sorted(self.view.alive) if s != self.view.seat)
        command = self._decide([ActionSpec("vote", "vote", targets=targets, least=1, most=1, required=True)])
        if isinstance(command, Vote) and command.target in targets:
            return target_line(command.target)
        return self._fallback("VOTE")

    def _act(self, action: str) -> str:
        me = self.view.seat
        targets = self._prey() if action == "eat" else tuple(s for s in sorted(self.view.alive) if s != me)
        spec = ActionSpec(action, "act", targets=targets, least=1, most=1, required=True)
        command = self._decide([spec])
        if isinstance(command, Act) and command.targets and command.targets[0] in targets:
            acted = ev.Acted(to=frozenset((me,)), seat=me, day=self.day + 1, action=action, targets=command.targets)
            if action != "eat":  # whom the pack attacked in the end is told next morning
                self._emit(acted)
            return target_line(command.targets[0])
        if isinstance(command, Ready) or not targets:
            self.report(f"{action}: nobody to choose")
        return self._fallback({"divine": "DIVINE", "guard": "GUARD", "eat": "ATTACK"}[action])

    def _prey(self) -> tuple[int, ...]:
        pack = self.view.bonds.get("wolf", (self.view.seat,))
        return tuple(s for s in sorted(self.view.alive) if s not in pack)


def _practice(n: int, role: str) -> list[Packet]:
    """The packets of a first day among *n*, as seat 1 sees them."""
    from ai.aiwolf.server import CASTS

    def info(day: int) -> Info:
        return Info(day=day, me=1, alive=dict.fromkeys(range(1, n + 1), True), roles={1: role}, talk=(), whisper=(),
                    divined=None, medium=None, executed=-1, executed_today=-1, attacked=-1, guarded=-1, night_dead=(),
                    votes=(), votes_today=())  # fmt: skip

    said = ("COMINGOUT Agent[02] SEER", "DIVINED Agent[03] WEREWOLF", "ESTIMATE Agent[02] WEREWOLF", "VOTE Agent[04]")
    lines = tuple(Line(1, index, 2 + index % 3, text) for index, text in enumerate(said))
    setting = {"playerNum": n, "roleNumMap": CASTS[n]}
    return [
        Packet("INITIALIZE", info(0), setting, (), ()),
        Packet("DAILY_INITIALIZE", info(0), {}, (), ()),
        Packet("DAILY_INITIALIZE", info(1), {}, (), ()),
        Packet("TALK", None, {}, lines, ()),
        Packet("VOTE", None, {}, (), ()),
        Packet("ATTACK" if role == "WEREWOLF" else "DIVINE", None, {}, (), ()),
    ]
