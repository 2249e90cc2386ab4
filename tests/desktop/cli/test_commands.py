"""What a person at a shell sees: exit codes, the shapes of --json, and mistakes as one clear line."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.cli import run
from desktop.store import Library
from desktop.table.brains import InlineBrains
from desktop.table.host import Host, plain
from desktop.table.opening import Wishes, prepare

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("TSUKIMORI_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


@pytest.fixture
def cli(capsys):
    """Runs a command line: (exit code, stdout, stderr)."""

    def called(*arguments: str) -> tuple[int, str, str]:
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return called


def a_saved_game(turns: int = 10_000, **changed) -> str:
    wishes = Wishes(**{"seats": 6, "seed": "4", "agent": "simple", "people": ("Me",), **changed})
    host = Host.new(*prepare(wishes), InlineBrains(), Library())
    while turns and host.run().kind == "waiting":
        host.submit(1, plain(host.legal(1)))
        turns -= 1
    host.close()
    return host.id


COMMANDS = [
    [], ["play"], ["lab"], ["arena"], ["bench"], ["saves"], ["saves", "list"], ["saves", "show"], ["saves", "export"],
    ["saves", "import"], ["saves", "verify"], ["replay"], ["roles"], ["weathers"], ["shot"],
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(cli, command):
    code, out, err = cli(*command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith("Usage: tsukimori")


@pytest.mark.parametrize(
    "command",
    [
        ["nonsense"], ["--nonsense"], ["play", "--seats", "3"], ["play", "--seats", "x"], ["play", "--ruleset", "nope"],
        ["play", "--text", "--role", "nope"], ["play", "--text", "--cast", "nope"], ["play", "--text", "--option", "a"],
        ["play", "--text", "--option", "nope=1"], ["play", "--text", "--option", "talk=-1"], ["play", "--level", "god"],
        ["play", "--text", "--continue", "nope"], ["play", "--text", "--seats", "5", "--role", "fox"], ["lab"],
        ["lab", "/no/such/file.json"], ["arena", "--games", "0"], ["arena", "--agents", "nope", "--games", "1"],
        ["arena", "--seed", "x"], ["bench", "nope"], ["saves", "show", "nope"], ["saves", "show"],
        ["saves", "export", "nope", "x"], ["saves", "import", "/no/such/file"], ["saves", "verify", "nope"],
        ["replay", "nope"], ["roles", "nope"], ["roles", "nope/"], ["shot", "title", "x.png", "--size", "wide"],
        ["play", "--lang", "xx"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_mistake_is_one_line_on_stderr_and_code_2(cli, command):
    code, out, err = cli(*command)
    assert code == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert err.startswith("tsukimori: ") and len(err) > 25
    assert "Traceback" not in err and "⟨" not in err


def test_mistakes_speak_the_language_asked_for(cli):
    assert "配役" in cli("play", "--text", "--seats", "5", "--role", "fox", "--lang", "ja")[2]
    assert "cast" in cli("play", "--text", "--seats", "5", "--role", "fox", "--lang", "en")[2]


def test_versions(cli):
    code, out, _ = cli("--version")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == ["tsukimori", "rules", "save", "wire"]


def test_roles_as_text_and_json(cli):
    code, out, _ = cli("roles", "--json")
    found = json.loads(out)
    assert code == 0
    assert {"id", "ruleset", "camp", "names"} <= set(found[0])
    seer = next(row for row in found if row["id"] == "seer")
    assert seer["names"] == {"ja": "占い師", "en": "Seer"}
    assert (seer["ruleset"], seer["camp"]) == ("shikigami", "village")
    assert {"villager", "werewolf", "fox", "depraver", "poisoner", "cat", "cupid"} <= {row["id"] for row in found}
    assert json.loads(cli("roles", "shikigami/seer", "--json")[1]) == [seer]
    assert "占い師" in cli("roles", "seer", "--lang", "ja")[1]
    said = cli("roles", "shikigami/seer", "--lang", "ja")[1]
    assert seer["short"]["ja"] in said and seer["long"]["ja"] in said
    by_rules = {ruleset: sum(row["ruleset"] == ruleset for row in found) for ruleset in ("shikigami", "survival")}
    assert by_rules["survival"] == 29 and sum(by_rules.values()) == len(found)
    for ruleset, count in by_rules.items():
        assert len(cli("roles", f"{ruleset}/", "--lang", "en")[1].splitlines()) == count


def test_weathers_as_json(cli):
    found = json.loads(cli("weathers", "--json")[1])
    assert len(found) == 73
    assert {"id", "ruleset", "names", "short", "long"} <= set(found[0])
    assert found[0]["short"]["en"] in cli("weathers", "--lang", "en")[1]


def test_saves_are_listed_shown_verified_and_replayed(cli):
    assert json.loads(cli("saves", "list", "--json")[1]) == []
    played, over = a_saved_game(turns=2), a_saved_game(seed="5")

    code, out, _ = cli("saves", "list", "--json")
    rows = {row["id"]: row for row in json.loads(out)}
    assert code == 0 and set(rows) == {played, over}
    assert {"id", "ruleset", "day", "phase", "seats", "updated", "finished"} <= set(rows[played])
    assert (rows[over]["finished"], rows[played]["finished"]) == (True, False)
    assert len(cli("saves", "list", "--lang", "ja")[1].splitlines()) == 2

    shown = json.loads(cli("saves", "show", played, "--json")[1])
    assert shown["table"][0]["human"] is True and len(shown["table"]) == 6
    assert "role" not in str(shown["table"])
    assert len(cli("saves", "show", played, "--lang", "en")[1].splitlines()) == 7
    code, out, _ = cli("saves", "verify", "--json")
    assert code == 0 and all(verdict["sound"] and verdict["events"] for verdict in json.loads(out))


def test_a_replay_of_a_game_still_played_keeps_its_secrets(cli):
    game = a_saved_game(turns=2)
    told = json.loads(cli("replay", game, "--json", "--trace")[1])
    assert set(told) >= {"events", "seats", "winner"}
    assert told["winner"] == ""
    assert all(event.get("to", "public") == "public" for event in told["events"])
    assert not {event["kind"] for event in told["events"]} & {"Dealt", "Sealed", "Traced", "Drawn", "Told", "Noted"}
    assert not any("role" in seat for seat in told["seats"])


def test_a_replay_of_an_ended_game_tells_everything(cli):
    game = a_saved_game()
    told = json.loads(cli("replay", game, "--json")[1])
    kinds = {event["kind"] for event in told["events"]}
    assert told["winner"] and kinds >= {"Opened", "Dealt", "Ended"}
    assert "Traced" not in kinds
    assert "Traced" in {event["kind"] for event in json.loads(cli("replay", game, "--json", "--trace")[1])["events"]}
    assert all(seat["role"] and set(seat["names"]) == {"ja", "en"} for seat in told["seats"])
    for language in ("ja", "en"):
        code, out, err = cli("replay", game, "--lang", language)
        assert (code, err) == (0, "") and len(out.splitlines()) > 20 and "⟨" not in out


def test_export_and_import_carry_a_game(cli, tmp_path):
    game = a_saved_game()
    target = tmp_path / "out" / "mine.tsukimori"
    assert cli("saves", "export", game, target)[0] == 0
    code, _, err = cli("saves", "export", game, target)
    assert code == 1 and len(err.strip().splitlines()) == 1
    before = json.loads(cli("replay", game, "--json")[1])
    code, out, _ = cli("saves", "import", target)
    assert code == 0
    new = out.strip().rstrip(".。").split()[-1] if game not in out else game
    assert new != game
    assert len(json.loads(cli("saves", "list", "--json")[1])) == 2
    copies = [row["id"] for row in json.loads(cli("saves", "list", "--json")[1]) if row["id"] != game]
    assert json.loads(cli("replay", copies[0], "--json")[1]) == before


def test_a_damaged_save_is_told_in_one_line_and_kept(cli, tmp_path):
    game = a_saved_game()
    path = Library().path(game)
    path.write_bytes(b"junk" * 1000)

    code, out, _ = cli("saves", "verify")
    assert code == 1 and game in out
    for command in (["replay"], ["saves", "show"], ["saves", "export"]):
        code, out, err = cli(*command, game, *([tmp_path / "x"] if "export" in command else []))
        assert code == 1 and out == "" and len(err.strip().splitlines()) == 1
        assert "damaged" in err or "壊れて" in err
    assert sorted(path.parent.iterdir()) == [path] and path.read_bytes() == b"junk" * 1000
    code, out, err = cli("play", "--text", "--continue", game)
    assert code == 1 and out == "" and len(err.strip().splitlines()) == 1
    (kept,) = (path.parent / "damaged").iterdir()
    assert kept.read_bytes() == b"junk" * 1000


DAMAGE = {
    "a letter of an event": "update events set body = replace(body, 'Opened', 'Opfned') where seq = 0",
    "bytes for a word": "update games set phase = x'ff80'",
    "broken text": "update games set phase = cast(x'ff80' as text)",
    "a word for a day": "update games set day = 'two'",
    "a time beyond": "update games set updated = 1e300",
    "no row": "delete from events; delete from games",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_the_list_marks_a_damaged_save_and_only_reads(cli, damage):
    whole, torn = a_saved_game(turns=1), a_saved_game(turns=2)
    path = Library().path(torn)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(damage)
        connection.execute("pragma wal_checkpoint(truncate)")
    before = path.read_bytes()

    code, out, err = cli("saves", "list", "--lang", "en")
    assert (code, err) == (0, "") and len(out.splitlines()) == 2
    assert f"{torn}  damaged" in out.splitlines() and "codec" not in out
    rows = {row["id"]: row["damaged"] for row in json.loads(cli("saves", "list", "--json")[1])}
    assert rows == {whole: False, torn: True}
    cli("saves", "show", torn)
    assert path.read_bytes() == before and not (path.parent / "damaged").exists()


def test_a_save_of_an_odd_name_is_listed(cli):
    path = Library().path(a_saved_game(turns=1))
    path.rename(path.with_name("50%41 #1?.tsukimori"))
    path.with_name(os.fsdecode(b"odd\xff.tsukimori")).write_bytes(b"")

    assert cli("saves", "list", "--lang", "en")[0] == 0
    rows = {row["id"]: row["damaged"] for row in json.loads(cli("saves", "list", "--json")[1])}
    assert rows == {"50%41 #1?": False, "odd?": True}


@pytest.mark.parametrize("content", [None, b"", b"hello", b"SQLite format", "other database"], ids=str)
def test_what_is_no_saved_game_is_not_taken_in(cli, tmp_path, content):
    source = tmp_path / "thing"
    if content is None:
        source.mkdir()
    elif isinstance(content, bytes):
        source.write_bytes(content)
    else:
        with contextlib.closing(sqlite3.connect(source)) as connection:
            connection.execute("create table other (x)")

    code, out, err = cli("saves", "import", source, "--lang", "en")
    assert (code, out, err) == (2, "", f"tsukimori: {source} is no saved game.\n")
    assert Library().entries() == []


@pytest.mark.parametrize("command", [["saves", "list"], ["saves", "list", "--json"], ["play", "--text"]], ids=" ".join)
@pytest.mark.parametrize("shut", [False, True], ids=["a plain file", "not writable"])
def test_a_home_that_cannot_be_used_is_one_line(cli, tmp_path, monkeypatch, command, shut):
    home = tmp_path / "place"
    if shut:
        home.mkdir()
        monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != home)
    else:
        home.write_text("mine")
    monkeypatch.setenv("TSUKIMORI_HOME", str(home))

    code, out, err = cli(*command)
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1 and str(home) in err


SCENARIO = {
    "id": "clouds", "night": 2, "weather": ["overcast"],
    "seats": [
        {"name": "A", "role": "bodyguard"}, {"name": "B", "role": "villager"}, {"name": "W", "role": "werewolf"},
    ],
    "actions": [
        {"actor": "W", "action": "eat", "targets": ["B"]}, {"actor": "A", "action": "guard", "targets": ["B"]},
    ],
}  # fmt: skip
TOLD = {"A": [["guard_success", "B"]]}
RIGHT = [{"p": "1/2", "deaths": {"B": "wolf_killed"}, "results": TOLD}, {"p": "1/2", "deaths": {}, "results": TOLD}]


def test_the_lab_gives_exact_odds_and_compares(cli, tmp_path):
    def file(**more) -> Path:
        path = tmp_path / "scenario.json"
        path.write_text(json.dumps([{**SCENARIO, **more}]))
        return path

    code, out, _ = cli("lab", file(), "--json")
    (found,) = json.loads(out)
    assert code == 0
    assert (found["id"], found["equal"], found["estimate"]) == ("clouds", None, False)
    assert sorted(outcome["p"] for outcome in found["outcomes"]) == ["1/2", "1/2"]
    assert {"p", "deaths", "results", "traits_added", "traits_lost"} <= set(found["outcomes"][0])

    assert json.loads(cli("lab", file(outcomes=RIGHT), "--json")[1])[0]["equal"] is True
    code, out, _ = cli("lab", file(outcomes=[{"p": "1", "deaths": {}}]), "--json")
    assert code == 1
    assert json.loads(out)[0]["equal"] is False
    (traced,) = json.loads(cli("lab", file(), "--json", "--trace")[1])
    assert {"attack.04", "attack.10"} <= {note["step"] for o in traced["outcomes"] for note in o["trace"]}
    for language in ("ja", "en"):
        code, out, err = cli("lab", file(outcomes=RIGHT), "--trace", "--lang", language)
        assert (code, err) == (0, "") and "1/2" in out and "attack.04" in out


@pytest.mark.parametrize(
    "content", ["{", "[1]", '[{"id": "x", "seats": [{"name": "A", "role": "nobody"}], "actions": []}]', "\xff"]
)
def test_a_file_that_is_no_scenario_is_one_line(cli, tmp_path, content):
    path = tmp_path / "odd.json"
    path.write_bytes(content.encode("latin-1"))
    code, out, err = cli("lab", path)
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("name", [" ", "\x1b[31mred", "two\nlines", "あ" * 41])
def test_a_name_that_could_forge_or_flood_the_log_is_refused(cli, name):
    code, out, err = cli("play", "--text", "--seats", "5", "--name", name)
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1 and "\x1b" not in err
    assert Library().entries() == []


@pytest.mark.parametrize(
    "line", [["play", "--text", "--option", "revotes=²"], ["shot", "title", "a.png", "--size", "²x²"]], ids=" ".join
)
def test_a_raised_two_is_no_number(cli, line):
    code, out, err = cli(*line)
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1


BAD = {
    "action": {"actions": [{"actor": "A", "action": "fly", "targets": ["B"]}]},
    "odds": {"outcomes": [{"p": "1e999999999"}]},
    "less than nothing": {"outcomes": [{"p": "-1"}, {"p": "2"}]},
    "no result": {"outcomes": [{"p": "1", "results": {"A": [[]]}}]},
    "a result of nobody": {"outcomes": [{"p": "1", "results": {"A": [[None]]}}]},
    "trait": {"seats": [{"name": "A", "role": "villager", "traits": ["nope"]}]},
}


@pytest.mark.parametrize("more", BAD.values(), ids=BAD)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_scenario_of_what_does_not_exist_is_one_line(cli, tmp_path, more, language):
    path = tmp_path / "odd.json"
    path.write_text(json.dumps([{**SCENARIO, **more}]))
    code, out, err = cli("lab", path, "--lang", language)
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1
    assert "That cannot be done" not in err


def test_a_file_nested_without_end_is_one_line(cli, tmp_path):
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000)
    code, out, err = cli("lab", path)
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("where", ["", "no/such/folder/log"])
def test_the_arena_says_before_it_plays_that_its_log_cannot_be_written(cli, tmp_path, monkeypatch, where):
    monkeypatch.setattr("ai.arena.play_share", lambda task: pytest.fail("it played"))
    code, out, err = cli("arena", "--games", "1", "--agents", "simple", "--log", tmp_path / where, "--workers", "1")
    assert (code, out) == (2, "") and len(err.strip().splitlines()) == 1


def test_the_arena_prints_the_agreed_shape(cli):
    code, out, _ = cli(
        "arena", "--seats", "5", "--games", "4", "--seed", "1", "--agents", "simple", "--json", "--workers", "1"
    )  # fmt: skip
    found = json.loads(out)
    assert code == 0
    assert {"games", "seconds", "games_per_s", "wins", "roles"} <= set(found)
    assert found["games"] == 4
    assert "draw" in found["wins"]
    assert all({"rate", "low", "high"} <= set(rate) for rate in found["wins"].values())
    assert all({"games", "rate"} <= set(role) for role in found["roles"].values())
    code, out, _ = cli("arena", "--seats", "5", "--games", "2", "--agents", "simple", "--workers", "1", "--lang", "ja")
    assert code == 0 and "ゲーム" in out


def test_the_bench_gives_value_unit_and_method(cli):
    found = json.loads(cli("bench", "save_command", "load_game", "--json")[1])
    assert set(found) == {"save_command", "load_game"}
    for figure in found.values():
        assert set(figure) == {"value", "unit", "method"}
        assert 0 < figure["value"] < 10_000 and figure["unit"] == "ms" and len(figure["method"]) > 20


def test_bench_knows_all_agreed_figures():
    from desktop.bench import FIGURES

    agreed = {
        "night_16",
        "night_22_wide",
        "games_classic_9",
        "decision_16_p95",
        "start_ratio",
        "save_command",
        "load_game",
    }
    assert agreed <= set(FIGURES)


def test_a_bad_settings_file_is_told_once(cli, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.json").write_text("{")
    code, _, err = cli("saves", "list")
    assert code == 0 and len(err.strip().splitlines()) == 1
    assert cli("saves", "list")[2] == ""


def a_process(*arguments: str, home: Path, **more) -> subprocess.CompletedProcess:
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    environment |= {"TSUKIMORI_HOME": str(home), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "desktop", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True,
        timeout=120, **more,
    )  # fmt: skip


def test_without_display_and_terminal_one_game_is_narrated(tmp_path):
    done = a_process("play", "--seats", "5", "--seed", "2", "--agent", "simple", "--lang", "en", home=tmp_path,
                     stdin=subprocess.DEVNULL)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Who was what" in done.stdout


def test_the_reader_of_the_output_may_leave_early(tmp_path):
    command = f'"{sys.executable}" -m desktop weathers | head -n 1'
    environment = {**os.environ, "TSUKIMORI_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""


@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["weathers"], ["roles"], ["saves", "list"], ["--help"], ["arena", "--seats", "5", "--games", "1",
     "--agents", "simple", "--workers", "1"]],
    ids=" ".join,
)  # fmt: skip
def test_commands_without_a_window_import_no_qt(arguments, tmp_path):
    code = (
        "import sys; from desktop.cli import run; run(sys.argv[1:]);"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken'))])"
    )
    environment = {**os.environ, "TSUKIMORI_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code, *arguments], cwd=ROOT, env=environment, capture_output=True,
                          text=True, timeout=60)  # fmt: skip
    assert done.stdout.strip().splitlines()[-1] == "[]", done.stderr


def test_our_agents_sit_down_at_our_own_aiwolf_server(tmp_path):
    env = {**os.environ, "PYTHONPATH": str(ROOT), "TSUKIMORI_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "desktop", "aiwolf"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    serve = [*command, "127.0.0.1", port, "--serve", "5", "--games", "2", "--limit", "60000"]
    serve += ["--log", str(tmp_path / "log.csv")]
    server = subprocess.Popen([*serve, "--lang", "en"], env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        assert server.stdout is not None and "Waiting" in server.stdout.readline()
        sit = [*command, "127.0.0.1", port, "--lang", "en", "--agent", "simple"]
        agents = [subprocess.Popen(sit, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8") for _ in range(5)]
        told = [agent.communicate(timeout=120)[0] for agent in agents]
        out, _ = server.communicate(timeout=120)
    finally:
        server.kill()
        server.wait()
    assert server.returncode == 0 and all("2 games played." in text for text in told)
    assert "Game 2:" in out
    log = (tmp_path / "log.csv").read_text(encoding="utf-8").splitlines()
    assert sum(",result," in line for line in log) == 2


def test_aiwolf_says_what_it_needs_and_that_nobody_answers(cli):
    code, _, err = cli("aiwolf", "--lang", "en")
    assert code == 2 and "HOST PORT" in err
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    code, _, err = cli("aiwolf", "127.0.0.1", port, "--agent", "simple", "--lang", "en")
    assert code == 1 and err.count("\n") == 1 and "Nobody answers" in err


def test_the_arena_takes_a_ready_table_with_its_own_seats(cli):
    code, out, _ = cli(
        "arena", "--cast", "red_thread", "--games", "2", "--agents", "simple", "--json", "--workers", "1"
    )
    found = json.loads(out)
    assert code == 0 and found["games"] == 2 and "lovers" in found["wins"]
    code, _, err = cli("arena", "--cast", "red_thread", "--seats", "5", "--games", "1", "--agents", "simple")
    assert code == 2 and len(err.strip().splitlines()) == 1


def test_a_ready_table_brings_its_options_and_what_is_odd_is_said_in_both_languages():
    from desktop.commands.common import cautions
    from desktop.table.opening import Wishes, prepare
    from desktop.text import Text

    setup, _ = prepare(Wishes(cast="hundred_nights", seats=17, seed="1", people=("A",)))
    assert setup.options["dummy"] and setup.options["weather"] and len(setup.seats) == 18
    roles = {"villager": 5, "seer": 1, "werewolf": 2, "freemason": 1}
    odd, _ = prepare(Wishes(roles=roles, seats=9, seed="1", people=("A",)))
    assert cautions(odd, Text("en")) == ["Freemason has no companion."]
    assert cautions(odd, Text("ja")) == ["共有者には仲間がいません。"]
