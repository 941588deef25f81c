"""Effects and restrictions in words, for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.locale.citing import cited
from bridgelaw.locale.text import All, AnyOf, NoneOf, Text, filled, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.rules.editions import FIRST, RULES
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.rules.rules import Rules


def describe(effect: fx.Effect, edition: str = FIRST) -> Text:
    """The effect as a sentence; its laws are those of the edition."""
    choose = _CHOSEN.get(type(effect))
    return choose(effect, RULES[edition]) if choose else _said(effect, *_SENTENCES[type(effect)])


def law_of(effect: fx.Effect) -> str | None:
    """The law that an effect rests on, where it names one of its own."""
    return getattr(effect, "law", None)


def _said(effect: Any, *sentences: Text, **more: Any) -> Text:
    """The first sentence of which everything is known: a quick ruling knows no call or card."""
    for sentence in sentences:
        values = {
            name: more[name] if name in more else _value(effect, name) for name in sentence.holes
        }
        if None not in values.values():
            return filled(sentence, **values)
    raise LookupError(f"no sentence fits {effect!r}")


def _value(effect: Any, name: str) -> Any:
    if name == "partner":
        return effect.player.partner
    if name == "players":
        return All(effect.to)
    if name == "law":
        return cited(effect.law)
    return getattr(effect, name)


_SENTENCES: dict[type, tuple[Text, ...]] = {
    fx.CallWithdrawn: (
        tr("{player}'s call {call} is withdrawn."),
        tr("{player}'s irregular call is withdrawn."),
    ),
    fx.CallAccepted: (
        tr("{player}'s call {call} is accepted."),
        tr("{player}'s irregular call is accepted."),
    ),
    fx.CallSubstituted: (
        tr("{player}'s call is now {call}."),
        tr("{player}'s new call takes its place."),
    ),
    fx.CallDeemedLater: (
        tr("{player}'s call {call} counts as made after the others."),
        tr("{player}'s call counts as made after the others."),
    ),
    fx.ReplacementDue: (
        tr("At the next turn {player} makes a call in place of the cancelled {call}."),
        tr("At the next turn {player} makes a call in place of the cancelled one."),
    ),
    fx.LeadRight: (
        tr(
            "When {player} first leads as a defender, declarer may forbid one suit that {offender} "
            "did not show in the legal auction, while {player} keeps the lead."
        ),
    ),
    fx.NoDemand: (tr("Declarer has chosen: {player} may lead."),),
    fx.LeftFaceUp: (tr("{player} leaves {card} face up until the auction is over."),),
    fx.PickedUp: (tr("{player} picks up {card}."), tr("{player} picks the card up.")),
    fx.CardWithdrawn: (tr("{player} takes {card} back."), tr("{player} takes the card back.")),
    fx.CardAccepted: (
        tr("{player}'s card {card} is accepted."),
        tr("{player}'s card is accepted."),
    ),
    fx.CardPlayed: (tr("{player}'s card {card} is played."), tr("{player}'s card is played.")),
    fx.CardReplaced: (
        tr("{player} plays {new} in place of {card}."),
        tr("{player} plays another card in place of that one."),
    ),
    fx.CardRequired: (
        tr("{player} must play {card} to this trick."),
        tr("{player} must play that card to this trick."),
    ),
    fx.CardAdded: (
        tr("{player} adds {card} to trick {trick}."),
        tr("{player} adds a card to the trick that lacks one."),
    ),
    fx.BecomesDummy: (tr("{player} becomes dummy, and {partner} plays the contract."),),
    fx.DeemedClaim: (tr("{player} is deemed to have claimed, and play stops."),),
    fx.PlayGoesOn: (tr("There is no claim or concession, and play goes on."),),
    fx.ClaimDecided: (tr("{side} gets {tricks} of the tricks that were left."),),
    fx.RevokeStands: (
        tr("{player}'s revoke with {card} stands; its tricks are counted after the play."),
        tr("{player}'s revoke stands; its tricks are counted after the play."),
    ),
    fx.RevokeCounted: (
        tr("The tricks for {player}'s revoke with {card} are settled."),
        tr("The tricks for {player}'s revoke are settled."),
    ),
    fx.Authorised: (
        tr("Everybody may use what {player}'s withdrawn {what} told."),
        tr("Everybody may use what {player}'s withdrawn call told."),
    ),
    fx.SideAwarded: (tr("{side} is awarded {award}."),),
    fx.CardMoved: (
        tr("{card} goes from {player}'s hand to {receiver}'s."),
        tr("A card goes from {player}'s hand to {receiver}'s."),
    ),
    fx.CardRemoved: (
        tr("{card} is taken out of {player}'s hand: it is no part of the deal."),
        tr("The surplus card is taken out of {player}'s hand: it is no part of the deal."),
    ),
    fx.CardRestored: (
        tr("{card} goes back to {player}'s hand."),
        tr("The missing card goes back to {player}'s hand."),
    ),
    fx.HandsRight: (tr("Every hand has thirteen cards now."),),
    fx.DealtAnew: (tr("The board is shuffled and dealt anew."),),
    fx.Review: (tr("After the play, look at Law {law}."),),
}


# Where it depends on more than what is known

_FORCED = {
    fx.Span.ONCE: tr("{player} must pass at the next turn to call."),
    fx.Span.THROUGHOUT: tr("{player} must pass for the rest of the auction."),
}
_PLAYED = {
    fx.Manner.HIGHEST: (
        tr("{player} must play the highest card of {suit} to this trick."),
        tr("{player} must play the highest card of the suit led."),
    ),
    fx.Manner.LOWEST: (
        tr("{player} must play the lowest card of {suit} to this trick."),
        tr("{player} must play the lowest card of the suit led."),
    ),
    fx.Manner.A_CARD: (
        tr("{player} must play a card of {suit} to this trick."),
        tr("{player} must play a card of the suit that declarer names."),
    ),
    fx.Manner.NO_CARD: (
        tr("{player} may not play a card of {suit} to this trick."),
        tr("{player} may not play a card of the suit that declarer names."),
    ),
}
_PENALTY = {
    fx.Penalty.MAJOR: (
        tr("{player} has {card} as a major penalty card."),
        tr("{player} has a major penalty card."),
    ),
    fx.Penalty.MINOR: (
        tr("{player} has {card} as a minor penalty card."),
        tr("{player} has a minor penalty card."),
    ),
}
_ADJUSTED = {
    fx.Adjustment.ARTIFICIAL: tr("The director gives an artificial adjusted score."),
    fx.Adjustment.ASSIGNED: tr("The director assigns an adjusted score."),
}
_SANCTIONED = {
    fx.Sanction.WARNING: tr("{side} are warned."),
    fx.Sanction.PROCEDURAL: tr("{side} get a procedural penalty."),
    fx.Sanction.DISCIPLINARY: tr("{side}: a disciplinary penalty."),
    fx.Sanction.SUSPENSION: tr("{side}: suspended for this session."),
    fx.Sanction.PART_OF_SESSION: tr("{side}: suspended for a part of this session."),
    fx.Sanction.DISQUALIFICATION: tr("{side}: disqualified."),
}


def _lead_restriction(effect: fx.LeadRestriction, rules: Rules) -> Text:
    named = tuple(sorted(effect.suits, key=lambda suit: -suit.index))
    if effect.demand is fx.Demand.REQUIRE:
        must = tr("{player} must lead {suits}."), tr("{player} must lead that suit.")
        return _said(effect, *must, suits=AnyOf(named) if named else None)
    may_not = tr("{player} may not lead {suits} while keeping the lead.")
    if effect.until is not fx.Until.LOSES_LEAD:
        may_not = tr("{player} may not lead {suits} at the next lead.")
    that = tr("{player} may not lead that suit while keeping the lead.")
    return _said(effect, may_not, that, suits=NoneOf(named) if named else None)


def _unauthorised(effect: fx.Unauthorised, rules: Rules) -> Text:
    what = effect.what
    if rules.has(Says.TOLD_BY_SHOWN, effect.law):
        # It was shown, and is not withdrawn.
        shown = tr("What {card}, shown by {player}, tells is unauthorised for {players}.")
        return _said(effect, shown, card=tr("a card") if what is None else what)
    if rules.has(Says.TOLD_OTHERWISE, effect.law):
        # Nothing was withdrawn: it came from tempo, manner, a question or an explanation.
        return _said(
            effect,
            tr(
                "What {player} told otherwise than by calls and plays is unauthorised for "
                "{players}."
            ),
        )
    if rules.has(Says.TOLD_BY_MISSING, effect.law):
        # It was put back, and nobody is to know from where.
        return _said(
            effect,
            tr("That {player}'s hand was short, and by which card, is unauthorised for {players}."),
        )
    if rules.has(Says.TOLD_BY_PENALTY, effect.law):
        # It was picked up or played, and why it lay there is nothing to use.
        return _said(
            effect,
            tr("That {player} had {what} as a penalty card is unauthorised for {players}."),
            tr("How {player} came to have a penalty card is unauthorised for {players}."),
        )
    return _said(
        effect,
        tr("What {player}'s withdrawn {what} tells is unauthorised for {players}."),
        tr("What {player}'s withdrawn call or card tells is unauthorised for {players}."),
    )


def _tricks_transferred(effect: fx.TricksTransferred, rules: Rules) -> Text:
    if effect.side is None and rules.has(Says.GIVEN_BACK, effect.law):
        return _said(effect, tr("Tricks that go back to the side that let them go: {tricks}."))
    return _said(
        effect,
        tr("Tricks transferred to {side} after the play: {tricks}."),
        tr("Tricks transferred to the other side after the play: {tricks}."),
    )


_CHOSEN: dict[type, Callable[[Any, Rules], Text]] = {
    fx.ForcedPass: lambda effect, rules: _said(effect, _FORCED[effect.span]),
    fx.LeadRestriction: _lead_restriction,
    fx.PlayRestriction: lambda effect, rules: _said(effect, *_PLAYED[effect.manner]),
    fx.PenaltyCard: lambda effect, rules: _said(effect, *_PENALTY[effect.penalty]),
    fx.Unauthorised: _unauthorised,
    fx.TricksTransferred: _tricks_transferred,
    fx.ScoreAdjusted: lambda effect, rules: _said(effect, _ADJUSTED[effect.adjustment]),
    fx.Sanctioned: lambda effect, rules: _said(
        effect, _SANCTIONED[effect.sanction], side=effect.alone or effect.side
    ),
}
