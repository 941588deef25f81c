"""What was told of a board, as the log of a table of which the rest is unknown.

The page of a moment and a story told in a sentence have their facts by the same names, and come to
the same table here. What nobody told stays open (`...`), and is asked by the law that needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgelaw.game.calls import Bid, parse_call
from bridgelaw.game.seats import SEAT_OF_LETTER, Seat
from bridgelaw.game.suits import SUIT_OF_LETTER

Facts = Mapping[str, str]
_OPEN = "..."


def log_of(procedure: str, facts: Facts) -> str:
    """The log; empty where the facts make no table that the law can look at.

    >>> log_of("insufficient-bid", {"who": "E", "call": "1H", "over": "1S"})
    '..., N 1S, E 1H, ...'
    >>> log_of("call-out-of-turn", {"who": "E", "call": "1H", "turn": "N", "since": "nothing"})
    '..., W ?, E 1H'
    """
    maker = _LOGS.get(procedure)
    if maker is None or facts.get("who") not in SEAT_OF_LETTER:
        return ""
    return maker(facts)


def _bid_too_low(facts: Facts) -> str:
    who, over, before = _seat(facts, "who"), facts.get("over", ""), _calls_before(facts)
    if before is None or not isinstance(parse_call(facts.get("call") or "P"), Bid):
        return ""
    if over and not before.endswith(f" {over}"):
        before = f"{who.rho.letter} {over}"  # what it had to outrank; who bid it, nobody said
    if before:
        return _called(facts, before, passes=True)
    return _called(facts, wrong="insufficient bid")


def _out_of_turn(facts: Facts) -> str:
    who, turn, before = _seat(facts, "who"), facts.get("turn", ""), _calls_before(facts)
    if before is None or "call" not in facts or turn == who.letter:
        return ""
    if before or facts.get("dealer"):
        return _called(facts, before)
    # Whoever called before the player whose turn it was: what it was, nobody told. At the turn of
    # the next player it was the first call of all, or the second of one player: that is asked.
    if turn in SEAT_OF_LETTER and SEAT_OF_LETTER[turn] is not who.lho:
        return _called(facts, f"{SEAT_OF_LETTER[turn].rho.letter} ?")
    return _called(facts, wrong="call out of rotation")


def _inadmissible(facts: Facts) -> str:
    before = _calls_before(facts)
    if before is None or "call" not in facts or not (before or facts.get("dealer")):
        return ""
    return _called(facts, before, passes=True)


def _slip(facts: Facts) -> str:
    before = _calls_before(facts)
    return _called(facts, before) if before is not None and facts.get("call") else ""


def _calls_before(facts: Facts) -> str | None:
    """The calls before it; `None` where they were told without the players."""
    before = facts.get("before", "")
    return before if _by_seats(before) else None


def _called(facts: Facts, before: str = "", wrong: str = "", passes: bool = False) -> str:
    """The call with what was called before and since."""
    call = f"{facts['who']} {facts['call']}"
    calls = [*(before.split(", ") if before else ()), f"{call}: {wrong}" if wrong else call]
    dealer, after = facts.get("dealer", ""), facts.get("after", "")
    begins = [] if dealer and not wrong and before[:1] in ("", dealer) else [_OPEN]
    ends = [after] if after and _by_seats(after) else []
    if "nothing" not in facts.get("since", ""):
        ends.append(_OPEN)
    return ", ".join((*begins, *(_with_passes(calls) if passes else calls), *ends))


def _with_passes(calls: list[str]) -> list[str]:
    """“North opened 2H and South answered 2C”: nobody speaks of the pass in between."""
    found = calls[:1]
    for each in calls[1:]:
        last, now = SEAT_OF_LETTER[found[-1][0]], SEAT_OF_LETTER[each[0]]
        between = (last.lho, last.partner, last.rho)
        if now in between:
            found += [f"{seat.letter} P" for seat in between[: between.index(now)]]
        found.append(each)
    return found


def _by_seats(calls: str) -> bool:
    return not calls or all(each.split()[0] in SEAT_OF_LETTER for each in calls.split(", "))


def _lead(facts: Facts) -> str:
    """Whose lead it was is told, or follows at the opening lead; otherwise it is asked."""
    who, card = facts["who"], facts.get("card", "?")
    turn, declarer = facts.get("turn", ""), facts.get("declarer", "")
    if facts.get("stage") == "lead":
        declares = _contract(facts) if declarer else f"{_seat(facts, 'who').lho.letter} declares"
        return f"{_OPEN}, {declares}, {who} leads {card}, {_OPEN}"
    if declarer not in SEAT_OF_LETTER:
        return ""
    if who == declarer and facts.get("from") == "dummy":
        who = SEAT_OF_LETTER[declarer].partner.letter
    begins = f"{_OPEN}, {_contract(facts)}, {_OPEN}"
    if turn in SEAT_OF_LETTER and turn != who:
        return f"{begins}, {turn} is on lead, {who} leads {card}, {_OPEN}"
    return f"{begins}, {who} leads {card}: lead out of turn, {_OPEN}"


def _revoked(facts: Facts) -> str:
    """A card that did not follow: who led to it, and what was played since, nobody told.

    Its suit is enough: a table that knew the card would take it for known who else has played.
    """
    who, declarer, led = facts["who"], facts.get("declarer", ""), facts.get("led", "")
    suit = (facts.get("card") or facts.get("played", ""))[:1]
    if led not in SUIT_OF_LETTER or suit not in SUIT_OF_LETTER or suit == led:
        return ""
    hand, trick = facts.get("whose_hand", ""), facts.get("trick", "")
    if hand in ("declarer", "dummy") and not declarer:
        declarer = who if hand == "declarer" else _seat(facts, "who").partner.letter
    begins = [_contract({**facts, "declarer": declarer}), _OPEN] if declarer else []
    counted = [f"trick {trick}"] if trick else []
    ends = ["the play is over"] if facts.get("stage") in ("over", "scores") else []
    played = (f"{led} was led", f"{who} plays {suit}?: revoke")
    return ", ".join((_OPEN, *begins, *counted, *played, _OPEN, *ends))


def _shown(facts: Facts) -> str:
    """A defender's card; of declarer's nothing comes, and before the play 24 rules."""
    declarer = SEAT_OF_LETTER.get(facts.get("declarer", ""))
    defends = declarer is None or declarer.side is not _seat(facts, "who").side
    if "card" not in facts or not defends or facts.get("stage") in ("deal", "auction"):
        return ""
    began = "trick 1" if declarer is None else _contract(facts)  # whose contract, nobody said
    return f"{_OPEN}, {began}, {_OPEN}, {facts['who']} exposes {facts['card']}, {_OPEN}"


def _shown_early(facts: Facts) -> str:
    """A card that was shown or led before the auction was over; nobody had called at the deal."""
    cards, before = facts.get("cards") or facts.get("card", ""), _calls_before(facts)
    stage = facts.get("stage")
    if not cards or before is None or stage not in ("deal", "auction"):
        return ""
    did = "leads" if facts.get("did") == "lead" and "cards" not in facts else "exposes"
    begins = [] if stage == "deal" else [_OPEN, before or "the board is in auction"]
    return ", ".join((*begins, f"{facts['who']} {did} {cards.replace(',', ' ')}", _OPEN))


def _claimed(facts: Facts) -> str:
    if facts.get("declarer", "") not in SEAT_OF_LETTER or not facts.get("claims", "").isdecimal():
        return ""
    return f"{_OPEN}, {_contract(facts)}, {_OPEN}, {facts['who']} claims {facts['claims']}"


def _contract(facts: Facts) -> str:
    declarer, contract = facts["declarer"], facts.get("contract", "")
    return f"{contract} by {declarer}" if contract else f"{declarer} declares"


def _seat(facts: Facts, name: str) -> Seat:
    return SEAT_OF_LETTER[facts[name]]


_LOGS: dict[str, Callable[[Facts], str]] = {
    "insufficient-bid": _bid_too_low,
    "call-out-of-turn": _out_of_turn,
    "inadmissible-call": _inadmissible,
    "unintended-call": _slip,
    "play-out-of-turn": _lead,
    "revoke": _revoked,
    "exposed-card": _shown,
    "card-in-auction": _shown_early,
    "claim": _claimed,
}
