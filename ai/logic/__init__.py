"""What follows, and what is still possible: exact counting of deals, no likelihoods and no guesses.

The board, the hints and the puzzles ask here. Everything follows from what is public; a seat's own knowledge is added
only where its own view is given. Without numpy, so that the window may use it.
"""

from ai.logic.count import Count, count
from ai.logic.facts import Facts, gather
from ai.logic.findings import Finding, findings

__all__ = ["Count", "Facts", "Finding", "count", "findings", "gather"]
