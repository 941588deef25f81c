"""A Data Connector as its makers describe it, for tests: it queues, and answers over http."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

GUID = "0123456789ABCDEF0123456789ABCDEF"
CLUB, KEY = "CLUB001", "SECRET-LICENCE-KEY"


class StandIn:
    """A connector that can be stopped, and started again at the same port."""

    def __init__(self, port: int = 0) -> None:
        self.sessions = [GUID]
        self.calls: list[dict[str, Any]] = []
        self.results: list[dict[str, Any]] = []
        self.rounds: list[dict[str, Any]] = []
        self.players: list[dict[str, Any]] = []
        self.asked: list[int] = []
        self.greeting = "Bridgemate dataconnector service version 5.0"
        self.lies: bytes | None = None
        """What it answers to everything, where it does."""
        self.port = port
        self._server: ThreadingHTTPServer | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def launch(self, table: int, minute: int = 42, section: str = "A", round: int = 2) -> None:
        self.calls.append({"SessionGuid": GUID, "SectionLetters": section, "TableNumber": table,
                           "RoundNumber": round, "Hour": 19, "Minute": minute,
                           "Status": 1, "ValidationMessages": None})  # fmt: skip

    def plan(self, table: int, round: int, ns: int, ew: int, low: int, high: int) -> None:
        """Who meets at a table in a round, on which boards."""
        self.rounds.append({"SessionGuid": GUID, "SectionLetters": "A", "TableNumber": table,
                            "RoundNumber": round, "LowBoardNumber": low, "HighBoardNumber": high,
                            "PairNS": ns, "PairEW": ew, "TeamNS": 0, "TeamEW": 0,
                            "Updated": False, "ValidationMessages": None})  # fmt: skip

    def score(self, table: int, round: int, board: int, ns: int, ew: int, **more: Any) -> None:
        """A result comes in from a table."""
        self.results.append({
            "SessionGuid": GUID, "SectionLetters": "A", "TableNumber": table,
            "RoundNumber": round, "BoardNumber": board, "ScoringDirection": 3, "IsDeleted": False,
            "PairNorthSouth": ns, "PairEastWest": ew, "DeclaringPair": ns,
            "DeclarerDirection": 1, "Level": 3, "Denomination": 5,
            "Stake": 0, "TotalTricks": 9, "LeadCardRank": 0, "LeadCardSuit": 0,
            "ValidationMessages": None, **more,
        })  # fmt: skip

    def _movements(self) -> list[dict[str, Any]]:
        tables = sorted({one["TableNumber"] for one in self.rounds})
        return [{"Letters": "A", "Tables": [
            {"TableNumber": table, "SectionLetters": "A",
             "Rounds": [one for one in self.rounds if one["TableNumber"] == table]}
            for table in tables
        ]}]  # fmt: skip

    def start(self) -> None:
        connector = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._send(connector.greeting.encode())

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self._send(connector.lies or connector.answer(json.loads(body)))

            def _send(self, body: bytes) -> None:
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *about: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        assert self._server is not None
        self._server.shutdown()
        self._server.server_close()

    def answer(self, asked: dict[str, Any]) -> bytes:
        command = asked["Command"]
        self.asked.append(command)
        data = json.loads(asked["SerializedData"]) if asked["SerializedData"] else None
        if (asked["ClubId"], asked["LicenceKey"]) != (CLUB, KEY):
            return self._answered(command, 4, f"no licence {asked['LicenceKey']}", 7)
        if command == 34:
            return self._answered(command, 1, [
                {"EventName": "Monday", "Sessions": [{"SessionGuid": one, "Sections": []}]}
                for one in self.sessions
            ])  # fmt: skip
        if asked["SessionGuid"] not in self.sessions:
            return self._answered(command, 4, "no such session", 6)
        if command == 37:
            return self._answered(command, 21, self.calls)
        if command == 23:
            return self._answered(command, 12, self.results)
        if command == 25:
            return self._answered(command, 11, self.players)
        if command == 33:
            return self._answered(command, 14, self._movements())
        if command == 39:
            assert isinstance(data, list)
            if any(one["Status"] not in (1, 2, 3, 4) for one in data):
                return self._answered(command, 4, "status", 5)
            self.calls += data
            return self._answered(command, 1, None)
        return self._answered(command, 4, "not supported", 8)

    def _answered(self, command: int, kind: int, data: Any, error: int = 0) -> bytes:
        return json.dumps({
            "RequestCommand": command, "DataType": kind, "LastQueueItemId": len(self.calls),
            "ErrorType": error, "SessionGuid": GUID,
            "SerializedData": None if data is None else json.dumps(data),
        }).encode()  # fmt: skip
