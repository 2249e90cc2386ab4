"""Finding parties by name: mDNS, from desktop to desktop. Phones come by the QR code; their browsers do not browse."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from dataclasses import dataclass

from zeroconf import IPVersion, NonUniqueNameException, ServiceInfo, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from desktop.lan import wire

TYPE = "_tsukimori._tcp.local."


@dataclass(frozen=True, slots=True)
class Found:
    """A party on the network: what it is called and where. Its code is told by people, never by the network."""

    name: str
    address: str
    fits: bool
    """Whether it speaks the same wire."""


class Announcement:
    """Makes a party known on the interfaces of *addresses*. Without multicast it does nothing: the party goes on."""

    def __init__(self, name: str, port: int, addresses: list[str]) -> None:
        self._name, self._port, self._addresses = name, port, addresses
        self._zeroconf: AsyncZeroconf | None = None

    async def begin(self) -> bool:
        """Registers; whether it came about."""
        try:
            self._zeroconf = AsyncZeroconf(interfaces=self._addresses, ip_version=IPVersion.V4Only)
            info = ServiceInfo(
                TYPE, f"{_label(self._name)}-{self._port}.{TYPE}", port=self._port,
                addresses=[socket.inet_aton(address) for address in self._addresses],
                properties={"wire": str(wire.WIRE), "name": self._name},
            )  # fmt: skip
            await self._zeroconf.async_register_service(info, allow_name_change=True)
            return True
        except (OSError, NonUniqueNameException):
            await self.end()
            return False

    async def end(self) -> None:
        if self._zeroconf is not None:
            zeroconf, self._zeroconf = self._zeroconf, None
            with contextlib.suppress(OSError):
                await zeroconf.async_unregister_all_services()
                await zeroconf.async_close()


async def search(seconds: float = 2.0, addresses: list[str] | None = None) -> list[Found]:
    """The parties that answer within *seconds*; none where there is no multicast."""
    found: dict[str, Found] = {}
    asked: list[asyncio.Task[None]] = []

    async def look(zeroconf: Zeroconf, name: str) -> None:
        info = AsyncServiceInfo(TYPE, name)
        if await info.async_request(zeroconf, 1500) and info.parsed_addresses():
            known = {k.decode(): (v or b"").decode() for k, v in info.properties.items()}
            address = f"{info.parsed_addresses()[0]}:{info.port}"
            called = wire.clean(known.get("name", ""), 40) or address
            found[name] = Found(called, address, known.get("wire") == str(wire.WIRE))

    def changed(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is ServiceStateChange.Added:
            asked.append(asyncio.ensure_future(look(zeroconf, name)))

    try:
        how = {"interfaces": addresses} if addresses else {}
        zeroconf = AsyncZeroconf(ip_version=IPVersion.V4Only, **how)
    except OSError:
        return []
    try:
        browser = AsyncServiceBrowser(zeroconf.zeroconf, TYPE, handlers=[changed])
        await asyncio.sleep(seconds)
        await browser.async_cancel()
        await asyncio.gather(*asked, return_exceptions=True)
    finally:
        await zeroconf.async_close()
    return sorted(found.values(), key=lambda one: one.name)


def _label(name: str) -> str:
    """*name* as a label of the network: at most 40 bytes, without dots."""
    return name.replace(".", " ").encode()[:40].decode(errors="ignore") or "Tsukimori"
