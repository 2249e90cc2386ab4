"""The wire: what is a message and what is not; and the page about it says what the code does."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.lan import wire
from engine.commands import Act, Vote

PAGE = Path(__file__).resolve().parents[3] / "docs" / "wire.md"


@pytest.mark.parametrize("data", [
    "", "null", "[]", "{}", '{"op":"nonsense"}', '{"op":"do"}', '{"op":"do","n":1}', '{"op":"do","n":"1","command":{}}',
    '{"op":"do","n":1,"command":{"kind":"Fly"}}', '{"op":"do","n":1,"command":{"kind":"Vote","target":1,"seat":2}}',
    '{"op":"do","n":1,"command":{"kind":"TimeUp"}}', '{"op":"do","n":1,"seat":3,"command":{"kind":"Ready"}}',
    '{"op":"lang"}', '{"op":"lang","lang":1}', "[" * 10000, '{"op":"speak","n":1,"text":"' + "x" * 20000 + '"}',
    b"\xff\xfe", '{"op":"predict","roles":[1]}',
])  # fmt: skip
def test_what_is_no_message_is_malformed(data: str | bytes) -> None:
    with pytest.raises(wire.Malformed):
        wire.read_asked(data)


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_no_bytes_do_more_than_be_malformed(data: str | bytes) -> None:
    with contextlib.suppress(wire.Malformed):
        wire.read_asked(data)


@pytest.mark.parametrize("message", [
    wire.Hello(wire.WIRE, "phone", "ABC234", name="Ann"), wire.Do(3, Vote(target=2, more=(0, 1))),
    wire.Do(4, Act(action="divine", targets=(3,), picks={"card": ("AS",)})), wire.Speak(5, "hello"), wire.Lang("en"),
    wire.Consent(True), wire.Look(2), wire.Predict({1: "seer"}), wire.Manage("kick", 3), wire.Leave(), wire.Resync(),
])  # fmt: skip
def test_messages_go_over_and_come_out_the_same(message: wire.Asked) -> None:
    assert wire.read_asked(wire.encode(message)) == message


def test_text_is_one_line_without_control_characters() -> None:
    assert wire.clean("a\u202eb\x00\x1b[1m\nc" + "d" * 50, 12) == "a b [1m cddd"


def test_the_page_describes_every_message_and_field() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind in (*wire.Asked.__args__, *wire.Sent.__args__):
        info = msgspec.inspect.type_info(kind)
        section = re.search(rf"^### `{info.tag}`\n(.*?)(?=^##|\Z)", page, re.M | re.S)
        assert section, f"docs/wire.md has no section on {info.tag}"
        told = set(re.findall(r"^\| `(\w+)` \|", section[1], re.M))
        assert told == {field.name for field in info.fields}, info.tag
    for name, value in (("wire", wire.WIRE), ("largest", wire.LARGEST), ("text", wire.LONGEST_TEXT)):
        assert re.search(rf"^\| {name} \| {value} \|", page, re.M), name
