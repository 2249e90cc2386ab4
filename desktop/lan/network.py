"""What this machine looks like from the network, and what may stand between it and a phone."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

_LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Interface:
    """A way into this machine. *kind*: `lan`, `vpn`, `virtual` (a bridge of containers or machines), `loopback`."""

    name: str
    address: str
    kind: str


_VPN = ("tun", "tap", "wg", "ppp", "utun", "tailscale", "zt", "nordlynx", "ipsec")
_VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "vethernet")


def interfaces() -> list[Interface]:
    """The IPv4 addresses of this machine, those a phone most likely reaches first."""
    import ifaddr

    found: list[Interface] = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if isinstance(ip.ip, str):
                found.append(Interface(adapter.nice_name, ip.ip, kind_of(adapter.nice_name, ip.ip)))
    order = ("lan", "vpn", "virtual", "loopback")
    return sorted(found, key=lambda i: (order.index(i.kind), i.name))


def kind_of(name: str, address: str) -> str:
    """What an interface called *name* with *address* is."""
    low = name.lower()
    if ipaddress.ip_address(address).is_loopback:
        return "loopback"
    if low.startswith(_VPN) or "vpn" in low:
        return "vpn"
    return "virtual" if low.startswith(_VIRTUAL) else "lan"


def addresses(bound: str = "0.0.0.0") -> list[str]:
    """Where guests find a party that is *bound* to that address."""
    if bound not in ("0.0.0.0", ""):
        return [bound]
    found = [i.address for i in interfaces() if i.kind != "loopback"]
    return found or [_LOOPBACK]


def port_free(port: int, address: str = "0.0.0.0") -> bool:
    """Whether nobody listens on *port*."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError:
            return False
    return True


def reaches_itself(address: str, port: int, seconds: float = 2.0) -> bool:
    """Whether a connection to *address* and *port* comes about from this machine."""
    try:
        with socket.create_connection((address, port), seconds):
            return True
    except OSError:
        return False


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the network doctor: *id* (`party-doctor-…` in the catalogues), whether all is *well*, and values."""

    id: str
    well: bool
    values: dict[str, str]


def diagnose(port: int, wanted: int, bound: str = "0.0.0.0") -> list[Finding]:
    """What could keep phones away from a party that listens on *port* and would have liked *wanted*."""
    ways = interfaces()
    real = [i for i in ways if i.kind == "lan"]
    found = [Finding("interface", True, {"name": i.name, "address": i.address, "port": str(port)}) for i in real]
    if not real:
        found.append(Finding("no-network", False, {}))
    for way in ways:
        if way.kind == "vpn":
            found.append(Finding("vpn", False, {"name": way.name, "address": way.address}))
    if port != wanted:
        found.append(Finding("port-taken", True, {"wanted": str(wanted), "port": str(port)}))
    for address in addresses(bound):
        if not reaches_itself(address, port):
            found.append(Finding("unreachable", False, {"address": address, "port": str(port)}))
    if all(f.id != "unreachable" for f in found):
        found.append(Finding("self-test", True, {"port": str(port)}))
    found += [Finding("firewall", True, {"port": str(port)}), Finding("guest-wifi", True, {})]
    return found
