"""The files of an event: read with what the user wishes, put together, and written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import click

from bridgelaw.formats import read_data, write_new
from bridgelaw.formats.documents import BadFile, Document, FileProblem, Incomplete, Wishes
from bridgelaw.formats.files import read_bytes
from bridgelaw.formats.kinds import BY_KIND, KINDS, SUFFIXES
from bridgelaw.locale import Language, Refusal, Text, tr
from bridgelaw.scoring.field import BoardKey, Field, Method
from bridgelaw.scoring.presentation.figures import METHODS
from bridgelaw.scoring.profile import WBF, changed, profile_of
from bridgelaw.scoring.standings import Standings
from bridgelaw.scoring.stated.keeping import Compared, compared
from bridgelaw.scoring.stated.points import NOTHING_STATED, Stated
from bridgelaw.scoring.stated.rules import with_method_found

INCOMPLETE = tr("The file breaks off: these are not all results.")


class CannotWrite(Refusal):
    """A file that is not written."""


@dataclass(frozen=True, slots=True)
class Files:
    """Everything that was read."""

    paths: tuple[str, ...]
    data: tuple[bytes, ...]
    documents: tuple[Document, ...]
    field: Field
    problems: tuple[FileProblem, ...]
    compared: Compared
    """The points that the files give beside ours."""

    @property
    def is_read_only(self) -> bool:
        """Is it a kind of file that is never written?"""
        return any(document.kind not in KINDS for document in self.documents)

    @property
    def is_incomplete(self) -> bool:
        """Does a file break off, so that results are missing?"""
        return any(document.broken is not None for document in self.documents)

    def ensure_complete(self) -> None:
        """`Incomplete` if a file breaks off: nothing is written then."""
        for document in self.documents:
            if document.broken is not None:
                raise Incomplete(document.broken)

    @property
    def assumed(self) -> tuple[Text, ...]:
        """What the files leave open, and was taken to be so."""
        return tuple(dict.fromkeys(one for each in self.documents for one in each.assumed))

    def write(self, path: Path, standings: Standings) -> bytes:
        """The event with its computed scores, in the format of the file's name.

        What the reader did not understand is kept where a single file stays in its format.
        """
        self.ensure_complete()
        kind = SUFFIXES.get(path.suffix.lower())
        if kind is not None and kind not in KINDS:
            raise CannotWrite(
                tr("{path}: a file of Bridgemate is only read; name another one, as in {other}",
                   path=str(path), other=str(path.with_suffix(".xml")))
            )  # fmt: skip
        if kind is None:
            raise CannotWrite(
                tr("{path}: the name of the file must end in {suffixes}", path=str(path),
                   suffixes=", ".join(one for kind in KINDS for one in BY_KIND[kind].suffixes))
            )  # fmt: skip
        if len(self.documents) == 1 and kind == self.documents[0].kind:
            return self.documents[0].write(standings)
        return write_new(kind, standings)

    def is_input(self, path: Path) -> bool:
        """Is this one of the files that were read?"""
        return any(read != "-" and path.resolve() == Path(read).resolve() for read in self.paths)


def read_files(
    paths: Iterable[str],
    method: Method | None = None,
    profile: str | None = None,
    settings: Mapping[str, str] | None = None,
) -> Files:
    """Reads the sessions of one event; `Refusal` where nothing can be read."""
    paths = tuple(paths)
    chosen = None if profile is None else profile_of(profile)
    data: list[bytes] = []
    documents: list[Document] = []
    problems: list[FileProblem] = []
    together: Field | None = None
    stated = NOTHING_STATED
    for path in paths:
        session = 1 if together is None else _last_session(together) + 1
        data.append(read_bytes(path))
        document = _read(data[-1], path, Wishes(method, chosen, session))
        problems.extend(FileProblem(path, problem) for problem in document.problems)
        documents.append(document)
        if not document.field.lines:
            raise Refusal(tr("{path}: there are no results in it", path=path))
        if together is None:
            together, stated = document.field, document.stated
        else:
            together, stated = _joined(together, stated, document, path)
    assert together is not None
    if chosen is None and together.event.profile == WBF:
        # What neither the user nor the file names, its points may show.
        together = with_method_found(together, stated)
    if settings:
        event = together.event
        together = replace(together, event=replace(event, profile=changed(event.profile, settings)))
    scores = compared(together, stated)
    return Files(paths, tuple(data), tuple(documents), together, tuple(problems), scores)


def _read(data: bytes, path: str, wishes: Wishes) -> Document:
    """The document; where it cannot be read, the reason names the file."""
    try:
        return read_data(data, path, wishes)
    except BadFile as error:
        if path in str(error):
            raise
        raise BadFile(tr("{path}: {problem}", path=path, problem=error.text)) from error


def _last_session(field: Field) -> int:
    return max(key.session for key in field.boards)


def _joined(first: Field, stated: Stated, document: Document, path: str) -> tuple[Field, Stated]:
    """Two files as sessions of one event; contestants with the same name are the same."""
    second = document.field
    if first.event.method is not second.event.method:
        raise Refusal(
            tr("{path}: this session is scored as {method}, the first as {first}", path=path,
               method=METHODS[second.event.method], first=METHODS[first.event.method])
        )  # fmt: skip
    # Whatever numbers its sessions have in the file, they follow those before.
    last = _last_session(first)
    sessions = sorted({key.session for key in second.boards})
    number = {session: last + at for at, session in enumerate(sessions, 1)}
    lines = tuple(replace(line, session=number[line.session]) for line in second.lines)
    penalties = tuple(
        replace(penalty, session=number.get(penalty.session, last + 1))
        for penalty in second.penalties
    )
    vulnerabilities = {
        BoardKey(number[key.session], key.number): vulnerability
        for key, vulnerability in second.vulnerabilities.items()
        if key.session in number
    }
    together = replace(
        first,
        lines=(*first.lines, *lines),
        names={**second.names, **first.names},
        penalties=(*first.penalties, *penalties),
        vulnerabilities={**first.vulnerabilities, **vulnerabilities},
    )
    if len(first.boards) and len({key.session for key in first.boards}) == 1:
        stated = stated.of_session(last)
    return together, stated.joined(document.stated, len(first.lines), number)


def read_settings(texts: Iterable[str]) -> dict[str, str]:
    """`KEY=VALUE` as it is typed after `--set`."""
    settings = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise Refusal(tr("a setting and its value with “=” between: “{text}”", text=text))
        settings[key.strip().replace("-", "_")] = value.strip()
    return settings


def report(
    problems: Iterable[FileProblem], language: Language, several: bool, assumed: Iterable[Text] = ()
) -> None:
    """Says on the error output what could not be read, and where, and what was assumed."""
    from bridgelaw.cli.common.paper import printable

    for each in assumed:
        click.echo(printable(language.say(each)), err=True)
    count = 0
    for one in problems:
        count += 1
        words = tr("{place}: {reason}", place=one.problem.place, reason=one.problem.reason)
        if several:
            words = tr("{path}: {problem}", path=one.file, problem=words)
        click.echo(printable(language.say(words)), err=True)
    if count:
        click.echo(language.tr("Problems: {count}", count=count), err=True)
