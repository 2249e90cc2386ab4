"""An event as a line of text, in the viewer's language: for the log, the text table, the replay and the narrated game.

`line` tells only what the event says; whoever hands it an event a viewer may not see tells a secret. Used with the
events of a view it cannot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ai.personas import seat_name
from desktop.text import Catalogue
from engine import events as ev
from engine.events import AnyEvent
from engine.views import View

DAY_DEATHS = {
    "vote_killed": "story-executed",
    "found_dead": "story-found-dead",
    "lovers_followed": "story-lovers-followed",
    "fox_followed": "story-fox-followed",
    "poisoned": "story-poisoned-day",
    "no_vote": "story-no-vote",
}  # fmt: skip

SEAT_VALUES = frozenset({"clairvoyance", "presage", "reporter_scoop"})
"""Results of Shikigami whose value is a seat."""
NAMELESS = ("", "You", "あなた")
CHOOSING = {
    "medium_result": ("human", "werewolf", "fox"), "fox_divined": ("human", "werewolf", "ogre", "bat", "failed"),
    "priest_result": ("village", "werewolf", "fox", "lovers"), "wolf_sexed": ("male", "female"),
}  # fmt: skip
"""Result → the values by which its message chooses its words."""
OF_ROLES = frozenset({
    "role_divined", "copied_role", "tongue_reveal", "assassin_reveal", "vampire_reveal", "tengu_reveal", "sympathy",
    "medium_role",
})  # fmt: skip
"""Results whose value is a role, not a colour."""
"""What a person is called who gave no name: then `you` alone says it."""


def each_death_once(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
    """*events* without the shorter account of a death that the dead got beside the master's full one."""
    told: set[tuple[int, int, bool]] = set()
    for event in events:
        if isinstance(event, ev.Caused):
            death = (event.seat, event.day, event.night)
            if death in told:
                continue
            told.add(death)
        yield event


class Narrator:
    """Tells what *view* sees in the words of *text*. An onlooker's view (seat 0) tells of everybody by name."""

    def __init__(self, view: View, text: Catalogue, *, numbered: bool = True) -> None:
        self.view = view
        self.text = text
        self.numbered = numbered

    def name(self, seat: int) -> str:
        """Number and name of *seat*; the viewer's own is marked."""
        if not 0 < seat <= len(self.view.seats):
            return self.text.of("story-nobody")
        info = self.view.seats[seat - 1]
        if seat != self.view.seat:
            name = seat_name(info, self.text.language)
            return f"{seat} {name}" if self.numbered else name
        if info.name in NAMELESS:
            return f"{seat} {self.text.of('terminal-you')}"
        return self.text.of("story-you", name=f"{seat} {seat_name(info, self.text.language)}")

    def names(self, seats: Iterable[int]) -> str:
        return self.text.of("story-separator").join(self.name(seat) for seat in seats)

    def term(self, kind: str, id: str) -> str:
        """The name of a role, trait, cause … of this game's rule set; the id itself where it has none."""
        key = f"{self.view.ruleset}-{kind}-{id}"
        if kind == "result" and not self.text.has(key):
            key = f"told-name-{id}"  # told at the table, without a page of its own
        return self.text.of(key) if self.text.has(key) else id

    def action(self, id: str) -> str:
        """The name of something a seat may do."""
        if self.view.ruleset == "survival":
            from desktop.survival_words import action

            return action(id, self.text)
        return self.term("action", id)

    def camp(self, id: str) -> str:
        return self.text.of(f"camp-{id}") if self.text.has(f"camp-{id}") else self.term("camp", id)

    def line(self, event: AnyEvent) -> str:
        """What *event* says, in one line or a few; empty for what is not told. *view* must have taken it in already."""
        if self.view.ruleset == "survival":
            from desktop import survival_story

            if (told := survival_story.line(event, self)) is not None:
                return told
        of, name = self.text.of, self.name
        match event:
            case ev.Opened():
                return self._opened(event)
            case ev.Dealt():
                role = self.term("role", event.role)
                if event.seat == self.view.seat:
                    return of("story-your-role", role=role)
                return of("story-role-of", name=name(event.seat), role=role)
            case ev.Introduced():
                others = [seat for seat in event.seats if seat != self.view.seat]
                bond = f"bond-{event.bond}" if self.text.has(f"bond-{event.bond}") else "bond-other"
                return of("story-bond", bond=of(bond), names=self.names(others) or of("story-nobody-else"))
            case ev.PhaseBegan():
                if event.phase == "vote" and event.round > 1:
                    return of("story-revote", day=event.day, round=event.round)
                key = f"story-{event.phase}"
                return of(key, day=event.day) if self.text.has(key) else ""
            case ev.Said():
                return self._said(event)
            case ev.Heard():
                key = f"story-noise-{event.noise}"
                return of(key if self.text.has(key) else "story-noise-other")
            case ev.Acted():
                words = {"name": name(event.seat), "action": self.action(event.action)}
                if event.skipped:
                    return of("story-passed", **words)
                if not event.targets:
                    return of("story-acted-nobody", **words)
                return of("story-acted", names=self.names(event.targets), **words)
            case ev.HasVoted():
                return of("story-has-voted", name=name(event.seat)) if event.seat != self.view.seat else ""
            case ev.Voted():
                return of("story-your-vote", name=name(event.target)) if event.seat == self.view.seat else ""
            case ev.Counted():
                return self._counted(event)
            case ev.Weathered():
                weather = self.term("weather", event.weather)
                effect = self.term("weather", f"{event.weather}-short")
                return of("story-weather", weather=weather, effect="" if "-short" in effect else effect)
            case ev.Proclaimed():
                return self._proclaimed(event)
            case ev.Died(shock=kind) if kind:
                return of("story-died-shock", name=name(event.seat), kind=of(f"shock-{kind}"))
            case ev.Died():
                if key := DAY_DEATHS.get(event.cause):
                    return of(key, name=name(event.seat))
                return of("story-died-other", name=name(event.seat), cause=self.term("cause", event.cause))
            case ev.Caused():
                words = {"name": name(event.seat), "cause": self.term("cause", event.cause)}
                return (
                    of("story-cause-by", by=self.names(event.by), **words) if event.by else of("story-cause", **words)
                )
            case ev.Revived():
                return of("story-revived", name=name(event.seat))
            case ev.QuietNight():
                return of("story-quiet")
            case ev.Told():
                return self._told(event)
            case ev.Gained(trait="wears_body"):
                return of("story-wears-body", name=name(event.seat), body=name(event.arg))
            case ev.Lost(trait="wears_body"):
                return of("story-wears-body-no-more", name=name(event.seat), body=name(event.arg))
            case ev.Gained():
                return of("story-gained", name=name(event.seat), trait=self.term("trait", event.trait))
            case ev.Lost():
                return of("story-lost", name=name(event.seat), trait=self.term("trait", event.trait))
            case ev.Became():
                return of("story-became", name=name(event.seat), role=self.term("role", event.role))
            case ev.WillWritten():
                return of("story-will-written") if event.seat == self.view.seat else ""
            case ev.WillRead():
                return of("story-will-read", name=name(event.seat), text=self._will(event))
            case ev.Ended():
                return self._ended(event)
            case _:
                return ""

    def _opened(self, event: ev.Opened) -> str:
        of = self.text.of
        first = of("story-opened", count=len(event.seats))
        if not event.cast:
            return f"{first}\n{of('story-cast-hidden')}"
        items = (
            of("story-cast-item", role=self.term("role", role), count=count) for role, count in event.cast.items() if
            count
        )  # fmt: skip
        return f"{first}\n{of('story-cast', cast=of('story-separator').join(items))}"

    def _said(self, event: ev.Said) -> str:
        from ai.speech import realise

        name = self.name(event.seat) if event.seat else self.text.of("story-somebody")
        words = {"name": name, "text": realise(event, self.view, self.text.language) or "……"}
        if event.channel == "talk":
            return self.text.of("story-said", **words)
        return self.text.of("story-said-channel", channel=self.text.of(f"channel-{event.channel}"), **words)

    def _proclaimed(self, event: ev.Proclaimed) -> str:
        key = f"story-{event.message.replace('_', '-')}"
        names = self.names(event.seats)
        return self.text.of(key, names=names) if self.text.has(key) else self.term("cause", event.message)

    def _counted(self, event: ev.Counted) -> str:
        of = self.text.of
        join = of("story-separator").join
        received = join(of("story-received-item", name=self.name(seat), votes=votes) for seat, votes in event.received)
        ballots = join(
            of("story-ballot-item", name=self.name(ballot.voter), target=self.name(ballot.target))
            for ballot in event.ballots
        )
        lines = [of("story-counted", received=received), of("story-ballots", ballots=ballots)]
        if event.decided and not event.ballots:
            lines = [of("story-count-hidden", name=self.name(event.decided))]
        if not event.decided:
            lines.append(of("story-tie"))
        return "\n".join(lines)

    def found(self, event: ev.Told) -> str:
        """What a result says, without whom it is about: `a werewolf`."""
        key = f"found-{event.result}"
        if self.text.has(key):
            return self.text.of(key, value=self._value(event, chosen_by=key))
        said = self.term("result", event.result)
        if self.view.ruleset == "shikigami" and event.value:
            return self.text.of("found-other-value", result=said, value=self._value(event))
        return said

    def _value(self, event: ev.Told, chosen_by: str = "") -> str:
        """The value of a result in words: a role, a seat, a colour or camp. A value that the message *chosen_by*
        chooses its words by stays as it is."""
        value = event.value
        chosen = bool(chosen_by) and self.text.has(chosen_by) and value in CHOOSING.get(event.result, ())
        if self.view.ruleset != "shikigami" or chosen:
            return value
        if event.result in SEAT_VALUES and value.isdigit():
            return self.name(int(value))
        if event.result in OF_ROLES and (role := self.term("role", value)) != value:
            return role
        for key in (f"told-value-{value}", f"book-seen-{value}"):
            if self.text.has(key):
                return self.text.of(key)
        role = self.term("role", value)
        key = f"camp-name-{value}"
        return self.text.of(key) if role == value and self.text.has(key) else role

    def _told(self, event: ev.Told) -> str:
        key = f"told-{event.result}"
        words = {"name": self.name(event.about), "value": self._value(event, chosen_by=key)}
        if self.text.has(key):
            return self.text.of(key, **words)
        words["result"] = self.term("result", event.result)
        return self.text.of("told-other-value" if event.value else "told-other", **words)

    def _will(self, event: ev.WillRead) -> str:
        from ai.speech import realise_will

        return realise_will(event, self.view, self.text.language)

    def _ended(self, event: ev.Ended) -> str:
        of = self.text.of
        ending = of(f"ending-{event.result}") if self.text.has(f"ending-{event.result}") else of("ending-none")
        join = of("story-separator").join
        roles = join(
            of("story-roles-item", name=self.name(seat), role=self.term("role", role))
            for seat, role in sorted(event.roles.items())
        )
        if event.camp == "draw":
            return f"{of('story-ended-draw', ending=ending)}\n{of('story-roles', roles=roles)}"
        lines = [of("story-ended", ending=ending, camp=self.camp(event.camp))]
        if event.winners:
            lines.append(of("story-winners", names=self.names(event.winners)))
        return "\n".join([*lines, of("story-roles", roles=roles)])


def line(event: AnyEvent, view: View, text: Catalogue) -> str:
    """*event* as *view*'s seat is told it, in the language of *text*."""
    return Narrator(view, text).line(event)


def refusal(reason: str, text: Catalogue) -> str:
    """Why the rules refuse something, in words."""
    key = f"illegal-{reason}"
    return text.of(key if text.has(key) else "illegal-other")
