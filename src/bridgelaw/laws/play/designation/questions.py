"""Laws 46 and 45C4(b): what is asked."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.laws.law import Answers, CardQuestion, Choice, Question, Text, answers, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, perhaps


class What(Answers):
    """What declarer said, or did, to have a card played from dummy."""

    HIGH = "high", tr("“High”, “top” or the like")
    LOW = "low", tr("“Low”, “small” or the like")
    WIN = "win", tr("“Win it” or the like")
    SUIT = "a suit", tr("A suit, and no rank")
    RANK = "a rank", tr("A rank, and no suit")
    MISSING = "a card that dummy does not hold", tr("A card dummy does not hold")
    ANYTHING = "anything", tr("“Anything” or the like")
    CARD = "a card that dummy holds", tr("A card, now to be changed")


class Intent(Answers):
    """What is beyond doubt about the card that declarer left open."""

    CARD = "one certain card", tr("One certain card")
    SOME = "one of certain cards", tr("One of certain cards")
    ANY = "any card", tr("Really any card")


class Count(Answers):
    """How many cards of the rank that declarer named can be played legally."""

    ONE = "one", tr("One")
    SEVERAL = "several", tr("Several")
    NONE = "none", tr("None")


WHAT_SAID = Choice(
    key="what_said",
    law="46A",
    heading=tr("What did declarer say?"),
    why=tr(
        "Declarer should name the suit and the rank. What a shorter word means is laid down, "
        "unless it is beyond doubt that declarer meant something else."
    ),
    options=answers(What),
)

INCONTROVERTIBLE = yes_or_no(
    key="incontrovertible",
    law="46B",
    heading=tr("Is it clear beyond doubt what was meant?"),
    why=tr(
        "Ask declarer what was meant, and look at the hands and at the play so far. It is not "
        "enough that another card would have been better: nobody in declarer's place may have "
        "meant what the word stands for. Then the card that was meant is played."
    ),
    yes=tr("Yes, a different card"),
    no=tr("No"),
)

MEANT_CARD = CardQuestion(
    key="meant_card",
    law="46B",
    to="declarer",
    heading=tr("Which card did {declarer} mean?"),
    why=tr("The card that was meant beyond doubt is played."),
)

CAN_FOLLOW = yes_or_no(
    key="can_follow",
    law="46B",
    heading=tr("Can dummy follow suit?"),
    why=tr(
        "“High” and “low” speak of the suit led. If dummy is on lead, or has no card of the suit "
        "led, declarer has named neither a suit nor a rank."
    ),
)

CAN_WIN = yes_or_no(
    key="can_win",
    law="46B1(b)",
    heading=tr("Does dummy hold a sure winner now?"),
    why=tr(
        "It must be higher than what lies in the trick and than what a defender who still plays "
        "may hold. If there is none, declarer has asked for a card that is not there. For a lead "
        "there is nothing to win: then it is as if declarer had said “anything”."
    ),
)

HOLDS_SUIT = yes_or_no(
    key="holds_suit",
    law="46B2",
    heading=tr("Does dummy hold that suit?"),
    why=tr("The lowest of them is meant, for a lead as well."),
)

CONTINUES = yes_or_no(
    key="continues",
    law="46B3(a)",
    heading=tr("Does dummy lead with that rank in the winning suit?"),
    why=tr(
        "Then that suit is continued. It is the suit with which dummy won: trumps, if by a ruff."
    ),
)

HOW_MANY = Choice(
    key="how_many",
    law="46B3(b)",
    heading=tr("How many legal cards of that rank?"),
    why=tr("If there are several, declarer says which is meant; it must be one of that rank."),
    options=answers(Count),
)

WHICH_CARD = CardQuestion(
    key="which_card",
    law="46B",
    heading=tr("Which card of dummy is that?"),
    why=tr("It is played: {description}."),
)

OF_THAT_RANK = CardQuestion(
    key="of_that_rank",
    law="46B3(b)",
    to="declarer",
    heading=tr("Which card of that rank does {declarer} play from dummy?"),
    why=HOW_MANY.why,
    say=(
        tr(
            "Dummy has more than one legal card of that rank. {declarer}, say which of them you "
            "play."
        ),
    ),
)

ANOTHER_CARD = CardQuestion(
    key="another_card",
    law="46B4",
    to="declarer",
    heading=tr("Which card does {declarer} play from dummy instead?"),
    why=tr("What declarer said is void: any legal card of dummy may be named."),
    say=(
        tr(
            "Dummy has no such card, so nothing has been played. {declarer}, name any legal "
            "card of dummy."
        ),
    ),
)

INTENT = Choice(
    key="intent",
    law="46B5",
    heading=tr("What did declarer mean beyond doubt?"),
    why=tr(
        "Ask declarer. Whoever says “anything” as a discard almost always means any small card, "
        "and then nobody may ask for an ace. Whoever cannot decide between two cards and says "
        "“play one” means one of these two."
    ),
    options=answers(Intent),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsQuestion(Question[tuple[Card, ...]]):
    """A question answered by one or more cards: `CK CJ`."""

    def read(self, answer: str) -> tuple[Card, ...]:
        try:
            cards = tuple(Card.parse(word) for word in answer.replace(",", " ").split())
        except NotationError as error:
            raise self.misfit(answer) from error
        if not cards:
            raise self.misfit(answer)
        return cards

    @property
    def expected(self) -> Text:
        return tr("one or more cards, as in: CK CJ")


COULD_MEAN = CardsQuestion(
    key="could_mean",
    law="46B5",
    heading=tr("Which cards of dummy could declarer have meant?"),
    why=tr("The defenders choose among these, and no others."),
)

DEFENDER_CHOOSES = CardQuestion(
    key="defender_chooses",
    law="46B5",
    heading=tr("Which card does a defender choose, {cards}?"),
    why=tr("Either defender may say which card is played from dummy."),
    say=(
        tr("{declarer} left it open. Either defender may name the card that dummy plays: {cards}."),
    ),
)

# 45C4(b)

NAMED = yes_or_no(
    key="named",
    law="45C4(b)",
    heading=tr("How was {card} designated?"),
    why=tr(
        "Only a slip of the tongue can be put right. A card of dummy that declarer touched on "
        "purpose, or put into the trick in person, is played."
    ),
    yes=tr("By its name"),
    no=tr("Declarer touched or moved it"),
)

PLAYED_SINCE = yes_or_no(
    key="played_since",
    law="45C4(b)",
    heading=tr("Has declarer played since?"),
    why=tr(
        "Then it is too late. A card of dummy counts as well: if dummy won the trick and has led "
        "to the next one, the earlier card can no longer be changed."
    ),
)

UNINTENDED = yes_or_no(
    key="unintended",
    law="45C4(b)",
    heading=tr("Was {card} a slip of the tongue?"),
    why=tr(
        "The test is that of a call that was not meant (25A). Say yes only if you are sure that "
        "declarer did not for a moment want to play this card. A card of an opponent that was "
        "overlooked, a trick miscounted or a change of mind is a lapse of concentration, and then "
        "the card was meant. How declarer noticed it does not matter."
    ),
    yes=tr("Yes, another was meant"),
    no=tr("No, it was meant then"),
)

INTENDED_CARD = CardQuestion(
    key="intended_card",
    law="45C4(b)",
    to="declarer",
    heading=tr("Which card did {declarer} mean to name?"),
    why=tr("It takes the place of the other one."),
)

OPPONENT_PLAYED = yes_or_no(
    key="opponent_played",
    law="47D",
    heading=tr("Has an opponent played since?"),
    why=tr("Then that card may be changed as well."),
)

OPPONENT_CHANGES = yes_or_no(
    key="opponent_changes",
    law="47D",
    to="opponent",
    heading=tr("Does {opponent} take {theirs} back?"),
    why=tr("It was played after a card that has been changed, so it may be changed at no cost."),
    say=(
        tr(
            "That was a slip of the tongue, and dummy plays {new}. {opponent} may keep "
            "{theirs} or play another card. It is no penalty card, and declarer may not "
            "use it.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
    yes=tr("Take it back, and play another."),
    no=tr("Leave it as it is."),
)

LEAD_CHANGES = yes_or_no(
    key="lead_changes",
    law="47D",
    to="opponent",
    heading=tr("Does {opponent} take the lead of {theirs} back?"),
    why=OPPONENT_CHANGES.why,
    say=(tr("{opponent} may also keep the lead of {theirs}, or lead another card."),),
    yes=OPPONENT_CHANGES.options[0].label,
    no=OPPONENT_CHANGES.options[1].label,
)
