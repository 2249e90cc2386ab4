"""One table: people and AI, on disk before anyone sees it, the same again after a break."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop.store import Library, NotSaved
from desktop.table.brains import InlineBrains, WorkerBrains
from desktop.table.host import Host, plain
from desktop.table.mind import Failure, Seating
from desktop.table.opening import Wishes, prepare
from engine import events as ev
from engine.commands import Act, Ready, Say, Vote
from engine.events import visible
from engine.setup import Illegal

ROOT = Path(__file__).resolve().parents[3]


def wishes(**changed) -> Wishes:
    return Wishes(**{"seats": 7, "seed": "11", "agent": "simple", "people": ("Me",), **changed})


def a_table(library: Library | None = None, brains=None, **changed) -> Host:
    return Host.new(*prepare(wishes(**changed)), brains or InlineBrains(), library)


def play_on(host: Host, beats: int = 100_000) -> None:
    """A person who does the first thing the rules allow, for at most *beats* turns."""
    while beats and host.run().kind == "waiting":
        host.submit(host.humans[0], plain(host.legal(host.humans[0])))
        beats -= 1


def test_a_whole_game_ends_and_no_ai_slips():
    host = a_table()
    play_on(host)

    assert host.over
    assert host.slips == []
    assert host.step().kind == "over"


def test_the_same_wishes_play_the_same_game():
    first, second = a_table(), a_table()
    play_on(first)
    play_on(second)

    assert first.game.log == second.game.log
    other = a_table(seed="12")
    play_on(other)
    assert other.game.log != first.game.log


def test_events_are_on_disk_before_a_listener_gets_them(tmp_path):
    library = Library(tmp_path)
    host = a_table(library)
    seen = list(host.game.log)
    checked = 0

    def look(events):
        nonlocal checked
        seen.extend(events)
        import sqlite3

        connection = sqlite3.connect(host.file.path)
        (count,) = connection.execute("select count(*) from events").fetchone()
        connection.close()
        assert count >= len(seen)
        checked += 1

    host.listeners.append(look)
    play_on(host)

    assert checked > 20
    assert host.file.events() == seen == host.game.log
    host.close()


def test_what_the_disk_refuses_is_not_shown_and_comes_later(tmp_path):
    host = a_table(Library(tmp_path))
    shown: list = []
    host.listeners.append(shown.extend)
    before = len(host.game.log)
    host.file._connection.execute("pragma query_only=on")

    assert host.step().kind == "unsaved"
    assert host.step().kind == "unsaved"
    assert shown == []
    with pytest.raises(NotSaved):
        host.submit(1, Ready())
    host.file._connection.execute("pragma query_only=off")
    host.step()

    assert shown and shown == host.game.log[before:]
    assert host.file.events() == host.game.log
    host.close()


def test_only_people_here_may_submit_and_a_refusal_leaves_nothing():
    host = a_table()
    host.run()
    before = list(host.game.log)

    with pytest.raises(Illegal) as caught:
        host.submit(2, Ready())
    assert caught.value.reason == "not_yours"
    with pytest.raises(Illegal):
        host.submit(1, Vote(target=99))
    with pytest.raises(Illegal):
        host.submit(1, Act(action="no_such", targets=(2,)))
    assert host.game.log == before


def test_the_table_says_whom_it_waits_for_and_waits():
    host = a_table()
    beat = host.run()

    assert (beat.kind, beat.seats) == ("waiting", frozenset({1}))
    size = len(host.game.log)
    for _ in range(5):
        assert host.step().kind == "waiting"
    assert len(host.game.log) == size


def test_nobody_is_done_with_talking_before_the_person_is():
    """AI seats stay able to answer: they only become ready after the people."""
    host = a_table()
    while host.game.phase != "day":
        play_on(host, 1)
    host.run()
    ready = [event for event in host.game.log if isinstance(event, ev.Readied)]
    day_began = max(n for n, event in enumerate(host.game.log) if isinstance(event, ev.PhaseBegan))

    assert host.game.phase == "day"
    assert not [event for event in ready if host.game.log.index(event) > day_began]
    host.submit(1, Say(text="誰が人狼だと思う？"))
    assert any(isinstance(event, ev.Said) and event.seat == 1 for event in host.game.log)
    host.run()
    host.submit(1, Ready())
    host.run()
    assert host.game.phase != "day"


def test_pausing_stops_the_ai():
    host = a_table()
    host.paused = True
    size = len(host.game.log)
    assert host.step().kind == "paused"
    assert len(host.game.log) == size
    host.paused = False
    assert host.step().kind != "paused"


def test_the_dead_need_not_wait():
    """Once no person lives the game runs to its end by itself."""
    for seed in range(40):
        host = a_table(seed=str(seed))
        play_on(host)
        died = next((n for n, e in enumerate(host.game.log) if isinstance(e, ev.Died) and e.seat == 1), None)
        if died is not None and not isinstance(host.game.log[-1], ev.Died):
            later = host.game.log[died + 1 :]
            if any(isinstance(event, ev.PhaseBegan) for event in later):
                assert not any(
                    getattr(event, "seat", 0) == 1 and isinstance(event, (ev.Said, ev.Voted)) for event in later
                )
                return
    raise AssertionError("the person never died early in 40 games")


def test_continued_in_mid_day_it_is_the_same_game(tmp_path):
    whole = a_table()
    play_on(whole)
    library = Library(tmp_path)
    host = a_table(library)
    game = host.id
    rounds = 0
    while not host.over:
        for _ in range(3 + rounds % 5):
            beat = host.step()
            if beat.kind == "waiting":
                host.submit(1, plain(host.legal(1)))
        rounds += 1
        host.close()
        host = Host.resume(library, game, InlineBrains())

    assert rounds > 2
    assert host.game.log == whole.game.log


def test_the_worker_plays_the_same_game_as_thinking_here():
    inline = a_table()
    play_on(inline)
    worker = a_table(brains=WorkerBrains())
    try:
        play_on(worker)
        assert worker.game.log == inline.game.log
        assert worker.slips == []
    finally:
        worker.close()


def test_a_worker_that_dies_is_started_again_and_decides_the_same():
    inline = a_table()
    play_on(inline)
    brains = WorkerBrains()
    host = a_table(brains=brains)
    killed = set()
    try:
        n = 0
        while True:
            beat = host.step(wait=20.0)
            n += 1
            if beat.kind == "over":
                break
            if beat.kind == "waiting":
                host.submit(1, plain(host.legal(1)))
            if n % 9 == 5 and len(killed) < 3:
                killed.add(brains.pid)
                os.kill(brains.pid, signal.SIGKILL)
        assert len(killed) >= 2
        assert host.game.log == inline.game.log
        assert host.slips == []
    finally:
        host.close()


def test_the_worker_ends_with_its_table():
    brains = WorkerBrains()
    brains.open(Seating({1: "simple"}))
    pid = brains.pid
    os.kill(pid, 0)
    brains.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_worker_never_gets_what_no_seat_of_its_may_see():
    sent: list = []

    class Tapped(InlineBrains):
        def see(self, events):
            sent.extend(events)
            super().see(events)

    brains = Tapped()
    host = a_table(brains=brains)
    play_on(host)
    for seat, view in brains._mind._views.items():
        assert view.events == [event for event in host.game.log if visible(event, seat)]
    worker = WorkerBrains()
    worker._seating = Seating()
    worker.see(host.game.log)
    assert worker._events and not [event for event in worker._events if event.to == ev.MASTER]


def test_an_agent_that_fails_is_replaced_by_a_plain_move():
    class Broken(InlineBrains):
        def reply(self, wait=0.0):
            reply = super().reply(wait)
            return Failure(reply.number, "boom") if reply is not None else None

    host = a_table(brains=Broken())
    play_on(host)
    assert host.over
    assert "boom" in host.slips


def test_host_and_text_table_import_no_qt_and_no_numpy(tmp_path):
    """A window's process stays light: what is heavy is imported by the worker alone."""
    code = """
import sys
from desktop.store import Library
from desktop.table.brains import WorkerBrains
from desktop.table.host import Host, plain
from desktop.table.opening import Wishes, prepare
import desktop.texttable, desktop.cli
if __name__ == "__main__":
    host = Host.new(*prepare(Wishes(seats=5, seed="1", people=("Me",), agent="first")), WorkerBrains(), Library())
    for _ in range(30):
        if host.step(wait=30.0).kind == "waiting":
            host.submit(1, plain(host.legal(1)))
    host.close()
    print(sorted(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "numpy", "scipy")))
"""
    script = tmp_path / "light.py"
    script.write_text(code)
    environment = {**os.environ, "TSUKIMORI_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env=environment, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().splitlines()[-1] == "[]"


def test_a_step_does_not_block_while_the_worker_thinks():
    """The window's thread asks and goes on; a frame is 16 ms, a busy machine gets some slack."""
    host = a_table(brains=WorkerBrains(), agent="first", seats=9)
    try:
        longest, thinking = 0.0, 0
        until = time.monotonic() + 60
        while time.monotonic() < until and thinking < 30:
            start = time.perf_counter()
            beat = host.step()
            spent = time.perf_counter() - start
            if beat.kind == "thinking":
                thinking += 1
                longest = max(longest, spent)
                time.sleep(0.002)
            elif beat.kind == "waiting":
                host.submit(1, plain(host.legal(1)))
        assert thinking >= 10
        assert longest < 0.25
    finally:
        host.close()


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_person_among_the_wolves_chooses_the_prey(seed):
    """AI partners may whisper, but leave the attack to the person; it is all the same after a break."""
    host = a_table(seats=12, role="werewolf", seed=seed, agent="simple")
    assert len(host.view(1).bonds["wolf"]) >= 2
    beat = host.run()

    assert beat.kind == "waiting" and host.game.phase == "night"
    eat = next(spec for spec in host.legal(1) if spec.id == "eat")
    assert not eat.blocked
    host.submit(1, Act(action="eat", targets=(eat.targets[-1],)))
    host.run()
    attacks = [event for event in host.game.log if isinstance(event, ev.Acted) and event.action == "eat"]
    assert [(event.seat, event.targets) for event in attacks] == [(1, (eat.targets[-1],))]
    play_on(host)
    assert host.over and host.slips == []


def test_when_time_is_up_the_partners_attack():
    host = a_table(seats=12, role="werewolf", options={"rest": False})
    host.run()
    host.time_up()
    attacks = [event for event in host.game.log if isinstance(event, ev.Acted) and event.action == "eat"]
    assert attacks and attacks[0].seat != 1


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"cast": "nope"}, "unknown_cast"),
        ({"role": "nope"}, "unknown_role"),
        ({"role": "fox"}, "role_not_in_cast"),
        ({"options": {"nope": 1}}, "unknown_option"),
        ({"version": "9"}, "unknown_version"),
        ({"people": tuple("abcdefgh")}, "too_many_people"),
        ({"seats": 25, "people": ()}, "too_many_seats"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused_with_a_reason(changed, reason):
    with pytest.raises(Illegal) as caught:
        prepare(wishes(seats=changed.pop("seats", 5), **changed))
    assert caught.value.reason == reason


def test_the_role_wished_for_is_dealt_and_the_dummy_sits_last():
    host = a_table(role="seer", seats=9, options={"dummy": True})

    assert host.view(1).role == "seer"
    assert len(host.seats) == 10
    assert host.seats[-1].dummy
    assert 10 not in host.ai_seats
    play_on(host)
    assert host.over and host.slips == []


def test_a_person_without_a_name_goes_by_a_face_nobody_else_has() -> None:
    from ai.personas import persona
    from desktop.table.opening import Wishes, prepare

    setup, table = prepare(Wishes(seed="7", people=("You",), faced=True))

    me, others = setup.seats[0], setup.seats[1:]
    assert table.humans == (1,)
    assert (who := persona(me.persona)) is not None and me.name == who.name["ja"]
    assert me.persona not in [info.persona for info in others]
