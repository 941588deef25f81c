"""What counts as normal play after a claim: every rule, in one place.

The Laws call a play normal although it is careless or inferior, but not if it is irrational, and
leave the line between them to the director. These rules draw it. A protection says what even a
careless player would not do; switched off, they may do it. An allowance says what a careless player
may do wrong; switched off, they do it right. So the answer moves the way the director means it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.locale import All, Refusal, Text, tr


class Kind(Enum):
    """Whether a rule counts a play as normal, or keeps one from counting."""

    ALLOWANCE = "allowance"
    """A careless play that counts as normal."""
    PROTECTION = "protection"
    """A play that does not, because it would be irrational."""


@dataclass(frozen=True, slots=True)
class _Rule:
    kind: Kind
    law: str
    text: Text
    """What the player does, as the rule says it of `{player}`."""


class Rule(Enum):
    """A named rule of normal play; the name is what people write.

    >>> Rule.TOP_DOWN.law, str(Rule.TOP_DOWN.text)
    ('70E2', 'plays a suit from the top, or low to the top card opposite')
    """

    __hash__ = object.__hash__  # each is there once, and is looked up at every card

    # Allowances.
    ANY_ORDER = "any-order"
    WRONG_GUESS = "wrong-guess"
    EITHER_HAND = "either-hand"
    WRONG_DISCARD = "wrong-discard"
    FORGOTTEN_TRUMP = "forgotten-trump"
    PARTNER_CHOOSES = "partner-chooses"
    LEADS_TRUMPS = "leads-trumps"
    # Protections.
    TAKES_HIS_TRICKS = "takes-his-tricks"
    DEVELOPS = "develops"
    WINNERS_FIRST = "winners-first"
    DRAWS_TRUMPS = "draws-trumps"
    KEEPS_TRUMPS = "keeps-trumps"
    TOP_DOWN = "top-down"
    WINS = "wins"
    NO_CRASH = "no-crash"
    NO_IDLE_FINESSE = "no-idle-finesse"
    RUFFS_LOW = "ruffs-low"
    SHOWN_OUT = "shown-out"
    KEEPS_WINNERS = "keeps-winners"
    # What needs no rule.
    FORCED = "forced"
    STATED = "stated"
    SWITCHED_OFF = "switched-off"

    @property
    def kind(self) -> Kind:
        """Does it allow a careless play, or protect from one?"""
        return _RULES[self].kind

    @property
    def law(self) -> str:
        """The clause that it comes from."""
        return _RULES[self].law

    @property
    def text(self) -> Text:
        """What the player does, in words."""
        return _RULES[self].text


_RULES: dict[Rule, _Rule] = {
    Rule.ANY_ORDER: _Rule(
        Kind.ALLOWANCE, "70D1", tr("leads the suits in any order, the worst included")
    ),
    Rule.WRONG_GUESS: _Rule(Kind.ALLOWANCE, "70E1", tr("guesses wrong whether to finesse")),
    Rule.EITHER_HAND: _Rule(
        Kind.ALLOWANCE, "70D1", tr("wins or ruffs in either hand, the wrong one included")
    ),
    Rule.WRONG_DISCARD: _Rule(
        Kind.ALLOWANCE, "70D1", tr("throws the wrong card when it is not plain which to throw")
    ),
    Rule.FORGOTTEN_TRUMP: _Rule(
        Kind.ALLOWANCE, "70C", tr("does not think of the trump that is still out")
    ),
    Rule.PARTNER_CHOOSES: _Rule(
        Kind.ALLOWANCE, "70D2", tr("plays the worst of the cards that a partner might play")
    ),
    Rule.LEADS_TRUMPS: _Rule(
        Kind.ALLOWANCE, "70C", tr("leads their own trumps as if no other trump was out")
    ),
    Rule.TAKES_HIS_TRICKS: _Rule(
        Kind.PROTECTION, "70A", tr("takes the tricks that are in plain sight, if that is enough")
    ),
    Rule.DEVELOPS: _Rule(
        Kind.PROTECTION, "70A", tr("gives up first what must be given up for the tricks claimed")
    ),
    Rule.WINNERS_FIRST: _Rule(
        Kind.PROTECTION, "70A", tr("leads what counts as a winner before other cards")
    ),
    Rule.DRAWS_TRUMPS: _Rule(
        Kind.PROTECTION, "70C", tr("thinks of the trumps that are known to be out")
    ),
    Rule.KEEPS_TRUMPS: _Rule(
        Kind.PROTECTION, "70A", tr("does not lead trumps when nobody else has any")
    ),
    Rule.TOP_DOWN: _Rule(
        Kind.PROTECTION, "70E2", tr("plays a suit from the top, or low to the top card opposite")
    ),
    Rule.WINS: _Rule(
        Kind.PROTECTION, "70A", tr("wins a trick if possible, as cheaply as possible, or plays low")
    ),
    Rule.NO_CRASH: _Rule(
        Kind.PROTECTION, "70A", tr("plays low when the trick is won in the other hand")
    ),
    Rule.NO_IDLE_FINESSE: _Rule(
        Kind.PROTECTION, "70E1", tr("takes no finesse that is not needed for the claim")
    ),
    Rule.RUFFS_LOW: _Rule(
        Kind.PROTECTION, "70A", tr("ruffs low, and high where an overruff can be foreseen")
    ),
    Rule.SHOWN_OUT: _Rule(
        Kind.PROTECTION, "70E1", tr("plays right in a suit of which an opponent has shown out")
    ),
    Rule.KEEPS_WINNERS: _Rule(Kind.PROTECTION, "70A", tr("throws losers before winners")),
    Rule.FORCED: _Rule(Kind.PROTECTION, "44C", tr("has no other card to play")),
    Rule.STATED: _Rule(Kind.PROTECTION, "70D1", tr("does what the statement says")),
    Rule.SWITCHED_OFF: _Rule(
        Kind.PROTECTION, "70A", tr("plays what the director has left open by switching a rule off")
    ),
}

RULES = tuple(rule for rule in Rule if rule not in (Rule.FORCED, Rule.STATED, Rule.SWITCHED_OFF))
"""The rules that a director can switch off."""


class NoSuchRule(Refusal):
    """A name that no rule has."""


def parse_rule(name: str) -> Rule:
    """The rule that is written like this, to be switched off.

    >>> parse_rule("top down")
    <Rule.TOP_DOWN: 'top-down'>
    """
    key = name.strip().lower().replace("_", "-").replace(" ", "-")
    for rule in RULES:
        if rule.value == key:
            return rule
    raise NoSuchRule(
        tr(
            "There is no rule “{name}”. The rules are {rules}.",
            name=name,
            rules=All(tuple(rule.value for rule in RULES)),
        )
    )
