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


def _on_call(known: Text, unknown: Text) -> Callable[[Any], Text]:
    """A sentence about a call, and the one for a quick ruling that does not know the call."""

    def words(effect: Any) -> Text:
        if effect.call is None:
            return filled(unknown, player=effect.player)
        return filled(known, player=effect.player, call=effect.call)

    return words


def _on_card(known: Text, unknown: Text) -> Callable[[Any], Text]:
    """A sentence about a card, and the one for a quick ruling that does not know the card."""

    def words(effect: Any) -> Text:
        if effect.card is None:
            return filled(unknown, player=effect.player)
        return filled(known, player=effect.player, card=effect.card)

    return words


def _card_replaced(effect: fx.CardReplaced) -> Text:
    if effect.card is None or effect.new is None:
        return tr("{player} plays another card in place of that one.", player=effect.player)
    return tr(
        "{player} plays {new} in place of {card}.",
        player=effect.player,
        new=effect.new,
        card=effect.card,
    )


def _card_added(effect: fx.CardAdded) -> Text:
    if effect.card is None:
        return tr("{player} adds a card to the trick that lacks one.", player=effect.player)
    return tr(
        "{player} adds {card} to trick {trick}.",
        player=effect.player,
        card=effect.card,
        trick=effect.trick,
    )


def _card_moved(effect: fx.CardMoved) -> Text:
    if effect.card is None:
        return tr(
            "A card goes from {player}'s hand to {receiver}'s.",
            player=effect.player,
            receiver=effect.receiver,
        )
    return tr(
        "{card} goes from {player}'s hand to {receiver}'s.",
        card=effect.card,
        player=effect.player,
        receiver=effect.receiver,
    )


def _forced_pass(effect: fx.ForcedPass) -> Text:
    if effect.span is fx.Span.ONCE:
        return tr("{player} must pass at the next turn to call.", player=effect.player)
    return tr("{player} must pass for the rest of the auction.", player=effect.player)


def _lead_restriction(effect: fx.LeadRestriction) -> Text:
    if not effect.suits:
        if effect.demand is fx.Demand.REQUIRE:
            return tr("{player} must lead that suit.", player=effect.player)
        return tr("{player} may not lead that suit while keeping the lead.", player=effect.player)
    named = tuple(sorted(effect.suits, key=lambda suit: -suit.index))
    if effect.demand is fx.Demand.REQUIRE:
        return tr("{player} must lead {suits}.", player=effect.player, suits=AnyOf(named))
    suits = NoneOf(named)
    if effect.until is fx.Until.LOSES_LEAD:
        return tr(
            "{player} may not lead {suits} while keeping the lead.",
            player=effect.player,
            suits=suits,
        )
    return tr("{player} may not lead {suits} at the next lead.", player=effect.player, suits=suits)


def _play_restriction(effect: fx.PlayRestriction) -> Text:
    sentences = {
        fx.Manner.HIGHEST: tr("{player} must play the highest card of {suit} to this trick."),
        fx.Manner.LOWEST: tr("{player} must play the lowest card of {suit} to this trick."),
        fx.Manner.A_CARD: tr("{player} must play a card of {suit} to this trick."),
        fx.Manner.NO_CARD: tr("{player} may not play a card of {suit} to this trick."),
    }
    if effect.suit is None:
        sentences = {
            fx.Manner.HIGHEST: tr("{player} must play the highest card of the suit led."),
            fx.Manner.LOWEST: tr("{player} must play the lowest card of the suit led."),
            fx.Manner.A_CARD: tr("{player} must play a card of the suit that declarer names."),
            fx.Manner.NO_CARD: tr("{player} may not play a card of the suit that declarer names."),
        }
        return filled(sentences[effect.manner], player=effect.player)
    return filled(sentences[effect.manner], player=effect.player, suit=effect.suit)


_MAJOR = _on_card(
    tr("{player} has {card} as a major penalty card."),
    tr("{player} has a major penalty card."),
)
_MINOR = _on_card(
    tr("{player} has {card} as a minor penalty card."),
    tr("{player} has a minor penalty card."),
)


def _penalty_card(effect: fx.PenaltyCard) -> Text:
    return _MAJOR(effect) if effect.penalty is fx.Penalty.MAJOR else _MINOR(effect)


def _unauthorised(effect: fx.Unauthorised, rules: Rules) -> Text:
    players = All(effect.to)
    if rules.has(Says.TOLD_BY_SHOWN, effect.law):
        # It was shown, and is not withdrawn.
        card = tr("a card") if effect.what is None else effect.what
        return tr(
            "What {card}, shown by {player}, tells is unauthorised for {players}.",
            card=card,
            player=effect.player,
            players=players,
        )
    if rules.has(Says.TOLD_OTHERWISE, effect.law):
        # Nothing was withdrawn: it came from tempo, manner, a question or an explanation.
        return tr(
            "What {player} told otherwise than by calls and plays is unauthorised for {players}.",
            player=effect.player,
            players=players,
        )
    if rules.has(Says.TOLD_BY_MISSING, effect.law):
        # It was put back, and nobody is to know from where.
        return tr(
            "That {player}'s hand was short, and by which card, is unauthorised for {players}.",
            player=effect.player,
            players=players,
        )
    if rules.has(Says.TOLD_BY_PENALTY, effect.law):
        # It was picked up or played, and why it lay there is nothing to use.
        card = tr("the penalty card") if effect.what is None else effect.what
        return tr(
            "That {player} had {card} as a penalty card is unauthorised for {players}.",
            player=effect.player,
            card=card,
            players=players,
        )
    if effect.what is None:
        return tr(
            "What {player}'s withdrawn call or card tells is unauthorised for {players}.",
            player=effect.player,
            players=players,
        )
    return tr(
        "What {player}'s withdrawn {what} tells is unauthorised for {players}.",
        player=effect.player,
        what=effect.what,
        players=players,
    )


def _authorised(effect: fx.Authorised) -> Text:
    if effect.what is None:
        return tr("Everybody may use what {player}'s withdrawn call told.", player=effect.player)
    return tr(
        "Everybody may use what {player}'s withdrawn {what} told.",
        player=effect.player,
        what=effect.what,
    )


def _tricks_transferred(effect: fx.TricksTransferred, rules: Rules) -> Text:
    if effect.side is None and rules.has(Says.GIVEN_BACK, effect.law):
        return tr(
            "Tricks that go back to the side that let them go: {tricks}.", tricks=effect.tricks
        )
    if effect.side is None:
        return tr(
            "Tricks transferred to the other side after the play: {tricks}.", tricks=effect.tricks
        )
    return tr(
        "Tricks transferred to {side} after the play: {tricks}.",
        tricks=effect.tricks,
        side=effect.side,
    )


def _score_adjusted(effect: fx.ScoreAdjusted) -> Text:
    if effect.adjustment is fx.Adjustment.ARTIFICIAL:
        return tr("The director gives an artificial adjusted score.")
    return tr("The director assigns an adjusted score.")


_SANCTIONED = {
    fx.Sanction.WARNING: tr("{side} are warned."),
    fx.Sanction.PROCEDURAL: tr("{side} get a procedural penalty."),
    fx.Sanction.DISCIPLINARY: tr("{side}: a disciplinary penalty."),
    fx.Sanction.SUSPENSION: tr("{side}: suspended for this session."),
    fx.Sanction.PART_OF_SESSION: tr("{side}: suspended for a part of this session."),
    fx.Sanction.DISQUALIFICATION: tr("{side}: disqualified."),
}

_WORDING: dict[type, Callable[[Any], Text]] = {
    fx.CallWithdrawn: _on_call(
        tr("{player}'s call {call} is withdrawn."), tr("{player}'s irregular call is withdrawn.")
    ),
    fx.CallAccepted: _on_call(
        tr("{player}'s call {call} is accepted."), tr("{player}'s irregular call is accepted.")
    ),
    fx.CallSubstituted: _on_call(
        tr("{player}'s call is now {call}."), tr("{player}'s new call takes its place.")
    ),
    fx.CallDeemedLater: _on_call(
        tr("{player}'s call {call} counts as made after the others."),
        tr("{player}'s call counts as made after the others."),
    ),
    fx.ReplacementDue: _on_call(
        tr("At the next turn {player} makes a call in place of the cancelled {call}."),
        tr("At the next turn {player} makes a call in place of the cancelled one."),
    ),
    fx.ForcedPass: _forced_pass,
    fx.LeadRight: lambda effect: tr(
        "When {player} first leads as a defender, declarer may forbid one suit that {offender} "
        "did not show in the legal auction, while {player} keeps the lead.",
        offender=effect.offender,
        player=effect.player,
    ),
    fx.LeadRestriction: _lead_restriction,
    fx.NoDemand: lambda effect: tr("Declarer has chosen: {player} may lead.", player=effect.player),
    fx.PlayRestriction: _play_restriction,
    fx.PenaltyCard: _penalty_card,
    fx.LeftFaceUp: lambda effect: tr(
        "{player} leaves {card} face up until the auction is over.",
        player=effect.player,
        card=effect.card,
    ),
    fx.PickedUp: _on_card(tr("{player} picks up {card}."), tr("{player} picks the card up.")),
    fx.CardWithdrawn: _on_card(
        tr("{player} takes {card} back."), tr("{player} takes the card back.")
    ),
    fx.CardAccepted: _on_card(
        tr("{player}'s card {card} is accepted."), tr("{player}'s card is accepted.")
    ),
    fx.CardPlayed: _on_card(
        tr("{player}'s card {card} is played."), tr("{player}'s card is played.")
    ),
    fx.CardReplaced: _card_replaced,
    fx.CardRequired: _on_card(
        tr("{player} must play {card} to this trick."),
        tr("{player} must play that card to this trick."),
    ),
    fx.CardAdded: _card_added,
    fx.BecomesDummy: lambda effect: tr(
        "{player} becomes dummy, and {partner} plays the contract.",
        player=effect.player,
        partner=effect.player.partner,
    ),
    fx.DeemedClaim: lambda effect: tr(
        "{player} is deemed to have claimed, and play stops.", player=effect.player
    ),
    fx.PlayGoesOn: lambda effect: tr("There is no claim or concession, and play goes on."),
    fx.ClaimDecided: lambda effect: tr(
        "{side} gets {tricks} of the tricks that were left.",
        side=effect.side,
        tricks=effect.tricks,
    ),
    fx.RevokeStands: _on_card(
        tr("{player}'s revoke with {card} stands; its tricks are counted after the play."),
        tr("{player}'s revoke stands; its tricks are counted after the play."),
    ),
    fx.RevokeCounted: _on_card(
        tr("The tricks for {player}'s revoke with {card} are settled."),
        tr("The tricks for {player}'s revoke are settled."),
    ),
    fx.Authorised: _authorised,
    fx.ScoreAdjusted: _score_adjusted,
    fx.SideAwarded: lambda effect: tr(
        "{side} is awarded {award}.", side=effect.side, award=effect.award
    ),
    fx.Sanctioned: lambda effect: filled(
        _SANCTIONED[effect.sanction], side=effect.alone or effect.side
    ),
    fx.CardMoved: _card_moved,
    fx.CardRemoved: _on_card(
        tr("{card} is taken out of {player}'s hand: it is no part of the deal."),
        tr("The surplus card is taken out of {player}'s hand: it is no part of the deal."),
    ),
    fx.CardRestored: _on_card(
        tr("{card} goes back to {player}'s hand."),
        tr("The missing card goes back to {player}'s hand."),
    ),
    fx.HandsRight: lambda effect: tr("Every hand has thirteen cards now."),
    fx.DealtAnew: lambda effect: tr("The board is shuffled and dealt anew."),
    fx.Review: lambda effect: tr("After the play, look at Law {law}.", law=cited(effect.law)),
}


def describe(effect: fx.Effect, edition: str = FIRST) -> Text:
    """The effect as a sentence; its laws are those of the edition."""
    if isinstance(effect, fx.Unauthorised):
        return _unauthorised(effect, RULES[edition])
    if isinstance(effect, fx.TricksTransferred):
        return _tricks_transferred(effect, RULES[edition])
    return _WORDING[type(effect)](effect)


def law_of(effect: fx.Effect) -> str | None:
    """The law that an effect rests on, where it names one of its own."""
    return getattr(effect, "law", None)
