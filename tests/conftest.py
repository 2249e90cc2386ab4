"""What all tests share: `--soak` for the long counts, and text that must be there."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("TSUKIMORI_STRICT_TEXT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", default=False, help="run the long counts too")
