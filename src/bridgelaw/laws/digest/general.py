"""Laws 1-16: the pack, irregularities, adjusted scores and information, in our own short words."""

from bridgelaw.laws.digest.clause import Clause
from bridgelaw.locale.text import tr

# A table to be read downwards: one clause a paragraph.
# fmt: off
GENERAL = (
    Clause("1", tr(
        "Every board holds one complete pack of fifty-two cards. This law says how the cards"
        " rank and what they look like."), title=tr("The pack"), see=("7B2",)),
    Clause("1A", tr(
        "From high to low the cards run ace, king, queen, jack, ten and so on to the two, and"
        " the suits spades, hearts, diamonds, clubs.")),
    Clause("1B", tr(
        "A regulating authority may ask for faces that look alike from both ends.")),
    Clause("1C", tr(
        "All the backs of a pack should be the same; a word, logo or picture on them should"
        " look the same whichever way up a card is held.")),
    Clause("2", tr(
        "One board holds one deal and shows its number, the dealer and the vulnerability,"
        " which repeat every sixteen boards. A board marked otherwise should not be used; if"
        " it is, what is marked on it applies for that session."),
        title=tr("The duplicate boards"), see=("87A",)),
    Clause("3", tr(
        "The Director numbers the tables and says where North sits."),
        title=tr("Arrangement of tables"), see=("5A",)),
    Clause("4", tr(
        "In a pairs or team event partners stay together for the session unless the Director"
        " allows a change; in an individual event they change."), title=tr("Partnerships")),
    Clause("5", tr(
        "This law says who sits where and who moves."),
        title=tr("Assignment of seats"), see=("8",)),
    Clause("5A", tr(
        "The Director assigns the starting places; a player who has taken a seat keeps it"
        " unless told or allowed to change.")),
    Clause("5B", tr(
        "Players change direction or table as the Director instructs. The Director answers for"
        " announcing it clearly, each player for moving as told and taking the right seat."),
        see=("15B",)),
    Clause("6", tr(
        "This law says how a board is prepared and when it has to be dealt again."),
        title=tr("Shuffle and deal")),
    Clause("6A", tr("The pack is shuffled thoroughly, and cut if an opponent asks for it.")),
    Clause("6B", tr(
        "The cards must be dealt face down, one at a time, into four hands of thirteen, and no"
        " two cards that lie next to each other in the pack go to the same hand. Only the"
        " clockwise order is a recommendation.")),
    Clause("6C", tr(
        "A member of each side is present at shuffle and deal unless the Director says"
        " otherwise.")),
    Clause("6D", tr(
        "A deal that was not made properly is shuffled and dealt again, or its results do not"
        " count.")),
    Clause("6D1", tr(
        "If it comes to light before the auction first begins on the board that the cards were"
        " wrongly dealt, or that somebody could have seen another player's card during shuffle"
        " or deal, the board is shuffled and dealt afresh. After that Law 16D deals with a"
        " card that was seen."), see=("16D", "24")),
    Clause("6D2", tr(
        "No result stands if the cards were dealt from a sorted pack without a shuffle, or the"
        " deal came from another session. This does not hold where old deals are replayed on"
        " purpose, and does not hinder the exchange of boards between tables.")),
    Clause("6D3", tr(
        "The Director may order a new deal for any reason that fits the Laws, but a passed-out"
        " board is not redealt and team matches have limits of their own."), see=("22B", "86A")),
    Clause("6E", tr(
        "The Director decides who shuffles and deals, at the tables or beforehand, by any"
        " method that is as random.")),
    Clause("6E1", tr(
        "The Director may have the boards shuffled and dealt at the tables before play.")),
    Clause("6E2", tr("The Director may shuffle and deal the boards in advance.")),
    Clause("6E3", tr(
        "The Director may have assistants, or others who are appointed, shuffle and deal in"
        " advance.")),
    Clause("6E4", tr(
        "The Director may have the cards dealt in another way that is just as random.")),
    Clause("6F", tr(
        "Where the event needs them, copies of a deal may be made as the Director instructs."
        " Then there is normally no redeal, though the Director may order one.")),
    Clause("7", tr(
        "This law says where the board lies, how the cards leave it and how they go back."),
        title=tr("Control of board and cards")),
    Clause("7A", tr(
        "A board that is played lies in the middle of the table and stays there, turned the"
        " right way, until play is over.")),
    Clause("7B", tr(
        "Each player takes their own hand, counts it, and keeps to their own cards.")),
    Clause("7B1", tr("Each player takes the hand from the pocket of their own direction.")),
    Clause("7B2", tr(
        "Before looking at their hand a player counts their cards face down and makes sure"
        " that there are thirteen, and then looks at the faces before calling."), see=("13", "14")),
    Clause("7B3", tr(
        "During play each player keeps their own cards. Nobody touches another player's cards,"
        " during play or after it, without leave of an opponent or of the Director; declarer"
        " may play dummy's."), see=("45B", "66D")),
    Clause("7C", tr(
        "When play is over each player should shuffle their thirteen cards and put them back."
        " After that no hand is taken out again unless a member of each side, or the Director,"
        " is there.")),
    Clause("7D", tr(
        "Whoever stays at a table throughout the session is the first to answer for good order"
        " there.")),
    Clause("8", tr(
        "This law is about the movement of boards and players from round to round."),
        title=tr("Sequence of rounds")),
    Clause("8A", tr("The Director says how boards and players move.")),
    Clause("8A1", tr("The Director gives the instructions for the movement.")),
    Clause("8A2", tr("North moves the boards on unless the Director says otherwise.")),
    Clause("8B", tr("When a round ends is not the same for every table."), see=("64B5",)),
    Clause("8B1", tr(
        "A round normally ends when the Director calls the next one, but a table that is late"
        " stays in its round until its players move on."), see=("64B5", "69A", "79B3")),
    Clause("8B2", tr(
        "For the players of a postponed board the round is not over before it has been played"
        " and scored, or cancelled."), see=("64B5", "69A")),
    Clause("8C", tr(
        "The last round and the session end for a table when all its boards are done and all"
        " scores entered without objection.")),
    Clause("9", tr(
        "This law says who may speak when something has gone wrong, and why the Director comes"
        " before everything else."), title=tr("Procedure after an irregularity"), see=("10", "11")),
    Clause("9A", tr(
        "Drawing attention to an irregularity is open to nearly everyone, dummy in the play"
        " being the exception."), see=("42B2", "43A1(b)")),
    Clause("9A1", tr(
        "In the auction anyone at the table may speak up about an irregularity, even at"
        " another player's turn, except where a law says otherwise.")),
    Clause("9A2", tr(
        "During play declarer and both defenders may point out an irregularity; dummy may not."),
        see=("43A1(b)", "65B3")),
    Clause("9A3", tr(
        "Everyone, dummy included, may try to stop an irregularity before it happens."),
        see=("42B2", "61B2(b)")),
    Clause("9A4", tr(
        "Once an irregularity has happened, dummy keeps silent about it until play has ended."),
        see=("20F5(b)(ii)", "42B3", "43A1(b)")),
    Clause("9A5", tr(
        "A player need not point out an infraction of their own side; partner's wrong"
        " explanation is the exception that this clause names."), see=("20F5(b)", "72B2")),
    Clause("9B", tr(
        "After attention has been drawn to an irregularity, the Director comes first and"
        " everything else waits."), see=("10A",)),
    Clause("9B1", tr(
        "As soon as attention has been drawn to an irregularity the Director is called, and"
        " the call never costs anyone a right."), see=("10A", "11A")),
    Clause("9B1(a)", tr(
        "The Director should be called at once when attention is drawn to an irregularity.")),
    Clause("9B1(b)", tr(
        "Once somebody has drawn attention, any of the four players, dummy too, may call the"
        " Director."), see=("43A1(a)",)),
    Clause("9B1(c)", tr(
        "A player keeps every right that they had before the Director was called.")),
    Clause("9B1(d)", tr(
        "If a player points out their own side's irregularity, the opponents' rights stay"
        " exactly as they were.")),
    Clause("9B2", tr(
        "No player does anything until the Director has explained everything about the"
        " rectification."), see=("11A",)),
    Clause("9C", tr(
        "An offender who hurries to correct their own irregularity before the Director rules"
        " may bring further rectification, such as lead restrictions, on their side."),
        see=("25B", "26B", "27C")),
    Clause("10", tr(
        "This law says who decides on a rectification and how the players use the choices that"
        " it gives them."), title=tr("Assessment of rectification"), see=("81C",)),
    Clause("10A", tr(
        "The Director alone decides on rectification; players may neither impose it nor waive"
        " it among themselves."), see=("81C",)),
    Clause("10B", tr(
        "If the players have enforced or waived a rectification without the Director, the"
        " Director may let that stand or cancel it."), see=("11A", "12A3", "81C5")),
    Clause("10C", tr(
        "After an irregularity a player may have a choice; it is explained to the player, who"
        " makes it alone.")),
    Clause("10C1", tr(
        "Before a player chooses, the Director explains every option and what follows from"
        " each."), see=("27A1", "53A")),
    Clause("10C2", tr(
        "The player makes the choice alone; partners do not confer about it."), see=("73A1",)),
    Clause("10C3", tr("The non-offending side is free to take whichever option pays it best.")),
    Clause("10C4", tr(
        "Once the rectification has been carried out the offending side may also look after"
        " its own score, even if its infraction turns out well, subject to unauthorised"
        " information and to Law 72C."), see=("16C2", "27D", "72C")),
    Clause("11", tr(
        "This law says what happens when players carry on without calling the Director."),
        title=tr("Losing the right to rectification"), see=("9B1",)),
    Clause("11A", tr(
        "A non-offending side that acts before calling the Director may lose its"
        " rectification. A side that gained because an opponent then acted without knowing the"
        " law has only its own score lowered; the other side keeps the table result."),
        see=("9B2", "10B")),
    Clause("11B", tr(
        "Even when rectification is no longer due, the Director may still give a procedural"
        " penalty."), see=("90A",)),
    Clause("12", tr(
        "This law says when the Director may replace a result by an adjusted score, what that"
        " score is meant to achieve and how it is worked out."),
        title=tr("Adjusted scores"), see=("84D",)),
    Clause("12A", tr(
        "Where a law gives the power the Director may adjust a score, on the Director's own"
        " initiative or when a player asks in time; in teams Law 86B is read with it."),
        see=("86B", "92B")),
    Clause("12A1", tr(
        "The Director may adjust in favour of a side that was damaged by an infraction for"
        " which the Laws lay down no remedy.")),
    Clause("12A2", tr(
        "If nothing will allow the board to be played normally, the score is an artificial"
        " one."), see=("12C2(a)",)),
    Clause("12A3", tr(
        "The Director may adjust when an irregularity has been rectified in the wrong way."),
        see=("82C",)),
    Clause("12B", tr(
        "An adjusted score restores the balance that the infraction upset, and does nothing"
        " else.")),
    Clause("12B1", tr(
        "The aim is to make good the damage to the non-offending side and to take away what"
        " the offending side gained. There is damage when the infraction left the innocents"
        " worse off than they could expect without it."), see=("12C1(b)",)),
    Clause("12B2", tr(
        "The Director never adjusts just because the prescribed rectification seems too hard"
        " or too kind.")),
    Clause("12C", tr(
        "An adjusted score is either assigned, when the likely result can be judged, or"
        " artificial, when it cannot.")),
    Clause("12C1", tr(
        "An assigned score is built from the results that were likely without the infraction.")),
    Clause("12C1(a)", tr(
        "If possible, the Director gives an assigned score; it takes the place of the score"
        " made at the table."), see=("12C2(a)",)),
    Clause("12C1(b)", tr(
        "An assigned score follows, as nearly as possible, the result that the board would"
        " probably have had without the infraction."), see=("12B1",)),
    Clause("12C1(c)", tr(
        "Several possible results may be weighted by their likelihood, but only results that"
        " could have been reached legally."), see=("16B1(a)", "78")),
    Clause("12C1(d)", tr(
        "If the possible results are too many or too unclear, the Director may turn to an"
        " artificial score."), see=("12C2(a)",)),
    Clause("12C1(e)", tr(
        "If after the irregularity the non-offending side contributed to its own damage by an"
        " extremely serious error unrelated to the infraction, or by a gamble that it might"
        " hope to recover by rectification if it failed, each side is scored on its own."),
        see=("12B1",)),
    Clause("12C1(e)(i)", tr(
        "The offending side gets the score that its infraction calls for, as if the other side"
        " had made no such error.")),
    Clause("12C1(e)(ii)", tr(
        "The non-offending side gets no relief for the part of its damage that it brought on"
        " itself.")),
    Clause("12C2", tr("An artificial score depends on who is to blame and not on the cards.")),
    Clause("12C2(a)", tr(
        "When no result can be had, the artificial score goes by blame: at most 40 per cent to"
        " a contestant directly at fault, 50 to one partly at fault, at least 60 to one not at"
        " fault at all."), see=("12A2",)),
    Clause("12C2(b)", tr(
        "At IMPs average plus and average minus are plus and minus 3 IMPs. The organiser may"
        " vary it as Laws 78D and 86B3 and the next part provide, if the regulating authority"
        " approves."), see=("12C2(d)", "78D", "86B3")),
    Clause("12C2(c)", tr(
        "A non-offending contestant whose session is above 60 per cent, or an offending one"
        " whose session is below 40, receives what they earned on the other boards of that"
        " session, as a percentage or the equivalent in IMPs.")),
    Clause("12C2(d)", tr(
        "For a contestant with several boards without a result in one session the regulating"
        " authority may provide other scores for the later ones.")),
    Clause("12C3", tr(
        "In an individual event rectification and adjusted scores fall on both members of the"
        " offending side, but a partner without blame gets no procedural penalty."), see=("90A",)),
    Clause("12C4", tr(
        "In a knockout match with scores that do not balance, each side is worked out"
        " separately and both then receive the average of the two."), see=("12C1(e)",)),
    Clause("13", tr(
        "This law is for boards where some hand has more than thirteen cards. If hands are"
        " only short and none is too long, Law 14 applies."),
        title=tr("Incorrect number of cards"), see=("14",)),
    Clause("13A", tr(
        "If no player with a wrong hand has called yet, the cards are put right first.")),
    Clause("13A1", tr(
        "The hands are put right, and if nobody has seen another player's card the board is"
        " played as usual.")),
    Clause("13A2", tr(
        "If a pocket held a wrong number of cards and somebody has seen a card of another"
        " hand, the board is played and scored. If the extraneous information then affected"
        " the outcome the Director adjusts the score, and may penalise an offender."),
        see=("12C1(b)", "16D")),
    Clause("13B", tr(
        "If a player with a wrong hand has already called, the Director decides whether the"
        " board can still be played.")),
    Clause("13B1", tr(
        "If the Director judges that the corrected board can be played, it is, with every call"
        " left as it was; the Director may adjust afterwards."), see=("12C1(b)",)),
    Clause("13B2", tr(
        "If a board on which a player with a wrong hand has called cannot be played, the"
        " Director gives an adjusted score and may penalise an offender."), see=("12C1(b)",)),
    Clause("13C", tr(
        "A stray card that is no part of the deal is taken away whenever it is found, even"
        " after play, and auction and play stand. No adjusted score may be given unless that"
        " card was played to a quitted trick."), see=("13D",)),
    Clause("13D", tr(
        "If it is found after play that one hand had more than thirteen cards and another"
        " fewer, the result must be cancelled and an adjusted score given; Law 86B may apply,"
        " and an offender is liable to a procedural penalty."), see=("13C", "86B", "90A")),
    Clause("14", tr(
        "This law is for a hand with fewer than thirteen cards while no hand has more than"
        " thirteen."), title=tr("Missing card"), see=("13", "67")),
    Clause("14A", tr(
        "If the shortage is noticed before the opening lead is faced, the hand is made"
        " complete and the board goes on.")),
    Clause("14A1", tr("A card that is found goes back to the short hand.")),
    Clause("14A2", tr(
        "If the card is not found the Director rebuilds the deal with another pack.")),
    Clause("14A3", tr(
        "No call is changed, and the completed hand is treated as having held all its cards"
        " from the start.")),
    Clause("14B", tr(
        "If the shortage is noticed later, up to the end of the correction period,"
        " rectification may come into it.")),
    Clause("14B1", tr(
        "If the missing card lies among the played cards, Law 67 on defective tricks applies."),
        see=("67B",)),
    Clause("14B2", tr(
        "If the missing card lies elsewhere it goes back to the short hand, and rectification"
        " or a penalty may follow."), see=("14B4",)),
    Clause("14B3", tr(
        "If the missing card cannot be found the deal is rebuilt with another pack, and"
        " rectification or a penalty may follow."), see=("14B4",)),
    Clause("14B4", tr(
        "A card put back always belonged to that hand. It may become a penalty card, and not"
        " having played it earlier may be a revoke."), see=("50", "64")),
    Clause("14C", tr(
        "What a player learns from the replacement of their partner's card is unauthorised for"
        " that player."), see=("16B1",)),
    Clause("15", tr(
        "This law deals with a call made on cards from another board, and with a board played"
        " by the wrong contestants."), title=tr("Wrong board or hand")),
    Clause("15A", tr(
        "A player who calls on cards from a wrong board spoils that call and those after it,"
        " but not always the board.")),
    Clause("15A1", tr(
        "A call made on cards from a wrong board does not count, and neither do the calls that"
        " follow it.")),
    Clause("15A2", tr(
        "If a call was made on cards from a wrong board, everything turns on whether the"
        " player's partner has called since.")),
    Clause("15A2(a)", tr(
        "If the partner of the player with the wrong cards has called since, the board gets an"
        " adjusted score."), see=("12C2(a)",)),
    Clause("15A2(b)", tr(
        "If partner has not called since, the player looks at the right hand and calls again;"
        " the auction continues from that call.")),
    Clause("15A2(c)", tr(
        "Cancelled and withdrawn calls are treated as Law 16C says, so an opponent's cancelled"
        " call is unauthorised for the offenders."), see=("16C1", "16C2")),
    Clause("15A3", tr(
        "If the offender later makes the same call on the board from which the cards were"
        " taken, the Director may let it be played. If the call differs, in a much different"
        " meaning or as a psychic, the Director gives an adjusted score."), see=("12C1(a)", "23A")),
    Clause("15A4", tr(
        "A procedural penalty may be added for taking the wrong cards."), see=("90A",)),
    Clause("15B", tr(
        "If pairs or individuals are found, during auction or play, at a board not meant for"
        " them this round, it depends on whether anyone has played it before. Team matches use"
        " Law 86B."), see=("86B",)),
    Clause("15B1", tr(
        "If any of the four has played the wrong board before, against whomever, it is"
        " cancelled for both sides.")),
    Clause("15B2", tr(
        "If none of the four has played the wrong board before, they finish it and the score"
        " counts; the Director may have the proper board played later.")),
    Clause("15B3", tr(
        "Contestants who lose the chance of a real score through a wrong board receive an"
        " artificial one."), see=("12C2(a)",)),
    Clause("16", tr(
        "This law says what a player may base their calls and plays on, and what the Director"
        " does when something else was used."),
        title=tr("Authorised and unauthorised information"), see=("73C",)),
    Clause("16A", tr(
        "This part lists what a player may use. What partner gives away otherwise, and what"
        " comes from elsewhere, has clauses of its own."), see=("16B3", "16D")),
    Clause("16A1", tr("These are the sources of information that a player may use.")),
    Clause("16A1(a)", tr(
        "A player may use what the legal calls and plays of the board tell, and illegal ones"
        " that were accepted, as far as unauthorised information has not affected it.")),
    Clause("16A1(b)", tr(
        "A player may use whatever a withdrawn action makes authorised for their side."),
        see=("16C1",)),
    Clause("16A1(c)", tr(
        "A player may use what a law or regulation calls authorised, or what arises from"
        " lawful procedure and is not excluded elsewhere.")),
    Clause("16A1(d)", tr(
        "A player may use what they knew before they took their hand out of the board, unless"
        " a law forbids it.")),
    Clause("16A2", tr(
        "A player may weigh how their own score is going, what they have noticed about the"
        " opponents, and what the regulations require.")),
    Clause("16B", tr(
        "Extraneous information from partner can be a remark, a question, an answer, an"
        " unexpected alert or its absence, a hesitation, haste or a gesture. This part says"
        " what may not be done with it, and when the Director is called."), see=("73C",)),
    Clause("16B1", tr(
        "Extraneous information from partner that might suggest a call or play is"
        " unauthorised."), see=("73C", "20F3")),
    Clause("16B1(a)", tr(
        "A player may not choose a call or play that unauthorised information demonstrably"
        " suggests over another one, if that other is a logical alternative."),
        see=("12C1(c)", "73C")),
    Clause("16B1(b)", tr(
        "An action is a logical alternative if a significant part of the players of that"
        " class, using the methods of the partnership, would seriously consider it, and some"
        " might choose it.")),
    Clause("16B2", tr(
        "A player who thinks that damage could well result may say that they keep the right to"
        " call the Director later, unless the regulating authority forbids that and has the"
        " Director called. Opponents who dispute the facts should call the Director at once.")),
    Clause("16B3", tr(
        "A player with substantial reason to believe that an opponent who had a logical"
        " alternative chose what the information suggested should call the Director when play"
        " ends. The Director adjusts if an infraction gave an advantage."), see=("12C1(b)",)),
    Clause("16C", tr(
        "A call or play that was taken back may still tell something, and who may use it"
        " depends on which side was at fault."), see=("23B", "27B1")),
    Clause("16C1", tr(
        "The non-offending side may use everything it learnt from withdrawn actions, its own"
        " and the opponents'.")),
    Clause("16C2", tr(
        "For the offending side withdrawn actions of either side are unauthorised, with the"
        " same test of logical alternatives."), see=("16B1(a)", "16B1(b)", "16C3")),
    Clause("16C3", tr(
        "If the offending side chose what a withdrawn action suggested and the other side was"
        " damaged, the Director adjusts the score."), see=("12C1(b)", "16C2")),
    Clause("16D", tr(
        "Information about a board being played or still to be played can also come from"
        " elsewhere: a wrong hand looked at, calls, results or remarks overheard, cards seen"
        " at another table, or another player's card seen before the auction began."),
        see=("6D1", "13A2")),
    Clause("16D1", tr(
        "When a player has such information from elsewhere the Director is told at once, best"
        " of all by that player.")),
    Clause("16D2", tr(
        "Before any call, if the Director expects the information to disturb normal play, the"
        " Director has four remedies.")),
    Clause("16D2(a)", tr(
        "The Director may change the seats so that a player holds the hand they know about, if"
        " the movement and scoring allow.")),
    Clause("16D2(b)", tr(
        "The Director may have the board dealt again for those contestants, if the form of the"
        " event allows.")),
    Clause("16D2(c)", tr(
        "The Director may let the board be played and stand ready to adjust if outside"
        " information affected the result.")),
    Clause("16D2(d)", tr(
        "The Director may give an adjusted score at once when outside information would"
        " disturb the board too much."), see=("12C2(a)", "86B")),
    Clause("16D3", tr(
        "If such information comes after the first call and before play is over, two remedies"
        " are left: the board is completed and the Director stands ready to adjust, or the"
        " Director gives an adjusted score."), see=("16D2(c)", "16D2(d)")),
)
# fmt: on
