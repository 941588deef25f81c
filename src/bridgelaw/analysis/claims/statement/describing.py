"""Says a statement back as it was understood, so that the director sees how it was read."""

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
    Note,
    NoteKind,
    Overtake,
    PlayCards,
    Ruff,
    Statement,
    Step,
)
from bridgelaw.locale.text import All, Text, tr

PASSED_OVER = NoteKind.PASSED_OVER
_HANDS = {At.HAND: tr("the claimer's hand"), At.DUMMY: tr("dummy")}


def describe(statement: Statement) -> tuple[Text, ...]:
    """Each step in a sentence; nothing if nothing was said."""
    found = [_step(step) for step in statement.steps]
    if statement.from_the_top:
        found.append(tr("Every suit is played from the top, and nothing is finessed."))
    if statement.mentions_trump:
        found.append(tr("The trump that is out was spoken of."))
    if statement.says_none_out:
        found.append(tr("It was said that no trump is out."))
    if statement.counted:
        by_suit = (tr("{suit} {number}", suit=suit, number=n) for suit, n in statement.counted)
        found.append(
            tr(
                "The tricks that were counted are taken first, in any order: {tricks}.",
                tricks=All(tuple(by_suit)),
            )
        )
    is_silent = not found and bool(statement.words)
    found.extend(_note(note) for note in statement.notes if note.kind is not PASSED_OVER)
    passed = [note.words for note in statement.notes if note.kind is PASSED_OVER]
    if passed:
        words = All(tuple(tr("“{words}”", words=one) for one in passed))
        found.append(tr("Passed over: {words}.", words=words))
    if is_silent:
        found.append(tr("Nothing that was said binds the play."))
    return tuple(found)


def _note(note: Note) -> Text:
    """Words that bind nothing, so that nothing that was said is lost."""
    match note.kind:
        case NoteKind.COUNTED:
            return tr("“{words}” counts tricks and binds no order.", words=note.words)
        case NoteKind.CONCEDED:
            return tr("“{words}” gives tricks away; when, was not said.", words=note.words)
        case NoteKind.NO_ORDER:
            return tr("“{words}” binds no order.", words=note.words)
        case NoteKind.PARTNERS:
            return tr(
                "“{words}” speaks of partner's cards, which it cannot bind.", words=note.words
            )
        case NoteKind.REMARK | NoteKind.PASSED_OVER:
            return tr("“{words}” says nothing about the order of play.", words=note.words)


def _step(step: Step) -> Text:
    match step:
        case DrawTrumps(rounds, led):
            return _draw(rounds, led)
        case Cash():
            return _cash(step)
        case Overtake(card, over):
            return tr("{card} is led, and {over} is played on it.", card=card, over=over)
        case PlayCards(cards, any_order=True):
            return tr(
                "These cards are played before others, in any order: {cards}.", cards=All(cards)
            )
        case PlayCards(cards):
            return tr("These cards are played, in this order: {cards}.", cards=All(cards))
        case Ruff():
            return _ruff(step)
        case Crossruff(suits):
            text = tr("Each hand leads what the other one ruffs, as long as that can be done.")
            return tr("{step} Only in {suits}.", step=text, suits=All(suits)) if suits else text
        case Cross():
            return _cross(step)
        case Finesse():
            return _finesse(step)
        case Discard():
            return _discard(step)
        case KeepBack(suits, cards):
            return tr(
                "Everything else is played first. Kept for the end: {cards}.",
                cards=All((*suits, *cards)),
            )
        case GiveUp(suit, times, card):
            if card is not None:
                return tr("{suit} are led until {card} takes a trick.", suit=suit, card=card)
            return _times(tr("{suit} are led low and lost.", suit=suit), times)


def _draw(rounds: int | None, led: bool) -> Text:
    if led:
        return tr("Trumps are led, once in any case, until the other side has none to lose.")
    if rounds is None:
        return tr("Trumps are led until the other side has none, or only higher ones.")
    return tr("Trumps are led, as long as the other side has any. Rounds: {rounds}.", rounds=rounds)


def _cash(step: Cash) -> Text:
    if step.unblock:
        return tr(
            "{suit} are led from the top, until one of the two hands has none left.", suit=step.suit
        )
    if step.low:
        text = tr("{suit} are led from the bottom.", suit=step.suit)
    elif step.top:
        text = tr(
            "{suit} are led from the top, as long as the highest one is the claimer's.",
            suit=step.suit,
        )
    elif step.down:
        text = tr(
            "{suit} are led, the highest card first, until there are none left.", suit=step.suit
        )
    else:
        text = tr("{suit} are led from the top, until there are none left.", suit=step.suit)
    if step.at is not None:
        text = tr("{step} It is the suit in {hand}.", step=text, hand=_HANDS[step.at])
    if step.rounds is not None:
        text = tr("{step} Rounds: {rounds}.", step=text, rounds=step.rounds)
    return text


def _ruff(step: Ruff) -> Text:
    if step.suit is None:
        text = tr("The opponents' lead is ruffed.")
        if step.times != 1:
            text = tr("What the other hand can ruff is led, and ruffed there.")
    else:
        text = tr("{suit} are led from one hand and ruffed in the other.", suit=step.suit)
    if step.at is not None:
        text = tr("{step} The ruff is in {hand}.", step=text, hand=_HANDS[step.at])
    if step.high:
        text = tr("{step} With the highest trump.", step=text)
    if step.low:
        text = tr("{step} With the lowest trump.", step=text)
    if step.card is not None:
        text = tr("{step} With {card}.", step=text, card=step.card)
    return text if step.suit is None and step.times == 1 else _times(text, step.times)


def _times(text: Text, times: int | None) -> Text:
    if times is None:
        return tr("{step} As often as it can be done.", step=text)
    return tr("{step} Times: {times}.", step=text, times=times)


def _cross(step: Cross) -> Text:
    if step.suit is None:
        text = tr("The lead goes to the other hand. Nothing was said about how.")
    else:
        text = tr("The lead goes to the other hand in {suit}.", suit=step.suit)
    if step.to is not None:
        text = tr("{step} That hand is {hand}.", step=text, hand=_HANDS[step.to])
    if step.card is not None:
        text = tr("{step} With {card}.", step=text, card=step.card)
    return text


def _finesse(step: Finesse) -> Text:
    if step.ruffing:
        text = tr("{card} is led, and ruffed if it is covered.", card=step.card or step.of)
    elif step.card is None and step.suit is None:
        text = tr("A finesse in the suit of which an opponent has shown out.")
    elif step.card is None:
        text = tr(
            "A finesse in {suit}, against the highest card that it can catch.", suit=step.suit
        )
    elif step.against:
        text = tr("A finesse against {card}.", card=step.card)
    elif step.run:
        text = tr("{card} is led for a finesse, and run unless it is covered.", card=step.card)
    else:
        text = tr("A finesse with {card}, unless it is covered.", card=step.card)
    if step.through is not None:
        text = tr("{step} Through {seat}.", step=text, seat=step.through)
    if step.again:
        text = tr("{step} It is repeated.", step=text)
    return text


def _discard(step: Discard) -> Text:
    what = step.suit if step.card is None else step.card
    if step.on is None:
        text = tr("Meanwhile the other hand throws: {cards}.", cards=what)
    else:
        text = tr("On {suit} the other hand throws: {cards}.", suit=step.on, cards=what)
    if step.at is not None:
        text = tr("{step} That hand is {hand}.", step=text, hand=_HANDS[step.at])
    return text if step.card is not None else _times(text, step.times)
