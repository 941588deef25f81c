"""The pages of the moments: what each asks, says and settles, by the procedure that rules on it."""

from __future__ import annotations

from bridgelaw.game.calls import PASS, Bid, parse_call
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws.entrances.as_log import Facts
from bridgelaw.laws.entrances.moment import (
    AFTER,
    HAND,
    RANKS,
    Choice,
    Moment,
    Picture,
    Stage,
    counted,
    flagged,
)
from bridgelaw.locale.text import tr

_BEFORE = ("deal", "auction")


def _whose_turn(facts: Facts) -> dict[str, str]:
    found = {}
    who, turn = facts.get("who", ""), facts.get("turn", "")
    if who and turn and who != turn:
        offender = SEAT_OF_LETTER[who]
        by = {offender.rho: "rho", offender.partner: "partner", offender.lho: "lho"}
        found["whose_turn"] = by[SEAT_OF_LETTER[turn]]
    call = parse_call(facts["call"]) if facts.get("call") else None
    found["kind_of_call"] = (
        "bid" if call is None or isinstance(call, Bid) else "pass" if call is PASS else "double"
    )
    return found


def _what_was_led(facts: Facts) -> dict[str, str]:
    return {"what": "opening_lead" if facts.get("stage", "lead") == "lead" else "lead"}


def _shown_early(facts: Facts) -> tuple[str, str]:
    """In the auction there are no defenders yet (24)."""
    early = facts.get("stage") in _BEFORE
    return ("card-in-auction" if early else ""), facts.get("who", "")


def _what_was_shown(facts: Facts) -> dict[str, str]:
    side = "defender" if _is_defender(facts) else "declaring"
    found = {"who_showed": side, "counts_as_played": "no"}
    if facts.get("stage") in AFTER:
        found["who_showed"] = "over"
    return found


def _is_defender(facts: Facts) -> bool:
    """Of a card that was shown, unless it is told otherwise."""
    who, declarer = facts.get("who", ""), facts.get("declarer", "")
    if not who or not declarer:
        return True
    return SEAT_OF_LETTER[who].side is not SEAT_OF_LETTER[declarer].side


def _twelfth(facts: Facts) -> dict[str, str]:
    """62D: the twelfth trick has a rule of its own."""
    trick = facts.get("trick", "")
    return {"trick_twelve": "yes" if trick == "12" else "no"} if trick else {}


def _claimed(facts: Facts) -> dict[str, str]:
    return {"doubted": "director"} if facts.get("objects") else {}


def _counts(facts: Facts) -> dict[str, str]:
    counts = counted(facts)
    long = any(number > HAND for number in counts.values())
    short = any(number < HAND for number in counts.values())
    if not long and not short:
        return {}
    found = {"counted": "long_and_short" if long and short else "surplus" if long else "short"}
    wrong = {seat for seat, number in counts.items() if number != HAND}
    found["called"] = "no" if wrong.isdisjoint(flagged(facts, "called")) else "yes"
    found["seen"] = "yes" if flagged(facts, "saw") else "no"
    if facts.get("stage") != "deal":
        found["just_dealt"] = "no"
    return found


def _misled(facts: Facts) -> tuple[str, str]:
    """Before the lead is faced the player who called over it may still change that call (21B)."""
    who = facts.get("who", "")
    if facts.get("stage") in (*AFTER, "play") or not who:
        return "", ""
    return "misinformation", SEAT_OF_LETTER[who].rho.letter


def _penalised(facts: Facts) -> dict[str, str]:
    """The same answers by the questions of every kind of penalty."""
    discipline = {"penalty": "disciplinary"}.get(facts["measure"], facts["measure"])
    return {"by": facts["slow_by"], "discipline": discipline}


_SAME_TRICK = Choice(
    "established",
    (("no", tr("same trick")), ("played", tr("played on")), ("after_play", tr("after the play"))),
    "no",
    told_by=("same", "now"),
)
_SINCE = Choice(
    "called_since", (("nobody", tr("nobody since")), ("over_it", tr("called over"))), "nobody"
)
_DEFENDS = Choice(
    "whose_hand",
    (("defender", tr("defender")), ("declarer", tr("declarer")), ("dummy", tr("dummy"))),
    "defender",
)
_DECLARES = Choice(
    "claimer",
    (("declarer", tr("declarer")), ("defender", tr("defender")), ("dummy", tr("dummy"))),
    "declarer",
)
_AGREED = Choice("facts", (("agreed", tr("all agree")), ("found", tr("disputed"))), "agreed")
_SOURCE = Choice(
    "source",
    (("tempo", tr("pause")), ("manner", tr("remark")), ("question", tr("question"))),
    "tempo",
)
_SHOWN = Choice(
    "what_shown",
    (("low", tr("a low card")), ("honour", tr("an honour")), ("several", tr("several"))),
    "low",
    told_by=("card",),
)
_MEANT = Choice("deliberate", (("no", tr("by accident")), ("yes", tr("on purpose"))), "no")
_MATTER = Choice(
    "matter",
    (("slow", tr("slow play")), ("courtesy", tr("rude")), ("late", tr("came late")),
     ("procedure", tr("procedure"))),
    "slow",
)  # fmt: skip
_BY = Choice(
    "slow_by",
    (("NS", tr("North-South")), ("EW", tr("East-West")), ("both", tr("both sides"))),
    "both",
)
_GIVEN = Choice(
    "measure",
    (("nothing", tr("a word")), ("warning", tr("a warning")), ("penalty", tr("a penalty"))),
    "warning",
)
_LOST = Choice("unplayed", (("no", tr("no board lost")), ("yes", tr("a board is lost"))), "no")
_APPEAL = Choice(
    "appeal",
    (("made", tr("somebody appeals")), ("heard", tr("it was heard")),
     ("advice", tr("I doubt my ruling"))),
    "made",
)  # fmt: skip
_PARTNER_SINCE = Choice(
    "partner_called", (("no", tr("partner waits")), ("yes", tr("partner has called"))), "no"
)
_SINCE_CALL = Choice(
    "partner_called", (("no", tr("one call since")), ("yes", tr("more calls since"))), "no"
)
_SCORE = Choice(
    "matter",
    (("entry", tr("entered wrongly")), ("tricks", tr("tricks disputed")),
     ("computed", tr("computed wrongly"))),
    "entry",
)  # fmt: skip

MOMENTS: dict[str, Moment] = {
    "call-out-of-turn": Moment(
        tr("Who called?"), Stage.AUCTION,
        (tr("{who} called {call} when it was {turn}'s turn"), tr("{who} made a bid, {turn}'s turn"),
         tr("{who} called {call} out of turn"), tr("A bid out of turn")),
        picture=Picture.CALL, choices=(_SINCE,), seats=(("turn", tr("whose turn")),),
        turn_is_assumed=True, answers=_whose_turn,
    ),
    "insufficient-bid": Moment(
        tr("Who bid what?"), Stage.AUCTION,
        (tr("{who} bid {call} over {over}"), tr("{who} bid {call}, too low"),
         tr("{who} bid too low over {over}"), tr("{who} bid too low")),
        picture=Picture.CALLS,
    ),
    "misinformation-after": Moment(
        tr("Whose alert is missing?"), Stage.AUCTION,
        (tr("{who} did not alert {call}"), tr("{who} did not alert, or explained wrongly")),
        (tr("it shows {shows}"),), speaks=tr("{call} shows {suits}."),
        picture=Picture.ALERT, choices=(_SINCE_CALL,),
        follows=tr("{rho} called next, and may have been misled."),
        by="partner", answers=lambda facts: {"finding": "explanation", "agreement": "different"},
        leads_to=_misled,
    ),
    "unauthorised-information": Moment(
        tr("Who paused?"), Stage.AUCTION,
        (tr("{who}: {source}, then {call}"), tr("{who}: {source}"),
         tr("There was a {source}")),
        picture=Picture.CALL, choices=(_SOURCE, _AGREED),
    ),
    "play-out-of-turn": Moment(
        tr("Who led?"), Stage.LEAD,
        (tr("{who} led {card} out of turn"), tr("{who} led {suit} out of turn"),
         tr("{who} led out of turn")),
        (tr("{turn}'s lead"), tr("{declarer} declares")),
        seats=(("turn", tr("whose lead")), ("declarer", tr("declarer"))), seats_at=Stage.PLAY,
        picture=Picture.CARD, awaits_partner=True, answers=_what_was_led,
        follows=tr("At the opening lead: {lho} declares, it was {partner}'s lead."),
    ),
    "exposed-card": Moment(
        tr("Whose card?"), Stage.PLAY,
        (tr("{who} showed {card}, {declarer} declares"), tr("{who}, defending, showed {card}"),
         tr("{who} showed {what_shown}, {declarer} declares"),
         tr("{who}, defending, showed {what_shown}"), tr("{what_shown} shown")),
        (tr("in {suit}"),), picture=Picture.CARD, choices=(_SHOWN, _MEANT),
        seats=(("declarer", tr("declarer")),),
        answers=_what_was_shown, leads_to=_shown_early, makes={"rank": {
            rank: ("what_shown", "honour" if rank in RANKS[:5] else "low") for rank in RANKS}},
    ),
    "revoke": Moment(
        tr("Who revoked?"), Stage.PLAY,
        (tr("{who}, {whose_hand}, played {played} on {led}"),
         tr("{who}, {whose_hand}, revoked on {led}"),
         tr("{who}, {whose_hand}, revoked with {played}"), tr("{who}, {whose_hand}, revoked"),
         tr("{whose_hand} revoked")),
        (tr("trick {same}"), tr("trick {trick}, now {now}"), tr("on trick {trick}")),
        picture=Picture.SUITS, choices=(_DEFENDS, _SAME_TRICK), answers=_twelfth,
        makes={"stage": dict.fromkeys(AFTER, ("established", "after_play")),
               "established": {"after_play": ("stage", Stage.OVER.value)}},
    ),
    "claim": Moment(
        tr("Who claimed?"), Stage.PLAY,
        (tr("{who}, {claimer}, claims {claims} of {left}"), tr("{who}, {claimer}, claims {claims}"),
         tr("{who}, {claimer}, claims, {left} left"), tr("{who}, {claimer}, claims"),
         tr("{claimer} claims")),
        (tr("{objects} objects"),), picture=Picture.CLAIM, choices=(_DECLARES,),
        seats=(("objects", tr("objects")),), answers=_claimed,
    ),
    "wrong-number-of-cards": Moment(
        tr("Who has how many?"), Stage.AUCTION,
        (tr("{counts}, {called} called, {saw} saw a card"), tr("{counts}, {called} called"),
         tr("{counts}, {saw} saw a card"), tr("{counts}, none called or seen"),
         tr("{called} called, {saw} saw a card"), tr("{called} called"), tr("{saw} saw a card")),
        picture=Picture.COUNTS, seats=(("called", tr("has called")), ("saw", tr("saw a card"))),
        answers=_counts,
    ),
    "unintended-call": Moment(
        tr("Whose call was it?"), Stage.AUCTION,
        (tr("{who} called {call} by mistake"), tr("{who} called by mistake")),
        picture=Picture.CALL, choices=(_PARTNER_SINCE,),
    ),
    "tricks-disputed": Moment(
        tr("What is wrong?"), Stage.OVER, (tr("{matter}"),), choices=(_SCORE,),
        has_seats=False,
    ),
    "conduct": Moment(
        tr("Who, and how much?"), None, (tr("{matter}, {slow_by}, {measure}"), tr("{matter}")),
        choices=(_MATTER, _BY, _LOST, _GIVEN), answers=_penalised,
        has_seats=False,
    ),
    "appeal": Moment(
        tr("What is it about?"), None, (tr("{appeal}"),), choices=(_APPEAL,),
        answers=lambda facts: {"stage": facts["appeal"]}, has_seats=False,
    ),
}  # fmt: skip
"""By the procedure that rules on it."""
