"""What the table decides by itself, by name; by which clause, an edition's rules say."""

from enum import Enum, auto


class By(Enum):
    """How something ended, or came about, without a ruling: each has its clause."""

    LET_PASS = auto()
    """Nobody asked for a ruling while there was something to rule on."""
    # The auction
    ACCEPTED_OUT_OF_TURN = auto()
    TURN_TAKEN = auto()
    """Whose turn it was has called: as if nothing had been called out of turn."""
    ACCEPTED_TOO_LOW = auto()
    ACCEPTED_BARRED = auto()
    CHANGE_ACCEPTED = auto()
    CHANGE_NOT_ACCEPTED = auto()
    CHANGED_AGAIN = auto()
    REPLACED_TOO_LOW = auto()
    """The call in place of an insufficient bid was accepted."""
    TURN_GIVEN_BACK = auto()
    CANCELLED_BY_PLAYERS = auto()
    COUNTED_AGAIN = auto()
    # The play
    LEAD_ACCEPTED = auto()
    LEAD_TAKEN_OVER = auto()
    BECAME_DUMMY = auto()
    PLAYED_ON = auto()
    """The other side has played after a card that was out of turn, or led too early."""
    PENALTY_CARD_LET_PASS = auto()
    WORDS_PLAYED = auto()
    CALLED_CARD_GONE = auto()
    WRONG_CARD_STANDS = auto()
    DESIGNATION_STANDS = auto()
    TRICK_QUITTED = auto()
    NO_TRICK_LEFT = auto()
    PART_OF_CLAIM = auto()
    # What the table puts down itself
    SHOWN_IS_PENALTY = auto()
    """A defender's card that was shown in the auction is a penalty card now."""
    WAS_PENALTY = auto()
    """Why a penalty card lay there is nothing to use."""
    REVOKE_COUNTED = auto()
    """When the tricks of a revoke that stands are counted."""

    __hash__ = object.__hash__


class Choice(Enum):
    """What declarer may choose before a defender leads or plays."""

    FIRST_LEAD = auto()
    PARTNERS_CARD = auto()
    """About the lead, while the leader's partner has a major penalty card."""
    OWN_CARDS = auto()
    """Which of several penalty cards is played."""

    __hash__ = object.__hash__


class Says(Enum):
    """What a clause in a ruling, or in an effect of one, tells the table."""

    # Of calls
    ON_REPLACEMENT = auto()
    """The ruling was on a call in place of a cancelled one."""
    REPEATED = auto()
    """The player has been told to repeat the cancelled call."""
    PASSES_ON = auto()
    """One law only named another that rules."""
    # Of cards
    NEVER_PLAYED = auto()
    """The card was not meant, or an opponent had asked for it."""
    ASKED_BY_OPPONENT = auto()
    OPENING_LEAD = auto()
    """The ruling was on an opening lead out of turn."""
    LEAD_FACED = auto()
    """That law itself: another lead that lies face down goes back."""
    LEAD_TAKEN_BACK = auto()
    """A lead that lies face down may be taken back (all of these clauses together)."""
    WRONG_HAND = auto()
    """Declarer has to lead anew, from the right hand."""
    DUMMYS_CARD = auto()
    """Dummy's card is the one that declarer meant or named."""
    SUGGESTED = auto()
    """Dummy has suggested a card."""
    TO_THIS_TRICK = auto()
    """The card was required for this trick alone."""
    WAITS_FOR_TRICK = auto()
    """Whether it is a lead shows at the end of the trick."""
    TO_SHORT_TRICK = auto()
    """The card was played to the trick that lacked it."""
    # Of what may be used, and of tricks that move
    TOLD_BY_SHOWN = auto()
    TOLD_OTHERWISE = auto()
    TOLD_BY_MISSING = auto()
    TOLD_BY_PENALTY = auto()
    GIVEN_BACK = auto()
    """Tricks go back to the side that let them go."""
    # Of revokes and claims
    NO_REVOKE = auto()
    DEEMED_REVOKE = auto()
    BOTH_CORRECTED = auto()
    """Also a revoke is corrected that had been ruled to stand."""
    WAS_A_LEAD = auto()
    LEAD_DECIDED = auto()
    CLAIM_DECIDED = auto()
    """Whether a hand that was shown was a claim."""
    CLAIM_DOUBTED = auto()
    CLAIM_AGREED = auto()
    CORRECTED_AFTER_CLAIM = auto()
    """A revoke was corrected after the opponents' claim (all of these clauses together)."""
    LAST_TRICKS = auto()
    """It was corrected because it was on the twelfth trick."""

    __hash__ = object.__hash__


class Cost(Enum):
    """Why a revoke costs what it costs."""

    WON_IT = auto()
    WON_LATER = auto()
    NOT_ESTABLISHED = auto()
    NO_TRICK_WON = auto()
    REPEATED = auto()
    BOTH_SIDES = auto()

    __hash__ = object.__hash__
