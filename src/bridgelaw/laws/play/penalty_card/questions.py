"""Laws 50 and 51: what is asked about penalty cards on the table."""

from __future__ import annotations

from bridgelaw.laws.law import (
    SEAT_OPTIONS,
    Answers,
    CardQuestion,
    Choice,
    Option,
    answers,
    fx,
    tr,
    yes_or_no,
)
from bridgelaw.laws.machinery.facts import Act, Lasts, Mode, Says, has_major, major


class Cards(Answers):
    """What a defender has lying there."""

    MAJOR = "one major penalty card", tr("One major penalty card")
    MINOR = "one minor penalty card", tr("One minor penalty card")
    ONE_SUIT = "two or more of one suit", tr("Two or more, one suit")
    SUITS = "two or more, of different suits", tr("Two or more, different suits")

    @property
    def is_one(self) -> bool:
        return self in (Cards.MINOR, Cards.MAJOR)


class Turn(Answers):
    """Why a penalty card matters now."""

    PARTNER_LEADS = "partner is on lead", tr("{partner} is on lead")
    PARTNER_LED = "partner has led without waiting", tr("{partner} led without waiting")
    OWN = "its owner is to lead or play", tr("{offender} is to play")


CARDS = Choice(
    key="penalty_cards",
    law="50B",
    heading=tr("What penalty cards does {offender} have?"),
    why=tr(
        "Minor is only a single card below the ten that was shown by accident. Every other one is "
        "major, and so are all of a player who has two or more."
    ),
    options=answers(Cards),
)

WHOSE = Choice(
    key="whose",
    law="50D",
    heading=tr("Whose penalty card matters now?"),
    why=tr("Both defenders have one, and nobody entered whose turn it is."),
    options=SEAT_OPTIONS,
)

TURN = Choice(
    key="turn",
    law="50D",
    heading=tr("Who leads or plays now?"),
    why=tr(
        "A major penalty card binds its owner in every play, and {partner} in every lead while it "
        "lies there."
    ),
    options=answers(Turn),
)

PLAYABLE = CardQuestion(
    key="playable",
    law="50D1(a)",
    heading=tr("Which card can be played now, {cards}?"),
    why=tr("Following suit and obeying a restriction come first."),
)

PLAYED_SINCE = yes_or_no(
    key="played_since",
    law="60A1",
    heading=tr("Has declarer's side played to that lead?"),
    why=tr("Declarer who plays to the lead before there is a ruling accepts it."),
    usually="no",
    unusual=tr("Declarer's side has played to the lead"),
)

# What declarer hears before choosing (50D2, 51B): every option and what it leads to.

ONE_OF_THEM = tr("one of {suits}")
SOME_OF_THEM = tr("one or more of {suits}")


ACCEPTS_LEAD = yes_or_no(
    key="accepts_lead",
    law="50D2",
    heading=tr("Does {declarer} let {partner}'s lead stand?"),
    to="declarer",
    why=tr(
        "{partner} had to wait for declarer's choice. The card led too early was shown under Law "
        "49. Declarer chooses without consulting; after a refusal {partner}'s own card must be led "
        "as far as the choice allows."
    ),
    say=(tr("{partner} had to wait for {declarer}'s choice. {declarer}, please choose."),),
    yes=tr("Accept. {led} stands, and {offender}'s penalty card stays.", has_major("offender")),
    no=tr("Refuse. {led} is a penalty card; require or forbid {suits}, or neither.", major("led")),
)

DEMAND: Choice[fx.Demand | None] = Choice(
    key="demand",
    law="50D2",
    heading=tr("What does {declarer} choose?"),
    to="declarer",
    why=tr(
        "{partner} may not lead before declarer has chosen. Declarer hears every option first, and "
        "chooses without consulting. If {partner} cannot lead as required, or has nothing but what "
        "is forbidden, {partner} may lead any card, and what is to be picked up is picked up all "
        "the same. While {partner} keeps the lead and a penalty card lies there, declarer chooses "
        "again at each trick."
    ),
    say=(tr("{partner}, do not lead yet. {declarer}, please choose."), tr("{own}")),
    options=(
        Option(
            "require",
            fx.Demand.REQUIRE,
            tr(
                "Require. {partner} must lead {required}; {picked_up}.",
                Says(Mode.MUST, Act.LEAD, "required", of="partner"),
            ),
        ),
        Option(
            "prohibit",
            fx.Demand.PROHIBIT,
            tr(
                "Forbid. {partner} may not lead {forbidden} while on lead; {picked_up}.",
                Says(Mode.MUST_NOT, Act.LEAD, "forbidden", Lasts.KEEPS_LEAD, "partner"),
            ),
        ),
        Option("neither", None, tr("Neither. {neither}; {stays}.")),
    ),
)

CAN_PLAY = yes_or_no(
    key="can_play",
    law="50D1(b)",
    heading=tr("Can {offender} legally play a penalty card now?"),
    why=tr(
        "Following suit comes first, and so does obeying a restriction on the lead or play. "
        "Otherwise a major penalty card must be played at the first chance: as a lead, to follow "
        "suit, as a discard or as a ruff, even an underruff."
    ),
)

SEVERAL = yes_or_no(
    key="several",
    law="51A",
    heading=tr("Can {offender} play more than one of them?"),
    why=tr("Then declarer says which of them is played."),
)

DESIGNATES = CardQuestion(
    key="designates",
    law="51A",
    heading=tr("Which card does {declarer} name, {cards}?"),
    to="declarer",
    why=tr("{offender} could legally play more than one of them, so declarer chooses."),
    say=(
        tr(
            "{offender} must play {cards} now. {declarer}, please name it. What is left stays a "
            "major penalty card."
        ),
    ),
)
