"""What `bridgelaw exam` does."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from enum import Enum, auto
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.common.safe_write import write_keeping
from bridgelaw.cli.common.text_files import read_text
from bridgelaw.cli.exam.printed import as_html
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.training.answering import (
    FULL,
    POINTS,
    BadPaperAnswer,
    MarkedPart,
    everyday_answer,
    points_of,
    read_written,
    scheme,
    task,
)
from bridgelaw.training.papers import Paper, paper_of, read_paper, write_paper


class ExamSheet(Enum):
    """What is to be written."""

    PAPER = auto()
    KEY = auto()
    FILE = auto()
    TASKS = auto()
    SCHEME = auto()
    MARKS = auto()
    BASELINE = auto()


def run_exam(
    path: Path | None,
    made: tuple[int, str, str, int],
    wanted: ExamSheet,
    answers: Path | None,
    out: Path | None,
    language: Language,
) -> None:
    """Makes or reads the paper, and writes what is wanted of it."""
    try:
        seed, level, laws, count = made
        paper = read_paper(path) if path is not None else paper_of(seed, level, laws, count)
        text = _written(paper, wanted, answers, language)
        if out is None:
            click.echo(text.encode(), nl=False)
        else:
            write_keeping(out, text.encode())
    except (Refusal, OSError) as error:
        stop(Exit.INPUT, language.explain(error))


def _written(paper: Paper, wanted: ExamSheet, answers: Path | None, language: Language) -> str:
    if wanted is ExamSheet.FILE:
        return write_paper(paper, language.say(paper.title))
    if wanted in (ExamSheet.PAPER, ExamSheet.KEY):
        return as_html(paper, wanted is ExamSheet.KEY, language)
    if wanted is ExamSheet.TASKS:
        return _lines(task(one, language) for one in paper.situations)
    if wanted is ExamSheet.SCHEME:
        return _lines(scheme(one, language) for one in paper.situations)
    if wanted is ExamSheet.BASELINE:
        each = {one.name: points_of(one, everyday_answer(one)) for one in paper.situations}
        return _summary(each)
    assert answers is not None
    return _summary(_marked(paper, answers))


def _lines(rows: Iterator[dict[str, Any]]) -> str:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _marked(paper: Paper, answers: Path) -> dict[str, dict[MarkedPart, int]]:
    given: dict[str, Any] = {}
    text = sys.stdin.read() if str(answers) == "-" else read_text(str(answers))
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
            given[data["name"]] = read_written(data)
        except BadPaperAnswer as error:
            words = tr("line {number}: {problem}", number=number, problem=error.text)
            raise Refusal(words) from error
        except (ValueError, KeyError, TypeError) as error:
            words = tr("line {number} is no answer such as {example}", number=number,
                       example='{"name": "board.17", "effects": [1, 3], "words": [2]}')  # fmt: skip
            raise Refusal(words) from error
    none = dict.fromkeys(POINTS, 0)
    return {
        one.name: points_of(one, given[one.name]) if one.name in given else none
        for one in paper.situations
    }


def _summary(each: dict[str, dict[MarkedPart, int]]) -> str:
    got = sum(sum(parts.values()) for parts in each.values())
    data = {
        "points": got,
        "of": FULL * len(each),
        "by_part": {
            part.value: {
                "points": sum(parts[part] for parts in each.values()),
                "of": points * len(each),
            }
            for part, points in POINTS.items()
        },
        "situations": {
            name: {part.value: points for part, points in parts.items()}
            for name, parts in each.items()
        },
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
