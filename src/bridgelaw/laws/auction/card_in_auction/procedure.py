"""Law 24: a card that partner could see, or that was led, before the auction was over."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role
from bridgelaw.laws.auction.card_in_auction.questions import (
    BEGUN,
    CALLED_SINCE,
    COULD_SEE,
    DEFENDS,
    DELIBERATE,
    REMEDY,
    WHAT,
    Fate,
    Remedy,
    What,
)
from bridgelaw.laws.auction.card_in_auction.shown import KEY, Shown, find_shown, is_defender
from bridgelaw.laws.common.penalty_words import note_penalty, say_penalty_cards
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.effects import (
    Adjustment,
    Effect,
    ForcedPass,
    LeftFaceUp,
    Penalty,
    PenaltyCard,
    PickedUp,
    Review,
    ScoreAdjusted,
    Span,
    Unauthorised,
)
from bridgelaw.table.state import Phase


def card_in_auction(case: Case) -> Ruling:
    """Law 24: cards in a position where partner could see them, during the auction."""
    table = case.table
    shown = Shown(Role.OFFENDER) if table is None else table.derive(find_shown)
    by, partner = shown.by, shown.by.partner
    # 16D. Before the first call it is information from elsewhere.
    if not case.fact(BEGUN, lambda table: shown.begun):
        return _before_the_auction(case, shown)
    # 54E. The declaring side tried to make the opening lead: Law 24, when the auction is over.
    if shown.opening_lead:
        case.cite("54E", tr("A lead by the declaring side is a card that was shown."))
        return _picked_up(case, shown)
    # The preamble: where partner could see it, and through the player's own mistake.
    if not case.fact(
        COULD_SEE,
        lambda table: None if shown.new else True,
        cards=All(shown.new) if shown.new else tr("the card"),
        partner=partner,
        offender=by,
    ):
        return _not_under_this_law(case, shown)
    # A, B, C. Everything that the player has shown counts together.
    what = case.fact(WHAT, lambda table: shown.what, offender=by)
    if table is None or table.phase is Phase.AUCTION:
        _restrict_auction(case, shown, what)
    # D, E. What becomes of the cards when the auction is over.
    fate = _fate(case, shown, what)
    if fate is Fate.LATER:
        return _until_the_end(case, shown, what)
    if fate is Fate.PASSED_OUT:
        return _passed_out(case, shown)
    if table is None:
        return _foreseen(case, shown, what, fate)
    if shown.new:
        # Nobody called the director while partner could still be made to pass.
        case.note(
            tr(
                "The auction went on without a ruling, so {partner} was free to call. Look at what "
                "{partner} called: the cards were unauthorised.",
                partner=partner,
            )
        )
    if fate is Fate.PICKED_UP:
        return _picked_up(case, shown)
    return _penalty_cards(case, shown, what, fate)


def _fate(case: Case, shown: Shown, what: What) -> Fate:
    table, by = case.table, shown.by
    if table is not None and table.contract is None:
        return Fate.LATER if table.phase is Phase.AUCTION else Fate.PASSED_OUT
    if not case.fact(DEFENDS, lambda table: is_defender(table, by), offender=by):
        return Fate.PICKED_UP
    # 50B. Minor: one card below the ten, and by accident.
    if what is not What.LOW:
        return Fate.MAJOR
    deliberate = case.ask(DELIBERATE, offender=by, cards=_name(shown, what))
    return Fate.MAJOR if deliberate else Fate.MINOR


# Before the first call, or not under this law


def _before_the_auction(case: Case, shown: Shown) -> Ruling:
    back = _pick_up(shown.by, shown.new)
    if case.fact(CALLED_SINCE, lambda table: shown.called_since):
        headline = tr(
            "The card was seen before the first call, and somebody has called since: the board is "
            "played, and you adjust if the card had an effect."
        )
        return case.rule("16D3", headline, *back, Review("16D3"))
    remedy = case.ask(REMEDY)
    if remedy is Remedy.SEATS:
        case.note(tr("Whoever saw a card of a hand takes the seat that holds that hand."))
    elif remedy is Remedy.REDEAL:
        case.note(tr("Enter the new deal as a table of its own."))
    effects = list(back)
    if remedy is Remedy.PLAY:
        effects.append(Review("16D2(c)"))
    if remedy is Remedy.ADJUST:
        case.note(tr("In a match between teams see Law 86B."))
        effects.append(ScoreAdjusted(Adjustment.ARTIFICIAL, "16D2(d)"))
    return case.rule(remedy.value, _REMEDIES[remedy], *effects)


_REMEDIES = {
    Remedy.HARMLESS: tr("The card goes back, and the board is played."),
    Remedy.SEATS: tr("Players change seats, so that whoever saw the card holds it."),
    Remedy.REDEAL: tr("The board is dealt again for these players."),
    Remedy.PLAY: tr("The board is played, and you adjust if the card had an effect."),
    Remedy.ADJUST: tr("The board is not played: an adjusted score."),
}


def _not_under_this_law(case: Case, shown: Shown) -> Ruling:
    by, table = shown.by, case.table
    cards = All(shown.new) if shown.new else tr("the card")
    case.say(by, tr("Pick up {cards} again. Nothing else happens.", cards=cards))
    case.note(
        tr(
            "If {partner} saw it through somebody else's mistake, it is information from "
            "elsewhere (16D3): be ready to adjust after the play.",
            partner=by.partner,
        )
    )
    effects: list[Effect] = list(_pick_up(by, shown.new))
    if table is not None and table.contract is not None and is_defender(table, by):
        # 50B: the table took them for several. What is left may be a single low card.
        led = [card for _, card, was_led in table.shown_in_auction if was_led]
        rest = shown.without_new(led)
        if rest.cards:
            kind = Penalty.MINOR if rest.what is What.LOW else Penalty.MAJOR
            effects += [PenaltyCard(by, card, kind, "24E") for card in rest.cards]
    headline = tr(
        "{offender} picks up {cards} again, and nothing else happens.", offender=by, cards=cards
    )
    return case.rule("24", headline, *effects)


def _pick_up(by: Player, cards: Iterable[Card]) -> list[Effect]:
    return [PickedUp(by, card) for card in cards]


# During the auction


def _restrict_auction(case: Case, shown: Shown, what: What) -> None:
    """24A, B, C: the cards stay face up, and from an honour on partner passes once."""
    by, partner = shown.by, shown.by.partner
    cards = _name(shown, what)
    if what is What.LOW:
        case.cite(what.clause, tr("Nothing more happens in the auction."))
    else:
        case.cite(what.clause, tr("{partner} must pass at the next turn to call.", partner=partner))
    case.say(
        None,
        tr(
            "{offender} leaves {cards} face up until the auction is over. The opponents may use "
            "what that tells them; {partner} may not.",
            offender=by,
            cards=cards,
            partner=partner,
        ),
    )
    if what is not What.LOW:
        case.say(partner, tr("You must pass at your next turn to call. After that you are free."))
    case.say(partner, tr("Call as if you did not know of {cards}.", cards=cards))


def _until_the_end(case: Case, shown: Shown, what: What) -> Ruling:
    """The table carries 24D and 24E out when the auction ends."""
    by = shown.by
    cards = _name(shown, what)
    case.say(
        None,
        filled(_SAY_LATER[_kind_later(what)], offender=by, cards=cards),
    )
    if what is What.LOW:
        case.note(
            tr(
                "If {offender} defends and showed it on purpose, it is a major penalty card: rule "
                "on it again when the auction is over.",
                offender=by,
            )
        )
    effects: list[Effect] = [LeftFaceUp(by, card) for card in shown.new]
    effects += _auction_effects(shown, what)
    headline = filled(_LATER[_kind_later(what)], offender=by, partner=by.partner, cards=cards)
    return case.rule(what.clause, headline, *effects)


def _kind_later(what: What) -> What:
    return What.HONOUR if what is What.LED else what


_SAY_LATER = {
    What.LOW: tr(
        "If {offender}'s side plays the contract, it is picked up. If it defends, {offender} has "
        "{cards} as a minor penalty card."
    ),
    What.HONOUR: tr(
        "If {offender}'s side plays the contract, it is picked up. If it defends, {offender} has "
        "{cards} as a major penalty card."
    ),
    What.SEVERAL: tr(
        "If {offender}'s side plays the contract, they are picked up. If it defends, {offender} "
        "has {cards} as major penalty cards."
    ),
}

_LATER = {
    What.LOW: tr(
        "{offender} leaves {cards} face up and nobody has to pass; in defence it becomes a minor "
        "penalty card."
    ),
    What.HONOUR: tr(
        "{partner} must pass at the next turn; {offender} leaves {cards} face up, and in defence "
        "it becomes a major penalty card."
    ),
    What.SEVERAL: tr(
        "{partner} must pass at the next turn; {offender} leaves {cards} face up, and in defence "
        "all of them become major penalty cards."
    ),
}


def _auction_effects(shown: Shown, what: What) -> list[Effect]:
    effects: list[Effect] = []
    if what is not What.LOW:
        effects.append(ForcedPass(shown.by.partner, Span.ONCE, what.clause))
    effects += _information(shown)
    if what is not What.LOW:
        effects.append(Review("72C"))
    return effects


def _information(shown: Shown) -> list[Effect]:
    """What the new cards tell is for the other side alone."""
    new: tuple[Card | None, ...] = shown.new if shown.cards else (None,)
    barred: list[Effect] = [Unauthorised(shown.by, card, (shown.by.partner,), "24") for card in new]
    return [*barred, Review("16C2")] if barred else []


def _foreseen(case: Case, shown: Shown, what: What, fate: Fate) -> Ruling:
    """With no table: all of it, from the auction to the penalty card, in one ruling."""
    by = shown.by
    cards = _name(shown, what)
    effects = _auction_effects(shown, what)
    clause = "24D" if fate is Fate.PICKED_UP else "24E"
    if fate is Fate.PICKED_UP:
        case.say(None, tr("When the auction is over, {offender} picks up {cards}.",
                          offender=by, cards=cards))  # fmt: skip
    else:
        case.cite("50B")
        _say_penalty(case, shown, what, fate)
    headlines = _FREE if what is What.LOW else _MUST_PASS
    kind = What.SEVERAL if what is What.SEVERAL and fate is Fate.MAJOR else None
    headline = filled(headlines[fate, kind], offender=by, partner=by.partner, cards=cards)
    return case.rule(clause, headline, *effects)


_FREE: dict[tuple[Fate, What | None], Text] = {
    (Fate.PICKED_UP, None): tr(
        "Nobody has to pass; when the auction is over, {offender} picks up {cards}."
    ),
    (Fate.MINOR, None): tr(
        "Nobody has to pass; when the auction is over, {offender} has {cards} as a minor penalty "
        "card."
    ),
    (Fate.MAJOR, None): tr(
        "Nobody has to pass; when the auction is over, {offender} has {cards} as a major penalty "
        "card."
    ),
}

_MUST_PASS: dict[tuple[Fate, What | None], Text] = {
    (Fate.PICKED_UP, None): tr(
        "{partner} must pass at the next turn; when the auction is over, {offender} picks up "
        "{cards}."
    ),
    (Fate.MAJOR, None): tr(
        "{partner} must pass at the next turn; when the auction is over, {offender} has {cards} as "
        "a major penalty card."
    ),
    (Fate.MAJOR, What.SEVERAL): tr(
        "{partner} must pass at the next turn; when the auction is over, {offender} has {cards} as "
        "major penalty cards."
    ),
}


# When the auction is over


def _passed_out(case: Case, shown: Shown) -> Ruling:
    case.say(None, tr("The board is not played. Nothing more happens because of the card."))
    headline = tr("The board was passed out: the card goes back, and nothing else happens.")
    return case.rule("24", headline, *_pick_up(shown.by, shown.new), *_information(shown))


def _picked_up(case: Case, shown: Shown) -> Ruling:
    by = shown.by
    cards = All(shown.cards)
    case.say(by, tr("Pick up {cards}. Declarer and dummy have no penalty cards.", cards=cards))
    headline = tr(
        "{offender} picks up {cards}: the declaring side has no penalty cards.",
        offender=by,
        cards=cards,
    )
    information = [] if shown.opening_lead else _information(shown)
    return case.rule("24D", headline, *_pick_up(by, shown.cards), *information)


def _penalty_cards(case: Case, shown: Shown, what: What, fate: Fate) -> Ruling:
    by = shown.by
    case.cite("50B")
    _say_penalty(case, shown, what, fate)
    kind = Penalty.MINOR if fate is Fate.MINOR else Penalty.MAJOR
    sentence = (
        tr("{offender} has {cards} as a minor penalty card.")
        if fate is Fate.MINOR
        else tr("{offender} has {cards} as major penalty cards.")
        if what is What.SEVERAL
        else tr("{offender} has {cards} as a major penalty card.")
    )
    headline = filled(sentence, offender=by, cards=All(shown.cards))
    penalties = [PenaltyCard(by, card, kind, "24E") for card in shown.cards]
    return case.rule("24E", headline, *penalties, *_information(shown))


def _say_penalty(case: Case, shown: Shown, what: What, fate: Fate) -> None:
    """What the penalty card means: its owner, his partner and declarer all have to know."""
    penalty = Penalty.MINOR if fate is Fate.MINOR else Penalty.MAJOR
    say_penalty_cards(case, shown.by, shown.cards, penalty, several=what is What.SEVERAL)
    note_penalty(case, shown.by)


def _name(shown: Shown, what: What) -> All | Text:
    """The cards, or what stands for them where they are not known."""
    if shown.cards:
        return All(shown.cards)
    return tr("the cards") if what is What.SEVERAL else tr("the card")


CARD_IN_AUCTION = Procedure(
    KEY,
    tr("Card exposed or led in the auction"),
    ("24",),
    card_in_auction,
    (BEGUN, CALLED_SINCE, REMEDY, COULD_SEE, WHAT, DEFENDS, DELIBERATE),
)
