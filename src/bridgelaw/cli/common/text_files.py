"""Text from a file or the standard input, as any system writes it; and files on the output."""

from __future__ import annotations

import codecs
import sys
from pathlib import Path

import click

from bridgelaw.locale import Refusal, tr

_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""How a text begins that Notepad, or PowerShell's `>`, has written."""


def read_text(path: str) -> str:
    """The text of a file; `-` is the standard input, whatever its code page is."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise Refusal(tr("{path}: this is not UTF-8 text", path=path)) from error
    return text.replace("\r\n", "\n")


def print_file(text: str) -> None:
    """A file on the standard output: in UTF-8, as it would be written."""
    click.echo(text.encode(), nl=False)
