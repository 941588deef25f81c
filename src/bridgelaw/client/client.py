"""The client: what can be asked of a desk, group by group."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

from bridgelaw.client import got, sent
from bridgelaw.client.connection import Connection
from bridgelaw.client.groups import Rulings, Sessions, Tables, Tokens


class Client:
    """A desk, as a program speaks to it.

    `address` is where its pages are, `token` a program's token or one for the PIN; without one
    only what needs none can be asked. `lang` is the language of sentences.
    """

    def __init__(
        self, address: str, token: str = "", lang: str | None = None, timeout: float = 30
    ) -> None:
        self._connection = Connection(address, token, lang, timeout)
        self.tables = Tables(self._connection)
        """Live tables."""
        self.rulings = Rulings(self._connection)
        """Rulings, from the first question to the log."""
        self.sessions = Sessions(self._connection)
        """Sessions and the score desk."""
        self.tokens = Tokens(self._connection)
        """Tokens of programs."""

    def sign_in(self, pin: str) -> got.Token:
        """A token for the PIN of the desk, which this client uses from now on."""
        made = self._connection.send("POST", "/tokens", got.Token, sent.PinSent(pin=pin))
        self._connection.token = made.token
        return made

    def index(self) -> got.Index:
        """What this desk is: its version, the edition of the Laws."""
        return self._connection.send("GET", "/", got.Index)

    # What has changed

    def changes(self, after: int = 0, limit: int = 200) -> got.Changes:
        """What was written after a number, in the order of the log."""
        return self._connection.send("GET", "/changes", got.Changes, after=after, limit=limit)

    def follow(self, after: int | None = None) -> Iterator[got.Change]:
        """Every change from now on, or from a number on; it waits, and never ends by itself.

        Where the connection breaks off it goes on from the last change, and leaves none out.
        """
        for _, data in self._connection.events("/changes/stream", after):
            yield got.Change.model_validate_json(data)

    # Without a store

    def step(self, asked: sent.Step, foresee: bool = False) -> got.Stepped:
        """The question that comes after these answers, or the ruling; nothing is kept."""
        path = "/rulings/step"
        return self._connection.send("POST", path, got.Stepped, asked, foresee=foresee)

    def legal(self, asked: sent.LegalAsked) -> got.Legal:
        """What a player may call and play at a table that is sent along."""
        return self._connection.send("POST", "/legal", got.Legal, asked)

    def compare(self, asked: sent.Compared) -> got.ComparisonState:
        """Is the replacement comparable to the withdrawn call (Law 23)?"""
        return self._connection.send("POST", "/compare", got.ComparisonState, asked)

    def tell(self, told: sent.StoryTold) -> got.StoryState:
        """What happened, in a sentence: what was understood of it."""
        return self._connection.send("POST", "/stories", got.StoryState, told)

    def judge_claim(self, asked: sent.ClaimSent) -> got.ClaimJudged:
        """What claimer's side gets by the least successful normal play (Law 70)."""
        return self._connection.send("POST", "/claims", got.ClaimJudged, asked)

    def weigh_revokes(self, asked: sent.RevokesSent) -> got.RevokesWeighed:
        """What moves by itself, and what the other side would have had without (Law 64)."""
        return self._connection.send("POST", "/revokes", got.RevokesWeighed, asked)

    def score(
        self, field: sent.FieldSent, travellers: bool = False, pair: str | None = None
    ) -> got.FieldScored:
        """The ranking of an event whose results are sent line by line."""
        return self._connection.send(
            "POST", "/fields", got.FieldScored, field, travellers=travellers, pair=pair
        )

    def score_file(
        self, data: bytes, name: str, travellers: bool = False, pair: str | None = None
    ) -> got.FieldScored:
        """The ranking of a results file: USEBIO, PBN, CSV or YAML."""
        return self._connection.send(
            "POST", "/fields/file", got.FieldScored, data, name=name, travellers=travellers,
            pair=pair,
        )  # fmt: skip

    def procedures(self) -> got.Procedures:
        """What can be ruled on."""
        return self._connection.send("GET", "/procedures", got.Procedures)

    def procedure(self, key: str) -> got.ProcedureState:
        """A procedure with every question that it can ask."""
        return self._connection.send("GET", f"/procedures/{key}", got.ProcedureState)

    def laws(self) -> got.Laws:
        """Every law with its title."""
        return self._connection.send("GET", "/laws", got.Laws)

    def law(self, number: str) -> got.LawState:
        """A clause in short words, with its sub-clauses and those around it."""
        return self._connection.send("GET", f"/laws/{number}", got.LawState)

    def regulations(self, name: str) -> got.RegulationsState:
        """What the Laws leave to regulation, as `WBF`, `ACBL`, `EBU` or `JCBL` has it."""
        return self._connection.send("GET", f"/regulations/{quote(name)}", got.RegulationsState)

    def problems(self) -> got.ProblemKinds:
        """The kinds of refusals."""
        return self._connection.send("GET", "/problems", got.ProblemKinds)

    def problem(self, name: str) -> got.ProblemKind:
        """What a kind of refusal means, and what to do."""
        return self._connection.send("GET", f"/problems/{name}", got.ProblemKind)
