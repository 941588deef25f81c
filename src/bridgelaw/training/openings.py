"""“Director, please!” and one sentence: what somebody says who has called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile
from random import Random

from bridgelaw.desk.event_words import named, told
from bridgelaw.game import DOUBLE, PASS, REDOUBLE, SEATS, Seat
from bridgelaw.locale import All, Text, tr
from bridgelaw.locale.text import filled
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Irregularity
from bridgelaw.table.result import is_finished
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.table import Table
from bridgelaw.table.which_procedure import by_the_table
from bridgelaw.training.knowing import Knows
from bridgelaw.training.mistakes import MISTAKEN
from bridgelaw.training.situations import KnownFact, Situation

_OF_A_PLAY = (tr("That was not their turn to play."), tr("That card came too soon."))
_OF_A_LEAD = (tr("It was not their lead."), tr("The wrong hand has led."))
_SAID: Mapping[str, tuple[Text, ...]] = {
    "misinformation": (
        tr("A call was explained wrongly."),
        tr("There is something wrong with an explanation."),
    ),
    "insufficient-bid": (tr("That bid is too low."), tr("That is not enough.")),
    "call-out-of-turn": (tr("It was not that player's turn."), tr("Somebody called out of turn.")),
    "wrong-board": (tr("These cards are not from this board."),),
    "robbed-of-turn": (tr("Somebody never got a last turn to call."),),
    "auction-question": (tr("May one ask about a call now?"),),
    "explanation-duty": (tr("I think something was not explained rightly."),),
    "card-in-auction": (tr("A card was shown during the auction."),),
    "unintended-call": (tr("They say that call was a slip."),),
    "lead-restriction": (tr("A call was taken back. May they lead anything?"),),
    "inadmissible-call": (tr("That call is not possible at all."),),
    "wrong-number-of-cards": (tr("The hands do not have thirteen cards each."),),
    "dealing-fault": (tr("There is something wrong with this board."),),
    "settled-by-players": (tr("Something went wrong on this board before."),),
    "wrong-pair": (tr("I think we are not where we should be."),),
    "unauthorised-information": (tr("They tell each other more than by calls and plays."),),
    "misinformation-after": (tr("We were told something else about that call."),),
    "extraneous-information": (tr("Somebody knows something about this board."),),
    "understandings": (tr("Is what they play here allowed?"),),
    "tempo-and-deception": (tr("I was misled by the way that was done."),),
    "play-out-of-turn": _OF_A_PLAY,
    "exposed-card": (tr("All know of a card now that was not played."),),
    "revoke": (tr("I think there was a revoke."), tr("Somebody has not followed suit.")),
    "dummy-conduct": (tr("Dummy has joined in."),),
    "defective-trick": (tr("The number of cards in a trick is wrong."),),
    "contract-question": (tr("What was the contract, please?"),),
    "played-card": (tr("Is that card played or not?"),),
    "designation": (tr("It is about the card of dummy that was named."),),
    "dummy-card": (tr("Dummy put out another card than was named."),),
    "penalty-card": (tr("There is a penalty card. What now?"),),
    "penalty-card-not-played": (tr("The penalty card should have been played."),),
    "several-cards": (tr("Two cards fell at once."),),
    "revoke-question": (tr("May one ask about a revoke?"),),
    "trick-count": (tr("It is about a trick that was turned over."),),
    "claim": (tr("There is a claim."),),
    "claim-agreed": (tr("We agreed to a claim too soon."),),
    "concession": (tr("A trick was given away that could not be lost."),),
    "adjusted-score": (tr("The result of this board should be changed."),),
    "tricks-disputed": (tr("We do not agree how many tricks were won."),),
    "director-error": (tr("An earlier ruling was not right."),),
    "no-comparable-result": (tr("There is no result to compare this board with."),),
    "fouled-board": (tr("The tables did not play the same board."),),
    "conduct": (tr("This cannot go on like this."),),
    "disputed-facts": (tr("We do not agree about what happened."),),
    "appeal": (tr("We want to appeal."),),
}  # fmt: skip
"""What is said where the table itself shows nothing that could be told."""
_SAID_OF: Mapping[tuple[str, str], Mapping[str, tuple[Text, ...]]] = {
    ("auction-question", "wants"): {
        "which_call": (tr("Which call was that?"),),
        "review": (tr("May one hear the auction again?"),),
        "mistake": (tr("The auction was repeated wrongly."),),
    },
    ("contract-question", "request"): {
        "review": (tr("May one hear the auction again?"),),
        "explanation": (tr("May one ask what a call means?"),),
        "contract": (tr("What was the contract, please?"),),
        "doubler": (tr("Who doubled, please?"),),
        "misled": (tr("The lead was made after a wrong explanation."),),
    },
    ("unauthorised-information", "source"): {
        "tempo": (tr("There was a long pause."), tr("That call or play was not in tempo.")),
        "manner": (tr("Something was said that partner should not have heard."),),
        "question": (tr("A question was asked, and I think that it told partner something."),),
        "explanation": (tr("An explanation told partner something."),),
        "withdrawn": (tr("I think they used what was taken back."),),
        "dummy": (tr("Dummy has suggested a card."),),
        "for_partner": (tr("That was only asked for partner to hear."),),
        "revoke": (tr("They ask each other about a revoke."),),
        "objection": (tr("One concedes, and the other objects."),),
    },
    ("played-card", "issue"): {
        "is_played": (tr("Is that card played or not?"),),
        "take_back": (tr("May that card be taken back?"),),
    },
    ("dummy-conduct", "deed"): {"director": (tr("Something was not in order, director."),)},
    ("claim", "doubted"): {
        "director": (
            tr("There is a claim, and we do not agree."), tr("I do not see all those tricks."),
        ),
    },
}  # fmt: skip
"""The same where it depends on what all have seen, by question and answer."""
_OF_THE_OTHER_SIDE = (
    "unauthorised-information", "tempo-and-deception", "understandings", "misinformation-after",
)  # fmt: skip
"""Laws to which nobody calls the director because of their own side."""
_OF_THE_CALLER = (
    "auction-question", "contract-question", "explanation-duty", "misinformation",
    "extraneous-information",
)  # fmt: skip
"""Laws for which somebody calls the director because of themselves."""
_CALLED_BY_DUMMY = ("deed", "director")
"""Dummy has called, and not a player."""
_WHOM = ("who", "by_whom")
_ACTS = (
    ev.Called, ev.Led, ev.Played, ev.Exposed, ev.PlayedTogether, ev.Designated, ev.Claimed,
    ev.Conceded, ev.HandCounted, ev.Spread,
)  # fmt: skip

_SEEN_BY_ALL = (ev.Called, ev.Exposed)
"""What all remember, also when others have called or played since."""


def caller_of(situation: Situation) -> Seat:
    """Who calls: an opponent of whoever acted last, where that is known, and never dummy (43A1)."""
    if situation.brought is not None:
        return situation.brought[0]
    table = situation.table
    declarer = situation.declarer or (None if table is None else table.declarer)
    dummy = None if declarer is None else declarer.partner
    if dummy and any((fact.key, fact.answer) == _CALLED_BY_DUMMY for fact in situation.facts):
        return dummy
    act, wrong, accused = _act(situation), _irregular(situation), _accused(situation)
    by = getattr(act, "seat", None)
    who = situation.interview.circumstances.who if act is None else by
    offender = situation.facts[0].asked.values.get("offender") if situation.facts else None
    blamed = accused or (None if wrong is None else wrong.seat)
    own = _calls_themselves(situation)
    if own is not None and own is not dummy and (blamed is None or own.side is not blamed.side):
        return own
    who = blamed or (offender if wrong is None else None) or who
    callers = (who.lho, who.rho) if isinstance(who, Seat) else SEATS
    if situation.procedure.key == "concession" and isinstance(by, Seat):
        callers = (by, by.partner)  # they want the trick back that they gave away
    may = [seat for seat in callers if seat is not dummy]
    chance = Random(f"caller {situation.root}")
    did = {by, None if wrong is None else wrong.seat}
    return chance.choice([seat for seat in may if seat not in did] or may)


def _calls_themselves(situation: Situation) -> Seat | None:
    """Who has called by the log, or calls because of a question or a discovery of their own."""
    last = situation.table.log[-1] if situation.table is not None and situation.table.log else None
    if isinstance(last, ev.DirectorCalled) and last.by is not None:
        return last.by
    return _named_by_all(situation) if situation.procedure.key in _OF_THE_CALLER else None


def _irregular(situation: Situation) -> Irregularity | None:
    """What was irregular at this table and is called about, if the table shows it: what this law
    is for, or else the last of it. What was ruled on before is not."""
    table = situation.table
    if table is None or not table.seats:
        return None
    ruled = (at for at, event in enumerate(table.log) if isinstance(event, ev.Ruled))
    since = max(ruled, default=-1)
    found = table.open_irregularities or tuple(
        one for one in table.irregularities if one.at > since
    )
    laws = dict(rules_at(table).order)
    meant = [one for one in found if laws.get(one.kind) == situation.procedure.key]
    return next(reversed(meant or found), None)


def _accused(situation: Situation) -> Seat | None:
    """Whose deed it is of which only the other side complains."""
    if situation.procedure.key == "dummy-conduct" and situation.table is not None:
        return situation.table.dummy
    if situation.procedure.key not in _OF_THE_OTHER_SIDE:
        return None
    return _named_by_all(situation)


def _seen_by_all(situation: Situation) -> Iterator[KnownFact]:
    """What all have seen, as far as it does not depend on what they cannot know."""
    return takewhile(lambda one: one.knows is Knows.ALL, situation.facts)


def _named_by_all(situation: Situation) -> Seat | None:
    """Whom it is about, where all know that."""
    found = (one.asked.read(one.answer) for one in _seen_by_all(situation) if one.key in _WHOM)
    return next((seat for seat in found if isinstance(seat, Seat)), None)


def about(whom: Seat, speaker: Seat) -> Text:
    """Whom it concerns, as a player says it."""
    return tr("It is about me.") if whom is speaker else tr("It is about {seat}.", seat=whom)


def opening_of(situation: Situation) -> tuple[Text, ...]:
    """What the caller says: nothing that only a director could know."""
    if situation.brought is not None:
        return (situation.brought[1],)
    chance = Random(f"opening {situation.root}")
    act, of_law = _act(situation), _said_of_law(situation)
    if situation.by_itself:
        return () if act is None else (_said_of(act),)
    said = chance.choice(_OF_A_LEAD if isinstance(act, ev.Led) and of_law is _OF_A_PLAY else of_law)
    if act is not None and _is_about(situation):
        return _said_of(act), said
    who = situation.interview.circumstances.who
    first = () if who is None else (about(who, caller_of(situation)),)
    if situation.declarer is not None:
        first = (*first, tr("{seat} is declarer.", seat=situation.declarer))
    return (*first, said)


def _is_about(situation: Situation) -> bool:
    """Is the call about what was done last? A law that looks at more than the table is not."""
    key, table = situation.procedure.key, situation.table
    act, wrong = _act(situation), _irregular(situation)
    if table is None or act is None or key == "lead-restriction":
        return False
    by, whom = getattr(act, "seat", None), _named_by_all(situation)
    if key not in MISTAKEN | by_the_table(table) or (whom is not None and whom is not by):
        return False
    if wrong is not None:
        return wrong.seat is by  # a revoke may be noticed only later
    is_asked = any(one.key in _WHOM for one in situation.procedure.questions)
    return not is_asked and (key in by_the_table(table) or not is_finished(table))


def _said_of_law(situation: Situation) -> tuple[Text, ...]:
    said = (_said_of_fact(situation, fact) for fact in _seen_by_all(situation))
    return next(filter(None, said), _SAID[situation.procedure.key])


def _said_of_fact(situation: Situation, fact: KnownFact) -> tuple[Text, ...]:
    return _SAID_OF.get((situation.procedure.key, fact.key), {}).get(fact.answer, ())


def is_in_opening(situation: Situation, fact: KnownFact) -> bool:
    """The caller has said so with the first words."""
    of_fact = _said_of_fact(situation, fact)
    return bool(of_fact) and of_fact == _said_of_law(situation)


_CALLED = {
    PASS: tr("{seat} has passed."), DOUBLE: tr("{seat} has doubled."),
    REDOUBLE: tr("{seat} has redoubled."),
}  # fmt: skip


def _said_of(act: ev.Event) -> Text:
    """What somebody did, as a player tells it who has seen it."""
    match act:
        case ev.Called(seat, call):
            words = _CALLED.get(call)
            if words is not None:
                return filled(words, seat=seat)
            return tr("{seat} has bid {call}.", seat=seat, call=call)
        case ev.Led(seat, card):
            return tr("{seat} has led {card}.", seat=seat, card=card)
        case ev.Played(seat, card):
            return tr("{seat} has played {card}.", seat=seat, card=card)
        case ev.Exposed(seat, cards):
            return tr("{seat} has shown {cards}.", seat=seat, cards=All(cards))
        case ev.PlayedTogether(seat, cards):
            return tr("{seat} has played {cards} together.", seat=seat, cards=All(cards))
        case ev.Spread(seat):
            return tr("{seat} has spread the hand.", seat=seat)
        case ev.Designated(seat, designation):
            return tr("{seat} has named {what}.", seat=seat, what=named(designation))
        case ev.HandCounted(seat, number):
            return tr("{seat} has counted {number} cards.", seat=seat, number=number)
        case ev.Claimed(seat, tricks, ""):
            return tr("{seat} has claimed, {count} in all.", seat=seat, count=tricks)
        case ev.Conceded(seat, tricks, ""):
            return tr("{seat} has conceded, {count} in all.", seat=seat, count=tricks)
    return told(act, openly=True)


def _act(situation: Situation) -> ev.Event | None:
    """The deed that somebody calls about: an irregular call, or the last that a player did."""
    table, wrong = situation.table, _irregular(situation)
    if table is not None and wrong is not None and isinstance(table.log[wrong.at], _SEEN_BY_ALL):
        return table.log[wrong.at]
    return _last_act(table)


def _last_act(table: Table | None) -> ev.Event | None:
    """The last thing that a player did, where no ruling came after it."""
    for event in reversed(() if table is None else table.log):
        if isinstance(event, ev.Ruled):
            return None
        if isinstance(event, _ACTS):
            return event
    return None
