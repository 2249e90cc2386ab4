"""Whole games of the protocol over real sockets, and a server that sends nonsense."""

from __future__ import annotations

import json
import random
import socket
import threading

import pytest

from ai.agent import make
from ai.aiwolf import grammar
from ai.aiwolf.client import connect
from ai.aiwolf.packets import read
from ai.aiwolf.seat import WANTED, Seat
from ai.aiwolf.server import CASTS, Lost, Server

PATIENT_MS = 60_000
"""No test hangs on a slow machine: how quick an answer is, is the bench's matter."""


def seats(n: int, agent: str, troubles: list[str]) -> list[Seat]:
    return [Seat(make(agent), f"t{i}", seed=str(i), report=troubles.append) for i in range(n)]


def run(server: Server, players: list[Seat]) -> list[threading.Thread]:
    threads = [threading.Thread(target=connect, args=("127.0.0.1", server.port, seat)) for seat in players]
    for thread in threads:
        thread.start()
    server.gather(wait=30)
    return threads


@pytest.mark.parametrize(("n", "agent", "games"), [(5, "first", 4), (15, "first", 1), (15, "simple", 2)])
def test_whole_games_over_a_real_socket(n, agent, games):
    troubles: list[str] = []
    players = seats(n, agent, troubles)
    server = Server(n, seed=f"{agent}{n}", time_limit_ms=PATIENT_MS)
    threads = run(server, players)
    try:
        villages = [server.play() for _ in range(games)]
    finally:
        server.close()
        for thread in threads:
            thread.join(30)
    assert not troubles
    for village in villages:
        assert village.winner in ("VILLAGER", "WEREWOLF")
        assert not village.invalid, "every line was grammar and every target allowed"
    assert all(seat.games == games for seat in players)
    spoken = [line.split(",", 5)[5] for village in villages for line in village.log if ",talk," in line]
    if agent == "first":
        for word in ("COMINGOUT", "DIVINED", "ESTIMATE", "VOTE"):
            assert any(word in text for text in spoken), word


def test_a_seat_that_hangs_up_ends_the_game_with_its_name():
    server = Server(5, seed="gone", time_limit_ms=PATIENT_MS)
    stayers = seats(4, "simple", [])
    threads = [threading.Thread(target=connect, args=("127.0.0.1", server.port, seat)) for seat in stayers]
    threads.append(threading.Thread(target=leaves_at_the_first_vote, args=(server.port,)))
    for thread in threads:
        thread.start()
    server.gather(wait=30)
    try:
        with pytest.raises(Lost, match="leaver"):
            server.play()
    finally:
        server.close()
        for thread in threads:
            thread.join(30)


def leaves_at_the_first_vote(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as link, link.makefile("rwb") as wire:
        for line in wire:
            request = json.loads(line)["request"]
            if request == "VOTE":
                return
            if request in WANTED:
                wire.write(b"leaver\n" if request == "NAME" else b"Over\n")
                wire.flush()


def first_day(n: int = 5, role: str = "SEER") -> list[dict]:
    """A captured beginning, made anew by our own hand: INITIALIZE to the first VOTE."""
    info = {
        "agent": 2, "attackVoteList": [], "attackedAgent": -1, "cursedFox": -1, "day": 0, "divineResult": None,
        "executedAgent": -1, "existingRoleList": [], "guardedAgent": -1, "lastDeadAgentList": [],
        "latestAttackVoteList": [], "latestExecutedAgent": -1, "latestVoteList": [], "mediumResult": None,
        "remainTalkMap": {}, "remainWhisperMap": {}, "roleMap": {"2": role},
        "statusMap": {str(i): "ALIVE" for i in range(1, n + 1)}, "talkList": [], "voteList": [], "whisperList": [],
    }  # fmt: skip
    setting = {"playerNum": n, "maxTalk": 10, "roleNumMap": CASTS[n]}
    talk = [{"agent": 1, "day": 1, "idx": 0, "text": "COMINGOUT Agent[01] SEER", "turn": 0},
            {"agent": 3, "day": 1, "idx": 1, "text": "VOTE Agent[01]", "turn": 0}]  # fmt: skip

    tie = [{"agent": 2, "day": 1, "target": 4}, {"agent": 4, "day": 1, "target": 2}]

    def packet(request: str, **parts: object) -> dict:
        nothing = dict.fromkeys(("gameInfo", "gameSetting", "talkHistory", "whisperHistory"))
        return {**nothing, "request": request, **parts}

    told = {"agent": 2, "day": 1, "result": "WEREWOLF", "target": 4}
    return [
        packet("NAME"), packet("INITIALIZE", gameInfo=info, gameSetting=setting),
        packet("DAILY_INITIALIZE", gameInfo=info), packet("DAILY_FINISH", talkHistory=[], whisperHistory=[]),
        packet("DIVINE", talkHistory=[], whisperHistory=[]),
        packet("DAILY_INITIALIZE", gameInfo={**info, "day": 1, "divineResult": told if role == "SEER" else None}),
        packet("TALK", talkHistory=talk, whisperHistory=[]), packet("TALK", talkHistory=[], whisperHistory=[]),
        packet("TALK", talkHistory=talk, whisperHistory=[]), packet("DAILY_FINISH", talkHistory=[], whisperHistory=[]),
        packet("VOTE", talkHistory=[], whisperHistory=[]),
        packet("VOTE", gameInfo={**info, "day": 1, "latestVoteList": tie}),
        packet("FINISH", gameInfo={**info, "day": 2, "roleMap": {"1": "VILLAGER"}}),
    ]  # fmt: skip


def answers(seat: Seat, packets: list[dict]) -> list[str | None]:
    return [seat.answer(read(json.dumps(packet))) for packet in packets]


def test_a_seer_that_saw_a_wolf_says_so_and_votes_for_it():
    seat = Seat(make("first"), "me", report=pytest.fail)
    got = answers(seat, first_day())
    assert got[0] == "me" and got[1] is got[2] is got[3] is got[5] is got[-1] is None
    assert json.loads(got[4])["agentIdx"] in (1, 3, 4, 5) and " " not in got[4]
    said = got[6:9]
    assert "COMINGOUT Agent[02] SEER" in said and "DIVINED Agent[04] WEREWOLF" in said
    assert got[10] == got[11] == '{"agentIdx":4}'


def test_the_same_line_told_twice_is_heard_once():
    seat = Seat(make("first"), "me", report=pytest.fail)
    answers(seat, first_day()[:9])
    assert len([e for e in seat.view.said if e.seat == 3]) == 1


def test_nonsense_costs_a_move_and_never_the_game():
    """Packets with fields late, odd or missing: each request still gets exactly one line that the protocol allows."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    lots = random.Random(seed)
    nonsense = [None, True, -7, 3.5, 10**30, "", "x", "7", [], [None, {}], {}, {"7": "ALIVE", "x": 1}, [{"agent": 99}],
                {"agent": 0, "target": 44, "result": "WEREWOLF"},
                [{"agent": 1, "day": 1, "idx": 0, "text": "VOTE Agent[77]"}]]  # fmt: skip
    for _ in range(250):
        seat = Seat(make("simple" if lots.random() < 0.5 else "first"), "me")
        for packet in first_day(5, lots.choice(["SEER", "WEREWOLF", "POSSESSED", "VILLAGER"])):
            packet = json.loads(json.dumps(packet))
            if lots.random() < 0.4:
                inside = [packet, *(v for v in (packet["gameInfo"], packet["gameSetting"]) if v)]
                chosen = lots.choice(inside)
                key = lots.choice(sorted(set(chosen) - {"request"}))
                if lots.random() < 0.3:
                    del chosen[key]
                else:
                    chosen[key] = lots.choice(nonsense)
            if lots.random() < 0.15:
                continue
            answer = seat.answer(read(json.dumps(packet)))
            request = packet["request"]
            assert (answer is None) == (request not in WANTED)
            if request == "TALK":
                assert answer and grammar.valid(answer)
            elif request in ("VOTE", "DIVINE"):
                assert answer == "" or json.loads(answer)["agentIdx"] > 0


@pytest.mark.parametrize(
    "line", [b"", b"\xff\xfe", b"null", b"[]", b"{}", b'{"request":7}', b"[" * 5000, b'{"request":"?"}']
)
def test_what_is_no_packet_gets_no_answer(line):
    assert Seat(make("simple"), "me").answer(read(line)) is None
