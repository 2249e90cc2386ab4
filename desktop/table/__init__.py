"""One game at one table: who sits where, whose turn it is, and that everything is on disk before anyone sees it."""
