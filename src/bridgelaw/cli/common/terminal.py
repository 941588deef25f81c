"""Where lines are printed: a terminal, a file, or a pipe whose reader may leave."""

from __future__ import annotations

from rich.console import Console

from bridgelaw.cli.common.output import leave_quietly


class Terminal(Console):
    """Rich's console; whoever reads may have enough, as in `bridgelaw field … | head`."""

    def on_broken_pipe(self) -> None:
        leave_quietly()
