"""The reading of a statement in short, for tests: `ruff H dummy x1; cash C`."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement.steps import (
    At,
    Cash,
    Cross,
    Crossruff,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    KeepBack,
    Overtake,
    PlayCards,
    Ruff,
    Statement,
    Step,
)
from bridgelaw.game.suits import Suit


def short(statement: Statement) -> str:
    """`draw; cash C dummy x2 +out`: the steps, and what was said of trumps."""
    found = "; ".join(map(_step, statement.steps))
    marks = {
        "+out": statement.mentions_trump,
        "+in": statement.says_none_out,
        "+drop": statement.from_the_top,
    }
    return " ".join(filter(None, [found, *(mark for mark, is_so in marks.items() if is_so)]))


def _step(step: Step) -> str:
    match step:
        case DrawTrumps(rounds):
            return _words("draw", rounds)
        case Cash(suit, unblock=True):
            return f"unblock {suit.letter}"
        case Cash(suit, at, rounds, top, low):
            return _words("cash", suit, at, _x(rounds), top and "top", low and "low")
        case Overtake(card, over):
            return _words("overtake", card, over)
        case PlayCards(cards):
            return _words("cards", *cards)
        case KeepBack():
            return "rest"
        case Ruff(suit, at, times, high, card, low):
            how = (high and "high", low and "low", card)
            return _words("ruff", suit or "-", at, f"x{times or '*'}", *how)
        case Crossruff(suits):
            return _words("crossruff", *suits)
        case Cross(suit, to, card):
            return _words("cross", suit or "-", to, card)
        case Finesse(card, through, against, again, suit):
            what = f"{'v' if against else ''}{card}" if card else suit or "marked"
            return _words("finesse", what, through and f"thru {through.letter}", again and "again")
        case Discard(suit, card, on, times, at):
            return _words("throw", card or suit, on and f"on {on.letter}", at, _x(times))
        case GiveUp(suit, times, card):
            return _words("lose", f"v{card}" if card else suit, times > 1 and _x(times))


def _words(*words: object) -> str:
    return " ".join(_word(word) for word in words if word)


def _word(word: object) -> str:
    match word:
        case Suit():
            return word.letter
        case At():
            return word.value
    return f"{word}"


def _x(times: int | None) -> str:
    return f"x{times}" if times else ""
