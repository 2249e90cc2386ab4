"""What this machine looks like from outside, the port that is found, and parties found by name."""

from __future__ import annotations

import asyncio
import socket

import pytest

from desktop.lan import network
from desktop.lan.discovery import Announcement, search
from desktop.lan.party import Party
from desktop.lan.server import PORT, Server
from desktop.table.brains import InlineBrains
from desktop.table.opening import Wishes
from desktop.text import Catalogue


@pytest.mark.parametrize(("name", "address", "kind"), [
    ("lo", "127.0.0.1", "loopback"), ("eth0", "192.168.1.5", "lan"), ("wlan0", "10.0.0.7", "lan"),
    ("tun0", "10.8.0.2", "vpn"), ("My VPN", "10.9.0.2", "vpn"), ("docker0", "172.17.0.1", "virtual"),
    ("vEthernet (WSL)", "172.20.0.1", "virtual"), ("wg0", "10.1.1.1", "vpn"),
])  # fmt: skip
def test_an_interface_is_known_for_what_it_is(name: str, address: str, kind: str) -> None:
    assert network.kind_of(name, address) == kind


def test_this_machine_has_a_way_in() -> None:
    assert network.addresses() and "0.0.0.0" not in network.addresses()
    assert network.addresses("127.0.0.1") == ["127.0.0.1"]


def test_a_port_in_use_is_seen_and_the_next_free_one_is_taken() -> None:
    async def go() -> tuple[int, list[str]]:
        party = Party.new(Wishes(seats=5), 1, "Test", "ABC234", InlineBrains, None)
        server = Server(party, "127.0.0.1")
        await server.start()
        found = await asyncio.to_thread(network.diagnose, server.port, PORT, "127.0.0.1")
        await server.stop()
        return server.port, [finding.id for finding in found]

    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if network.port_free(PORT, "127.0.0.1"):
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        assert not network.port_free(PORT, "127.0.0.1")
        port, found = asyncio.run(go())
    assert port != PORT
    assert "port-taken" in found and "self-test" in found and "unreachable" not in found


def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    async def go(port: int) -> None:
        server = Server(Party.new(Wishes(seats=5), 1, "Test", "ABC234", InlineBrains, None), "127.0.0.1", port)
        try:
            with pytest.raises(OSError):
                await server.start()
        finally:
            await server.stop()

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        asyncio.run(go(taken.getsockname()[1]))


def test_what_does_not_answer_is_said_to_be_unreachable() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = network.diagnose(port, port, "127.0.0.1")
    assert [f.values for f in found if f.id == "unreachable"] == [{"address": "127.0.0.1", "port": str(port)}]
    assert all(finding.id != "self-test" for finding in found)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_finding_has_its_words(lang: str) -> None:
    text = Catalogue(lang)
    values = {"name": "eth0", "address": "10.0.0.1", "port": "1", "wanted": "2"}
    for id in ("interface", "no-network", "vpn", "port-taken", "unreachable", "self-test", "firewall", "guest-wifi"):
        assert text.of(f"party-doctor-{id}", **values)


def test_a_party_is_found_by_its_name() -> None:
    async def go() -> list[tuple[str, str, bool]]:
        announcement = Announcement("月の卓", 4999, ["127.0.0.1"])
        assert await announcement.begin()
        try:
            found = await search(2.5, ["127.0.0.1"])
        finally:
            await announcement.end()
        return [(one.name, one.address, one.fits) for one in found if one.address.endswith(":4999")]

    assert asyncio.run(go()) == [("月の卓", "127.0.0.1:4999", True)]


def test_nothing_of_the_network_is_loaded_without_a_party() -> None:
    """Opening the program imports none of the libraries a party needs."""
    import subprocess
    import sys

    asked = (
        "import sys; import desktop.cli, desktop.table.host, desktop.texttable, desktop.viewmodels; "
        "print([m for m in ('aiohttp', 'zeroconf', 'segno') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
