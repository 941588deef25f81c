"""Laws 17-39: the auction, in our own short words."""

from bridgelaw.laws.digest.clause import Clause
from bridgelaw.locale.text import tr

# A table to be read downwards: one clause a paragraph.
# fmt: off
AUCTION = (
    Clause("17", tr(
        "This law says when the auction period begins, in which order the players call, and"
        " when the period ends."), title=tr("The auction period"), see=("22", "41")),
    Clause("17A", tr(
        "The auction period starts for a side as soon as one of its players takes their cards"
        " out of the board.")),
    Clause("17B", tr("The dealer marked on the board calls first.")),
    Clause("17C", tr(
        "After the first call the turn passes round the table clockwise; a call at any other"
        " moment is out of rotation."), see=("28", "29")),
    Clause("17D", tr(
        "The auction period does not end with the final pass; it ends a little later, and a"
        " player robbed of their turn gets it back.")),
    Clause("17D1", tr(
        "After an auction with a bid, the auction period lasts through the clarification"
        " period and ends when a defender faces an opening lead."), see=("22A", "41C")),
    Clause("17D2", tr(
        "If nobody bids, the period runs until the last of the four hands is back in its"
        " pocket; until then an unintended pass can still be corrected."), see=("22B", "25A5")),
    Clause("17D3", tr(
        "If one of three passes was out of rotation and cost a player their turn, the auction"
        " goes back to that player and the later passes are cancelled. Only those who passed"
        " out of rotation are offenders."), see=("16C2", "30", "34")),
    Clause("18", tr(
        "This law says what a bid is and when one bid outranks another."), title=tr("Bids")),
    Clause("18A", tr(
        "A bid names a number of tricks over six, from one to seven, and a denomination. Pass,"
        " double and redouble are calls but not bids.")),
    Clause("18B", tr(
        "A bid outranks the one before it if it is for more tricks, or for the same number in"
        " a higher denomination.")),
    Clause("18C", tr("A bid that outranks the last bid is sufficient.")),
    Clause("18D", tr(
        "A bid that does not outrank the last bid is insufficient, and Law 27 deals with it."),
        see=("27",)),
    Clause("18E", tr(
        "From the top down the denominations are notrump, spades, hearts, diamonds and clubs.")),
    Clause("18F", tr(
        "A regulating authority may allow other ways of making a call, such as bidding boxes"
        " or screens.")),
    Clause("19", tr(
        "This law says when a double or redouble is allowed and how long it lasts."),
        title=tr("Doubles and redoubles"), see=("36",)),
    Clause("19A", tr(
        "A player may double only the last bid, only if an opponent made it, and only if"
        " nothing but passes came after it."), see=("35", "36")),
    Clause("19A1", tr(
        "A player may double only the last bid, made by an opponent, over which nobody has"
        " done more than pass."), see=("36",)),
    Clause("19A2", tr(
        "A player who doubles should say just “double”, without naming the bid.")),
    Clause("19A3", tr(
        "A player who names the bid wrongly has still doubled the bid that was made; Law 16"
        " may apply."), see=("16B1",)),
    Clause("19B", tr(
        "A player may redouble only the last double, only if an opponent made it, and only if"
        " nothing but passes came after it."), see=("35", "36")),
    Clause("19B1", tr(
        "A player may redouble only the last double, made by an opponent, over which nobody"
        " has done more than pass."), see=("36",)),
    Clause("19B2", tr(
        "A player who redoubles should say just “redouble”, without naming the bid.")),
    Clause("19B3", tr(
        "A player who names the bid wrongly has still redoubled the bid that was made; Law 16"
        " may apply."), see=("16B1",)),
    Clause("19C", tr("The next legal bid wipes out a double or redouble.")),
    Clause("19D", tr(
        "If no bid follows a double or redouble, the contract is scored doubled or redoubled."),
        see=("77",)),
    Clause("20", tr(
        "This law says how players have the auction repeated, how they ask about it, and who"
        " corrects a wrong answer and when."),
        title=tr("Review and explanation of calls"), see=("40", "75")),
    Clause("20A", tr("A player who is not sure which call was made may ask at once.")),
    Clause("20B", tr(
        "At their turn to call a player may have the whole auction repeated, and the alerts"
        " should be included, unless a law obliges the player to pass. Neither a part of it"
        " may be asked for, nor the review be stopped.")),
    Clause("20C", tr(
        "After the final pass a defender may ask whether the opening lead is theirs, and"
        " declarer and the defenders may have the auction repeated at their first turn to"
        " play."), see=("41B",)),
    Clause("20C1", tr(
        "After the final pass a defender may ask whether the opening lead is theirs."),
        see=("41A", "47E1")),
    Clause("20C2", tr(
        "Declarer or a defender, at their first turn to play, may have the whole auction"
        " repeated, neither a part of it nor with a stop before its end."), see=("41B", "41C")),
    Clause("20D", tr("Only an opponent of the player who asks repeats the calls.")),
    Clause("20E", tr(
        "All four players, dummy and one who must pass too, are responsible for putting a"
        " mistake in the review right at once. If an uncorrected review does damage, Law 12C1"
        " applies."), see=("12C1",)),
    Clause("20F", tr(
        "Players may ask what the opponents' calls mean, and a wrong answer has to be"
        " corrected at the proper time."), see=("40", "75")),
    Clause("20F1", tr(
        "Before the final pass a player may ask at their own turn to call, unless a law"
        " obliges them to pass, for an explanation of the opponents' auction: the calls made,"
        " relevant calls that were not made, and inferences from the choice where they are"
        " matters of agreement. The partner of the player who called should answer, unless the"
        " Director says otherwise. The asker's partner may not add a question before their own"
        " turn. Law 16 may apply; written explanations may be regulated."), see=("16B1",)),
    Clause("20F2", tr(
        "After the final pass and throughout the play a defender may ask at their own turn to"
        " play about the opponents' auction, and declarer, at a turn to play from either hand,"
        " about a defender's call or card play understandings. The partner of the player"
        " concerned should answer."), see=("41B",)),
    Clause("20F3", tr(
        "A question may be about one call only, but the question itself can then tell partner"
        " something that partner may not use."), see=("16B1",)),
    Clause("20F4", tr(
        "A player who finds that their own explanation was wrong or incomplete calls the"
        " Director and corrects it."), see=("21B1(a)", "40B3")),
    Clause("20F4(a)", tr(
        "A player who realises during the auction that their own explanation was wrong or"
        " incomplete must call the Director before the clarification period ends, and correct"
        " it. Sooner is allowed, not required."), see=("75B2",)),
    Clause("20F4(b)", tr(
        "When a player corrects their own explanation the Director deals with it as"
        " misinformation."), see=("21B1(a)", "40B3")),
    Clause("20F5", tr(
        "When partner's explanation was wrong, the other partner speaks up, but only at the"
        " proper time. An alert or announcement that is left out counts as a wrong"
        " explanation, and so does one that is not required."), see=("75", "73A1")),
    Clause("20F5(a)", tr(
        "During the auction a player may neither correct partner's explanation nor show in any"
        " way that it is wrong."), see=("16B1(a)",)),
    Clause("20F5(b)", tr(
        "At the first legal moment a player whose partner explained wrongly must call the"
        " Director and tell the opponents what the player believes the agreement to be."),
        see=("9A5",)),
    Clause("20F5(b)(i)", tr(
        "A defender corrects their partner's explanation when play has ended, through the"
        " Director.")),
    Clause("20F5(b)(ii)", tr(
        "Declarer or dummy corrects their partner's explanation as soon as the final pass has"
        " been made, through the Director.")),
    Clause("20F6", tr(
        "When the Director finds that a player acted on a wrong explanation, the Director"
        " turns to Law 21 for a call and to Law 47E for a card."), see=("21B1(a)", "47E2(a)")),
    Clause("20G", tr("Some questions may not be asked, even at one's own turn.")),
    Clause("20G1", tr("It is wrong to ask a question merely for partner's benefit.")),
    Clause("20G2", tr("It is wrong to ask a question merely in order to draw a wrong answer.")),
    Clause("20G3", tr(
        "A player may not consult their own system card or notes during auction and play"
        " unless the regulating authority allows it."), see=("40B2(b)",)),
    Clause("21", tr(
        "This law says what happens to calls that were made because the opponents explained"
        " something wrongly."), title=tr("Misinformation"), see=("20F", "40B3", "75")),
    Clause("21A", tr("A player who simply misunderstood gets no redress.")),
    Clause("21B", tr(
        "A call made because an opponent explained something wrongly can be changed for a"
        " while, and after that the score can be adjusted.")),
    Clause("21B1", tr(
        "The auction period gives time to change a call that rests on wrong information; what"
        " counts as wrong, the Director finds.")),
    Clause("21B1(a)", tr(
        "Until the auction period ends, and as long as their partner has not called since, a"
        " player may change a call, without other rectification for their side, if the"
        " Director judges that wrong information could well have influenced it. An alert that"
        " is not given promptly though required is wrong information."), see=("17D1", "20F4")),
    Clause("21B1(b)", tr(
        "Without evidence to the contrary the Director presumes that the explanation was"
        " wrong, not the call."), see=("75B", "75C")),
    Clause("21B2", tr(
        "If a call is changed, LHO may in turn change any call they made after it, and Law 16C"
        " applies to what was withdrawn."), see=("16C1", "16C2")),
    Clause("21B3", tr(
        "When it is too late to change a call and the offending side gained, the Director"
        " adjusts the score."), see=("12C1(b)",)),
    Clause("22", tr(
        "This law says at which moment no more calls can be made."),
        title=tr("End of the auction"), see=("17D1", "34")),
    Clause("22A", tr(
        "Once somebody has bid, the auction ends with three passes in a row in proper"
        " rotation, and the last bid is the contract."), see=("17D3",)),
    Clause("22B", tr(
        "If all four players pass without a bid, the hands go back to the board and there is"
        " no new deal."), see=("17D2", "25A5")),
    Clause("23", tr(
        "This law says when a call in place of a withdrawn one is comparable to it, and what"
        " that saves the offending side."),
        title=tr("Comparable call"), see=("26A", "27B1(b)", "30B1(b)(i)", "31A2(a)", "32A2(a)")),
    Clause("23A", tr(
        "A call that replaces a withdrawn one is comparable if it passes any one of three"
        " tests.")),
    Clause("23A1", tr(
        "A replacement is comparable if it means the same as the withdrawn call, or nearly the"
        " same.")),
    Clause("23A2", tr(
        "A replacement is comparable if it shows only a part of what the withdrawn call could"
        " have shown: every hand for it would also have fitted the withdrawn call.")),
    Clause("23A3", tr(
        "A replacement is comparable if it has the same purpose, such as asking or relaying.")),
    Clause("23B", tr(
        "After a call out of rotation has been cancelled, a comparable call at the proper turn"
        " ends the matter for auction and play, and Law 16C2 does not apply."),
        see=("29B", "16C2", "23C")),
    Clause("23C", tr(
        "If at the end of play the Director finds that without help from the infraction the"
        " result could well have been different, and the non-offending side is damaged, the"
        " Director adjusts the score."), see=("12C1(b)", "27D")),
    Clause("24", tr(
        "This law applies when, during the auction and by a player's own mistake, a card of"
        " theirs is where partner could see its face. It lies face up until the auction is"
        " over; the other side may use what it shows, the offending side may not."),
        title=tr("Card exposed or led during the auction"), see=("16D", "49")),
    Clause("24A", tr(
        "If only one card below the ten was exposed, and not led, nothing more happens in the"
        " auction."), see=("24E",)),
    Clause("24B", tr(
        "If one honour was exposed, or any card was led too early, partner must pass at their"
        " next turn."), see=("72C",)),
    Clause("24C", tr(
        "If two or more cards were exposed, however small, partner must pass at their next"
        " turn."), see=("72C",)),
    Clause("24D", tr(
        "A player who exposed cards in the auction and becomes declarer or dummy picks them"
        " up."), see=("48A",)),
    Clause("24E", tr(
        "If the player who exposed cards in the auction becomes a defender, each of them"
        " becomes a penalty card."), see=("50B", "51")),
    Clause("25", tr(
        "This law says when a call may be replaced by the one that was meant, and what happens"
        " to any other change."), title=tr("Legal and illegal changes of call")),
    Clause("25A", tr(
        "A call that the player never meant to make may be replaced by the one they meant."),
        see=("45C4(b)",)),
    Clause("25A1", tr(
        "Until partner calls, an unintended call may be replaced by the intended one, which"
        " then stands subject to the law that fits it; no lead restriction follows.")),
    Clause("25A2", tr(
        "A slip of the hand or tongue qualifies. A call that was intended when it was made"
        " stands, also after a loss of concentration.")),
    Clause("25A3", tr("It does not matter how the player became aware of the slip.")),
    Clause("25A4", tr(
        "After partner has called it is too late to replace an unintended call.")),
    Clause("25A5", tr(
        "If the auction ends before partner's turn comes round, the change is possible until"
        " the auction period ends."), see=("17D1", "17D2")),
    Clause("25A6", tr(
        "If LHO had already called over the slip they may take that call back; what it showed"
        " is authorised for LHO's side and unauthorised for the other."), see=("16C1", "16C2")),
    Clause("25B", tr(
        "A change of a call that was intended is not allowed, but LHO may choose to accept it."),
        see=("9C", "26B")),
    Clause("25B1", tr(
        "LHO may accept the second of two calls, and does so too by knowingly calling over it."
        " The first call is then withdrawn and the second stands; lead restrictions may apply.")),
    Clause("25B2", tr(
        "If LHO does not accept the second call it is cancelled and the first one stands; lead"
        " restrictions may apply.")),
    Clause("25B3", tr(
        "Law 16C covers what can be learnt from a call that was changed or cancelled."),
        see=("16C1", "16C2")),
    Clause("26", tr(
        "This law says what declarer may ask in the play when a defender took back a call in"
        " the auction."),
        title=tr("Call withdrawn, lead restrictions"),
        see=("23A", "27B2", "30B1(b)(ii)", "31A2(b)")),
    Clause("26A", tr(
        "If an offender's withdrawn call was replaced by a comparable one, there are no lead"
        " restrictions for the side when it defends. Law 16C does not apply, but Law 23C may."),
        see=("23A", "23C")),
    Clause("26B", tr(
        "If the replacement was not comparable and the offender becomes a defender, declarer"
        " may, when the offender's partner first has the lead, at trick one or later, forbid"
        " one suit that the offender has not specified in the legal auction. The ban lasts"
        " while that player keeps the lead."), see=("16C2", "59")),
    Clause("27", tr(
        "This law is for a bid in rotation that is too low."),
        title=tr("Insufficient bid"), see=("18D", "25A1")),
    Clause("27A", tr("LHO decides first whether the insufficient bid stands.")),
    Clause("27A1", tr(
        "LHO may accept the insufficient bid, and does so by calling."), see=("10C1", "20F1")),
    Clause("27A2", tr(
        "If the insufficient bid was also out of rotation, Law 31 rules instead."), see=("31",)),
    Clause("27B", tr(
        "If the insufficient bid is not accepted it must be corrected by a legal call, and"
        " that call decides what follows."), see=("10C1", "25A1")),
    Clause("27B1", tr("Two kinds of replacement for an insufficient bid leave partner free.")),
    Clause("27B1(a)", tr(
        "If the replacement is the lowest sufficient bid that specifies the same denomination"
        " or denominations, the auction goes on without further rectification. Laws 26B and"
        " 16C do not apply, but part D may."), see=("16C", "26B", "27D")),
    Clause("27B1(b)", tr(
        "Otherwise, if the replacement is a comparable call the auction goes on without"
        " further rectification. Law 16C does not apply, but part D may."),
        see=("23A", "27D", "16C")),
    Clause("27B2", tr(
        "If the replacement is any other sufficient bid, or a pass, partner must pass for the"
        " rest of the auction and lead restrictions may follow."), see=("26B", "72C")),
    Clause("27B3", tr(
        "A double or redouble that is not comparable is cancelled. The offender must choose"
        " another legal call, and whatever it is partner passes throughout."),
        see=("26B", "27B2", "72C")),
    Clause("27B4", tr(
        "A second insufficient bid that LHO does not accept is treated like a double that is"
        " not comparable: partner passes throughout."), see=("27A1", "27B3")),
    Clause("27C", tr(
        "A replacement made before the Director has ruled on the rectification stands if it is"
        " legal, unless the insufficient bid is accepted; a double or redouble goes by 27B3."
        " The Director applies the clause that fits it."), see=("9C", "27A1", "27B3")),
    Clause("27D", tr(
        "This clause applies only after a replacement that left partner free. If the"
        " insufficient bid helped and without it the result could well have been different, to"
        " the damage of the other side, the Director adjusts at the end of play."),
        see=("12C1(b)", "23C")),
    Clause("28", tr(
        "This law names two kinds of call that look out of turn, or follow a call out of turn,"
        " and are nevertheless in order."), title=tr("Calls treated as in rotation"), see=("29A",)),
    Clause("28A", tr(
        "If a law obliges RHO to pass, a call made at RHO's turn is treated as in rotation."),
        see=("37",)),
    Clause("28B", tr(
        "If the player whose turn it really was calls before any rectification, that call is"
        " in rotation. The auction goes on as if the opponent had not called at that turn; the"
        " right to rectification is gone, Law 26 does not apply, but Law 16C2 does."),
        see=("16C2", "29A")),
    Clause("29", tr(
        "This law gives the first steps after any call out of rotation, before the law for"
        " that kind of call is used."),
        title=tr("Call out of rotation"), see=("28", "30", "31", "32")),
    Clause("29A", tr(
        "LHO may call over a call out of rotation and so accept it; the right to rectification"
        " is then gone."), see=("10C1", "28B")),
    Clause("29B", tr(
        "A call out of rotation that is not accepted is cancelled and the turn goes back to"
        " the proper player; Law 30, 31 or 32 then rules."), see=("23B", "30", "31", "32")),
    Clause("29C", tr(
        "If a call out of rotation was artificial, Laws 30 to 32 look at the denominations it"
        " specifies, not at the one it names.")),
    Clause("30", tr(
        "This law rules on a pass out of rotation that was cancelled. An artificial pass"
        " belongs under Law 31."), title=tr("Pass out of rotation"), see=("29",)),
    Clause("30A", tr(
        "After a pass at RHO's turn the offender must pass at their next turn, and Law 72C may"
        " apply."), see=("72C",)),
    Clause("30B", tr(
        "A pass out of rotation at partner's or LHO's turn is ruled by whether the offender"
        " had called before and what they call next.")),
    Clause("30B1", tr(
        "A pass at partner's turn, or at LHO's turn by a player who has not called yet, is"
        " judged by the call that the offender makes in its place.")),
    Clause("30B1(a)", tr(
        "The offender's partner may make any legal call, but may not use what the cancelled"
        " pass told."), see=("16C2",)),
    Clause("30B1(b)", tr(
        "After a pass out of rotation at partner's turn, or at LHO's turn before having"
        " called, the offender may make any legal call at the proper turn.")),
    Clause("30B1(b)(i)", tr(
        "If the call in place of the pass is comparable, there is nothing more to pay."),
        see=("23A", "23C")),
    Clause("30B1(b)(ii)", tr(
        "If the call in place of the pass is not comparable, partner must pass at their next"
        " turn and lead restrictions may apply."), see=("16C2", "26B", "72C")),
    Clause("30B2", tr(
        "A pass at LHO's turn by a player who has called before is a change of call."),
        see=("25B",)),
    Clause("30C", tr(
        "An artificial pass out of rotation, or a pass of an artificial call, is ruled under"
        " Law 31."), see=("31",)),
    Clause("31", tr(
        "This law rules on a cancelled bid out of rotation, sufficient or not, and on the"
        " passes that Law 30C sends here."),
        title=tr("Bid out of rotation"), see=("27A2", "29", "30C")),
    Clause("31A", tr("After a bid at RHO's turn it matters first what RHO does.")),
    Clause("31A1", tr(
        "If RHO then passes, the offender must repeat their call, and if it is legal that is"
        " all.")),
    Clause("31A2", tr(
        "If RHO then makes a legal bid, double or redouble, the offender may make any legal"
        " call; an illegal one is first rectified as usual.")),
    Clause("31A2(a)", tr(
        "If the offender's call is comparable there is no further rectification."),
        see=("23A", "23C")),
    Clause("31A2(b)", tr(
        "If the offender's call is not comparable, partner must pass once, at their next turn,"
        " and lead restrictions may apply."), see=("16C2", "26B", "72C")),
    Clause("31B", tr(
        "A bid at partner's turn, or at LHO's turn by a player who has not called yet, leaves"
        " partner free but limits what partner may use.")),
    Clause("31B1", tr(
        "The offender's partner may make any legal call, but may not use the cancelled bid."),
        see=("16C2",)),
    Clause("31B2", tr(
        "The offender may then make any legal call at their turn, and it is judged as"
        " comparable or not."), see=("31A2(a)", "31A2(b)")),
    Clause("31C", tr(
        "A bid at LHO's turn by a player who has called before is a change of call."),
        see=("25B",)),
    Clause("32", tr(
        "LHO may accept a double or redouble out of rotation, unless it would be inadmissible"
        " at any turn."), title=tr("Double or redouble out of rotation"), see=("19A", "29A", "36")),
    Clause("32A", tr(
        "After a double or redouble at RHO's turn it matters first what RHO does.")),
    Clause("32A1", tr(
        "If RHO then passes, the offender must repeat their double or redouble without"
        " rectification, unless it is inadmissible."), see=("36",)),
    Clause("32A2", tr(
        "If RHO then bids, doubles or redoubles, the offender may make any legal call.")),
    Clause("32A2(a)", tr(
        "If the offender's call is comparable there is no further rectification."),
        see=("23A", "23C")),
    Clause("32A2(b)", tr(
        "If the offender's call is not comparable, partner must pass once, at their next turn,"
        " and lead restrictions may apply."), see=("16C2", "26B", "72C")),
    Clause("32B", tr(
        "A double or redouble at partner's turn leaves partner free but limits what partner"
        " may use.")),
    Clause("32B1", tr(
        "The offender's partner may make any legal call, but may not use the cancelled double"
        " or redouble."), see=("16C2",)),
    Clause("32B2", tr(
        "The offender may then make any legal call at their turn, and it is judged as"
        " comparable or not."), see=("32A2(a)", "32A2(b)")),
    Clause("32C", tr(
        "A double or redouble at LHO's turn by a player who has called before is a change of"
        " call."), see=("25B",)),
    Clause("33", tr(
        "When two players call at the same moment, the one whose turn it was called first and"
        " the other call counts as made after it."), title=tr("Simultaneous calls"), see=("29",)),
    Clause("34", tr(
        "Three passes do not end the auction if one of them was out of rotation and took away"
        " a player's turn; that player gets it back."),
        title=tr("Right to call kept"), see=("17D3", "22A")),
    Clause("35", tr(
        "These calls are inadmissible: a double or redouble that Law 19 forbids, a bid or"
        " (re)double by a player who has to pass, a bid above seven, and any call after the"
        " final pass."), title=tr("Inadmissible calls"), see=("36", "37", "38", "39")),
    Clause("35A", tr(
        "A double or redouble that Law 19 does not allow is inadmissible: Law 36 applies."),
        see=("19", "36")),
    Clause("35B", tr(
        "A bid, double or redouble by a player who has to pass is inadmissible: Law 37"
        " applies."), see=("37",)),
    Clause("35C", tr("A bid of more than seven is inadmissible: Law 38 applies."), see=("38",)),
    Clause("35D", tr(
        "A call after the final pass of the auction is inadmissible: Law 39 applies."),
        see=("39",)),
    Clause("36", tr(
        "This law is for a double or redouble that Law 19 forbids, such as a double of one's"
        " own side's bid. It can never be accepted."),
        title=tr("Inadmissible double or redouble"), see=("19A", "19B", "35")),
    Clause("36A", tr(
        "If LHO has called before rectification, the double or redouble and every call after"
        " it are cancelled, the turn goes back to the player who had it, and there are no lead"
        " restrictions.")),
    Clause("36B", tr(
        "If LHO has not called, the inadmissible double or redouble is cancelled.")),
    Clause("36B1", tr("The inadmissible double or redouble is cancelled.")),
    Clause("36B2", tr(
        "After an inadmissible double or redouble the offender makes a legal call instead and"
        " their partner passes for the rest of the auction.")),
    Clause("36B3", tr(
        "Law 72C and the lead restrictions of Law 26B may apply after an inadmissible double"
        " or redouble."), see=("26B", "72C")),
    Clause("36B4", tr(
        "If the inadmissible double or redouble was also out of turn, the proper player calls"
        " first; the offender may make any legal call at their turn and partner still passes"
        " throughout."), see=("26B",)),
    Clause("36C", tr(
        "If it is noticed only after the opening lead is faced, the board is scored as if the"
        " inadmissible double or redouble had not been made.")),
    Clause("37", tr(
        "This law is for a bid, double or redouble by a player whom a law obliges to pass."),
        title=tr("Action by a player who must pass"), see=("28A", "35")),
    Clause("37A", tr(
        "If the offender's LHO has called before the Director ruled, the offender's call and"
        " all later ones stand, unless it was a double or redouble that 19A1 or 19B1 forbids."
        " A player who had to pass to the end still has to, and there are no lead"
        " restrictions."), see=("19A1", "19B1")),
    Clause("37B", tr("If LHO has not called, the action does not stand."), see=("26B", "72C")),
    Clause("37B1", tr("The bid, double or redouble of a player who must pass is cancelled.")),
    Clause("37B2", tr(
        "A pass takes its place, and both members of the offending side must pass whenever it"
        " is their turn; Law 72C and the lead restrictions of Law 26B may apply."),
        see=("26B", "72C")),
    Clause("38", tr(
        "This law is for a bid that is higher than any contract can be."),
        title=tr("Bid of more than seven"), see=("35",)),
    Clause("38A", tr("A contract above seven is never played.")),
    Clause("38B", tr("A bid above seven is cancelled with all the calls after it.")),
    Clause("38C", tr(
        "A pass must take the place of the bid, the auction goes on unless it is over, and"
        " both members of the offending side must pass whenever it is their turn.")),
    Clause("38D", tr(
        "Lead restrictions and Law 72C may apply, but not if LHO had called over the bid"
        " before rectification."), see=("26B", "72C")),
    Clause("39", tr(
        "This law is for calls made when the auction is already over."),
        title=tr("Call after the final pass"), see=("22A", "35")),
    Clause("39A", tr("No call after the final pass counts; they are all cancelled.")),
    Clause("39B", tr(
        "If LHO calls before rectification, or the call was a pass by a defender or anything"
        " by the declaring side, nothing more happens.")),
    Clause("39C", tr(
        "If LHO has not called and a defender bid, doubled or redoubled, lead restrictions may"
        " apply."), see=("26B",)),
)
# fmt: on
