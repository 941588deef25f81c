"""The examples in docs/double-dummy.md are run, so that they are true."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from bridgelaw.cli.dd.command import dd_command
from bridgelaw.locale import language

DOC = Path(__file__).parents[3] / "docs" / "double-dummy.md"
EXAMPLES = re.findall(
    r"```console\n\$ bridgelaw dd ([^\n]*)\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL
)


@pytest.mark.parametrize(("words", "output"), EXAMPLES)
def test_the_commands_print_what_is_shown(words: str, output: str) -> None:
    command = dd_command(language("en"))
    result = CliRunner().invoke(command, shlex.split(words))
    assert (result.exit_code, result.stdout) == (0, output)


def test_the_python_runs() -> None:
    failed, tried = doctest.testfile(str(DOC), module_relative=False)
    assert (len(EXAMPLES), failed) == (3, 0)
    assert tried > 10
