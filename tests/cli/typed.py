"""Commands as they are typed."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from bridgelaw.cli.main import commands
from bridgelaw.locale import language


def run(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(commands(language(lang)), words, input=typed)


def json_of(result: Result) -> Any:
    return json.loads(result.stdout)
