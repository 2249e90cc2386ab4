"""The critic's ears: measures of how a run of games talks (T1, T3 to T9 and T11), for `arena --report`."""

from ai.ears.measures import listen

__all__ = ["listen"]
