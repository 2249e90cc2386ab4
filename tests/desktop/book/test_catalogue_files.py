"""A catalogue's files are read whole, or it is said which is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.text import Catalogue, EmptyCatalogue


@pytest.mark.parametrize("text", ["", "# a head, and nothing under it\n"])
def test_a_file_without_messages_is_one_clear_error(tmp_path: Path, text: str) -> None:
    (tmp_path / "ja").mkdir()
    (tmp_path / "ja" / "cut.ftl").write_text(text, encoding="utf-8")

    with pytest.raises(EmptyCatalogue, match=r"no messages in the catalogue .*cut\.ftl"):
        Catalogue("ja", tmp_path)


def test_the_camps_of_survival_have_one_name_each() -> None:
    """The names of the rule document, wherever a camp is named."""
    words = Catalogue("ja")

    for key, name in (("village", "村人陣営"), ("wolf", "狼陣営"), ("vampire", "吸血鬼陣営")):
        assert {words.of(f"survival-camp-{key}"), words.of(f"camp-name-{key}"),
                words.of(f"survival-term-{key}_camp")} == {name}  # fmt: skip
