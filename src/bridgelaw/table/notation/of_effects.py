"""The sentences of effects, and their JSON."""

from __future__ import annotations

from typing import Any

from bridgelaw.game.errors import NotationError
from bridgelaw.table import effects as fx
from bridgelaw.table.notation.sentences import CARD_SEEN, SIDE, Hole, Sentence, read_json
from bridgelaw.table.notation.values import as_list, split_text

_EFFECTS = [
    Sentence(fx.CallWithdrawn, "call withdrawn", "{player} {call} withdrawn{undone}"),
    Sentence(fx.CallAccepted, "call accepted", "{player} {call} accepted"),
    Sentence(fx.CallSubstituted, "call substituted", "{player} {call} substituted"),
    Sentence(fx.CallDeemedLater, "call deemed later", "{player} {call} counts as made later"),
    Sentence(
        fx.ReplacementDue, "replacement due", "{player} owes a call in place of {call} by {law}"
    ),
    Sentence(fx.ForcedPass, "forced pass", "{player} must pass {span} by {law}"),
    Sentence(
        fx.LeadRight,
        "lead right",
        "{player} may be forbidden a suit not specified by {offender} by {law}",
    ),
    Sentence(
        fx.LeadRestriction,
        "lead restriction",
        "{player} {demand} to lead {suits} {until} by {law}",
    ),
    Sentence(fx.NoDemand, "no demand", "no demand of {player} by {law}"),
    Sentence(
        fx.PlayRestriction, "play restriction", "{player} must play {manner} of {suit} by {law}"
    ),
    Sentence(fx.PenaltyCard, "penalty card", "{player} has {penalty} penalty card {card} by {law}"),
    Sentence(fx.LeftFaceUp, "left face up", "{player} leaves {card} face up", card=CARD_SEEN),
    Sentence(fx.PickedUp, "picked up", "{player} picks up {card}"),
    Sentence(fx.CardWithdrawn, "card withdrawn", "{player} takes back {card}{undone}"),
    Sentence(fx.CardAccepted, "card accepted", "{player} card {card} accepted"),
    Sentence(fx.CardPlayed, "card played", "{player} card {card} is played by {law}"),
    Sentence(fx.CardReplaced, "card replaced", "{player} plays {new} in place of {card}"),
    Sentence(fx.CardRequired, "card required", "{player} must play {card} to this trick by {law}"),
    Sentence(fx.CardAdded, "card added", "{player} adds {card} to trick {trick}"),
    Sentence(fx.BecomesDummy, "becomes dummy", "{player} becomes dummy"),
    Sentence(fx.DeemedClaim, "deemed claim", "{player} is deemed to have claimed by {law}"),
    Sentence(fx.PlayGoesOn, "play goes on", "play goes on by {law}"),
    Sentence(
        fx.ClaimDecided,
        "claim decided",
        "{side} gets {tricks} of the tricks left by {law}",
        side=SIDE,
    ),
    Sentence(fx.RevokeStands, "revoke stands", "{player} revoke {card} stands"),
    Sentence(fx.RevokeCounted, "revoke counted", "{player} revoke {card} counted"),
    Sentence(fx.TricksTransferred, "tricks transferred", "{tricks} tricks to {side} by {law}"),
    Sentence(fx.Unauthorised, "unauthorised", "{player} {what} unauthorised to {to} by {law}"),
    Sentence(fx.Authorised, "authorised", "{player} {what} authorised again"),
    Sentence(fx.ScoreAdjusted, "score adjusted", "{adjustment} adjusted score by {law}"),
    Sentence(
        fx.SideAwarded,
        "side awarded",
        "{side} is awarded {award} by {law}",
        side=SIDE,
    ),
    Sentence(fx.Sanctioned, "sanctioned", "{side} gets a {sanction} by {law}{alone}", side=SIDE),
    Sentence(fx.CardMoved, "card moved", "{player} gives {card} to {receiver}"),
    Sentence(fx.CardRemoved, "card removed", "{player} has {card} taken out"),
    Sentence(fx.CardRestored, "card restored", "{player} gets {card} back"),
    Sentence(fx.HandsRight, "hands right", "all hands are right by {law}"),
    Sentence(fx.DealtAnew, "dealt anew", "the board is dealt anew by {law}"),
    Sentence(fx.Review, "review", "review {law}"),
]

_EFFECT_OF_KIND = {sentence.kind: sentence for sentence in _EFFECTS}
_EFFECT_OF_NAME = {sentence.name: sentence for sentence in _EFFECTS}


def write_effect(effect: fx.Effect) -> str:
    return _EFFECT_OF_KIND[type(effect)].write(effect)


def read_effect(text: str) -> fx.Effect:
    for sentence in _EFFECTS:
        effect: fx.Effect | None = sentence.read(text.strip())
        if effect is not None:
            return effect
    raise NotationError(text, "an effect such as 'W must pass throughout by 27B2'")


def effect_to_json(effect: fx.Effect) -> dict[str, Any]:
    sentence = _EFFECT_OF_KIND[type(effect)]
    return {"effect": sentence.name, **sentence.to_json(effect)}


def effect_from_json(data: Any) -> fx.Effect:
    effect: fx.Effect = read_json(data, "effect", _EFFECT_OF_NAME)
    return effect


EFFECTS = Hole(
    r"(?:\s+.*)?",
    lambda text: tuple(read_effect(part) for part in split_text(text, ";")),
    lambda effects: " " * bool(effects) + "; ".join(map(write_effect, effects)),
    lambda effects: [effect_to_json(effect) for effect in effects],
    lambda effects: tuple(effect_from_json(effect) for effect in as_list(effects)),
)
