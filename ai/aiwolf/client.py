"""The client: one connection, one seat, game after game until the server closes."""

from __future__ import annotations

import socket
from collections.abc import Iterator

from ai.aiwolf.packets import read
from ai.aiwolf.seat import Seat

_LONGEST = 8_000_000
"""A packet longer than this is no packet."""


def connect(host: str, port: int, seat: Seat, timeout: float = 10.0) -> int:
    """Plays at *host*:*port* with *seat* until the server hangs up; the number of games played.

    Raises `OSError` when nobody listens there. A connection that breaks later ends the play like a closed one.
    """
    with socket.create_connection((host, port), timeout=timeout) as link:
        link.settimeout(None)
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for line in _lines(link):
            answer = seat.answer(read(line))
            if answer is None:
                continue
            try:
                link.sendall(answer.encode("utf-8", "replace") + b"\n")
            except OSError:
                break
    return seat.games


def _lines(link: socket.socket) -> Iterator[bytes]:
    """The lines that come in. The kernel is asked anew before each read not to hold back its acknowledgement: the
    public server sends two packets in a row, and Nagle's wait for the first would eat 40 ms of the answer's time."""
    quick = getattr(socket, "TCP_QUICKACK", None)
    rest = b""
    while True:
        if quick is not None:
            link.setsockopt(socket.IPPROTO_TCP, quick, 1)
        try:
            part = link.recv(65536)
        except OSError:
            return
        if not part:
            return
        *whole, rest = (rest + part).split(b"\n")
        yield from whole
        if len(rest) > _LONGEST:
            return
