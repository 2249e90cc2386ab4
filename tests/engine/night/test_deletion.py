"""Every rule of the night is held by some expectation: take it away, and one of them changes."""

from __future__ import annotations

import pytest
from deletion import everything_worked, undefended


@pytest.mark.soak
def test_no_facet_can_be_deleted_unnoticed() -> None:
    """All roles, traits and weathers"""
    assert undefended(everything_worked()) == []
