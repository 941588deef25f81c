"""The verdict on a claim in words: for the players, and card by card for the director."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.duties import LeadDemand
from bridgelaw.analysis.claims.duties_words import duties_text, lead_text
from bridgelaw.analysis.claims.rules import RULES, Rule
from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.verdict import Level, Play, Verdict
from bridgelaw.game import Card, Seat, Side, Suit
from bridgelaw.locale import All, Text, tr
from bridgelaw.locale.citing import cited


def sentence(verdict: Verdict) -> Text:
    """What the director says to the players."""
    claim, tricks = verdict.claim, verdict.tricks
    side, left = claim.claimer.side, claim.position.left
    if tricks < claim.tricks and not verdict.normal.is_decided:
        return _undecided(verdict)
    if tricks < claim.tricks and not tricks:
        return tr(
            "The claim of {claimed} does not hold: {other} get all the tricks left.",
            claimed=claim.tricks,
            other=side.other,
        )
    if tricks < claim.tricks:
        return tr(
            "The claim of {claimed} does not hold: {side} get {tricks} of the tricks left, {other} "
            "{rest}.",
            claimed=claim.tricks,
            side=side,
            tricks=tricks,
            other=side.other,
            rest=left - tricks,
        )
    if tricks > claim.tricks:
        return tr(
            "More than was claimed: {side} get {tricks} of the tricks left, {other} {rest}.",
            side=side,
            tricks=tricks,
            other=side.other,
            rest=left - tricks,
        )
    if not claim.tricks:
        return tr("The concession stands: {side} get all the tricks left.", side=side.other)
    if claim.tricks == left:
        return tr("The claim stands: {side} get all the tricks left.", side=side)
    return tr("The claim stands: {side} get {tricks} of the tricks left, {other} {rest}.",
              side=side, tricks=tricks, other=side.other, rest=left - tricks)  # fmt: skip


def _undecided(verdict: Verdict) -> Text:
    """The search was ended before it came to a number: no more is said than it has proved."""
    side, level = verdict.claim.claimer.side, verdict.normal
    if level.most < verdict.claim.tricks:
        return tr(
            "The claim does not hold: {side} gets at least {least} and at most {most} of the "
            "tricks left. The director decides between them.",
            side=side,
            least=level.least,
            most=level.most,
        )
    return tr(
        "It is not certain that the claim holds: {side} gets at least {least} and at most {most} "
        "of the tricks left. The director decides between them.",
        side=side,
        least=level.least,
        most=level.most,
    )


def explain(verdict: Verdict, *, named: bool = True) -> tuple[Text, ...]:
    """How a claim was judged, in sentences; `named`: with the names by which rules are typed.

    >>> from bridgelaw.analysis import Position, judge
    >>> from bridgelaw.game import Hand, Seat
    >>> hands = tuple(Hand.parse(cards) for cards in ("AQ...", "K3...", "42...", "65..."))
    >>> position = Position(hands, None, Seat.SOUTH)
    >>> verdict = judge(Claim(position, claimer=Seat.SOUTH, declarer=Seat.SOUTH, tricks=2))
    >>> str(explain(verdict)[0])
    'South claims 2 of the tricks left, 2 in all.'
    """
    claim, rules = verdict.claim, rules_told(verdict)
    return (
        *claimed_text(verdict, named=named),
        *awarded_text(verdict),
        *line_text(claim, verdict.normal, named=named),
        *(rule_text(rule) if named else assumption(claim, rule) for rule in rules),
        *levels_text(verdict),
    )


def claimed_text(verdict: Verdict, named: bool = True) -> tuple[Text, ...]:
    """What was claimed and said, and what the director has found of the player."""
    claim = verdict.claim
    found = [
        tr("{claimer} claims {tricks} of the tricks left, {left} in all.",
           claimer=claim.claimer, tricks=claim.tricks, left=claim.position.left)
    ]  # fmt: skip
    if claim.statement.words:
        found.append(
            tr("{claimer} said: “{words}”", claimer=claim.claimer, words=claim.statement.words)
        )
        found.extend(describe(claim.statement))
    else:
        found.append(tr("Nothing was said about the play."))
    found.extend(_trump_out(verdict))
    found.extend(duties_text(claim))
    if claim.off:
        rules = tuple(rule for rule in RULES if rule in claim.off)
        if named:
            names = All(tuple(rule.value for rule in rules))
            found.append(tr("Rules switched off by the director: {rules}.", rules=names))
        else:
            found.extend(
                tr("Not so, the director has found: {rule}", rule=assumption(claim, rule))
                for rule in rules
            )
    return tuple(found)


def awarded_text(verdict: Verdict) -> tuple[Text, ...]:
    """The number that counts, or its bounds."""
    level, side = verdict.normal, verdict.claim.claimer.side
    if level.is_decided:
        return (
            tr(
                "The least that {side} gets with normal play: {tricks} of the tricks left.",
                side=side,
                tricks=level.tricks,
            ),
        )
    return (
        tr("Not decided beyond this: with normal play {side} gets at least {least} and at most "
           "{most} of the tricks left. The director decides between them.",
           side=side, least=level.least, most=level.most),
    )  # fmt: skip


def line_text(claim: Claim, level: Level, named: bool = True) -> tuple[Text, ...]:
    """The line card by card, a sentence for each trick, and who gets what comes after it."""
    found: list[Text] = []
    won = done = 0
    side = claim.claimer.side
    for number, trick in enumerate(_tricks(claim, level.line), 1):
        plays = _joined(_play(claim.position.trump, trick, at, named) for at in range(len(trick)))
        winner = trick[-1].wins
        if winner is None:
            found.append(tr("Trick {number}: {plays}.", number=number, plays=plays))
            continue
        found.append(
            tr("Trick {number}: {plays}. {winner} wins.", number=number, plays=plays, winner=winner)
        )
        done += 1
        won += winner.side is side
    rest = claim.position.left - done
    if level.is_decided and level.is_stopped:
        found.append(tr("The number is certain; the search was stopped before it found the line."))
    elif level.is_decided and rest:
        found.append(_after_line(side, level.tricks - won, rest, is_first=not done))
    return tuple(found)


def _after_line(side: Side, tricks: int, rest: int, is_first: bool) -> Text:
    """What is so plain that it is not played out."""
    if is_first and tricks == rest:
        return tr("All tricks are in plain sight for {side}.", side=side)
    if is_first:
        return tr("Tricks in plain sight for {side}: {tricks} of {left}.",
                  side=side, tricks=tricks, left=rest)  # fmt: skip
    if tricks == rest:
        return tr("The other tricks are in plain sight for {side}.", side=side)
    if not tricks:
        return tr("{side} gets none of the other tricks.", side=side)
    return tr(
        "Of the other tricks {tricks} are in plain sight for {side}.", side=side, tricks=tricks
    )


def rules_told(verdict: Verdict) -> tuple[Rule, ...]:
    """The rules that stand in the line; what is forced needs none."""
    return tuple(rule for rule in verdict.rules if rule is not Rule.FORCED)


def rule_text(rule: Rule) -> Text:
    """A rule with its law."""
    return tr("{rule} (Law {law}): {text}", rule=rule.value, law=cited(rule.law), text=rule.text)


def assumption(claim: Claim, rule: Rule) -> Text:
    """A rule as a plain sentence about the player whom it is about."""
    is_partners = rule is Rule.PARTNER_CHOOSES
    player = claim.claimer.partner if is_partners else claim.claimer
    return tr("{player} {does}.", player=player, does=rule.text)


def levels_text(verdict: Verdict) -> tuple[Text, ...]:
    """What other play would have brought; none of it counts."""
    best, worst = verdict.best, verdict.irrational
    found = [
        tr("With best play: {tricks}.", tricks=best.bounds)
        if best.is_decided
        else tr("With best play: {tricks}; it was not searched to the end.", tricks=best.bounds)
    ]
    if best.tricks > verdict.tricks and best.line:
        found.append(tr("The line: {line}", line=_short(verdict.claim, best)))
    found.append(
        tr("With irrational play, which does not count: {tricks}.", tricks=worst.bounds)
        if worst.is_decided
        else tr(
            "With irrational play, which does not count: {tricks}; it was not searched to the end.",
            tricks=worst.bounds,
        )
    )
    if worst.tricks < verdict.tricks and worst.line:
        found.append(tr("The line: {line}", line=_short(verdict.claim, worst)))
    return tuple(found)


def _trump_out(verdict: Verdict) -> Iterator[Text]:
    """70C: the trump that is out and was not spoken of."""
    claim = verdict.claim
    if not claim.trump_may_be_forgotten:
        return
    cards = All(tuple(claim.trumps_out))
    if verdict.assumed_forgotten:
        yield tr(
            "Trumps are out ({cards}) and were not spoken of. Nobody has said whether {claimer} "
            "may have forgotten them, so it is assumed (Law 70C).",
            cards=cards,
            claimer=claim.claimer,
        )
        if verdict.if_remembered is not None:
            if verdict.if_remembered == verdict.tricks:
                yield tr("It would be the same number of tricks if they were not forgotten.")
            else:
                yield tr(
                    "If they were not forgotten, {side} would get {tricks}.",
                    side=claim.claimer.side,
                    tricks=verdict.if_remembered,
                )
    elif claim.forgotten_trump is None:
        yield tr(
            "Trumps are out ({cards}), and {claimer} said that none is: they were forgotten "
            "(Law 70C).",
            cards=cards,
            claimer=claim.claimer,
        )
    elif claim.forgotten_trump:
        yield tr(
            "Trumps are out ({cards}), and {claimer} may have forgotten them (Law 70C).",
            cards=cards,
            claimer=claim.claimer,
        )
    else:
        yield tr(
            "Trumps are out ({cards}), and {claimer} has not forgotten them.",
            cards=cards,
            claimer=claim.claimer,
        )


class _Card(NamedTuple):
    """A card of a trick; `before` it was on the table when the claim was made."""

    seat: Seat
    card: Card
    rule: Rule | None = None
    wins: Seat | None = None
    before: bool = False
    demand: LeadDemand | None = None


def _tricks(claim: Claim, line: Iterable[Play]) -> Iterator[list[_Card]]:
    """The line, trick by trick; the first one begins with what lay there."""
    trick = [_Card(seat, card, before=True) for seat, card in claim.position.played]
    for play in line:
        trick.append(_Card(play.seat, play.card, play.rule, play.wins, demand=play.demand))
        if len(trick) == 4:
            yield trick
            trick = []
    if trick and not all(card.before for card in trick):
        yield trick


def _play(trump: Suit | None, trick: list[_Card], at: int, named: bool) -> Text:
    """A card with what it does and, where there was a choice, the rule by which it is normal."""
    seat, card, rule, _, before, demand = trick[at]
    led = trick[0].card.suit
    if at == 0 and before:
        words = tr("{seat} has led {card}", seat=seat, card=card)
    elif at == 0:
        words = lead_text(seat, card, demand)
    elif card.suit is led:
        words = tr("{seat} {card}", seat=seat, card=card)
    elif card.suit is trump:
        words = tr("{seat} ruffs with {card}", seat=seat, card=card)
    else:
        words = tr("{seat} throws {card}", seat=seat, card=card)
    if not named or rule is None or rule is Rule.FORCED:
        return words
    return tr("{play} [{rule}, {law}]", play=words, rule=rule.value, law=cited(rule.law))


def _joined(parts: Iterable[Text]) -> Text:
    found: Text | None = None
    for part in parts:
        found = part if found is None else tr("{first}, {second}", first=found, second=part)
    assert found is not None
    return found


def _short(claim: Claim, level: Level) -> str:
    """`N♥8 E♠7 S♠9 W♥J / …`"""
    return " / ".join(
        " ".join(f"{one.seat.letter}{one.card.symbols}" for one in trick)
        for trick in _tricks(claim, level.line)
    )
