"""The table in a terminal: plain lines and questions, fit for a screen reader, in both languages.

It offers exactly what `ActionSpec`s offer. Input and output are plain functions, so that it is tested as it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.answering import Answering
from desktop.narrate import Narrator, refusal
from desktop.table.host import TALKS, Host
from desktop.text import LANGUAGES, Text
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import AnyCommand, Ready, Say, WriteWill
from engine.events import AnyEvent, visible
from engine.setup import Illegal

READING = 3
"""After so many utterances of others the person is asked whether to say something."""
COMMANDS = {
    "?": "help", "？": "help", "help": "help", "ヘルプ": "help",
    "say": "say", "話す": "say",
    "done": "done", "d": "done", "終": "done", "眠る": "done",
    "who": "who", "席": "who",
    "me": "me", "自分": "me",
    "will": "will", "遺言": "will",
    "log": "log", "記録": "log",
    "lang": "lang", "言語": "lang",
    "end": "end", "結末": "end",
    "do": "do", "する": "do",
    "quit": "quit", "q": "quit", "やめる": "quit",
}  # fmt: skip
BARE = frozenset({"?", "？", "d", "done", "help"})
"""Words that are commands without a stroke before them too."""


class Left(Exception):
    """The person leaves; the game is saved."""


class TextTable:
    """One person's seat at *host*'s table. *ask* prints a prompt and returns a line (`EOFError` when there is none)."""

    def __init__(self, host: Host, text: Text, ask: Callable[[str], str], tell: Callable[[str], None]) -> None:
        self.host = host
        self.text = text
        self._ask = ask
        self._tell = tell
        self.seat = host.humans[0]
        self.view = host.view(self.seat)
        self._heard = 0
        self._offer = False
        """Whether a dead person is asked once a day to speak in heaven or to see the end."""
        self._to_the_end = False
        self._window: tuple[object, ...] = ()
        """The window whose offers were told."""

    # -- the game ----------------------------------------------------------------------------------------------------

    def play(self, continued: bool = False) -> bool:
        """Plays until the end (`True`) or until the person leaves (`False`)."""
        self._say("terminal-welcome")
        if self.host.id:
            self._say("terminal-saved-as", id=self.host.id)
        if continued:
            self._say("terminal-continued")
        self._show(self.view.events)
        self.host.listeners.append(self._show)
        try:
            while self._beat():
                pass
        except (Left, EOFError, KeyboardInterrupt):
            self._say("terminal-bye" if self.host.id else "terminal-bye-unsaved", id=self.host.id)
            return False
        self._tell_why()
        return True

    def _beat(self) -> bool:
        """One step of the table, and the person's turn where it is one. `False` at the end."""
        if self._offer or (self._heard >= READING and self.host.game.phase in TALKS and self._may("ready")):
            self._offer = False
            self._converse()
            return True
        beat = self.host.step(wait=5.0)
        match beat.kind:
            case "over":
                return False
            case "waiting" if self._has_duty():
                self._duty()
            case "waiting":
                self._converse()
            case "unsaved":
                self._ask(self.text.of("terminal-unsaved", why=beat.why))
            case _:
                pass
        return True

    def _show(self, events: Sequence[AnyEvent]) -> None:
        """Tells what the person's seat may know of *events*."""
        narrator = self._narrator()
        for event in events:
            if not visible(event, self.seat):
                continue
            if isinstance(event, ev.Said) and event.seat != self.seat:
                self._heard += 1
            if line := narrator.line(event):
                self._tell(line)
            if isinstance(event, ev.PhaseBegan) and event.phase in ("day", "morning"):
                self._offer = self._dead()

    # -- the person's turn -------------------------------------------------------------------------------------------

    def _specs(self) -> list[ActionSpec]:
        return [spec for spec in self.host.legal(self.seat) if not spec.blocked]

    def _may(self, kind: str) -> bool:
        return any(spec.kind == kind for spec in self._specs())

    def _dead(self) -> bool:
        return not self.view.lives(self.seat)

    def _duty(self) -> None:
        """Asks for one of the votes or acts that the phase waits for."""
        duties = self._duties()
        window = (self.view.day, self.view.phase, self.view.round)
        if len(self._offered()) > len(duties) and window != self._window[:3]:
            self._say("terminal-also")
        self._window = (*window, ())
        asking = self._answering()
        spec = asking.choose(duties)
        if spec is not None and (command := asking.command(spec)) is not None:
            self._submit(command)

    def _has_duty(self) -> bool:
        return not self.host.over and bool(self._duties())

    def _duties(self) -> list[ActionSpec]:
        """What the person has to answer before anything else: in Survival what is owed, else all there is to do."""
        offered = self._offered()
        owed = [spec for spec in offered if spec.required]
        return owed if owed or self._survival() else offered

    def _offered(self) -> list[ActionSpec]:
        return [spec for spec in self._specs() if spec.kind in ("vote", "act")]

    def _survival(self) -> bool:
        return self.view.ruleset == "survival"

    def _answering(self) -> Answering:
        log = self.host.game.log
        at = len(log)
        return Answering(self._narrator(), self._read, self._tell, lambda: len(log) != at)

    def _do(self, number: str) -> None:
        """Does the offered thing of that number, or lists what is offered."""
        offered = self._offered()
        if not number:
            self._tell_offers()
        elif not number.isdecimal() or not 1 <= int(number) <= len(offered):
            self._say("terminal-not-a-number")
        elif (command := self._answering().command(offered[int(number) - 1])) is not None:
            self._submit(command)

    def _tell_offers(self) -> None:
        """What may be done now besides speaking; said once a window, and whenever it is asked for."""
        offered = self._offered()
        self._say("terminal-offers" if offered else "terminal-nothing-to-do")
        for n, spec in enumerate(offered, 1):
            self._tell(f"  {n} {self._narrator().action(spec.id)}")

    def _converse(self) -> None:
        """The person may speak, or let the table go on."""
        self._heard = 0
        if self._to_the_end:
            return
        window = (self.view.day, self.view.phase, self.view.round, tuple(spec.id for spec in self._offered()))
        if self._survival() and window != self._window and window[-1]:
            self._tell_offers()
        self._window = window
        before = len(self.host.game.log)
        answer = self._read(self._prompt())
        if answer.isdecimal() and self._survival() and self._offered():
            self._do(answer)
        elif answer:
            self._speak(answer)
        elif self._survival() and before == len(self.host.game.log) and not self._may("say") and self._may("ready"):
            self._submit(Ready())

    def _prompt(self) -> str:
        say = next((spec for spec in self._specs() if spec.kind == "say"), None)
        if self._dead():
            return self.text.of("terminal-prompt-exited" if self._survival() else "terminal-prompt-dead")
        if self._survival() and say is None and self.host.game.phase != "discussion":
            return self.text.of("terminal-prompt-window")
        if self.host.game.phase in TALKS:
            if say is None:
                return self.text.of("terminal-prompt-day-silent")
            return self.text.of(
                "terminal-prompt-day" if say.left >= 0 else "terminal-prompt-day-unlimited", left=say.left
            )
        if say is None:
            return self.text.of("terminal-prompt-sleep")
        return self.text.of("terminal-prompt-night-mono" if say.channels[0] == "mono" else "terminal-prompt-night")

    def _speak(self, words: str) -> None:
        """Says *words* as typed, with what was understood of them."""
        from ai.speech import realise_statement, understand

        say = next((spec for spec in self._specs() if spec.kind == "say"), None)
        if say is None:
            self._say("terminal-refused", why=self._reason("no_talk_left"))
            return
        found = understand(words, self.view)
        meaning = " / ".join(
            realise_statement(statement, "", self.seat, self.view, self.text.language)
            for statement in found.statements
            if statement.type != "small_talk"
        )
        self._submit(Say(statements=tuple(found.statements), channel=say.channels[0], text=words))
        if meaning:
            self._say("terminal-understood", meaning=meaning)
        else:
            self._say("terminal-not-understood")

    def _submit(self, command: AnyCommand) -> None:
        try:
            self.host.submit(self.seat, command)
        except Illegal as error:
            self._say("terminal-refused", why=self._reason(error.reason))

    def _reason(self, reason: str) -> str:
        return refusal(reason, self.text.catalogue())

    # -- commands ----------------------------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        """A line that is no command; commands are carried out on the way. Empty: go on."""
        while True:
            answer = self._ask(f"{prompt} > ").strip()
            if answer.lower() in BARE:
                answer = f"/{answer.lower()}"
            if not answer.startswith(("/", "／")):
                return answer
            word, _, rest = answer[1:].partition(" ")
            command = COMMANDS.get(word.lower())
            if command is None:
                self._say("terminal-unknown-command", given=answer)
            elif self._carry_out(command, rest.strip()):
                return ""

    def _carry_out(self, command: str, rest: str) -> bool:
        """Whether the table goes on after *command*."""
        match command:
            case "help":
                self._say("terminal-help")
            case "who":
                self._tell_seats()
            case "me":
                self._tell_me()
            case "log":
                self._tell_today()
            case "lang":
                if rest in LANGUAGES:
                    self.text.language = rest
                    self._say("terminal-language")
                else:
                    self._say("terminal-unknown-command", given=f"/lang {rest}")
            case "say":
                self._speak(rest)
            case "do":
                before = len(self.host.game.log)
                self._do(rest)
                return len(self.host.game.log) != before
            case "will":
                if self._may("will"):
                    self._submit(WriteWill(text=rest))
                else:
                    self._say("terminal-no-will")
            case "done":
                if not self._may("ready"):
                    blocked = next((spec.blocked for spec in self.host.legal(self.seat) if spec.kind == "ready"), "")
                    if self._has_duty():
                        self._say("terminal-number-wanted")
                    elif blocked:
                        self._say("terminal-refused", why=self._reason(blocked))
                    else:
                        self._say("terminal-nothing-to-do")
                    return False
                self._submit(Ready())
                return True
            case "end":
                if self._dead():
                    self._to_the_end = True
                    return True
                self._say("terminal-nothing-to-do")
            case "quit":
                raise Left
        return False

    def _tell_seats(self) -> None:
        narrator = self._narrator()
        for seat in self.view.everyone:
            role = self.view.roles.get(seat, "")
            state = "alive" if self.view.lives(seat) else "dead"
            shown = f" [{narrator.term('role', role)}]" if role else ""
            self._say("terminal-seat", name=narrator.name(seat), state=state, role=shown)

    def _tell_me(self) -> None:
        narrator = self._narrator()
        for event in self.view.events:
            if isinstance(event, (ev.Dealt, ev.Introduced, ev.Told, ev.Became, ev.Acted)) and (
                line := narrator.line(event)
            ):
                self._tell(line)

    def _tell_today(self) -> None:
        narrator = self._narrator()
        events = self.view.events
        starts = [n for n, event in enumerate(events) if isinstance(event, ev.PhaseBegan) and event.round <= 1]
        for event in events[starts[-1] if starts else 0 :]:
            if line := narrator.line(event):
                self._tell(line)

    def _tell_why(self) -> None:
        from desktop.why import explain

        told = explain(self.host.game.log, self.view, self.text.catalogue())
        if told:
            self._say("terminal-why")
        for night in told:
            for line in night.lines():
                self._tell(line)

    def _narrator(self) -> Narrator:
        return Narrator(self.view, self.text.catalogue())

    def _say(self, key: str, **arguments: object) -> None:
        self._tell(self.text.of(key, **arguments))


def narrate(host: Host, text: Text, tell: Callable[[str], None]) -> None:
    """Tells a game of AIs alone as an onlooker sees it, to its end, and then why each night went as it did."""
    from desktop.why import explain

    view = host.view(0)
    narrator = Narrator(view, text.catalogue())

    def show(events: Sequence[AnyEvent]) -> None:
        for event in events:
            if visible(event, 0) and not isinstance(event, ev.HasVoted) and (line := narrator.line(event)):
                tell(line)

    show(view.events)
    host.listeners.append(show)
    host.run()
    told = explain(host.game.log, view, text.catalogue())
    if told:
        tell(text.of("terminal-why"))
    for night in told:
        for line in night.lines():
            tell(line)
