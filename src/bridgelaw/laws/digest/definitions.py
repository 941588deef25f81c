"""The Introduction, the definitions and the footnotes, which are part of the Laws, in our words."""

from bridgelaw.laws.digest.clause import Clause
from bridgelaw.locale.text import tr

# fmt: off
INTRODUCTION = (
    Clause("Introduction", tr(
        "The Laws say what correct procedure is and give a remedy when something goes wrong;"
        " they are made to put right, not to punish. May: leaving it undone is not wrong."
        " Does: procedure, without a penalty in mind. Should: not doing it is an infraction"
        " that puts rights at risk and is seldom penalised. Shall: a breach is penalised more"
        " often than not. Must: the strongest word. Forbidding, must not is strongest, then"
        " may not, then shall not. The Introduction and the Definitions are part of the Laws."),
        title=tr("Introduction")),
)

DEFINITIONS = (
    Clause("Definition: Adjusted score", tr(
        "A score that the Director gives; it is either assigned or artificial."),
        title=tr("Adjusted score"), see=("12",)),
    Clause("Definition: Alert", tr(
        "A notice that the opponents may need an explanation; the regulating authority may say"
        " what form it takes."), title=tr("Alert"), see=("40B2(a)(iii)",)),
    Clause("Definition: Artificial call", tr(
        "A bid, double or redouble that tells something else than, or besides, readiness to"
        " play in the denomination named or last named, unless players generally take it for"
        " granted. A pass is artificial if it promises more than a stated strength, or"
        " promises or denies values other than in the last suit named."),
        title=tr("Artificial call"), see=("29C", "30C", "40B1(c)", "40B2(a)(v)")),
    Clause("Definition: Auction", tr(
        "The successive calls by which the contract is found, from the first call on; also all"
        " the calls that were made."), title=tr("Auction"), see=("17",)),
    Clause("Definition: Bid", tr(
        "An undertaking to win at least so many tricks over six in a denomination."),
        title=tr("Bid"), see=("18A",)),
    Clause("Definition: Board", tr(
        "The device that holds the four hands; also the four hands as they were dealt and put"
        " into it for a session."), title=tr("Board"), see=("2",)),
    Clause("Definition: Call", tr(
        "Any bid, double, redouble or pass."), title=tr("Call"), see=("18A",)),
    Clause("Definition: Cancelled", tr("See “Withdrawn”."), title=tr("Cancelled")),
    Clause("Definition: Contestant", tr(
        "In an individual event a player, in a pairs event a pair, in a team event a team of"
        " four or more."), title=tr("Contestant")),
    Clause("Definition: Contract", tr(
        "What declarer's side has undertaken: to win the number of tricks of the final bid in"
        " its denomination, undoubled, doubled or redoubled."), title=tr("Contract"), see=("22",)),
    Clause("Definition: Deal", tr(
        "The distribution of the pack into four hands; also those cards with their auction and"
        " play."), title=tr("Deal"), see=("6",)),
    Clause("Definition: Declarer", tr(
        "The player who first bid the denomination of the final bid, for the side that made"
        " it. They become declarer when the opening lead is faced."),
        title=tr("Declarer"), see=("54A",)),
    Clause("Definition: Defender", tr(
        "An opponent of declarer, or of presumed declarer."), title=tr("Defender")),
    Clause("Definition: Denomination", tr(
        "The suit or notrump that a bid names."), title=tr("Denomination"), see=("18E",)),
    Clause("Definition: Double", tr(
        "A call over an opponent's bid that raises the scores for contracts made and defeated."),
        title=tr("Double"), see=("19A", "77")),
    Clause("Definition: Dummy", tr(
        "Declarer's partner, from the facing of the opening lead to the end of play; also"
        " those cards, once they are spread."), title=tr("Dummy"), see=("42", "43")),
    Clause("Definition: Event", tr(
        "A contest of one or more sessions; the same as a tournament."), title=tr("Event")),
    Clause("Definition: Extraneous", tr(
        "Not part of the lawful procedures of the game."),
        title=tr("Extraneous"), see=("16B", "16D")),
    Clause("Definition: Follow suit", tr(
        "To play a card of the suit that was led."), title=tr("Follow suit"), see=("44C",)),
    Clause("Definition: Game", tr(
        "100 or more trick points on one deal."), title=tr("Game"), see=("77",)),
    Clause("Definition: Hand", tr(
        "The cards dealt to a player, or what is left of them."), title=tr("Hand")),
    Clause("Definition: Honour", tr(
        "An ace, king, queen, jack or ten."), title=tr("Honour"), see=("24", "50B")),
    Clause("Definition: Infraction", tr(
        "A player's breach of law or of lawful regulation."), title=tr("Infraction")),
    Clause("Definition: International matchpoint (IMP)", tr(
        "A unit of scoring, by the scale of Law 78B."),
        title=tr("International matchpoint (IMP)"), see=("78B",)),
    Clause("Definition: Irregularity", tr(
        "Any departure from correct procedure; a player's infraction is only one kind of it."),
        title=tr("Irregularity")),
    Clause("Definition: Lead", tr(
        "The first card played to a trick."), title=tr("Lead"), see=("44A",)),
    Clause("Definition: LHO", tr("Left-hand opponent."), title=tr("LHO")),
    Clause("Definition: Matchpoint", tr(
        "A unit of scoring, earned by comparison with other scores."),
        title=tr("Matchpoint"), see=("78A",)),
    Clause("Definition: Misinformation", tr(
        "A side's failure to disclose its methods or understandings accurately, as and when"
        " law or regulation requires it."), title=tr("Misinformation"), see=("21B", "75D1")),
    Clause("Definition: Odd trick", tr(
        "Each trick over six that declarer's side is to win."), title=tr("Odd trick")),
    Clause("Definition: Opening lead", tr(
        "The card led to the first trick."), title=tr("Opening lead"), see=("41A",)),
    Clause("Definition: Opponent", tr("A player of the other side."), title=tr("Opponent")),
    Clause("Definition: Overtrick", tr(
        "Each trick that declarer's side wins beyond the contract."), title=tr("Overtrick")),
    Clause("Definition: Pack", tr(
        "The 52 cards with which the game is played."), title=tr("Pack"), see=("1",)),
    Clause("Definition: Partner", tr(
        "The player with whom one forms a side at the table."), title=tr("Partner")),
    Clause("Definition: Partscore", tr(
        "90 or fewer trick points on one deal."), title=tr("Partscore"), see=("77",)),
    Clause("Definition: Pass", tr(
        "A call by which a player does not bid, double or redouble at that turn."),
        title=tr("Pass")),
    Clause("Definition: Penalty", tr(
        "There are two kinds: disciplinary, for courtesy and good order, and procedural, at"
        " the Director's discretion and in addition to any rectification."),
        title=tr("Penalty"), see=("90", "91")),
    Clause("Definition: Penalty card", tr(
        "A card to which Law 50 applies."), title=tr("Penalty card"), see=("50",)),
    Clause("Definition: Play", tr(
        "To put a card from one's hand to a trick, the lead included; also all such plays, the"
        " time in which they are made, and the calls and plays of a board together."),
        title=tr("Play"), see=("45",)),
    Clause("Definition: Play period", tr(
        "From the facing of the opening lead until the cards of the next board are taken out,"
        " or the last board of a round is quitted. Rights within it end as each law says."),
        title=tr("Play period"), see=("41C",)),
    Clause("Definition: Premium points", tr(
        "All points other than trick points."), title=tr("Premium points"), see=("77",)),
    Clause("Definition: Presumed declarer", tr(
        "The player who will become declarer if nothing irregular happens."),
        title=tr("Presumed declarer"), see=("41A",)),
    Clause("Definition: Psychic call", tr(
        "A deliberate and gross misstatement of honour strength, of suit length, or of both."),
        title=tr("Psychic call"), see=("40B2(a)(v)", "40C1")),
    Clause("Definition: Rectification", tr(
        "What is done to put things right once an irregularity has come to the Director's"
        " attention."), title=tr("Rectification"), see=("10A",)),
    Clause("Definition: Redouble", tr(
        "A call over an opponent's double that raises the scores for contracts made and"
        " defeated."), title=tr("Redouble"), see=("19B", "77")),
    Clause("Definition: Retracted", tr("See “Withdrawn”."), title=tr("Retracted")),
    Clause("Definition: RHO", tr("Right-hand opponent."), title=tr("RHO")),
    Clause("Definition: Rotation", tr(
        "The clockwise order of calls and plays, and the order in which dealing the cards is"
        " recommended."), title=tr("Rotation"), see=("17C",)),
    Clause("Definition: Round", tr(
        "A part of a session in which the players do not move."), title=tr("Round"), see=("8B",)),
    Clause("Definition: Session", tr(
        "A longer period of play for which the organiser has scheduled a number of boards; it"
        " may mean different things in Laws 4, 12C2 and 91."),
        title=tr("Session"), see=("4", "12C2", "91")),
    Clause("Definition: Side", tr(
        "Two players at a table who are partners against the other two."), title=tr("Side")),
    Clause("Definition: Slam", tr(
        "A contract for twelve tricks (small slam) or thirteen (grand slam)."),
        title=tr("Slam"), see=("77",)),
    Clause("Definition: Sorted deck", tr(
        "A pack that was not made random from the order in which it was before."),
        title=tr("Sorted deck"), see=("6D2",)),
    Clause("Definition: Suit", tr(
        "One of the four groups of thirteen cards: spades, hearts, diamonds, clubs."),
        title=tr("Suit"), see=("1A",)),
    Clause("Definition: Team", tr(
        "Two or more pairs that play in different directions at different tables for a common"
        " score; regulations may allow more than four members."), title=tr("Team")),
    Clause("Definition: Trick", tr(
        "The unit by which the contract is decided: four cards, one from each player in"
        " rotation from the lead on, unless it is flawed."), title=tr("Trick"), see=("44", "67")),
    Clause("Definition: Trick points", tr(
        "What declarer's side scores for making the contract."),
        title=tr("Trick points"), see=("77",)),
    Clause("Definition: Trump", tr(
        "Each card of the denomination of a suit contract."), title=tr("Trump"), see=("44E",)),
    Clause("Definition: Tournament", tr(
        "A contest of one or more sessions; the same as an event."), title=tr("Tournament")),
    Clause("Definition: Turn", tr(
        "The moment at which a player is due to call or play."), title=tr("Turn")),
    Clause("Definition: Undertrick", tr(
        "Each trick by which declarer's side falls short of the contract."),
        title=tr("Undertrick"), see=("77",)),
    Clause("Definition: Unintended", tr(
        "Against the player's will at the moment of acting: not under its control, and not"
        " what was meant."), title=tr("Unintended"), see=("25A", "45C4(b)")),
    Clause("Definition: Visible card", tr(
        "A card held so that an opponent or partner may see its face."),
        title=tr("Visible card"), see=("58B",)),
    Clause("Definition: Vulnerability", tr(
        "What decides on premiums and on the penalties for undertricks."),
        title=tr("Vulnerability"), see=("2", "77")),
    Clause("Definition: Withdrawn", tr(
        "Of actions: cancelled calls and retracted cards are withdrawn too."),
        title=tr("Withdrawn"), see=("16C",)),
)

FOOTNOTES = (
    Clause("fn 1", tr(
        "A sorted pack is one that was not made random from its former order."), see=("6D2",)),
    Clause("fn 2", tr(
        "Law 13 applies if a hand has more than thirteen cards; for a pack that lacks a card"
        " see Law 14."), see=("13",)),
    Clause("fn 3", tr(
        "A call in its place differs if its meaning is much different, or if it is psychic."),
        see=("15A3",)),
    Clause("fn 4", tr(
        "This is for pairs and individual events only; for teams see Law 86B."), see=("15B",)),
    Clause("fn 5", tr(
        "To call the Director earlier or later is no infraction."), see=("16B3",)),
    Clause("fn 6", tr(
        "Declarer's first turn to play is from dummy, unless an opening lead out of turn is"
        " accepted."), see=("20C2",)),
    Clause("fn 7", tr("Not a player whom a law obliges to pass."), see=("20F1",)),
    Clause("fn 8", tr("An illegal call by RHO is rectified as usual."), see=("31A2",)),
    Clause("fn 9", tr(
        "The regulating authority may have opening leads made face up."), see=("41A",)),
    Clause("fn 10", tr(
        "Declarer's first turn to play is from dummy, unless an opening lead out of turn is"
        " accepted."), see=("41B",)),
    Clause("fn 11", tr(
        "Declarer may ask at a turn to play from either hand."), see=("41B", "41C")),
    Clause("fn 12", tr(
        "The opening lead is first made face down, unless the regulating authority says"
        " otherwise."), see=("45A",)),
    Clause("fn 13", tr(
        "A player who cannot lead as required goes by Law 59."),
        see=("50D2(a)", "51B1(a)", "51B1(b)")),
    Clause("fn 14", tr(
        "If that partner keeps the lead and the penalty card has not been played, all of 50D2"
        " applies again at the next trick."), see=("50D2(b)",)),
    Clause("fn 15", tr(
        "A player who cannot lead as required goes by Law 59."), see=("51B2(a)", "51B2(b)")),
    Clause("fn 16", tr(
        "If that partner keeps the lead, all of 51B2 applies again at the next trick."),
        see=("51B2(c)",)),
    Clause("fn 17", tr("At trick thirteen a lead out of turn must go back."), see=("53A",)),
    Clause("fn 18", tr("Such as by a gesture or a nod."), see=("57C1",)),
    Clause("fn 19", tr(
        "In this law a trick won in dummy is not won by declarer."), see=("64A1", "64A2")),
    Clause("fn 20", tr(
        "The Director should avoid showing a defender's played cards where that is possible;"
        " an extra card that was shown becomes a penalty card."), see=("67B2(a)",)),
    Clause("fn 21", tr(
        "Normal play includes what is careless or inferior for players of that class."),
        see=("70C3", "70D1", "70D2", "70E1")),
    Clause("fn 22", tr(
        "Normal play includes what is careless or inferior for players of that class."),
        see=("71B",)),
    Clause("fn 23", tr(
        "If a player may have shown the cards on purpose, see 73D2."), see=("74C5",)),
    Clause("fn 24", tr(
        "The playing area is wherever a player may be during a session in which they play;"
        " regulations may define it further."), see=("76A1", "76C1", "76D")),
    Clause("fn 25", tr(
        "An earlier time may be set where the special nature of a contest requires it."),
        see=("79C1",)),
    Clause("fn 26", tr(
        "In some places the Director takes over some or all of these tasks."),
        see=("80B2(h)", "80B2(j)")),
    Clause("fn 27", tr("Results of a fouled board are included."), see=("86B2",)),
    Clause("fn 28", tr(
        "The regulating authority answers for keeping to national law."), see=("93C3(b)",)),
)
# fmt: on
