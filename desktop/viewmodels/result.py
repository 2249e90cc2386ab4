"""The page after the end: who was what, how it went, and why, night by night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from ai.personas import persona, seat_name
from desktop import why
from desktop.narrate import Narrator
from desktop.store.errors import StoreError
from desktop.store.game_file import Table
from desktop.store.library import Library
from desktop.survival_chronicle import Chapter
from desktop.text import Catalogue as Words
from desktop.text import Text
from desktop.viewmodels import glyphs, result_survival, whyrows
from desktop.viewmodels.doubt import Doubt, Findings
from desktop.viewmodels.draft import camp_of
from desktop.viewmodels.saved import kanji, read, told, when
from desktop.viewmodels.whyrows import NO_CHANCE, capital
from engine import events as ev
from engine.events import PUBLIC, AnyEvent, visible
from engine.setup import Setup
from engine.views import View

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

CAMPS = ("village", "werewolf", "fox", "lovers", "quiz", "vampire", "bat", "ogre", "duelist", "tengu", "mania")
NOBODY_WINS = ("draw", "vanish", "")
STORIES = ("village", "werewolf", "fox_human", "fox_wolf", "lovers", "quiz", "vampire", "draw", "vanish")


@QmlElement
@QmlSingleton
class Result(QObject):
    """One ended village. `open` reads it from the shelf; `failed` says why it could not."""

    changed = Signal()
    sceneChanged = Signal()
    doubtChanged = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = Library()
        self._game = ""
        self._setup, self._table = Setup(), Table()
        self._log: list[AnyEvent] = []
        self._view = View(0)
        self._ended: ev.Ended | None = None
        self._scenes: list[why.Scene] = []
        self._chapters: list[Chapter] = []
        """In Survival these are told instead of scenes."""
        self._bad: list[list[bool]] = []
        self._scene = 0
        self._findings: Findings | None = None
        self._doubt = Doubt(self)
        self._doubt.found.connect(self.show_findings)
        self._heard = False

    # -- opening -----------------------------------------------------------------------------------------------------

    @Slot(str)
    def open(self, game: str) -> None:
        """Shows the ended game *game* of the shelf."""
        try:
            setup, table, log = read(self.library, game)
        except StoreError as error:
            self.failed.emit(told(error, self._words()))
            return
        self.show(setup, table, log, game)

    def show(self, setup: Setup, table: Table, log: Sequence[AnyEvent], game: str = "", think: bool = True) -> None:
        """Shows the ended game with the full *log*. With *think* the suspicion's curves are worked out besides."""
        self._setup, self._table, self._log, self._game = setup, table, list(log), game
        self._view = View(0)
        for event in log:
            if event.to == PUBLIC:
                self._view.apply(event)
        self._ended = next((e for e in log if isinstance(e, ev.Ended)), None)
        self._findings = None
        self._scene = 0
        self._listen()
        self._explain()
        self._scene = self._telling()
        self.changed.emit()
        self.sceneChanged.emit()
        self.doubtChanged.emit()
        if think and self._ended is not None and not self._survival:
            self._doubt.ask(self._log, table.humans, table.level, table.ai_seed)

    @Slot()
    def leave(self) -> None:
        """Stops thinking about it."""
        self._doubt.stop()

    def show_findings(self, findings: object) -> None:
        """Shows what was worked out (by the process beside, or ready for a picture)."""
        self._findings = findings if isinstance(findings, Findings) else Findings()
        self.doubtChanged.emit()

    def _words(self) -> Words:
        engine = qmlEngine(self)
        shared = engine.singletonInstance("Tsukimori.Vm", "Catalogue") if engine else None
        return shared.text.catalogue() if shared is not None else Text("ja").catalogue()

    def _listen(self) -> None:
        engine = qmlEngine(self)
        if engine is not None and not self._heard:
            self._heard = True
            engine.singletonInstance("Tsukimori.Vm", "Catalogue").langChanged.connect(self._say_again)

    def _say_again(self) -> None:
        self._explain()
        self.changed.emit()
        self.sceneChanged.emit()
        self.doubtChanged.emit()

    @property
    def _survival(self) -> bool:
        return self._view.ruleset == "survival"

    def _explain(self) -> None:
        self._chapters = result_survival.chapters(self._log, self._view, self._words()) if self._survival else []
        if self._survival:
            self._scenes = [
                why.Scene(
                    one.day, one.night, result_survival.title(one, self._words()),
                    tuple(why.WhyLine("", (seat,) if seat else (), line) for seat, line in one.heads), (),
                ) for one in self._chapters
            ]  # fmt: skip
            self._bad = [[] for _ in self._scenes]
            return
        self._scenes = why.explain(self._log, self._view, self._words(), numbered=False)
        traced: dict[tuple[int, bool], list[bool]] = {}
        for event in self._log:
            if isinstance(event, ev.Traced):
                verdict, _ = why.effect(event)
                traced.setdefault((event.day, not event.step.startswith("day.")), []).append(verdict == "killed")
        self._bad = [traced.get((scene.day, scene.night), []) for scene in self._scenes]

    def _telling(self) -> int:
        """The scene to show first: the last night in which somebody died, else the last; in Survival the epilogue."""
        if self._survival:
            return max(0, len(self._scenes) - 1)
        nights = [i for i, scene in enumerate(self._scenes) if scene.night and scene.headlines]
        return nights[-1] if nights else max(0, len(self._scenes) - 1)

    # -- the head ----------------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def camp(self) -> str:
        """The camp that won; empty where nobody did."""
        return self._ended.camp if self._ended and self._ended.camp not in NOBODY_WINS else ""

    @Property(str, notify=changed)
    def headline(self) -> str:
        t = self._words()
        if self._ended is None:
            return ""
        if self._survival:
            return t.of("survival-result-won", camp=t.of(f"survival-camp-{self._ended.camp}"))
        if self.camp:
            return t.of("result-won", camp=t.of(f"camp-name-{self.camp}"))
        return t.of("result-vanish" if self._ended.result == "vanish" else "result-draw")

    @Property(str, notify=changed)
    def story(self) -> str:
        """How it ended, and what became of you."""
        t, end = self._words(), self._ended
        if end is None:
            return ""
        if self._survival:
            told = result_survival.story(end, self._chapters, self._you(), self._view, t)
            return t.of("result-and", first=told[0], second=told[1]) if len(told) > 1 else told[0]
        last = next(
            (e for e in reversed(self._log) if isinstance(e, ev.PhaseBegan)), ev.PhaseBegan(phase="night", day=1)
        )
        key, day = when(last.phase, last.day)
        wolf = next(
            (e.seat for e in reversed(self._log) if isinstance(e, ev.Died) and end.roles.get(e.seat) == "werewolf"), 0
        )
        told = end.result if end.result in STORIES else "other"
        if told == "village" and not wolf:
            told = "other"
        name = self._name(wolf) if wolf else ""
        parts = [t.of(f"result-story-{told}", when=t.of(key, day=day, kanji=kanji(day)), name=name)]
        if you := self._you():
            fate = "alive" if self._lives(you) else "dead"
            outcome = "draw" if not self.camp else "won" if you in end.winners else "lost"
            parts.append(t.of(f"result-you-{fate}-{outcome}", name=self._name(you)))
        return t.of("result-and", first=parts[0], second=parts[1]) if len(parts) > 1 else parts[0]

    @Property(str, notify=changed)
    def rules(self) -> str:
        """Rule version and seed, for telling a friend."""
        t = self._words()
        if self._survival:
            return result_survival.rules(self._setup, t)
        version = t.of("new-option-version-a9" if self._setup.version == "3.1.0a9" else "new-option-version-b1")
        return t.of("result-rules", version=version, seed=self._setup.seed)

    @Property(bool, notify=changed)
    def canPlayAgain(self) -> bool:
        return bool(self._table.humans)

    # -- who was what ------------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def census(self) -> str:
        key = "survival-result-who-note" if self._survival else "result-who-note"
        return self._words().of(key, seats=len(self._view.seats), alive=len(self._view.alive))

    @Property("QVariantList", notify=changed)
    def groups(self) -> list[dict[str, Any]]:
        """By camp, the winners first: `camp`, `name`, `outcome` (key), `won`, `seats`."""
        end, t = self._ended, self._words()
        if end is None:
            return []
        by_camp: dict[str, list[int]] = {}
        for seat, role in sorted(end.roles.items()):
            by_camp.setdefault(camp_of(role, self._view.ruleset), []).append(seat)
        order = sorted(by_camp, key=lambda camp: (camp != end.camp, CAMPS.index(camp) if camp in CAMPS else len(CAMPS)))
        return [
            {
                "camp": camp,
                "name": t.of(f"survival-camp-{camp}" if self._survival else f"camp-name-{camp}"),
                "won": camp == self.camp,
                "outcome": self._outcome(camp, by_camp[camp]),
                "seats": [self._fate(seat) for seat in by_camp[camp]],
            }
            for camp in order
        ]

    def _outcome(self, camp: str, seats: Sequence[int]) -> str:
        """What became of a camp, as a key: some win each for themselves, whoever the village went to."""
        end = self._ended
        if end is None or not self.camp:
            return "result-camp-draw"
        if camp == end.camp:
            return "result-camp-won"
        return "result-camp-some" if any(seat in end.winners for seat in seats) else "result-camp-lost"

    def _lives(self, seat: int) -> bool:
        """Whether *seat* lives at the end, in its own body or in another's; whose body is worn does not."""
        wears: dict[int, int] = {}
        for event in self._log:
            if isinstance(event, ev.Gained) and event.trait == "wears_body":
                wears[event.seat] = event.arg
            elif isinstance(event, ev.Lost) and event.trait == "wears_body":
                wears.pop(event.seat, None)
        return seat not in wears.values() and wears.get(seat, seat) in self._view.alive

    def _fate(self, seat: int) -> dict[str, Any]:
        t, info = self._words(), self._view.seats[seat - 1]
        role = self._ended.roles[seat] if self._ended else ""
        face = persona(info.persona)
        alive = self._lives(seat)
        moment = cause = ""
        told = (e for e in reversed(self._log) if isinstance(e, ev.Caused) and e.seat == seat)
        death = next(told, self._view.deaths.get(seat))
        if not alive and death is not None:
            known = death.cause
            key = "result-fate-night" if death.night else "result-fate-day"
            moment = t.of(key, day=death.day, kanji=kanji(death.day))
            cause = self._cause(known)
        return {
            "seat": seat,
            "name": seat_name(info, t.language),
            "portrait": face.portrait if face else "",
            "role": " · ".join([self._role(seat), *self._traits(seat)]),
            "id": role,
            "apart": self._apart(seat),
            "glyph": glyphs.role(role, self._view.ruleset),
            "alive": alive,
            "living": "survival-result-stayed" if self._survival else "result-alive",
            "you": seat == self._you(),
            "moment": moment,
            "cause": cause,
        }

    def _role(self, seat: int) -> str:
        t = self._words()
        if self._survival and self._ended is not None:
            return result_survival.role(seat, self._log, self._ended, t)
        return t.of(f"{self._view.ruleset}-role-{self._ended.roles[seat] if self._ended else ''}")

    def _traits(self, seat: int) -> list[str]:
        """What it carried at the end, by name; what only the rules remember is not told."""
        t, end = self._words(), self._ended
        keys = [f"{self._view.ruleset}-trait-{trait}" for trait in (end.traits.get(seat, ()) if end else ())]
        return list(dict.fromkeys(t.of(key).strip("［］") for key in keys if t.has(key)))

    def _apart(self, seat: int) -> str:
        """As a key: it won or lost although its camp did not. Empty where it went with its camp."""
        end = self._ended
        if end is None or not self.camp:
            return ""
        won = seat in end.winners
        if won == (camp_of(end.roles[seat], self._view.ruleset) == end.camp):
            return ""
        return "result-apart-won" if won else "result-apart-lost"

    def _cause(self, cause: str) -> str:
        t = self._words()
        for key in (f"result-cause-{cause}", f"{self._view.ruleset}-cause-{cause}"):
            if t.has(key):
                return t.of(key)
        return t.of("result-cause-other")

    def _you(self) -> int:
        return self._table.humans[0] if self._table.humans else 0

    def _name(self, seat: int) -> str:
        return seat_name(self._view.seats[seat - 1], self._words().language)

    # -- why ---------------------------------------------------------------------------------------------------------

    @Property("QVariantList", notify=changed)
    def scenes(self) -> list[str]:
        """The nights and votes in which something happened, by name."""
        t = self._words()
        if self._survival:
            return [scene.title for scene in self._scenes]
        keys = {True: "menu-day-night", False: "menu-day-vote"}
        return [t.of(keys[scene.night], day=scene.day, kanji=kanji(scene.day)) for scene in self._scenes]

    @Property(int, notify=sceneChanged)
    def scene(self) -> int:
        return self._scene

    @Slot(int)
    def showScene(self, scene: int) -> None:
        """Tells of the *scene*-th of `scenes` (from 0)."""
        if 0 <= scene < len(self._scenes) and scene != self._scene:
            self._scene = scene
            self.sceneChanged.emit()
            self.doubtChanged.emit()

    @Property("QVariantList", notify=sceneChanged)
    def headlines(self) -> list[dict[str, Any]]:
        """What came of it: `text`, and the `portrait` of whom it befell; `dead`."""
        if not self._scenes:
            return []
        found = []
        for line in self._scenes[self._scene].headlines:
            seat = line.seats[0] if line.seats else 0
            face = persona(self._view.seats[seat - 1].persona) if seat else None
            found.append(
                {
                    "text": capital(line.sentence),
                    "portrait": face.portrait if face else "",
                    "dead": seat not in self._view.alive if seat else False,
                }
            )
        return found

    @Property("QVariantList", notify=sceneChanged)
    def steps(self) -> list[dict[str, Any]]:
        """How: `label`, `text`, `bad` (somebody died of it); with chance also `chance` (0 to 1), `odds`, `outcome`."""
        if not self._scenes:
            return []
        if self._survival:
            return result_survival.rows(self._chapters[self._scene])
        bad = self._bad[self._scene]
        rows = self._choices(self._scenes[self._scene])
        for i, line in enumerate(self._scenes[self._scene].steps):
            rows.append(
                whyrows.row(line, i < len(bad) and bad[i], self._view, self._words())
            )
        return rows

    def _choices(self, scene: why.Scene) -> list[dict[str, Any]]:
        """What people chose before the rules spoke: the count of a vote, and night acts that came to nothing."""
        t = self._words()
        narrator = Narrator(self._view, t, numbered=False)
        concerned = {seat for line in scene.steps for seat in line.seats[:1]}
        rows: dict[object, tuple[str, str]] = {}
        for event in self._log:
            match event:
                case ev.Counted(day=day) if not scene.night and day == scene.day:
                    label = t.of("result-step-vote" if event.round == 1 else "result-step-vote-again")
                    rows["count", event.round] = label, narrator.line(event).split("\n")[0]
                case ev.Acted(day=day) if scene.night and day == scene.day and event.seat not in concerned:
                    label = t.of(f"{self._view.ruleset}-action-{event.action}")
                    rows[event.seat, event.action] = label, narrator.line(event)
        return [{"label": label, "text": text, "bad": False, **NO_CHANCE} for label, text in rows.values()]

    # -- suspicion ---------------------------------------------------------------------------------------------------

    @Property(str, notify=doubtChanged)
    def doubtState(self) -> str:
        """`wait`, `none` or `ready`; empty in Survival, whose players keep no such record."""
        if self._survival:
            return ""
        return "wait" if self._findings is None else "ready" if self._findings.lines else "none"

    @Property("QVariantList", notify=doubtChanged)
    def doubt(self) -> list[dict[str, Any]]:
        """A line a seat: `name`, `camp`, `points` as x and y from 0 to 1, the `last` value, `spoken` for readers."""
        lines = self._findings.lines if self._findings else ()
        if not lines or not self._view.seats:
            return []
        t = self._words()
        days = sorted({day for line in lines for day, _ in line.points})
        first, span = days[0], max(1, days[-1] - days[0])
        rows = []
        for line in lines:
            values = "、".join if t.language == "ja" else ", ".join
            rows.append(
                {
                    "name": self._name(line.seat),
                    "camp": camp_of(line.role, self._view.ruleset),
                    "points": [{"x": (day - first) / span, "y": value} for day, value in line.points],
                    "last": t.of("menu-percent", n=round(100 * line.points[-1][1])),
                    "spoken": t.of(
                        "result-doubt-line",
                        name=self._name(line.seat),
                        values=values(t.of("menu-percent", n=round(100 * value)) for _, value in line.points),
                    ),
                }
            )
        return rows

    @Property("QVariantList", notify=doubtChanged)
    def voices(self) -> list[dict[str, Any]]:
        """Why the AI seats voted so in the scene that is shown: `portrait`, `name`, `target`, `chance`, `text`."""
        if not self._scenes or self._findings is None or self._scenes[self._scene].night:
            return []
        t, day = self._words(), self._scenes[self._scene].day
        rows = []
        for voice in self._findings.voices:
            if voice.day == day:
                face = persona(self._view.seats[voice.seat - 1].persona)
                rows.append(
                    {
                        "portrait": face.portrait if face else "",
                        "name": self._name(voice.seat),
                        "target": self._name(voice.target),
                        "chance": t.of("result-voice-chance", n=round(100 * voice.chance)),
                        "text": voice.ja if t.language == "ja" else voice.en,
                    }
                )
        return rows

    # -- what next ---------------------------------------------------------------------------------------------------

    @Slot()
    def again(self) -> None:
        """The same people and rules, another seed."""
        self.leave()
        self._neighbour("NewGame").again(self._setup, self._table)

    @Slot()
    def againWithChange(self) -> None:
        """The set-up page, filled with this village."""
        self.leave()
        self._neighbour("NewGame").take_over(self._setup, self._table)
        self._neighbour("Nav").open("new-game", {})

    @Slot()
    def replay(self) -> None:
        """Plays it again on the table from the scene that is shown, as you saw it."""
        from desktop.viewmodels.replay import Replay

        you = self._you()
        seen = [event for event in self._log if (visible(event, you) if you else event.to == PUBLIC)]
        told = self._told_before(seen)
        self.leave()
        self._neighbour("Table").attend(Replay(seen, you, self._game), you, told=told)
        self._neighbour("Nav").open("table", {})

    def _told_before(self, seen: Sequence[AnyEvent]) -> int:
        if not self._scenes:
            return 0
        scene = self._scenes[self._scene]
        phase = "night" if scene.night else "morning" if self._survival else "day"
        for i, event in enumerate(seen):
            if isinstance(event, ev.PhaseBegan) and event.phase == phase and event.day == scene.day:
                return i
        return 0

    def _neighbour(self, name: str) -> Any:
        return qmlEngine(self).singletonInstance("Tsukimori.Vm", name)
