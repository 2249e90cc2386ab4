"""Sounds play by name, are captioned, and are silent without a device. No Qt message escapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QtMsgType, qInstallMessageHandler, qWarning

from desktop.settings import Volumes
from desktop.sound import SOUNDS, Speaker, file, unheard
from desktop.text import Text
from desktop.viewmodels.sounds import CAPTIONED, Sound


@pytest.fixture
def messages() -> Iterator[list[str]]:
    found: list[str] = []

    def heard(kind: Any, context: Any, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            found.append(text)

    before = qInstallMessageHandler(heard)
    yield found
    qInstallMessageHandler(before)


def test_every_sound_has_its_file() -> None:
    for name in SOUNDS:
        assert file(name).read_bytes().startswith(b"OggS")


def test_every_caption_has_its_words() -> None:
    for lang in ("ja", "en"):
        catalogue = Text(lang).catalogue()
        assert all(catalogue.has(f"sound-{name}") for name in CAPTIONED)


def test_playing_says_nothing_on_a_machine_without_a_device(qapp: Any, messages: list[str]) -> None:
    speaker = Speaker(QObject())

    for name in SOUNDS:
        speaker.play(name)
    qapp.processEvents()
    speaker.silence()

    assert messages == []


def test_other_messages_are_heard_while_sound_is_looked_for(messages: list[str]) -> None:
    with unheard():
        qWarning("PulseAudioService: pa_context_connect() failed")
        qWarning("the roof is on fire")

    assert messages == ["the roof is on fire"]


def test_a_sound_that_tells_something_is_captioned_when_wished(qapp: Any) -> None:
    sound, heard = Sound(), []
    sound.captioned.connect(heard.append)

    sound.obey(Volumes(master=0), captions=False)
    sound.play("bell")
    sound.obey(Volumes(master=0), captions=True)
    sound.play("bell")
    sound.play("click")

    assert heard == ["sound-bell"]


def test_a_volume_is_its_share_of_the_overall_one(qapp: Any) -> None:
    sound = Sound()

    sound.obey(Volumes(master=50, effects=80, ambience=0), captions=False)

    assert sound._speaker.volumes == {"ambience": 0.0, "effects": 0.4}
