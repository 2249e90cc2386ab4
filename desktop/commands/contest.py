"""`aiwolf`: plays on a public AIWolf server, or is a small one for other people's agents."""

from __future__ import annotations

import click

from desktop.commands.common import Failed, Mistake, catalogues, language_option


@click.command()
@click.argument("host", required=False)
@click.argument("port", type=click.IntRange(1, 65535), required=False)
@click.option("--name", default="tsukimori", show_default=True, help="The name given to the server.")
@click.option("--role", default="none", show_default=True, help="The role wished for, where the server asks.")
@click.option("--agent", default="first", show_default=True, help="Which of our players sits there.")
@click.option("--level", default="hard", show_default=True, type=click.Choice(["easy", "normal", "hard", "expert"]))
@click.option("--seed", default="0", show_default=True)
@click.option("--serve", "players", type=click.Choice(["5", "10", "13", "15"]), metavar="N",
              help="Be the server for N agents instead (HOST: the address to listen on, 127.0.0.1 by default).")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="With --serve: how many games.")
@click.option("--limit", type=click.IntRange(10, 600_000), default=1000, show_default=True,
              help="With --serve: milliseconds an answer may take.")
@click.option("--log", "log_file", type=click.Path(dir_okay=False, writable=True), help="With --serve: the games' log.")
@language_option
def aiwolf(
    host: str | None, port: int | None, name: str, role: str, agent: str, level: str, seed: str, players: str | None,
    games: int, limit: int, log_file: str | None, lang: str | None,
) -> None:  # fmt: skip
    """Plays the AIWolf 0.6 protocol at HOST PORT until the server hangs up; `--serve N` waits for N agents instead."""
    text = catalogues(lang)
    if players is not None:
        _serve(text, int(players), host or "127.0.0.1", port or 10000, games, seed, limit, log_file)
        return
    if host is None or port is None:
        raise Mistake(text.of("aiwolf-where"))
    from ai.agent import make
    from ai.aiwolf.client import connect
    from ai.aiwolf.seat import Seat

    try:
        player = make(agent)
    except ValueError as error:
        raise Mistake(text.of("cli-unknown-agent", id=agent)) from error
    word = " ".join(role.upper().split()) if role.lower() != "none" else "none"
    seat = Seat(player, " ".join(name.split())[:40] or "tsukimori", word, seed, level,
                lambda trouble: click.echo(trouble, err=True))  # fmt: skip
    seat.warm_up()
    try:
        played = connect(host, port, seat)
    except OSError as error:
        raise Failed(text.of("aiwolf-nobody", host=host, port=str(port), why=error.strerror or str(error))) from error
    click.echo(text.of("aiwolf-played", games=played))


def _serve(text: object, players: int, host: str, port: int, games: int, seed: str, limit: int,
           log_file: str | None) -> None:  # fmt: skip
    from ai.aiwolf.server import Lost, Server
    from desktop.text import Text

    assert isinstance(text, Text)
    try:
        server = Server(players, host, port, seed, limit)
    except OSError as error:
        raise Failed(text.of("aiwolf-cannot-listen", host=host, port=str(port),
                             why=error.strerror or str(error))) from error  # fmt: skip
    click.echo(text.of("aiwolf-waiting", host=host, port=str(server.port), players=players))
    wins: dict[str, int] = {}
    lines: list[str] = []
    try:
        server.gather(lambda who: click.echo(text.of("aiwolf-came", name=who)))
        for number in range(1, games + 1):
            village = server.play()
            lines += village.log
            wins[village.winner] = wins.get(village.winner, 0) + 1
            click.echo(text.of("aiwolf-game", number=number, winner=village.winner, days=village.day - 1))
    except Lost as error:
        raise Failed(text.of("aiwolf-lost", name=str(error))) from error
    finally:
        server.close()
        if log_file is not None:
            try:
                with open(log_file, "w", encoding="utf-8") as file:
                    file.writelines(f"{line}\n" for line in lines)
            except OSError as error:
                raise Failed(text.of("cli-no-log", file=log_file, why=error.strerror or str(error))) from error
    for winner, count in sorted(wins.items()):
        click.echo(f"{winner} {count}")
