"""Laws 72-93: conduct, scores, the Director and appeals, in our own short words."""

from bridgelaw.laws.digest.clause import Clause
from bridgelaw.locale.text import tr

# A table to be read downwards: one clause a paragraph.
# fmt: off
CONDUCT = (
    Clause("72", tr(
        "This law says how players are to behave towards the Laws themselves."),
        title=tr("General principles")),
    Clause("72A", tr(
        "The game is played strictly by the Laws; within them every contestant tries for the"
        " best score.")),
    Clause("72B", tr("Breaking a law on purpose and hiding an infraction are both forbidden.")),
    Clause("72B1", tr(
        "No player may break a law on purpose, even if they are ready to pay the rectification.")),
    Clause("72B2", tr(
        "As a rule nobody has to point out an infraction of their own side."), see=("9A5",)),
    Clause("72B3", tr(
        "A player may not hide an infraction, as by revoking again, holding back the card"
        " concerned or mixing the cards early.")),
    Clause("72C", tr(
        "If an offender could have been aware, when committing the irregularity, that it could well"
        " damage the other side, the board is played on and the score adjusted if the offending"
        " side gained. Whether the offender did know does not matter."),
        see=("12C1(b)", "24B", "27B2", "30B1(b)(ii)", "31A2(b)", "37B")),
    Clause("73", tr(
        "This law says what may pass between partners, and how."),
        title=tr("Communication between partners"), see=("16B",)),
    Clause("73A", tr(
        "Partners communicate by their calls and plays, made in an even manner, and by nothing"
        " else.")),
    Clause("73A1", tr(
        "During auction and play partners tell each other things only by their calls and plays."),
        see=("16A1(a)", "40A2")),
    Clause("73A2", tr(
        "Calls and plays are made evenly, without special emphasis, mannerism or undue haste or"
        " delay.")),
    Clause("73B2", tr(
        "A prearranged secret way of exchanging information is the gravest offence of all.")),
    Clause("73C", tr(
        "A player who has unauthorised information from partner takes great care not to profit"
        " from it."), see=("16B1(a)", "16B3")),
    Clause("74", tr(
        "This law says how players treat each other, the game and the Director."),
        title=tr("Conduct and etiquette"), see=("91A",)),
    Clause("74A", tr("Courtesy is owed to partner, opponents and Director alike.")),
    Clause("74A1", tr("Players are courteous at all times.")),
    Clause("74A2", tr(
        "Players avoid words and actions that annoy or embarrass others or spoil their"
        " enjoyment.")),
    Clause("74A3", tr(
        "Players call and play in the same correct manner every time."), see=("73A2",)),
    Clause("74B", tr(
        "Good manners include paying attention, not commenting needlessly, not pulling out a"
        " card before one's turn and calling the Director politely.")),
    Clause("74C", tr(
        "Showing pleasure or displeasure at a call, staring, or varying one's way of calling or"
        " playing for effect are breaches of procedure.")),
    Clause("75", tr(
        "When hand and explanation disagree, the first question is what the pair's agreement"
        " really was."),
        title=tr("Mistaken explanation or mistaken call"), see=("20F", "21", "40")),
    Clause("75A", tr(
        "A player who learns from partner's explanation that their call was read differently holds"
        " unauthorised information, whether the explanation is right or wrong, and must go on as if"
        " they had not heard it."), see=("16B1", "20F5(a)")),
    Clause("75B", tr(
        "If the explanation does not fit the agreement it is an infraction, and damage is"
        " redressed."), see=("20F4", "20F5(b)", "21B1(b)")),
    Clause("75C", tr(
        "If the explanation fits the agreement and only the call was wrong, there is no"
        " infraction and the opponents have no claim to know the hand.")),
    Clause("77", tr(
        "This law gives the trick points, bonuses and undertrick penalties from which every"
        " contract is scored."), title=tr("Scoring table"), see=("19D",)),
    Clause("78", tr(
        "This law says how the scores of a board are compared."), title=tr("Methods of scoring")),
    Clause("78A", tr(
        "At matchpoints a contestant gets two for every score beaten and one for every score"
        " equalled."), see=("12C1(c)",)),
    Clause("78B", tr(
        "At IMPs the difference between two scores is turned into points by a fixed scale that"
        " ends at 24.")),
    Clause("78C", tr("At total points the scores themselves are added up.")),
    Clause("78D", tr(
        "The conditions of the event say beforehand what decides the contest, how it is scored,"
        " and how the winner is found.")),
    Clause("79", tr(
        "This law is about agreeing the number of tricks and correcting the record afterwards."),
        title=tr("Tricks won"), see=("65D",)),
    Clause("79A", tr("The number of tricks is settled at the table and honestly.")),
    Clause("79A1", tr(
        "The players agree on the tricks before all four hands are back in the board.")),
    Clause("79A2", tr(
        "Nobody may knowingly keep a trick that their side did not win, or one conceded that the"
        " opponents could not lose."), see=("9A5", "71")),
    Clause("79B", tr(
        "If the players disagree about the number of tricks, the Director is called.")),
    Clause("79B1", tr(
        "If the disputed tricks were claimed or conceded, Law 69B or Law 71 applies."),
        see=("69B", "71")),
    Clause("79B2", tr(
        "If there was no claim or concession, the Director finds the facts and rules on one"
        " score, without weighting.")),
    Clause("79B3", tr(
        "If the Director is called only after the result was agreed or the round was over, the"
        " Director changes the score for both sides only when clearly convinced; otherwise the"
        " Director leaves it, or lowers one side without raising the other."), see=("8B1",)),
    Clause("79C", tr(
        "A score that was written down or worked out wrongly can be corrected for a limited"
        " time.")),
    Clause("79C1", tr(
        "A score recorded or computed wrongly can be corrected for 30 minutes after the official"
        " score is available, unless the organiser has set a later time; an earlier one only where"
        " the contest needs it."), see=("92B",)),
    Clause("79C2", tr(
        "After the correction period a score can be corrected only with the organiser's"
        " approval, when the Director is certain beyond reasonable doubt.")),
    Clause("80", tr(
        "This law says who makes the rules that the Laws leave open, and who runs the event."),
        title=tr("Regulation and organisation")),
    Clause("80A", tr(
        "The regulating authority fills in what the Laws leave to it and may hand that power on.")),
    Clause("80B", tr(
        "The tournament organiser runs the event within the Laws and those regulations."),
        see=("81B1",)),
    Clause("81", tr(
        "This law sets out the Director's position, powers and duties."),
        title=tr("The Director"), see=("10A", "82", "84")),
    Clause("81B", tr(
        "The Director runs the event on the spot and is bound by the Laws and regulations.")),
    Clause("81B1", tr(
        "Where there is no organiser, or no regulation for the case, the Director makes the"
        " arrangements that keep the event running.")),
    Clause("81C", tr(
        "Rectifying irregularities and redressing damage is the Director's task, not the"
        " players'.")),
    Clause("81C3", tr(
        "The Director deals with an irregularity however the Director learns of it, within the time"
        " limits, unless the players have accepted it as a law allows."),
        see=("11A", "79C1", "92B")),
    Clause("81C5", tr(
        "For good reason and at the non-offending side's request the Director may waive a"
        " rectification; this should be rare.")),
    Clause("82", tr(
        "This law says how the Director puts right the running of the game, and the Director's own"
        " mistakes."), title=tr("Correcting errors of procedure"), see=("81",)),
    Clause("82A", tr(
        "The Director corrects errors of procedure and keeps the game moving in accordance with"
        " the Laws.")),
    Clause("82B", tr(
        "To correct an error of procedure the Director may adjust a score, order, postpone or"
        " cancel the play of a board, or use any other power that the Director has.")),
    Clause("82C", tr(
        "If the Director's own ruling was wrong and the board can no longer be scored normally, the"
        " Director adjusts with both sides as non-offending. That does not give both a good score:"
        " damage from a side's own mistakes stays."), see=("12A3",)),
    Clause("84", tr(
        "This law says how the Director rules when everyone agrees on what happened."),
        title=tr("Ruling on agreed facts"), see=("85",)),
    Clause("84A", tr("If no rectification is due, play simply goes on.")),
    Clause("84B", tr(
        "If a law prescribes the rectification, the Director sees that it is carried out.")),
    Clause("84C", tr(
        "If a player has a choice, the Director explains it and sees it made."),
        see=("10C1", "10C2")),
    Clause("84D", tr(
        "In doubt the Director rules for the non-offending side and tries to restore equity."),
        see=("12A1",)),
    Clause("85", tr(
        "This law says how the Director rules when the players tell different stories."),
        title=tr("Ruling on disputed facts"), see=("84",)),
    Clause("85A", tr(
        "The Director weighs all the evidence that can be collected, decides what most probably"
        " happened and rules on that.")),
    Clause("85B", tr(
        "If the Director cannot settle the facts, the Director gives a ruling that lets play"
        " go on."),
        see=("92A",)),
    Clause("86", tr(
        "This law is about adjusted scores in team matches when a board has a result at the"
        " other table, or has none that can be compared."),
        title=tr("Team play"), see=("12C1(b)", "87C")),
    Clause("86A", tr(
        "A single board is not redealt if the result of the match without it could be known to a"
        " contestant; a score is adjusted instead."), see=("6D3",)),
    Clause("86B", tr(
        "In teams a board without a comparable result is scored according to how many such"
        " results there are and who is at fault."), see=("12C2(b)",)),
    Clause("86B1", tr(
        "If the only result was clearly favourable to one side, the Director assigns a score."
        " The commentary weighs the likely results of the missing table and takes more than 3"
        " IMPs as clearly favourable."), see=("12C1(c)",)),
    Clause("86B2", tr(
        "When several results between the same teams cannot be compared, or more than one"
        " adjusted score is needed in a match, it depends on who is at fault.")),
    Clause("86B2(a)", tr(
        "If nobody is at fault, the boards are cancelled and scored artificially or, if there is"
        " time and 86A allows it, others are played instead."), see=("86A", "12C2(b)")),
    Clause("86B2(b)", tr(
        "If one side is at fault, the other gets the better of average plus and an assigned"
        " score on each board, and the side at fault the complement.")),
    Clause("86B2(c)", tr(
        "If both sides are at fault, the boards are cancelled and scored artificially; no others"
        " are played instead, unless a regulation under 86B3 provides for it."),
        see=("12C2(b)", "86B3")),
    Clause("86B3", tr(
        "The regulating authority may set rules of its own for such cases, except where 86B1"
        " applies; without them 86B2 is followed."), see=("86B1", "86B2")),
    Clause("87", tr(
        "This law is for a board that was not the same for contestants whose scores should be"
        " compared."), title=tr("Fouled board")),
    Clause("87A", tr(
        "A board is fouled if cards, dealer or vulnerability changed so that contestants to be"
        " compared did not play it in the same form. Agreement with the hand record does not"
        " matter.")),
    Clause("87B", tr(
        "In pairs each form of a fouled board is scored as a group of its own, as nearly as can"
        " be found out who played which.")),
    Clause("87C", tr("In teams a fouled board comes under Law 86B2."), see=("86B2",)),
    Clause("90", tr(
        "This law is about penalties that the Director may give in addition to rectification."),
        title=tr("Procedural penalties"), see=("81C",)),
    Clause("90A", tr(
        "The Director may penalise, in addition to any rectification, what unduly delays or"
        " obstructs the game, inconveniences others, breaks correct procedure or requires an"
        " adjusted score."), see=("90B",)),
    Clause("90B", tr(
        "Such offences are, among others, coming late, playing slowly, comparing scores,"
        " touching another player's cards and putting cards back into the wrong pocket.")),
    Clause("91", tr(
        "This law gives the Director powers to keep discipline."), title=tr("Penalise or suspend")),
    Clause("91A", tr(
        "The Director may give disciplinary penalties in points or suspend a player or"
        " contestant for the session.")),
    Clause("92", tr(
        "This law says who may ask for a ruling to be reviewed, and until when."),
        title=tr("Right to appeal"), see=("93",)),
    Clause("92A", tr("A contestant may appeal against a ruling given at their own table.")),
    Clause("92B", tr(
        "Requests for a ruling or an appeal end 30 minutes after the official score is posted"
        " unless the organiser says otherwise. For a ruling given later, the time runs from when"
        " the players are told."), see=("79C1",)),
    Clause("92C", tr("An appeal is made through the Director.")),
    Clause("92D", tr("Both members of a pair must agree to appeal; in a team the captain must.")),
    Clause("93", tr(
        "This law says how an appeal is heard, unless the regulating authority has set another"
        " procedure."), title=tr("Appeals procedure"), see=("92",)),
    Clause("93A", tr(
        "If there is no committee the Director in charge hears the appeal; the right to turn to"
        " that Director is always kept.")),
    Clause("93B", tr(
        "If there is an appeals committee it has the Director's powers, but it may not overrule the"
        " Director on law, regulation or discipline.")),
    Clause("93C3(b)", tr(
        "The regulating authority may have appeals dealt with in another way of its choice.")),
)
# fmt: on
