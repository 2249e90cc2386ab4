"""Settings survive what happens to files."""

from __future__ import annotations

import pytest

from desktop import settings
from desktop.settings import Settings, Volumes


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("TSUKIMORI_HOME", str(tmp_path / "home"))


def test_without_a_file_there_are_defaults():
    assert settings.load() == (Settings(), "")


def test_what_was_set_is_there_next_time():
    mine = Settings(
        language="en", text_scale=150, volumes=Volumes(master=0), keys={"pause": "Space"}, reduced_motion=True
    )
    settings.save(mine)

    assert settings.load() == (mine, "")


@pytest.mark.parametrize(
    "junk", ["", "{", "[1]", '{"text_scale": 9000}', '{"palette": "neon"}', '{"language": "xx"}', "\x00"]
)
def test_a_bad_file_gives_defaults_and_is_kept(junk):
    settings.path().parent.mkdir(parents=True)
    settings.path().write_text(junk)

    loaded, kept = settings.load()

    assert loaded == Settings()
    assert settings.path().parent.joinpath("settings.bad.json").read_text() == junk
    assert kept.endswith("settings.bad.json")
    assert settings.load() == (Settings(), "")


def test_keys_of_a_newer_program_are_passed_over():
    settings.path().parent.mkdir(parents=True)
    settings.path().write_text('{"language": "ja", "hologram": true}')

    assert settings.load() == (Settings(language="ja"), "")
