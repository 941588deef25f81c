"""The order of what was said: first, last, before and after."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.pieces import Joint, Phrase, Sort, Token
from bridgelaw.analysis.claims.statement.steps import (
    Cash,
    Cross,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    KeepBack,
    Overtake,
    PlayCards,
    Ruff,
    Step,
)
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit


def in_order(said: list[Phrase], steps: list[list[Step]], text: str) -> list[int]:
    """The places of the phrases in the order in which they are carried out."""
    ends = _sentence_ends(said)
    following = _next_steps(steps)
    keys: list[tuple[int, float]] = []
    for place, phrase in enumerate(said):
        if not steps[place]:
            keys.append((0, place))
        elif phrase.says(Sort.AT_END):
            keys.append((1, place))
        elif phrase.says(Sort.FIRST) and phrase.joint is not Joint.THEN:
            keys.append((-1, place))
        elif phrase.turned is not None:
            keys.append(
                (
                    0,
                    _turned(
                        said,
                        steps,
                        place,
                        phrase.turned,
                        following[place + 1] < ends[place],
                        ends[place],
                        text,
                    ),
                )
            )
        else:
            keys.append((0, place))
    return sorted(range(len(said)), key=keys.__getitem__)


def with_kept_back(
    said: list[Phrase], steps: list[list[Step]], order: list[int], trump: Suit | None
) -> list[Step]:
    """The steps in this order. What is said to come last waits for everything else."""
    last = [step for place in order if said[place].says(Sort.AT_END) for step in steps[place]]
    kept = _kept_for(last, trump)
    found: list[Step] = []
    for place in order:
        if kept is not None and said[place].says(Sort.AT_END) and steps[place]:
            found.append(kept)
            kept = None
        found += steps[place]
    return found


def _kept_for(steps: list[Step], trump: Suit | None) -> KeepBack | None:
    """What has to be kept for these steps; `None` where they do not say which cards they need."""
    suits: list[Suit] = []
    cards: list[Card] = []
    for step in steps:
        match step:
            case PlayCards(named):
                cards += named
            case Overtake(card, over):
                cards += (card, over)
            case Finesse(Card() as card):
                suits.append(card.suit)
            case DrawTrumps() if trump is not None:
                suits.append(trump)
            case Cash(suit) | GiveUp(suit) | Discard(suit):
                suits.append(suit)
            case Ruff(Suit() as suit) | Finesse(suit=Suit() as suit) | Cross(Suit() as suit):
                suits.append(suit)
    if not suits and not cards:
        return None
    kept = tuple(dict.fromkeys(card for card in cards if card.suit not in suits))
    return KeepBack(tuple(dict.fromkeys(suits)), kept)


def _sentence_ends(said: list[Phrase]) -> list[int]:
    """For each phrase the first place after it that begins a new sentence, or comes “then”."""
    ends = [len(said)] * (len(said) + 1)
    for place in range(len(said) - 2, -1, -1):
        begins = said[place + 1].joint in (Joint.STOP, Joint.THEN)
        ends[place] = place + 1 if begins else ends[place + 1]
    return ends


def _next_steps(steps: list[list[Step]]) -> list[int]:
    """For each place the next one, itself included, at which something is done."""
    found = [len(steps)] * (len(steps) + 1)
    for place in range(len(steps) - 1, -1, -1):
        found[place] = place if steps[place] else found[place + 1]
    return found


def _turned(
    said: list[Phrase],
    steps: list[list[Step]],
    place: int,
    turned: Token,
    has_more: bool,
    end: int,
    text: str,
) -> float:
    """Where a phrase belongs that comes before or after what it stands beside."""
    if turned.sort is Sort.BEFORE:
        # Before drawing trumps, ruff a heart.
        if not has_more:
            raise NotAStatement(text, turned.start, turned.end, errors.NOT_HERE)
        return end - 0.5
    # Run the clubs after drawing trumps; but: spades, and after drawing trumps the clubs.
    if said[place].joint is not Joint.NONE and has_more:
        return place
    beside = said[place - 1].joint in (Joint.AND, Joint.COMMA, Joint.NONE) and place > 1
    if beside and steps[place - 2] and steps[place - 1]:
        # Cash the hearts and run the clubs after drawing trumps: both of them?
        raise NotAStatement(text, turned.start, turned.end, errors.NOT_HERE)
    return place - 1.5
