"""Laws 61 to 64: what is asked about a revoke."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TypeVar

from bridgelaw.game.cards import Card
from bridgelaw.laws.common.revokes import Established
from bridgelaw.laws.machinery.questions import CardQuestion, Choice, Option, yes_or_no
from bridgelaw.locale.text import tr

T = TypeVar("T")


class Hand(Enum):
    """From which hand the revoke was made."""

    DEFENDER = "a defender's"
    FACED = "a defender's, with a card that lay face up before"
    DECLARER = "declarer's"
    DUMMY = "dummy's"


class Noticed(Enum):
    """When attention was first drawn to the revoke."""

    IN_TIME = "in time"
    NEXT_DEAL = "64B4"
    NEXT_ROUND = "64B5"


class Exempt(Enum):
    """Why no trick moves by itself, as far as the revoke alone tells."""

    NO = "tricks may move"
    SAME_SUIT = "64B2"
    FACED = "64B3"
    NEXT_DEAL = "64B4"
    NEXT_ROUND = "64B5"
    BOTH_SIDES = "64B7"
    WRONG_CARD = "45D2"


class Won(Enum):
    """What the offending side has won from the revoke trick on."""

    NOTHING = "64B1"
    HIMSELF_AND_LATER = "the offender won the revoke trick, and the side a later one"
    HIMSELF_ONLY = "the offender won the revoke trick, and the side no later one"
    OTHERWISE = "64A2"

    @property
    def tricks(self) -> int:
        """64A: how many tricks move."""
        return {Won.NOTHING: 0, Won.HIMSELF_AND_LATER: 2}.get(self, 1)

    @property
    def clause(self) -> str:
        return self.value if self in (Won.NOTHING, Won.OTHERWISE) else "64A1"


_KEEP: Option[Card | None] = Option("keep", None, tr("Keeps the card"))


# Is it a revoke, and is it established?

SUSPECTED = CardQuestion(
    key="suspected",
    law="61A",
    heading=tr("Which card was played by a player who may have been able to follow suit?"),
    why=tr("The table does not know that hand, so a revoke can only be suspected."),
)

ESTABLISHED = Choice(
    key="established",
    law="63A",
    heading=tr("How has {offender}'s side gone on since the trick that it is about?"),
    why=tr(
        "A revoke is established when the offender or their partner leads or plays to the next "
        "trick, legally or not, names a card for it, claims or concedes. Until then it is "
        "corrected."
    ),
    options=(
        Option("no", Established.NO, tr("Not at all: neither of them has played on")),
        Option("played", Established.PLAYED, tr("It has led or played to the next trick")),
        Option("named", Established.NAMED, tr("It has named a card for the next trick")),
        Option("claimed", Established.CLAIMED, tr("It has claimed or conceded")),
        Option(
            "opponents_claimed",
            Established.OPPONENTS_CLAIMED,
            tr("The other side has claimed or conceded"),
        ),
    ),
)

AGREED = yes_or_no(
    key="claim_agreed",
    law="63A4",
    heading=tr(
        "Has {offender}'s side agreed to that claim or concession, and has it called on the next "
        "board since, or has the round ended?"
    ),
    why=tr(
        "It has agreed when it raised no objection before it called on the next board or the round "
        "ended. Until then the revoke is corrected, and the claim is judged after that."
    ),
)

REVOKED = yes_or_no(
    key="revoked",
    law="61A",
    heading=tr("Was it a revoke: could {offender} have played what was required?"),
    why=tr(
        "A revoke is a failure to follow suit, or to lead or play a card or suit that a law or an "
        "opponent's choice requires, by a player who could. Who cannot do what is required may "
        "play any card that is otherwise legal. Look at the cards yourself."
    ),
)

BOTH_ON_TRICK = yes_or_no(
    key="both_on_trick",
    law="62C3",
    heading=tr(
        "Did the other side revoke on the same trick too, without having played to the next one?"
    ),
    why=tr("If both sides revoked on a trick and only one has played on, both are corrected."),
)

TRICK_TWELVE = yes_or_no(
    key="trick_twelve",
    law="62D1",
    heading=tr("Was it on the twelfth trick?"),
    why=tr(
        "A revoke on the twelfth trick is corrected even if it is established, until all four "
        "hands are back in the board."
    ),
)

HANDS_BACK = yes_or_no(
    key="hands_back",
    law="62D1",
    heading=tr("Were all four hands back in the board when it was found?"),
    why=tr("Then it is too late to correct a revoke on the twelfth trick."),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="63B",
    heading=tr("Is the play over?"),
    why=tr(
        "An established revoke stays as it is. The board is played to the end, and only then do "
        "you look whether there was a revoke and count the tricks."
    ),
)


# 62: correcting it

HAND = Choice(
    key="whose_hand",
    law="62B",
    heading=tr("From which hand was the revoke?"),
    why=tr(
        "Only a defender has penalty cards, and a card that everybody could see before does not "
        "become one by the revoke."
    ),
    options=(
        Option("defender", Hand.DEFENDER, tr("A defender's")),
        Option("faced", Hand.FACED, tr("A defender's, with a card that lay face up already")),
        Option("declarer", Hand.DECLARER, tr("Declarer's own")),
        Option("dummy", Hand.DUMMY, tr("Dummy's")),
    ),
)

DUMMY_FIRST = yes_or_no(
    key="dummy_first",
    law="43B2(b)",
    heading=tr("Was it dummy who asked first, after having broken Law 43A2 on this board?"),
    why=tr(
        "Dummy who exchanged hands with declarer, left their seat to watch declarer play, or of "
        "their own accord looked at a defender's hand has lost the right to warn declarer: the "
        "revoke is corrected, and tricks move after the play as if it had been established."
    ),
)

PARTNER_TO_PLAY = yes_or_no(
    key="partner_to_play",
    law="62D2",
    heading=tr("Had {partner} still to play to that trick when {offender} revoked?"),
    why=tr("Then {partner} knows the last two cards of {offender}, and may not use that."),
)

REPLACEMENT = CardQuestion(
    key="replacement",
    law="62B",
    heading=tr("Which card does {offender} play instead?"),
    why=tr("Any card with which {offender} could have complied at that moment."),
    to="chooser",
    say=(
        tr(
            "{offender} takes the card back and plays a legal one. After that the opponents may "
            "change what they played after it."
        ),
    ),
)

OTHER_REPLACEMENT = CardQuestion(
    key="other_replacement",
    law="62C3",
    heading=tr("Which card does {player} play instead?"),
    why=tr("The other side revoked on this trick too, and corrects it as well."),
    to="chooser",
)

LATER_CARD = CardQuestion(
    key="later_card",
    law="62C1",
    heading=tr("{player} played {card} after the revoke: which card does it become?"),
    why=tr("Each opponent of the revoker may change a card played after the revoke."),
    to="chooser",
    say=(
        tr(
            "{player} may take back the card played after the opponents' revoke and play another, "
            "or leave it. A defender's card that is taken back becomes a major penalty card."
        ),
    ),
    options=(_KEEP,),
)

_MAY_CHANGE = tr(
    "{player} may take back the card played after the revoke and play another, or leave it. That "
    "costs nothing, and the card goes back to the hand."
)

LHO_CARD = CardQuestion(
    key="lho_card",
    law="62C1",
    heading=tr("{player} played {card} after the revoke: which card does it become?"),
    why=tr("Each opponent of the revoker may change a card played after the revoke."),
    to="chooser",
    say=(_MAY_CHANGE,),
    options=(_KEEP,),
)

LHO_CHANGES = yes_or_no(
    key="lho_changes",
    law="62C1",
    heading=tr("Does {player}, who has played after the revoke, change that card?"),
    why=tr(
        "Each opponent of the revoker may change a card played after the revoke. Whether the "
        "revoker's partner may change theirs depends on the opponent before them."
    ),
    to="player",
    say=(_MAY_CHANGE,),
)

_PARTNER_MAY = tr(
    "{player} may now change the card too, because the opponent before has done so, or leave it. "
    "If {player} is a defender, the card taken back becomes a major penalty card."
)

PARTNER_CARD = CardQuestion(
    key="partner_card",
    law="62C2",
    heading=tr("{player} played {card} after that: which card does it become?"),
    why=tr("The revoker's partner may change a card only if the opponent before them did."),
    to="chooser",
    say=(_PARTNER_MAY,),
    options=(_KEEP,),
)

PARTNER_CHANGES = yes_or_no(
    key="partner_changes",
    law="62C2",
    heading=tr("Does {player}, who has played after that, change that card?"),
    why=tr("The revoker's partner may change a card only if the opponent before them did."),
    to="player",
    say=(_PARTNER_MAY,),
)

RHO_CARD = replace(LHO_CARD, key="rho_card")

LEAD_BACK = yes_or_no(
    key="lead_back",
    law="62C1",
    heading=tr("Does {player} take back {card}, led to the next trick?"),
    why=tr("It was played after the revoke, so {player} may lead something else."),
    to="chooser",
    say=(tr("{player} may leave the lead to the next trick as it is, or take it back."),),
)


# 64: after the play

NOTICED = Choice(
    key="first_noticed",
    law="64B4",
    heading=tr("When was attention first drawn to it?"),
    why=tr(
        "If the other side had called on the next deal, or the round had ended, no trick moves by "
        "itself."
    ),
    options=(
        Option("in_time", Noticed.IN_TIME, tr("Before either of these")),
        Option(
            "next_deal", Noticed.NEXT_DEAL, tr("After the other side had called on the next deal")
        ),
        Option("next_round", Noticed.NEXT_ROUND, tr("After the end of the round")),
    ),
)

EXEMPT = Choice(
    key="exempt",
    law="64B",
    heading=tr("Is it one of these revokes, after which no trick moves by itself?"),
    why=tr(
        "No trick moves for a second revoke of the same player in the same suit, for a card that "
        "everybody could see, for a revoke that was pointed out too late, when both sides have "
        "revoked, and for a defender whom dummy's wrong card misled. The score may be adjusted all "
        "the same."
    ),
    options=(
        Option("no", Exempt.NO, tr("No, none of these")),
        Option(
            "same_suit",
            Exempt.SAME_SUIT,
            tr("The same player had revoked in the same suit before, and that was established"),
        ),
        Option(
            "faced",
            Exempt.FACED,
            tr("It was a failure to play a penalty card or another faced card, or it was dummy's"),
        ),
        Option(
            "next_deal",
            Exempt.NEXT_DEAL,
            tr("It was first pointed out after the other side had called on the next deal"),
        ),
        Option(
            "next_round",
            Exempt.NEXT_ROUND,
            tr("It was first pointed out after the end of the round"),
        ),
        Option(
            "both_sides",
            Exempt.BOTH_SIDES,
            tr("The other side has revoked on this board as well, and both are established"),
        ),
        Option(
            "wrong_card",
            Exempt.WRONG_CARD,
            tr("A defender's, on a lead that dummy made with a card that declarer had not named"),
        ),
    ),
)

WON = Choice(
    key="won",
    law="64A",
    heading=tr("What has {offender}'s side won, counting from the revoke trick?"),
    why=tr(
        "Tricks move only if the side has won them. A trick that dummy won is not one that "
        "declarer's own hand has won."
    ),
    options=(
        Option("nothing", Won.NOTHING, tr("No trick at all")),
        Option(
            "himself_and_later",
            Won.HIMSELF_AND_LATER,
            tr("{offender} won the revoke trick, and the side won a later one"),
        ),
        Option(
            "himself_only",
            Won.HIMSELF_ONLY,
            tr("{offender} won the revoke trick, and the side won none after it"),
        ),
        Option(
            "otherwise",
            Won.OTHERWISE,
            tr("{offender} did not win the revoke trick, but the side won it or a later one"),
        ),
    ),
)

BETTER_WITHOUT = yes_or_no(
    key="better_without",
    law="64C1",
    heading=tr(
        "Would the other side have done better without the revoke than it does with these tricks?"
    ),
    why=tr(
        "Compare the result with what was likely without the revoke. If the other side is worse "
        "off now, it gets an adjusted score instead of the automatic tricks, never both."
    ),
    yes=tr("Yes: adjust the score instead"),
    no=tr("No: that is enough"),
)

REPEAT_COST = yes_or_no(
    key="repeat_cost",
    law="64C2(a)",
    heading=tr("Would the other side probably have won more tricks without the later revoke?"),
    why=tr(
        "Take the first revoke as it happened and think away the later one. If the other side "
        "would have won more, the score is adjusted, and it keeps the tricks for the first revoke."
    ),
)

TRICKS_WITHOUT = Choice(
    key="tricks_without",
    law="64C2(a)",
    heading=tr("How many tricks would the other side have won at the table without the later one?"),
    why=tr("Count the tricks of the whole board, without those that move for the first revoke."),
    options=tuple(
        Option(str(tricks), tricks, tr("{tricks}", tricks=tricks)) for tricks in range(14)
    ),
)

BOTH_DAMAGED = yes_or_no(
    key="both_damaged",
    law="64C2(b)",
    heading=tr("Was one of the sides damaged by the revokes of this board?"),
    why=tr("Then the score is adjusted to what was likely if nobody had revoked."),
)


def with_evidence(question: Choice[T]) -> Choice[T]:
    """The same question with its sentences filled in when they are read: the cards say more."""
    return replace(question, heading=tr("{heading}"), why=tr("{why}"))
