"""The worker process: thinks for the AI seats until the table lets go of the line."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection


def main(line: Connection) -> None:
    """Serves *line*. Ctrl+C is the table's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from ai import agent, table_talk  # noqa: F401  (while nobody waits yet)
    from desktop.table.brains import serve

    serve(line)
