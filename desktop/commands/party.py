"""`host` and `join`: a party on the local network from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from typing import Any

import click

from desktop.commands.common import (
    RULESETS,
    USUAL_CASTS,
    Failed,
    Mistake,
    catalogues,
    json_option,
    language_option,
    reason,
    seats_for,
    trouble,
)
from desktop.text import Text


@click.command()
@click.option("--ruleset", default="shikigami", show_default=True, help="Rule set.")
@click.option("--cast", default="", help="Named cast.  [default: classic; standard in Survival]")
@click.option("--seats", type=click.IntRange(4, 24), help="Players.  [default: the table's, or 9]")
@click.option("--people", type=click.IntRange(1, 24), help="Seats for people; AI plays the others.  [default: all]")
@click.option("--seed", default="", help="The same seed deals the same village.")
@click.option("--level", default="normal", show_default=True, type=click.Choice(["easy", "normal", "hard", "expert"]))
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on.  [default: 4720 or the next free one]")
@click.option("--address", default="0.0.0.0", show_default=True, help="Interface to listen on.")
@click.option("--name", default="", help="What the party is called.")
@click.option("--pace", type=click.FloatRange(0, 10), default=1.0, show_default=True, help="How slowly AI speaks.")
@click.option("--grace", type=click.FloatRange(0, 3600), help="Seconds before AI holds a seat.  [default: 45]")
@click.option("--continue", "saved", metavar="ID", help="Go on with a saved party (an id or `latest`).")
@click.option("--code", default="", help="Room code to use instead of a new one.")
@click.option("--headless", is_flag=True, help="Without a window; begins when all seats for people are taken.")
@click.option("--quiet-network", is_flag=True, help="Do not announce the party by mDNS.")
@json_option
@language_option
@click.pass_context
def host(context: click.Context, headless: bool, lang: str | None, as_json: bool, **wished: Any) -> None:
    """Opens a table on the local network and prints its addresses and room code."""
    text = catalogues(lang)
    if not headless:
        from desktop import app

        with contextlib.suppress(app.NoDisplay):
            app.check_display()
            page = {"host": {k: v for k, v in wished.items() if v not in (None, "")}, "lang": lang or ""}
            context.exit(app.run("party", page))
    party = _opened(wished, text)
    context.exit(asyncio.run(_serve(party, wished, as_json, text)))


def _opened(wished: dict[str, Any], text: Text) -> Any:
    from desktop.lan.party import Party
    from desktop.lan.seats import new_code
    from desktop.store import Library, StoreError
    from desktop.table.brains import WorkerBrains
    from desktop.table.opening import Wishes
    from engine.setup import Illegal

    code = "".join(c for c in wished["code"].upper() if c.isalnum()) or new_code()
    name = wished["name"] or text.of("party-name")
    how: dict[str, Any] = {"pace": wished["pace"]}
    try:
        library = Library()
        if wished["saved"]:
            party = Party.resume(wished["saved"], name, code, WorkerBrains, library, **how)
        else:
            ruleset = wished["ruleset"]
            if ruleset not in RULESETS:
                raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
            cast = wished["cast"] or USUAL_CASTS[ruleset]
            seats = seats_for(ruleset, cast, wished["seats"])
            wishes = Wishes(ruleset=ruleset, cast=cast, seats=seats, seed=wished["seed"], level=wished["level"])
            party = Party.new(wishes, min(seats, wished["people"] or seats), name, code, WorkerBrains, library, **how)
    except Illegal as error:
        raise Mistake(text.of("cli-refused", why=reason(error, text))) from error
    except StoreError as error:
        raise trouble(error, text) from error
    if wished["grace"] is not None:
        party.grace = wished["grace"]
    return party


async def _serve(party: Any, wished: dict[str, Any], as_json: bool, text: Text) -> int:
    """The party until its game is over (0) or it is interrupted (also 0: the game is saved)."""
    from desktop.lan.discovery import Announcement
    from desktop.lan.network import addresses, diagnose
    from desktop.lan.server import PORT, Server
    from engine.setup import Illegal

    server = Server(party, wished["address"], wished["port"] or 0)
    try:
        await server.start()
    except OSError as error:
        raise Failed(text.of("party-no-port", port=wished["port"] or "", why=error.strerror or str(error))) from error
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    found = addresses(wished["address"])
    urls = [f"http://{address}:{server.port}/?c={party.code}" for address in found]
    _tell(as_json, text, "open", code=party.code, port=server.port, addresses=found, urls=urls)

    def notice(what: str, seat: int) -> None:
        game = party.host.id if party.host is not None else ""
        _tell(as_json, text, what, seat=seat, game=game)
        if what == "joined" and not party.started and party.places.free() is None:
            with contextlib.suppress(Illegal):
                party.start()
        if what == "over":
            asyncio.get_running_loop().call_later(1.0, ended.set)

    party.notices.append(notice)
    wanted = wished["port"] or PORT
    for finding in await asyncio.to_thread(diagnose, server.port, wanted, wished["address"]):
        if as_json:
            _tell(True, text, "doctor", id=finding.id, well=finding.well, **finding.values)
        elif not finding.well or finding.id == "port-taken":
            click.echo(text.of(f"party-doctor-{finding.id}", **finding.values))
    announcement = None if wished["quiet_network"] else Announcement(party.name, server.port, found)
    if announcement is not None:
        await announcement.begin()
    try:
        await ended.wait()
        if as_json and party.over:
            from engine.events import Ended

            end = next(e for e in reversed(party.host.game.log) if isinstance(e, Ended))
            _tell(as_json, text, "result", camp=end.camp, result=end.result, days=party.host.game.day)
    finally:
        if announcement is not None:
            await announcement.end()
        await server.stop()
    return 0


def _tell(as_json: bool, text: Text, what: str, **facts: Any) -> None:
    """One line about what happened, as JSON or in words."""
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode({"event": what, **facts}).decode())
    elif what == "open":
        click.echo(text.of("party-open", code=facts["code"]))
        import segno

        for url in facts["urls"]:
            click.echo(f"  {url}")
        if sys.stdout.isatty():
            segno.make(facts["urls"][0]).terminal(compact=True)
    elif text.has(f"party-notice-{what}"):
        click.echo(text.of(f"party-notice-{what}", seat=facts.get("seat", 0)))


@click.command()
@click.argument("address")
@click.option("--code", required=True, help="The room code.")
@click.option("--agent", type=click.Choice(["first", "simple"]), help="An AI plays the seat; without a window.")
@click.option("--level", default="normal", show_default=True, type=click.Choice(["easy", "normal", "hard", "expert"]))
@click.option("--name", default="", help="What you are called.")
@click.option("--token", default="", help="The token of a seat you have had before.")
@json_option
@language_option
@click.pass_context
def join(
    context: click.Context, address: str, code: str, agent: str | None, level: str, name: str, token: str,
    as_json: bool, lang: str | None,
) -> None:  # fmt: skip
    """Joins the table at ADDRESS (host:port)."""
    text = catalogues(lang)
    address = address.removeprefix("http://").partition("/")[0]
    if ":" not in address:
        from desktop.lan.server import PORT

        address = f"{address}:{PORT}"
    if not agent:
        from desktop import app

        try:
            app.check_display()
        except app.NoDisplay as error:
            raise Failed(text.of("party-join-window")) from error
        page = {"join": {"address": address, "code": code, "name": name, "token": token}, "lang": lang or ""}
        context.exit(app.run("party", page))
    context.exit(asyncio.run(_sit(address, code, agent, level, name or f"{agent}-{id(context) % 10000}", token,
                                  as_json, text)))  # fmt: skip


async def _sit(
    address: str, code: str, agent: str, level: str, name: str, token: str, as_json: bool, text: Text
) -> int:
    from desktop.lan.guest import Guest, NoTable
    from desktop.lan.player import Player

    guest = Guest(address, code, name, text.language, token)
    try:
        await Player(guest, agent, level).play()
    except NoTable as error:
        key = f"party-bye-{error.why}"
        raise Failed(text.of(key) if text.has(key) else str(error)) from error
    ended = guest.view.ended
    if as_json:
        _tell(True, text, "over", seat=guest.seat, camp=ended.camp if ended else "", why=guest.why)
    return 0 if ended is not None else 1
