"""Laws 50, 51 and 59: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.law import Ending, filled, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    IT_GOES_ON,
    Act,
    Lasts,
    Mode,
    Says,
    State,
    States,
    has_major,
    major,
    not_for,
    to_hand,
    waits_again,
)
from bridgelaw.laws.machinery.lying_cards import AT_THE_NEXT_LEAD
from bridgelaw.laws.machinery.notes_of_penalty import WHILE_IT_LIES, WHILE_MINOR_LIES
from bridgelaw.laws.play.penalty_card.questions import Cards, Turn

_MUST_PLAY = Says(Mode.MUST, Act.PLAY, "card")
_STAY = Says(Mode.MUST, Act.PLAY, "cards", Lasts.WHILE_IT_LIES)
_THEIRS_STAY = Says(Mode.MUST, Act.PLAY, "cards", Lasts.WHILE_IT_LIES, of="offender")
_REST_STAYS = Says(Mode.MUST, Act.PLAY, "rest", Lasts.WHILE_IT_LIES)

# 50C. Minor

NEED_NOT_WAIT = to_all(
    tr(
        "{cards} is a minor penalty card, and does not restrict {partner}'s lead. To {suit}, "
        "{offender} may play an honour instead. Please go on.",
        Says(Mode.MAY, Act.LEAD, of="partner"),
        States(State.MINOR, hole="cards"),
        IT_GOES_ON,
    )
)
MINOR_LEAD_STANDS = Ending(
    tr("The lead stands: after a minor penalty card nobody waits."), note=WHILE_MINOR_LIES
)
MINOR_LEAD_FREE = Ending(
    tr(
        "{partner}'s lead is free: {offender}'s penalty card is a minor one.",
        Says(Mode.MAY, Act.LEAD, of="partner"),
        States(State.MINOR, "offender"),
    ),
    note=WHILE_MINOR_LIES,
)
MINOR = {
    Turn.PARTNER_LED: MINOR_LEAD_STANDS,
    Turn.PARTNER_LEADS: MINOR_LEAD_FREE,
}
MINOR_OWN = Ending(
    tr("{offender} plays {cards} before any other low card of its suit."),
    to_offender(
        tr(
            "You do not have to play {cards} now, but play it before any other low card of "
            "its suit. Honours and other suits you may play as usual."
        )
    ),
    note=WHILE_MINOR_LIES,
)
MAY_PLAY = tr("What {offender} may play now: {cards}. Do not read this out.")

# 50D1, 51A. Major, at its owner's turn

_LAW_52 = tr("If {offender} plays something else all the same, Law 52 rules.")
PLAYS_IT = Ending(
    tr("{offender} must play {card} now."),
    to_offender(tr("You must play {card} now."), _MUST_PLAY),
    note=(_LAW_52, *WHILE_IT_LIES),
)
_IT_STAYS = Ending(
    tr("{offender} plays another legal card; {cards} stays a major penalty card.", major("cards")),
    to_offender(
        tr(
            "Following suit and obeying a restriction come first. Play {cards} at the next "
            "legal chance."
        ),
        _STAY,
    ),
    note=(_LAW_52, *WHILE_IT_LIES),
)
_THEY_STAY = Ending(
    tr("{offender} plays another legal card; {cards} stay major penalty cards.", major("cards")),
    to_offender(
        tr(
            "Following suit and obeying a restriction come first. Play {cards} at the next "
            "legal chances."
        ),
        _STAY,
    ),
    note=(_LAW_52, *WHILE_IT_LIES),
)
STAYS = {Cards.MAJOR: _IT_STAYS, Cards.ONE_SUIT: _THEY_STAY, Cards.SUITS: _THEY_STAY}
DECLARER_IS_TO_NAME = Ending(
    tr("{declarer} says which of the penalty cards {offender} plays."),
    to_all(
        tr(
            "{offender} must play one of the penalty cards now. {declarer}, please name it. The "
            "rest stay."
        )
    ),
    note=(_LAW_52, *WHILE_IT_LIES),
)
DECLARER_NAMES = Ending(
    tr("{declarer} names {card}: {offender} must play it now."),
    to_offender(
        tr("You must play {card} now. {cards} stay penalty cards."),
        _MUST_PLAY,
        _STAY,
    ),
    note=(_LAW_52, *WHILE_IT_LIES),
)
DECLARER_NAMES_OF_TWO = DECLARER_NAMES.saying(
    to_offender(tr("You must play {card} now. {cards} stays a penalty card."), _MUST_PLAY, _STAY)
)

# 50D2. The lead that did not wait

DECLARERS_SIDE_PLAYED_TO_IT = Ending(
    tr("The lead stands: declarer's side has played to it."),
    to_all(
        tr(
            "{partner} should have waited, but declarer's side has played to the lead. It "
            "stands, and {offender}'s penalty cards stay."
        ),
        _THEIRS_STAY,
    ),
    note=WHILE_IT_LIES,
)
LEAD_STANDS = Ending(
    tr(
        "{declarer} lets {partner}'s lead stand; {offender}'s penalty cards stay.",
        has_major("offender"),
    ),
    to_all(
        tr(
            "The lead stands. {offender}'s penalty cards stay; before the next lead {partner} "
            "waits again.",
            waits_again("partner"),
        ),
        _THEIRS_STAY,
    ),
    note=WHILE_IT_LIES,
)


def lead_taken_back(ending: Ending) -> Ending:
    """The ruling in one sentence, after what became of the lead that did not wait."""
    headline = tr("The lead goes back. {ruling}")
    told = filled(headline, ruling=ending.headline)
    return Ending(told, *ending.say, note=ending.note)


# 50D2, 51B, 59. Declarer chooses

PICK_UP_ONE_STAYS = to_offender(
    tr(
        "Pick up {cards}. {rest} stays on the table as a major penalty card.",
        to_hand("cards"),
        major("rest"),
    ),
    _REST_STAYS,
)
PICK_UP_OTHERS_STAY = to_offender(
    tr(
        "Pick up {cards}. {rest} stay on the table as major penalty cards.",
        to_hand("cards"),
        major("rest"),
    ),
    _REST_STAYS,
)
PICK_UP_OF_THAT_SUIT = to_offender(tr("Pick up the penalty cards of that suit. The others stay."))
WAITS_AGAIN = to_partner(AT_THE_NEXT_LEAD, waits_again("partner"))
MAY_LEAD_ANY = tr("Whoever cannot comply may lead any card.")
PICKED_UP = (
    tr(
        "What was picked up is unauthorised for {partner} from now on (50E2): where there is a "
        "choice, {partner} leads as partnership agreements say, and not to suit it.",
        not_for("partner"),
    ),
    tr(
        "If {partner} can do as declarer chose and does not, that is a revoke (61A). When no "
        "penalty card is left, say that the restriction is all that remains."
    ),
)

LOW_TO_THE_PENALTY_CARD = tr(
    "{partner} may for example lead low to the penalty card, knowing that it must be played.",
    Says(Mode.MAY, Act.LEAD, of="partner"),
)
_NEITHER_ONE = Ending(
    tr("{declarer} demands nothing of the lead; {cards} stays a penalty card.", major("cards")),
    to_all(
        tr(
            "{cards} stays a major penalty card of {offender}. Before the next lead {partner} "
            "waits, and declarer chooses again.",
            waits_again("partner"),
        ),
        _THEIRS_STAY,
    ),
)
_NEITHER_SEVERAL = Ending(
    tr("{declarer} demands nothing of the lead; {cards} stay penalty cards.", major("cards")),
    to_all(
        tr(
            "{cards} stay major penalty cards of {offender}. Before the next lead {partner} "
            "waits, and declarer chooses again.",
            waits_again("partner"),
        ),
        _THEIRS_STAY,
    ),
)
NEITHER = {
    Cards.MAJOR: _NEITHER_ONE,
    Cards.ONE_SUIT: _NEITHER_SEVERAL,
    Cards.SUITS: _NEITHER_SEVERAL,
}

# 50D1(b). The leader has a penalty card too

IF_LEADER_HAS_ONE_TOO = tr(
    "If {partner} has a penalty card too, declarer's choice comes first: as far as it "
    "allows, {partner} must then lead that card (50D1(b))."
)
A_CALL_WAS_WITHDRAWN_TOO = tr(
    "A call was withdrawn too: declarer may also forbid a suit under Law 26B. Both choices "
    "are declarer's, one after the other."
)
