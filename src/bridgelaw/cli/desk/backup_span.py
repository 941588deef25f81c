"""How often backups are made, as it is typed."""

from __future__ import annotations

import re

import click

from bridgelaw.locale import Language, tr

_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_WRITTEN = re.compile(r"([0-9]{1,6})\s*([smhd])")


class Every(click.ParamType[float]):
    """A span of time such as `30m`, `6h` or `1d`, in seconds."""

    name = "span"

    def __init__(self, spoken: Language) -> None:
        self._spoken = spoken

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        match = _WRITTEN.fullmatch(str(value).strip().lower())
        seconds = 0 if match is None else int(match[1]) * _SECONDS[match[2]]
        if not seconds:
            words = tr("“{text}” is no span of time such as 30m, 6h or 1d", text=str(value)[:40])
            self.fail(self._spoken.say(words), param, ctx)
        return float(seconds)
