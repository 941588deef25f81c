"""Laws 53-71: irregular leads and plays, revokes, tricks and claims, in our own short words."""

from bridgelaw.laws.digest.clause import Clause
from bridgelaw.locale.text import tr

# A table to be read downwards: one clause a paragraph.
# fmt: off
TRICKS = (
    Clause("53", tr(
        "This law says how a faced lead from the wrong hand can become a correct one."),
        title=tr("Lead out of turn accepted"), see=("54", "55", "56")),
    Clause("53A", tr(
        "Before trick thirteen the other side may accept a faced lead out of turn, by saying"
        " so or by playing from the hand next in rotation. If it is not accepted, the proper"
        " hand leads."), see=("10C1", "47E1")),
    Clause("53B", tr(
        "If it was really an opponent's turn to lead, that opponent may make the proper lead"
        " without being taken to have played to the irregular one. It stands, the cards played"
        " in error to that trick may be withdrawn, and Law 16C applies."),
        see=("16C1", "16C2", "28B")),
    Clause("53C", tr(
        "If declarer's side leads out of turn and the defender on the right of that lead plays"
        " to it, the lead stands and the defender has played prematurely."), see=("57A",)),
    Clause("54", tr(
        "This law applies when a defender faces an opening lead out of turn. If the other"
        " defender has led face down, that card goes back."),
        title=tr("Faced opening lead out of turn"), see=("41A", "53")),
    Clause("54A", tr(
        "Declarer may spread their hand and become dummy. Declarer who begins to, and exposes"
        " a card by it, must spread the whole hand; dummy becomes declarer."), see=("48B1",)),
    Clause("54B", tr(
        "Declarer may accept the opening lead out of turn and have dummy spread."), see=("53A",)),
    Clause("54B1", tr(
        "When declarer has accepted the opening lead out of turn, the second card to the trick"
        " comes from declarer's own hand.")),
    Clause("54B2", tr(
        "If declarer has played the second card from dummy it stays, except to correct a"
        " revoke."), see=("62A",)),
    Clause("54C", tr(
        "If declarer could have seen any of dummy's cards they must accept the opening lead"
        " out of turn, and presumed declarer declares; cards exposed during the auction do not"
        " count."), see=("24",)),
    Clause("54D", tr(
        "Declarer may refuse the opening lead out of turn: the card becomes a major penalty"
        " card, and declarer may require, forbid or leave open its suit for the right leader."),
        see=("50D2", "56B")),
    Clause("54E", tr(
        "If a player of the declaring side tries to make the opening lead, Law 24 applies."),
        see=("24",)),
    Clause("55", tr(
        "This law applies when declarer leads from the wrong hand, or when a defender had the"
        " lead."), title=tr("Declarer's lead out of turn"), see=("53",)),
    Clause("55A", tr(
        "Either defender may accept declarer's lead out of turn or have it taken back. If they"
        " choose differently, the choice of the player next in turn after that lead prevails."),
        see=("47E1", "53A")),
    Clause("55B", tr(
        "If the defenders do not accept declarer's lead out of turn, declarer takes the card"
        " back.")),
    Clause("55B1", tr(
        "If it was a defender's turn to lead, declarer's card goes back and nothing more"
        " follows.")),
    Clause("55B2", tr(
        "If the lead was in declarer's other hand, declarer takes the card back and leads any"
        " card from the right hand.")),
    Clause("55C", tr(
        "If declarer takes a line that could rest on what the infraction told, Law 16 applies."),
        see=("16C2", "16C3")),
    Clause("56", tr(
        "Declarer has two ways to deal with a faced lead by the wrong defender."),
        title=tr("Defender's lead out of turn"), see=("45E1", "53")),
    Clause("56A", tr(
        "Declarer may accept a defender's lead out of turn as a correct lead."), see=("53A",)),
    Clause("56B", tr(
        "Declarer may refuse a defender's lead out of turn; the card becomes a major penalty"
        " card and Law 50D governs partner's lead."), see=("50D2", "54D")),
    Clause("57", tr(
        "This law is for a defender who leads or plays before their partner has played to the"
        " trick, or before RHO has."), title=tr("Premature lead or play"), see=("53C",)),
    Clause("57A", tr(
        "If a defender leads to the next trick, or plays out of turn, before their partner has"
        " played, the card is a major penalty card and declarer has one of four choices about"
        " partner's play to the current trick."), see=("50B", "59")),
    Clause("57A1", tr("Partner may be told to play their highest card of the suit led.")),
    Clause("57A2", tr("Partner may be told to play their lowest card of the suit led.")),
    Clause("57A3", tr(
        "Partner may be told to play a card of another suit that declarer names.")),
    Clause("57A4", tr("Partner may be forbidden a card of another suit that declarer names.")),
    Clause("57B", tr(
        "If partner cannot do what was chosen, they play any legal card."), see=("59",)),
    Clause("57C", tr(
        "When declarer or dummy has played too, a defender's premature play may go free.")),
    Clause("57C1", tr(
        "There is no rectification if declarer had already played from both hands; dummy's"
        " card counts as played only when declarer has named or otherwise indicated it.")),
    Clause("57C2", tr(
        "Nor is there any rectification if dummy, of their own accord, had put out a card"
        " before their RHO played, or had improperly suggested one."), see=("45F",)),
    Clause("57C3", tr(
        "Declarer's own early play, as opposed to a lead, from either hand stands if it is"
        " legal.")),
    Clause("57D", tr(
        "When a defender plays at RHO's turn, the card must be played at their own turn if it"
        " is legal then, and otherwise becomes a major penalty card. Law 16 may apply."),
        see=("16B1", "50B")),
    Clause("58", tr(
        "This law is for two players who lead or play at once, and for two cards played at"
        " once from one hand."), title=tr("Simultaneous leads or plays")),
    Clause("58A", tr(
        "A lead or play at the same moment as another player's legal one counts as coming"
        " after it."), see=("53", "57")),
    Clause("58B", tr(
        "If one player puts out two or more cards together, it depends on how many faces could"
        " be seen.")),
    Clause("58B1", tr(
        "If only one face can be seen that card is played and the others go back."), see=("47F",)),
    Clause("58B2", tr(
        "If more than one face can be seen the player says which card they play; a defender's"
        " other cards become penalty cards."), see=("50B",)),
    Clause("58B3", tr(
        "An opponent who had played after the card now withdrawn may change their own."),
        see=("16C1", "16C2")),
    Clause("58B4", tr(
        "If several cards played together are noticed only after both sides have played to the"
        " next trick, Law 67 applies."), see=("67B2(a)",)),
    Clause("59", tr(
        "A player who cannot obey a lead or play restriction, because they lack the suit, have"
        " nothing else, or are obliged to follow suit, may play any card that is otherwise"
        " legal."), title=tr("Unable to comply"), see=("26B", "50D2(a)", "57B", "61A")),
    Clause("60", tr(
        "This law says what the next player's card does to the rights that follow from an"
        " irregular lead or play."), title=tr("Play after an illegal play"), see=("53",)),
    Clause("60A", tr(
        "To play on after an opponent's irregular lead or play is to accept it."), see=("11A",)),
    Clause("60A1", tr(
        "If the next player of the other side plays after an irregular lead or play and before"
        " rectification, that side gives up its rights over it.")),
    Clause("60A2", tr(
        "An irregular card over which the right to rectification is lost is treated as played"
        " in turn, except where Law 53B applies."), see=("53B",)),
    Clause("60A3", tr(
        "Penalty cards and lead or play restrictions from before go on in the following"
        " tricks."), see=("50D1(a)",)),
    Clause("60B", tr(
        "If declarer has been told to take back a lead and a defender plays before the right"
        " lead is made, that card is a major penalty card."), see=("50B", "55B2")),
    Clause("60C", tr(
        "A further play by the offending side before rectification takes no right away from"
        " the other side and may itself be rectified.")),
    Clause("61", tr(
        "This law says what a revoke is and who may ask about one."),
        title=tr("Revoke"), see=("44C", "62", "63", "64")),
    Clause("61A", tr(
        "A revoke is not following suit though able to, or not leading or playing a card or"
        " suit that a law or a rectification demands though able to."), see=("44C", "57A", "59")),
    Clause("61B", tr(
        "Declarer, dummy and the defenders each have their own right to ask about a possible"
        " revoke.")),
    Clause("61B1", tr(
        "Declarer may ask a defender who shows out whether they have none of the suit.")),
    Clause("61B2", tr(
        "Dummy may ask declarer about a revoke, and nobody else."), see=("43B2(b)",)),
    Clause("61B2(a)", tr(
        "Dummy may ask declarer whether they have a card of the suit led."),
        see=("42B1", "43B2(b)")),
    Clause("61B2(b)", tr(
        "Dummy may not ask a defender about a revoke, and doing so may give unauthorised"
        " information."), see=("9A3", "16B1")),
    Clause("61B3", tr(
        "Defenders may ask declarer and each other about a possible revoke, at the risk of"
        " giving unauthorised information."), see=("16B1",)),
    Clause("61C", tr(
        "A claim that somebody has revoked does not entitle anyone to turn up finished tricks."),
        see=("66C",)),
    Clause("62", tr(
        "This law says what happens when a revoke is noticed in time."),
        title=tr("Correcting a revoke"), see=("63",)),
    Clause("62A", tr(
        "A revoke noticed before it is established must be corrected."), see=("9A5", "63A1")),
    Clause("62B", tr(
        "To correct a revoke the wrong card is taken back and a legal one played.")),
    Clause("62B1", tr(
        "The wrong card of a defender, unless it already lay face up, becomes a major penalty"
        " card."), see=("50B",)),
    Clause("62B2", tr(
        "Declarer, dummy, or a defender with a card already faced replaces it without"
        " rectification."), see=("43B2(b)",)),
    Clause("62C", tr(
        "When a revoke is corrected, cards played after it can be changed too, the"
        " non-offenders' first.")),
    Clause("62C1", tr(
        "Non-offenders may take back cards they played after the revoke and before it was"
        " pointed out."), see=("16C1",)),
    Clause("62C2", tr(
        "The revoker's partner may change their card only if the non-offender before them has"
        " done so; a defender's card then becomes a penalty card."), see=("16C2", "50B")),
    Clause("62C3", tr(
        "If both sides revoked on the trick and only one has played on, both revokes are"
        " corrected, and every card that the defenders withdraw becomes a penalty card."),
        see=("16C2", "63B", "64B8")),
    Clause("62D", tr(
        "A revoke on trick twelve is put right even when others no longer could be.")),
    Clause("62D1", tr(
        "A revoke on trick twelve is corrected even if established, as long as the four hands"
        " are not all back in the board."), see=("64B6",)),
    Clause("62D2", tr(
        "If a defender revoked on trick twelve before their partner had played, partner may"
        " not use what partner saw."), see=("16C2",)),
    Clause("63", tr(
        "This law says from which moment a revoke can no longer be corrected."),
        title=tr("Establishment of a revoke"), see=("62", "64")),
    Clause("63A", tr(
        "Once the offending side has gone on to something else, the revoke is established.")),
    Clause("63A1", tr(
        "A revoke is established when the offender or their partner leads or plays to the next"
        " trick, rightly or wrongly. A card taken back under 47E1 does not count."), see=("47E1",)),
    Clause("63A2", tr(
        "A revoke is established when the offender or their partner names a card for the next"
        " trick.")),
    Clause("63A3", tr(
        "A revoke is established when a member of the offending side claims or concedes."),
        see=("68A",)),
    Clause("63A4", tr(
        "A revoke is established when the offending side has agreed to a claim or concession"
        " of the opponents and raised no objection before its call on a later board or the end"
        " of the round; until then it can still be corrected."), see=("69A",)),
    Clause("63B", tr(
        "An established revoke is not corrected, except on trick twelve (62D) and where both"
        " sides revoked on a trick (62C3); the trick stands as it was played and Law 64"
        " follows."), see=("43B2(b)", "62C3", "62D1")),
    Clause("64", tr(
        "This law says how many tricks move, when none do, and when the Director looks at the"
        " damage instead."), title=tr("After an established revoke"), see=("63",)),
    Clause("64A", tr(
        "After play an established revoke automatically moves one or two tricks, if the"
        " offending side has won that many from the revoke trick on.")),
    Clause("64A1", tr(
        "If the revoking player won the revoke trick with their own card it moves, and so does"
        " one later trick if their side won any. Dummy's winner does not count as declarer's.")),
    Clause("64A2", tr(
        "If the revoking player did not win the revoke trick, one trick moves if their side"
        " won that trick or any later one."), see=("67B1(a)",)),
    Clause("64B", tr(
        "In eight cases no trick moves automatically; Law 64C may still apply."), see=("64C1",)),
    Clause("64B1", tr(
        "No trick moves if the offending side won neither the revoke trick nor any later one."),
        see=("64C",)),
    Clause("64B2", tr(
        "No further trick moves if the same player revokes again in the same suit after an"
        " established first revoke."), see=("64C2(a)",)),
    Clause("64B3", tr(
        "No trick moves if the revoke was a failure to play a penalty card, or any card of"
        " dummy.")),
    Clause("64B4", tr(
        "No trick moves if the revoke is first pointed out after the non-offending side has"
        " called on the next deal.")),
    Clause("64B5", tr(
        "No trick moves if the revoke is first pointed out after the round has ended."),
        see=("8B1",)),
    Clause("64B6", tr("No trick moves for a revoke on trick twelve."), see=("62D1",)),
    Clause("64B7", tr(
        "No trick moves if both sides revoked on the board and both revokes are established."),
        see=("64C2(b)",)),
    Clause("64B8", tr(
        "No trick moves if the revoke was corrected together with the other side's revoke"
        " under Law 62C3."), see=("62C3",)),
    Clause("64C", tr(
        "Where this law does not make good the damage of an established revoke, the Director"
        " does."), see=("12C1(b)", "64B1", "64B8")),
    Clause("64C1", tr(
        "If after any established revoke, also one that moves no trick, this law does not"
        " compensate the non-offending side enough for the damage, the Director assigns an"
        " adjusted score."), see=("12C1(c)",)),
    Clause("64C2", tr(
        "When a board has more than one revoke, the Director looks at what the later ones did.")),
    Clause("64C2(a)", tr(
        "After repeated revokes by one player in one suit the Director adjusts if the others"
        " would probably have won more tricks without one or more of the later ones."),
        see=("64A", "64B2")),
    Clause("64C2(b)", tr(
        "After revokes by both sides the Director adjusts to the likely result without them if"
        " a side was damaged."), see=("64B7",)),
    Clause("65", tr(
        "This law says how finished tricks are turned and kept."),
        title=tr("Arrangement of tricks"), see=("66",)),
    Clause("65A", tr(
        "When all four have played, each turns their own card face down near the edge of the"
        " table."), see=("45G",)),
    Clause("65B", tr("The way a finished card points shows who won the trick.")),
    Clause("65B1", tr("For a trick won the card is turned to point towards partner.")),
    Clause("65B2", tr("For a trick lost the card is turned to point towards the opponents.")),
    Clause("65B3", tr(
        "A player may point out a card turned the wrong way until their side leads or plays to"
        " the next trick; later Law 16B may apply."), see=("16B1", "43A1(b)")),
    Clause("65C", tr(
        "The cards are kept in the order of play, so that the tricks can be checked"
        " afterwards.")),
    Clause("65D", tr(
        "A player should not disturb the order of the played cards before the number of tricks"
        " is agreed; one who does may lose the right to claim a doubtful trick, or to claim or"
        " deny a revoke."), see=("79A1",)),
    Clause("66", tr(
        "This law says which cards may be looked at again and when."),
        title=tr("Inspecting tricks"), see=("65",)),
    Clause("66A", tr(
        "As long as they have not turned their own card, and their side has not led or played"
        " to the next trick, declarer or a defender may have all cards of the trick faced.")),
    Clause("66B", tr(
        "Until their own side has led or played to the next trick declarer or a defender may"
        " look at their own last card, without showing it.")),
    Clause("66C", tr(
        "Once the next trick is under way finished tricks stay closed until play ends, unless"
        " the Director says otherwise."), see=("61C",)),
    Clause("66D", tr(
        "After play the cards may be looked at to settle a revoke or the number of tricks, but"
        " nobody should handle another's cards. If the facts can no longer be found and only"
        " one side has mixed its cards, the Director rules for the other side."),
        see=("7B3", "65D")),
    Clause("67", tr(
        "This law applies when a player has put no card, or more than one, to a trick."),
        title=tr("Defective trick"), see=("14B1",)),
    Clause("67A", tr(
        "A defective trick noticed before both sides have played to the next one is simply put"
        " right.")),
    Clause("67A1", tr("A player who put no card to the trick now supplies one that is legal.")),
    Clause("67A2", tr(
        "If too many cards were played, the extra ones are treated as a fifth card or as cards"
        " played together."), see=("45E1", "58B")),
    Clause("67B", tr(
        "If a defective trick is noticed only after both sides have played on, the Director"
        " first finds out which trick it was; who won it does not change.")),
    Clause("67B1", tr(
        "A player who put no card to a trick adds one now, and loses a trick for it.")),
    Clause("67B1(a)", tr(
        "A player who put no card to the trick and has one of the suit led adds such a card to"
        " their played cards. They are treated as having revoked, which costs one trick if"
        " their side has won one."), see=("64A2",)),
    Clause("67B1(b)", tr(
        "A player who put no card to the trick and has none of the suit led adds any card,"
        " with the same loss of a trick."), see=("64A2",)),
    Clause("67B2", tr("A player who put too many cards to a trick takes the extra ones back.")),
    Clause("67B2(a)", tr(
        "If a player put more than one card to the trick the Director has the extra ones put"
        " back, and the card that was faced stays; if that cannot be found out, the highest"
        " that could legally have been played. Who won the trick does not change."), see=("58B4",)),
    Clause("67B2(b)", tr(
        "A card put back after a defective trick always belonged to the hand, so not having"
        " followed suit with it in between may be a revoke."), see=("61A", "64")),
    Clause("67B3", tr(
        "A played card that was not put with the played cards is found and put among them. If"
        " the same card was played to a later trick and it is too late to correct that, the"
        " Director adjusts the score."), see=("12A1",)),
    Clause("68", tr(
        "A claim or concession must be about tricks beyond the one in progress. What is about"
        " that trick alone leaves play going on; a defender's card shown by it is no penalty"
        " card, but Laws 16 and 57A may apply."),
        title=tr("Claim or concession of tricks"), see=("16B1", "48B2", "57A", "69", "70", "71")),
    Clause("68A", tr(
        "Saying how many tricks one will win, suggesting that play stop, or showing one's hand"
        " is a claim, unless clearly not meant so.")),
    Clause("68B", tr(
        "A concession can be spoken, follow from a claim, or be undone by partner's objection.")),
    Clause("68B1", tr(
        "Saying that one will lose tricks concedes them. A claim of some tricks concedes the"
        " rest, and throwing in the hand concedes all.")),
    Clause("68B2", tr(
        "If a defender concedes and their partner objects at once, there is neither concession"
        " nor claim and play goes on. Cards shown are not penalty cards, but partner may not"
        " use them. The Director is called."), see=("16C2", "49")),
    Clause("68C", tr(
        "The claimer should say at once in which order they will play and how they will win"
        " the tricks, and face their hand."), see=("70D1",)),
    Clause("68D", tr("After a claim or concession play stops."), see=("68D2(b)", "85A")),
    Clause("68D1", tr(
        "If everybody agrees to a claim or concession, Law 69 applies."), see=("69A",)),
    Clause("68D2", tr(
        "If a claim or concession is doubted, either the Director rules on it or all four"
        " agree to play on.")),
    Clause("68D2(a)", tr(
        "If anyone doubts a claim or concession, dummy included, the Director is called at"
        " once, nobody does anything more and Law 70 applies."), see=("70",)),
    Clause("68D2(b)", tr(
        "If the side that did not claim or concede asks for it, play may go on, on two"
        " conditions."), see=("16", "50")),
    Clause("68D2(b)(i)", tr(
        "All four players must agree to play on; otherwise the Director is called and rules as"
        " if nobody had asked."), see=("68D2(a)",)),
    Clause("68D2(b)(ii)", tr(
        "The claim or concession is then void and not ruled on, Laws 16 and 50 do not apply,"
        " and the score so made counts."), see=("16", "50")),
    Clause("69", tr(
        "This law says when a claim is settled and how that can be undone."),
        title=tr("Agreed claim or concession"), see=("68D1", "79B1")),
    Clause("69A", tr(
        "Agreement is complete when a side has assented and raised no objection before it"
        " calls on a later board or the round ends. The tricks then count as played."),
        see=("8B1",)),
    Clause("69B", tr(
        "Until the correction period ends a side may take back its agreement to a claim or"
        " concession in two cases."), see=("79C1",)),
    Clause("69B1", tr("An agreement is withdrawn for a trick that the side had already won.")),
    Clause("69B2", tr(
        "An agreement is withdrawn for a trick that the side would likely have won had play"
        " gone on."), see=("71",)),
    Clause("70", tr(
        "This law says how the Director settles a claim that is not agreed. Normal play"
        " includes careless or inferior play for a player of that class."),
        title=tr("Contested claim or concession"), see=("68D2(a)",)),
    Clause("70A", tr(
        "The Director aims at a result fair to both sides, but doubtful points go against the"
        " claimer.")),
    Clause("70B", tr(
        "The Director hears the statement of the claim again, then the objections, and then"
        " may have the cards faced.")),
    Clause("70B1", tr(
        "The Director first has the claimer repeat what was said with the claim."), see=("68C",)),
    Clause("70B2", tr(
        "The Director then hears the objections of the other side, but is not limited to them.")),
    Clause("70B3", tr(
        "The Director may then have all remaining cards put face up on the table.")),
    Clause("70C", tr(
        "An outstanding trump costs the claimer a trick only if all three points of this"
        " clause hold.")),
    Clause("70C1", tr(
        "The first point on an outstanding trump is that the claimer did not mention it.")),
    Clause("70C2", tr(
        "The second point on an outstanding trump is that there is any likelihood that the"
        " claimer did not know of it.")),
    Clause("70C3", tr(
        "The third point on an outstanding trump is that some normal play could lose a trick"
        " to it.")),
    Clause("70D", tr(
        "What the claimer did not say is judged against them where a normal play would do"
        " worse.")),
    Clause("70D1", tr(
        "A winning line not stated with the claim is not allowed if some normal line would do"
        " worse."), see=("68C", "70E1")),
    Clause("70D2", tr(
        "A defender's claim does not hold if it needs the other defender to choose one of"
        " several normal plays.")),
    Clause("70E", tr("A claimer is not allowed a guess that they did not announce.")),
    Clause("70E1", tr(
        "An unstated line that guesses where a card lies is refused, unless an opponent had"
        " shown out or would do so on every normal line.")),
    Clause("70E2", tr(
        "If the claim did not say in which order a suit is played, the regulating authority"
        " may lay down an order for it, such as from the top down, subject to the rest of this"
        " law.")),
    Clause("71", tr(
        "A concession stands. Within the correction period the Director cancels it only for a"
        " trick already won, or one that no normal play of the remaining cards could lose."),
        title=tr("Concession cancelled"), see=("68B1", "69B2", "79C1")),
    Clause("71A", tr(
        "A concession is cancelled for a trick that the side had already won."), see=("79A2",)),
    Clause("71B", tr(
        "A concession is cancelled for a trick that no normal play could lose, careless play"
        " included."), see=("69B2", "70")),
)
# fmt: on
