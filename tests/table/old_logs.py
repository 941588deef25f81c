"""Logs that earlier releases wrote, and what they told: each must read the same for ever.

`old_logs.jsonl.gz` has a line for each log, the oldest release first. A release that can write
something new adds logs of its own, and never changes a line that is there:

    python -m tests.table.old_logs
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bridgelaw import __version__
from bridgelaw.game import SEATS, Side
from bridgelaw.table import Table
from bridgelaw.table.effects import Effect
from bridgelaw.table.notation import write_effect

FILE = Path(__file__).parent / "old_logs.jsonl.gz"


def read() -> Iterator[dict[str, Any]]:
    """Each log, with the release that wrote it and what it told then."""
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def told(table: Table) -> dict[str, str]:
    """Everything that the table tells, in words that outlive a release."""
    assert table.phase is not None, "a log of old has no gaps"
    return {
        "text": table.text,
        "phase": table.phase.value,
        "calls": _all((seat, call, how.value) for seat, call, how in table.calls),
        "auction": _all(table.auction),
        "turn": f"{table.to_call} {table.to_play}",
        "contract": str(table.contract),
        "tricks": _all(trick.cards for trick in (*table.tricks, table.trick)),
        "won": _all(table.tricks_won(side) for side in Side),
        "hands": _all(
            (table.hand(seat), table.face_up(seat), table.played(seat)) for seat in SEATS
        ),
        "irregularities": _all(
            (one.kind.value, one.law, one.seat, one.what, one.at, one.settled)
            for one in table.irregularities
        ),
        "needed": str(table.ruling_needed),
        "decisions": _all((one.law, one.player) for one in table.decisions),
        "claim": f"{table.claim} {table.claim_decided} {table.tricks_left}",
        "duties": _effects(
            *table.forced_passes,
            *table.due,
            *table.lead_rights,
            *table.lead_restrictions,
            *table.play_restrictions,
            *table.required,
        ),
        "penalty cards": _all(
            (one.player, one.card, one.penalty.value, one.law) for one in table.penalty_cards
        ),
        "replaced": _all((write_effect(one.due), one.call) for one in table.replaced),
        "revokes": _all((one.player, one.card) for one in table.standing_revokes),
        "kept in mind": "; ".join(
            (_effects(*table.unauthorised, *table.transfers), *table.reviews)
        ),
        "legal": _legal(table),
    }


def _legal(table: Table) -> str:
    if table.to_call is not None:
        return _all(table.legal_calls(table.to_call).legal)
    if table.to_play is not None and table.hand(table.to_play) is not None:
        return _all(table.legal_cards(table.to_play).legal)
    return ""  # of a hand that is not known more may be worked out later


def _effects(*effects: Effect) -> str:
    return _all(map(write_effect, effects))


def _all(values: Any) -> str:
    return "; ".join(
        " ".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in values
    )


def marks(table: Table) -> dict[str, str]:
    """A short mark of each of these."""
    return {
        name: hashlib.sha256(words.encode()).hexdigest()[:8] for name, words in told(table).items()
    }


def _written_now() -> Iterator[Table]:
    """What the casebook and the corpora make with this release."""
    from bridgelaw.casebook.files import read_cases
    from bridgelaw.casebook.run import take_steps
    from tests.corpus import AUCTIONS, BOARDS

    for path in sorted((Path(__file__).parents[2] / "casebook").rglob("*.yaml")):
        for case in read_cases(path):
            *_, last = take_steps(case)
            if last.moment.table.log:
                yield last.moment.table
    for corpus in (BOARDS, AUCTIONS):
        for seed in corpus.read():
            yield corpus.check(seed)


def main() -> None:
    kept = list(read()) if FILE.exists() else []
    known = {json.dumps(one["table"]) for one in kept}
    for table in _written_now():
        data = table.to_json()
        if json.dumps(data) not in known:
            known.add(json.dumps(data))
            kept.append({"release": __version__, "table": data, "told": marks(table)})
    text = "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in kept)
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"{len(kept)} logs")


if __name__ == "__main__":
    main()
