"""What all tests share: `--soak` for the long counts, and text that must be there."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("TSUKIMORI_STRICT_TEXT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", default=False, help="run the long counts too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: a long test, run only with --soak")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]
