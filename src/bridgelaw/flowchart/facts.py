"""What a box of a sheet must say beside its headline: from the effects of the ruling it stands for.

Players who have nothing but the sheet hear no words of a director. Who may not use what, which suit
may be forbidden and how long, and on which sheet it goes on, stand in the box itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.laws.machinery.registry import PROCEDURES
from bridgelaw.laws.machinery.ruling import Ruling, holding
from bridgelaw.locale import Text, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.wording import describe

_SAID = (fx.LeadRight, fx.Authorised)
"""What no headline has room for."""
_LEAD = "lead-restriction"
"""The sheet that goes on where declarer may forbid a suit."""


def text_of(ruling: Ruling) -> Text:
    """The headline, and everything else that a reader of the sheet has to know."""
    text = ruling.headline
    for fact in _facts(ruling):
        text = tr("{sentences} {sentence}", sentences=text, sentence=fact)
    return text


def _facts(ruling: Ruling) -> Iterator[Text]:
    effects = tuple(holding(ruling.effects))
    for kind in _SAID:
        yield from dict.fromkeys(describe(one) for one in effects if isinstance(one, kind))
    later = any(isinstance(one, fx.LeadRight) for one in effects)
    sheets = [ruling.goes_on, _LEAD if later else None]
    for key in sheets:
        if key == ruling.procedure:  # 16B1: it is put down, and the question is behind them
            yield tr("Then go on as after “No”.")
        elif key is not None:
            yield tr("→ Sheet “{title}”", title=PROCEDURES[str(key)].title)
