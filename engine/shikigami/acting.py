"""Night actions: who may cast which vote, read by the table (`legal`), the night and the encyclopedia."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.rulebook import Facet

if TYPE_CHECKING:
    from engine.shikigami.night.draft import Night
    from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class Acting(Facet):
    """Has the night vote *action*, from night *first* to night *last* (0: no end).

    Targets: between *least* and *most* seats that are alive (or, with *dead*, dead; with *either*, any); the actor
    itself only with *oneself*, nobody else with *only_self*, and by force in villages of fewer than *self_below*
    seats; the dummy only with *dummy*. *pack*: those of that bond share one vote (the first counts) and may not be
    chosen, unless the actor does not know its *kin* or does not mind. *dummy_first*: on night 1 only the dummy where
    there is one. *revives*: not while roles are open to the dead. *path*: the targets form a walk and the last is the
    real one. *line*: they form a straight line. Seats on the way may be dead. *once*: not after `lost_ability`.
    *every*: only on nights divisible by it.
    """

    action: str
    first: int = 2
    last: int = 0
    least: int = 1
    most: int = 1
    dead: bool = False
    oneself: bool = False
    self_below: int = 0
    dummy: bool = True
    dummy_first: bool = False
    pack: str = ""
    may_skip: bool = False
    path: bool = False
    once: bool = False
    revives: bool = False
    line: bool = False
    kin: bool = False
    either: bool = False
    only_self: bool = False
    every: int = 1

    def on(self, night: int) -> bool:
        """Whether the vote may be cast on that *night*."""
        return night >= self.first and (not self.last or night <= self.last) and night % self.every == 0


@dataclass(frozen=True, slots=True)
class Instant(Facet):
    """Its night vote is done the moment it is cast (stage instant_actions)."""

    does: Callable[[Night, Vote], None]


@dataclass(frozen=True, slots=True)
class Bond(Facet):
    """Knows the others of this *bond* and talks with them at night on the channel of that name.

    *noise* is what others hear of it (`howl`, `whisper`, or nothing). *talks* is false where they only know each other.
    *sees*: they know the list of that name as well (`Listed`).
    """

    name: str
    noise: str = ""
    talks: bool = True
    sees: str = ""


@dataclass(frozen=True, slots=True)
class Seeing(Facet):
    """Knows who belongs to *bond* (or stands in that list) without belonging to it. *talks*: they know it too, and it
    talks with them, unheard by others. *also*: the list of that name is mixed in, and it cannot tell which is which."""

    bond: str
    talks: bool = False
    also: str = ""


@dataclass(frozen=True, slots=True)
class Listed(Facet):
    """Is known by sight, from day *first* on, to those who see the list *name*, and learns nothing itself."""

    name: str
    first: int = 1


@dataclass(frozen=True, slots=True)
class Noticing(Facet):
    """While alive, hears in the morning of what the night's messages beginning with *message* say (talk.death_notice).
    """

    message: str


@dataclass(frozen=True, slots=True)
class Fancying(Facet):
    """Believes to belong to *bond*, with the dummy as only partner: nobody hears it there, nor a noise of it."""

    bond: str


@dataclass(frozen=True, slots=True)
class Sleepwalking(Facet):
    """The wolves know it by sight from the first night (無意識)."""


@dataclass(frozen=True, slots=True)
class SlippingHowls(Facet):
    """By day one utterance in a hundred becomes a howl (talk.convert 1)."""


@dataclass(frozen=True, slots=True)
class SingingToLovers(Facet):
    """From night 2 all lovers hear its monologues (talk.mind_read)."""


@dataclass(frozen=True, slots=True)
class DeafToHowls(Facet):
    """Hears no howl (talk.whisper)."""


@dataclass(frozen=True, slots=True)
class Unwritten(Facet):
    """Leaves no last words (talk.last_words). Without *writes* it cannot even write any."""

    writes: bool = True


@dataclass(frozen=True, slots=True)
class Deluded(Facet):
    """From day 2 believes that its mind is read (幻視者)."""
