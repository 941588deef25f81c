"""Results that come one by one from the terminals: a file of the session that grows.

Each look adds an entry with what is new, and the session says up to which entry it counts; so
nothing is written twice, and the log shows when each result came.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.files import content_of
from bridgelaw.desk.records.club_session import ClubSession, Imported
from bridgelaw.desk.score_desk import import_results
from bridgelaw.formats.bws.told import Tables, ToldFile, source_of, written
from bridgelaw.store import Append, Fact, Store, Summary

NAME = "Bridgemate.bws"


@dataclass(frozen=True, slots=True)
class ReceivedResults:
    """Everything that has come for a session."""

    source: str
    """Who told it; empty where the results are those of a file."""
    tables: Tables


def told_so_far(store: Store, file: Imported) -> ReceivedResults:
    """What a session's results were told by, and every row that has come."""
    if file.name != NAME:
        return ReceivedResults("", {})
    data = content_of(store, file)
    read = ToldFile(data, file.name)
    return ReceivedResults(source_of(data), {name: read.rows(name) for name in read.tables})


def receive(desk: Desk, club_session: ClubSession, source: str, tables: Tables) -> ClubSession:
    """Adds what is new. The first results are imported as a file is."""
    if club_session.file is None:
        data = written(source, tables)
        return import_results(desk, club_session, club_session.seq, NAME, data)
    file = club_session.file
    told = Fact("received", {"tables": {name: [*rows] for name, rows in tables.items()}})
    head = desk.store.head(file.stream)
    summary = Summary("file", club_session.id, "kept", subject=NAME)
    kept = Append(file.stream, head, (told,), summary)
    grows = ClubSession.receiving(file.stream, head + 1)
    return desk.write(club_session, club_session.seq, grows, also=(kept,))
