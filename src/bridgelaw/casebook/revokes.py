"""Law 64C in a case: what the cards say about the revokes of its table."""

from __future__ import annotations

from typing import Any

from bridgelaw.analysis.revokes import Advice, Weighed
from bridgelaw.game import Side
from bridgelaw.laws.play.revoke.equity.situation import weighed_revokes
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table import Table

_ADVICE = {
    Advice.NOTHING: "nothing",
    Advice.ENOUGH: "enough",
    Advice.EQUITY: "equity",
}


def read_advice(value: Any) -> str:
    """What is recommended, as a case writes it."""
    if value not in _ADVICE.values():
        raise Refusal(tr("“{value}” is none of enough, equity and nothing", value=str(value)))
    return str(value)


def equity_of(table: Table) -> dict[str, int] | Text:
    """The tricks of both sides by equity; a text where that cannot be known here."""
    weighed = weighed_revokes(table)
    if weighed is None or weighed.advice is Advice.NOTHING:
        return {}
    why = _not_known(weighed)
    if why is not None:
        return why
    return {str(side): weighed.with_equity(side) for side in Side}


def advice_of(table: Table) -> str | Text:
    """What is recommended; a text where that cannot be known here."""
    weighed = weighed_revokes(table)
    if weighed is None:
        return _ADVICE[Advice.NOTHING]
    return _not_known(weighed) or _ADVICE[weighed.advice]


def _not_known(weighed: Weighed) -> Text | None:
    if weighed.advice is not Advice.UNKNOWN:
        return None
    assert weighed.missing is not None
    return weighed.missing
