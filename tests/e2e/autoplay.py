"""Plays one seat at a real, saved table by itself, and says what has been shown: `autoplay.py new|ID SEED SEATS AGENT
BRAINS`.

Each time events are shown it prints `shown COUNT CRC` (of all events shown so far). Whoever kills this process can
then look whether the file holds at least that. What the person does follows from its view alone.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Sequence

import msgspec

from desktop.store import Library
from desktop.table.brains import Brains, InlineBrains, WorkerBrains
from desktop.table.host import Host, plain
from desktop.table.opening import Wishes, prepare
from engine.commands import AnyCommand, Ready, Say
from engine.events import AnyEvent


def mark(event: AnyEvent) -> bytes:
    """The event as bytes that are the same in every process (a set has no order of its own)."""
    plain_event = msgspec.to_builtins(event)
    if isinstance(event.to, frozenset):
        plain_event["to"] = sorted(event.to)
    return repr(plain_event).encode()


def person(host: Host) -> AnyCommand:
    """A person who says one thing a day, and otherwise does the first thing the rules allow."""
    seat = host.humans[0]
    specs = host.legal(seat)
    spoken = [said for said in host.view(seat).said if said.seat == seat and said.day == host.game.day]
    say = next((spec for spec in specs if spec.kind == "say" and not spec.blocked), None)
    if host.game.phase == "day" and not spoken and say is not None:
        return Say(text=f"day {host.game.day}", channel=say.channels[0])
    command = plain(specs)
    return command if any(spec.kind in ("ready", "vote", "act") for spec in specs) else Ready()


def main() -> None:
    which, seed, seats, agent, where = sys.argv[1:6]
    brains: Brains = WorkerBrains() if where == "worker" else InlineBrains()
    if which == "new":
        wishes = Wishes(seats=int(seats), seed=seed, agent=agent, people=("Robot",), options={"talk": 3})
        host = Host.new(*prepare(wishes), brains, Library())
    else:
        host = Host.resume(Library(), which, brains)
    count = crc = 0

    def shown(events: Sequence[AnyEvent]) -> None:
        nonlocal count, crc
        for event in events:
            crc = zlib.crc32(mark(event), crc)
        count += len(events)
        print("shown", count, crc, flush=True)

    print("game", host.id, flush=True)
    shown(host.game.log)
    host.listeners.append(shown)
    while True:
        beat = host.step(wait=30.0)
        if beat.kind == "over":
            break
        if beat.kind == "waiting":
            host.submit(host.humans[0], person(host))
    print("over", len(host.slips), *host.slips, flush=True)
    host.close()


if __name__ == "__main__":
    main()
