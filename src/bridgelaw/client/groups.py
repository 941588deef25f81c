"""What belongs to tables, rulings, sessions and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bridgelaw.client import got, sent
from bridgelaw.client.connection import Connection

Seat = Literal["N", "E", "S", "W"]
Format = Literal["own", "usebio", "pbn", "csv", "yaml"]


@dataclass(frozen=True, slots=True)
class Tables:
    """Live tables that the desk keeps."""

    _connection: Connection

    def list(
        self, session: str | None = None, state: Literal["live", "over"] | None = None,
        place: str | None = None, board: str | None = None, before: int | None = None,
        limit: int = 50,
    ) -> got.Tables:  # fmt: skip
        """Tables, the newest first; `next` is the `before` of the next page."""
        return self._connection.send(
            "GET", "/tables", got.Tables, session=session, state=state, place=place, board=board,
            before=before, limit=limit,
        )  # fmt: skip

    def open(self, table: sent.NewTable) -> got.TableState:
        """A live table, perhaps with what has happened there already."""
        return self._connection.send("POST", "/tables", got.TableState, table)

    def read(self, table: str) -> got.TableState:
        """The whole state; closed hands with the scope `read` only."""
        return self._connection.send("GET", f"/tables/{table}", got.TableState)

    def change(self, table: str, changed: sent.ChangedTable) -> got.TableState:
        """Players, place and deal."""
        return self._connection.send("PATCH", f"/tables/{table}", got.TableState, changed)

    def append(self, table: str, events: sent.NewEvents) -> got.TableState:
        """What happened next; all of it or nothing."""
        return self._connection.send("POST", f"/tables/{table}/events", got.TableState, events)

    def undo(self, table: str, undone: sent.Undone) -> got.TableState:
        """The last events taken back, with the rulings that they came from."""
        return self._connection.send("POST", f"/tables/{table}/undo", got.TableState, undone)

    def legal(self, table: str, seat: Seat) -> got.Legal:
        """What the player may call and play now; for everything else the law."""
        return self._connection.send("GET", f"/tables/{table}/legal", got.Legal, seat=seat)


@dataclass(frozen=True, slots=True)
class Rulings:
    """Rulings, question by question; what they put off, and polls."""

    _connection: Connection

    def list(
        self, session: str | None = None, state: Literal["open", "given", "undone"] | None = None,
        place: str | None = None, board: str | None = None, procedure: str | None = None,
        law: str | None = None, before: int | None = None, limit: int = 50,
    ) -> got.Rulings:  # fmt: skip
        """The log, the newest first; `next` is the `before` of the next page."""
        return self._connection.send(
            "GET", "/rulings", got.Rulings, session=session, state=state, place=place, board=board,
            procedure=procedure, law=law, before=before, limit=limit,
        )  # fmt: skip

    def open(self, ruling: sent.NewRuling, foresee: bool = False) -> got.RulingState:
        """A quick ruling, or one at a live table."""
        return self._connection.send("POST", "/rulings", got.RulingState, ruling, foresee=foresee)

    def read(self, ruling: str, foresee: bool = False) -> got.RulingState:
        """The question that is pending, or the ruling."""
        path = f"/rulings/{ruling}"
        return self._connection.send("GET", path, got.RulingState, foresee=foresee)

    def change(self, ruling: str, changed: sent.ChangedRuling) -> got.RulingState:
        """Who sat there, and where."""
        return self._connection.send("PATCH", f"/rulings/{ruling}", got.RulingState, changed)

    def answer(self, ruling: str, answer: sent.NewAnswer, foresee: bool = False) -> got.RulingState:
        """The answer at a step; an earlier step goes back."""
        path = f"/rulings/{ruling}/answers"
        return self._connection.send("POST", path, got.RulingState, answer, foresee=foresee)

    def give(self, ruling: str, seen: sent.Seen) -> got.RulingState:
        """The ruling is kept, and its effects come into force."""
        return self._connection.send("POST", f"/rulings/{ruling}/give", got.RulingState, seen)

    def look_again(self, ruling: str, seen: sent.Seen) -> got.RulingState:
        """It looks at its table as it is now."""
        return self._connection.send("POST", f"/rulings/{ruling}/look-again", got.RulingState, seen)

    def mark(self, ruling: str, marked: sent.Marked) -> got.RulingState:
        """Said, printed, appealed or withdrawn."""
        return self._connection.send("POST", f"/rulings/{ruling}/marks", got.RulingState, marked)

    def note(self, ruling: str, noted: sent.Noted) -> got.RulingState:
        """A note of the director's."""
        return self._connection.send("POST", f"/rulings/{ruling}/notes", got.RulingState, noted)

    def duties(self, ruling: str) -> got.Duties:
        """The reviews that it put off and that wait."""
        return self._connection.send("GET", f"/rulings/{ruling}/duties", got.Duties)

    def see_to(self, ruling: str, seen_to: sent.SeenTo) -> got.Duties:
        """A review is done, needs nothing, is not wanted, or waits again."""
        return self._connection.send("POST", f"/rulings/{ruling}/duties", got.Duties, seen_to)

    def polls(self, ruling: str) -> got.Polls:
        """Polls that were taken for it, counted."""
        return self._connection.send("GET", f"/rulings/{ruling}/polls", got.Polls)

    def note_poll(self, ruling: str, poll: sent.PollSent) -> got.Polls:
        """Whom the director asked, and what they would do."""
        return self._connection.send("POST", f"/rulings/{ruling}/polls", got.Polls, poll)


@dataclass(frozen=True, slots=True)
class Sessions:
    """Sessions of the club, their score desk and their report."""

    _connection: Connection

    def list(
        self, state: Literal["open", "closed"] | None = None, before: int | None = None,
        limit: int = 50,
    ) -> got.Sessions:  # fmt: skip
        """Sessions, the newest first; `next` is the `before` of the next page."""
        return self._connection.send(
            "GET", "/sessions", got.Sessions, state=state, before=before, limit=limit
        )

    def open(self, session: sent.NewSession) -> got.SessionState:
        """A session under the regulations of an authority."""
        return self._connection.send("POST", "/sessions", got.SessionState, session)

    def read(self, session: str) -> got.SessionDetail:
        """Its rules, its file, what was decided, and its periods."""
        return self._connection.send("GET", f"/sessions/{session}", got.SessionDetail)

    def change(self, session: str, changed: sent.ChangedSession) -> got.SessionDetail:
        """Name, regulations, when the scores were out, the round, closed or open."""
        return self._connection.send("PATCH", f"/sessions/{session}", got.SessionDetail, changed)

    def sit(self, session: str, seat: sent.DirectorSeat) -> got.SessionDetail:
        """Where the director sits who also plays."""
        return self._connection.send("PUT", f"/sessions/{session}/playing", got.SessionDetail, seat)

    def import_results(self, session: str, data: bytes, name: str, after: int) -> got.SessionDetail:
        """A file of results in place of the one before."""
        path = f"/sessions/{session}/results"
        return self._connection.send("PUT", path, got.SessionDetail, data, after=after, name=name)

    def results(
        self, session: str, travellers: bool = False, pair: str | None = None
    ) -> got.Scored:
        """The ranking as the scores count now."""
        path = f"/sessions/{session}/results"
        return self._connection.send("GET", path, got.Scored, travellers=travellers, pair=pair)

    def traveller(self, session: str, board: int, of: int | None = None) -> got.Traveller:
        """A board with all its lines; `of` is the session of an event of several."""
        path = f"/sessions/{session}/boards/{board}"
        return self._connection.send("GET", path, got.Traveller, of=of)

    def suspicious(self, session: str) -> got.ToCheck:
        """The results that look wrong, worst first."""
        path = f"/sessions/{session}/suspicious"
        return self._connection.send("GET", path, got.ToCheck)

    def export(self, session: str, format: Format = "own") -> bytes:
        """The file with every decision and all scores."""
        return self._connection.fetch("GET", f"/sessions/{session}/export", format=format)

    def adjust(self, session: str, adjustment: sent.NewAdjustment) -> got.DecisionAnswered:
        """An adjusted score (Law 12); with `preview` only what it would change."""
        path = f"/sessions/{session}/adjustments"
        return self._connection.send("POST", path, got.DecisionAnswered, adjustment)

    def correct(self, session: str, correction: sent.NewCorrection) -> got.DecisionAnswered:
        """The record says what happened at the table (79B, 79C)."""
        path = f"/sessions/{session}/corrections"
        return self._connection.send("POST", path, got.DecisionAnswered, correction)

    def penalize(self, session: str, penalty: sent.NewPenalty) -> got.DecisionAnswered:
        """A procedural penalty (Law 90)."""
        path = f"/sessions/{session}/penalties"
        return self._connection.send("POST", path, got.DecisionAnswered, penalty)

    def take_back(self, session: str, entry: int, after: int) -> got.SessionDetail:
        """An adjusted score, a correction or a penalty is taken back."""
        path = f"/sessions/{session}/decisions/{entry}"
        return self._connection.send("DELETE", path, got.SessionDetail, after=after)

    def report(self, session: str) -> got.EveningReport:
        """What was ruled, adjusted, corrected, penalized and appealed."""
        return self._connection.send("GET", f"/sessions/{session}/report", got.EveningReport)

    def appeals(self, session: str) -> got.Appeals:
        """Rulings that were appealed, and what became of it."""
        return self._connection.send("GET", f"/sessions/{session}/appeals", got.Appeals)

    def duties(self, session: str) -> got.Duties:
        """Reviews that wait."""
        return self._connection.send("GET", f"/sessions/{session}/duties", got.Duties)


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of programs."""

    _connection: Connection

    def list(self) -> got.AccessTokens:
        """Those that were not revoked."""
        return self._connection.send("GET", "/access-tokens", got.AccessTokens)

    def make(self, token: sent.NewAccessToken) -> got.AccessTokenMade:
        """A token with a name and scopes; it is shown this once."""
        return self._connection.send("POST", "/access-tokens", got.AccessTokenMade, token)

    def revoke(self, id: str) -> None:
        """It is refused from now on."""
        self._connection.fetch("DELETE", f"/access-tokens/{id}")
