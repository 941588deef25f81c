"""Laws 40-52: agreements, the order of play and penalty cards, in our own short words."""

from bridgelaw.laws.digest.clause import Clause
from bridgelaw.locale.text import tr

# A table to be read downwards: one clause a paragraph.
# fmt: off
PLAY = (
    Clause("40", tr(
        "This law says what partners may agree, what they disclose, and how far a regulating"
        " authority may limit it."), title=tr("Partnership understandings"), see=("20F", "75")),
    Clause("40A", tr(
        "Partners may agree what they like within the regulations, but not in secret.")),
    Clause("40A1", tr(
        "An understanding may come from discussion or simply from experience together, and the"
        " opponents are entitled to know it in the way the regulations prescribe."), see=("20F1",)),
    Clause("40A1(a)", tr(
        "Understandings may be explicit, or implicit from experience together and what the"
        " partners know of each other.")),
    Clause("40A1(b)", tr(
        "A partnership has the duty to make its understandings available to the opponents, in"
        " the way the regulating authority lays down."), see=("20F1",)),
    Clause("40A2", tr(
        "What partners tell each other by their understandings must come from the calls, plays"
        " and conditions of the deal. A player may take into account the legal auction, the"
        " cards seen (where no law excludes it) and whatever a law calls authorised."),
        see=("73A1", "73C")),
    Clause("40A3", tr(
        "A player may make any call or play without warning, as long as it does not rest on an"
        " understanding hidden from the opponents."), see=("40C1",)),
    Clause("40A4", tr(
        "What a call or play means does not depend on which partner makes it; that concerns"
        " methods, not style and judgement.")),
    Clause("40B", tr(
        "Special understandings are under the control of the regulating authority, and both"
        " sides are entitled to know them.")),
    Clause("40B1", tr(
        "The regulating authority may mark certain understandings as special; unless it says"
        " otherwise every artificial call is one.")),
    Clause("40B1(a)", tr(
        "An agreement, spoken or grown from experience, is an understanding of the"
        " partnership."), see=("40A1(a)",)),
    Clause("40B1(b)", tr(
        "The regulating authority may call an understanding special if many players may not"
        " readily understand or expect it.")),
    Clause("40B1(c)", tr(
        "Every artificial call is a special understanding unless the regulating authority says"
        " otherwise.")),
    Clause("40B2", tr(
        "The regulating authority has wide powers over special understandings and over what"
        " helps the memory.")),
    Clause("40B2(a)", tr(
        "The regulating authority may allow, forbid or limit special understandings, regulate"
        " alerts and system cards, and restrict psychic use of artificial calls.")),
    Clause("40B2(a)(i)", tr(
        "The regulating authority may allow a special understanding, forbid it, or allow it on"
        " conditions.")),
    Clause("40B2(a)(ii)", tr(
        "The regulating authority may prescribe a system card and say how it is used.")),
    Clause("40B2(a)(iii)", tr(
        "The regulating authority may prescribe how calls are alerted and explained.")),
    Clause("40B2(a)(iv)", tr(
        "The regulating authority may forbid prior agreements to change methods after an"
        " irregularity of the opponents.")),
    Clause("40B2(a)(v)", tr(
        "The regulating authority may restrict psychic artificial calls."), see=("40C1",)),
    Clause("40B2(b)", tr(
        "Unless the regulating authority provides otherwise, a player may not look at their"
        " own system card from the start of the auction period to the end of play; only"
        " players of the declaring side may, in the clarification period."), see=("20G3",)),
    Clause("40B2(c)", tr(
        "Unless the regulating authority provides otherwise, a player may look at the"
        " opponents' system card at four kinds of moments.")),
    Clause("40B2(c)(i)", tr("The opponents' card may be looked at before the auction begins.")),
    Clause("40B2(c)(ii)", tr(
        "The opponents' card may be looked at in the clarification period.")),
    Clause("40B2(c)(iii)", tr(
        "During auction and play the opponents' card may be looked at only at one's own turn.")),
    Clause("40B2(c)(iv)", tr(
        "A player whom an opponent has asked under Law 20F may look at the opponents' card in"
        " order to explain partner's call or play rightly."), see=("20F1", "20F2")),
    Clause("40B2(d)", tr(
        "Nobody may use aids to memory, calculation or technique, unless the regulating"
        " authority allows it.")),
    Clause("40B3", tr("This is what follows when a side does not disclose as required.")),
    Clause("40B3(a)", tr(
        "A side damaged because the opponents did not disclose as required is entitled to an"
        " adjusted score."), see=("12C1(b)", "21B1(a)")),
    Clause("40B3(b)", tr(
        "Repeated failures to disclose understandings as required may be penalised."),
        see=("90A",)),
    Clause("40B4", tr(
        "If a special understanding that does not comply with the regulations damaged the"
        " other side, the score is adjusted. The side in breach may get a procedural penalty."),
        see=("12C1(b)", "90A")),
    Clause("40B5", tr(
        "An explanation covers all that a pair has agreed or learnt from experience."),
        see=("20F1",)),
    Clause("40B5(a)", tr(
        "A player who explains gives all special information from agreement or experience, but"
        " not inferences of general bridge knowledge.")),
    Clause("40B5(b)", tr(
        "The Director adjusts the score if what was left out was crucial for an opponent's"
        " choice and the opponent was damaged."), see=("12C1(b)",)),
    Clause("40C", tr(
        "Departing from one's own agreements is legal as long as partner is as surprised as"
        " the opponents."), see=("40A3",)),
    Clause("40C1", tr(
        "A player may depart from their agreements if partner has no more reason than the"
        " opponents to be aware of it; psychic artificial calls may be restricted. Repeated"
        " departures make an implicit understanding, which must be disclosed. If undisclosed"
        " knowledge damaged the opponents the Director adjusts the score, and may penalise."),
        see=("40A3", "40B2(a)(v)")),
    Clause("40C2", tr(
        "Otherwise nobody has to tell the opponents that they have departed from their"
        " agreements.")),
    Clause("41", tr(
        "This law leads from the face-down opening lead to the spreading of dummy."),
        title=tr("Start of play"), see=("17D1", "54")),
    Clause("41A", tr(
        "After the final pass the defender on presumed declarer's left leads face down. That"
        " lead may be taken back only when the Director says so after an irregularity, and the"
        " card must then go back to the hand."), see=("47E2(a)", "54")),
    Clause("41B", tr(
        "Before the lead is faced its maker's partner and declarer may have the auction"
        " repeated and ask about it. The right to a review ends with one's first card;"
        " questions remain possible at one's turn."), see=("20C", "20F2")),
    Clause("41C", tr(
        "Facing the lead starts the play for good and dummy is spread. Later a player may"
        " still ask at their turn what the contract is and whether it is doubled, but not by"
        " whom."), see=("17D1",)),
    Clause("41D", tr(
        "Dummy spreads the hand face up, sorted into suits in separate columns that point to"
        " declarer, each in order of rank with the lowest nearest to declarer, trumps on"
        " dummy's right. Declarer plays both hands."), see=("42A3",)),
    Clause("42", tr(
        "This law says what dummy may always do, and what dummy may do as long as dummy has"
        " kept within Law 43."), title=tr("Dummy's rights"), see=("43",)),
    Clause("42A", tr("Some rights dummy never loses.")),
    Clause("42A1", tr("With the Director at the table dummy may speak about facts and law.")),
    Clause("42A2", tr("Dummy may keep track of the tricks won and lost.")),
    Clause("42A3", tr(
        "Dummy plays the cards that declarer calls for and sees to it that dummy's hand"
        " follows suit."), see=("45B", "45F")),
    Clause("42B", tr(
        "Dummy has other rights only within the limits of Law 43."), see=("43B2(b)",)),
    Clause("42B1", tr(
        "Dummy may ask declarer, but not a defender, whether they really have no card of the"
        " suit led."), see=("43B2(b)", "61B2(a)")),
    Clause("42B2", tr("Dummy may try to prevent any irregularity."), see=("9A3",)),
    Clause("42B3", tr(
        "After play dummy may draw attention to any irregularity."), see=("9A4", "43A1(b)")),
    Clause("43", tr(
        "This law says what dummy leaves alone, and what it costs if dummy does not."),
        title=tr("Dummy's limits"), see=("42",)),
    Clause("43A", tr("Dummy watches the play and stays out of it.")),
    Clause("43A1", tr("What dummy may not do while the cards are played."), see=("42",)),
    Clause("43A1(a)", tr(
        "During play dummy does not call the Director unless another player has drawn"
        " attention to an irregularity."), see=("9B1(b)",)),
    Clause("43A1(b)", tr(
        "During play dummy does not point out an irregularity; a card turned the wrong way is"
        " the exception that Law 65B makes."), see=("9A4", "65B3")),
    Clause("43A1(c)", tr(
        "Dummy takes no part in the play and tells declarer nothing about it."), see=("45F",)),
    Clause("43A2", tr(
        "Dummy who looks at declarer's or a defender's cards loses some of dummy's rights for"
        " the rest of the board."), see=("43B2(a)", "43B2(b)", "43B3")),
    Clause("43A2(a)", tr("Dummy may not swap hands with declarer.")),
    Clause("43A2(b)", tr("Dummy may not leave their seat to watch declarer play.")),
    Clause("43A2(c)", tr("Dummy may not look at a card in a defender's hand.")),
    Clause("43A3", tr("A defender may not show dummy their hand.")),
    Clause("43B", tr(
        "Dummy who breaks the limits on dummy may be penalised, and some of dummy's warnings"
        " then hurt dummy's own side.")),
    Clause("43B1", tr(
        "Dummy may get a procedural penalty for any breach of the limits on dummy."), see=("90A",)),
    Clause("43B2", tr(
        "Two warnings by a dummy who has lost their rights turn against declarer."), see=("43A2",)),
    Clause("43B2(a)", tr(
        "If dummy has broken one of the rules in 43A2 and then warns declarer about leading"
        " from the wrong hand, either defender chooses the hand that leads."), see=("43A2(c)",)),
    Clause("43B2(b)", tr(
        "If dummy has broken one of the rules in 43A2 and is then the first to ask declarer"
        " about a revoke, declarer must replace an illegal card, and Law 64 applies as if the"
        " revoke were established."), see=("61B2(a)", "64A")),
    Clause("43B3", tr(
        "If dummy has broken one of the rules in 43A2 and is then the first to point out a"
        " defender's irregularity, play goes on as if nothing had happened. If the defenders"
        " gained by it, only their score is adjusted; the declaring side keeps its result."),
        see=("12B1",)),
    Clause("44", tr(
        "This law says how a trick is led to, followed and won."),
        title=tr("Order of play"), see=("45",)),
    Clause("44A", tr("The player on lead may lead any card unless a restriction binds them.")),
    Clause("44B", tr(
        "After the lead the others play in turn, clockwise, and the four cards make a trick."),
        see=("53", "57")),
    Clause("44C", tr(
        "Following suit is the first duty and comes before every other requirement."),
        see=("61A",)),
    Clause("44D", tr(
        "A player without a card of the suit may play anything, unless a restriction binds"
        " them."), see=("59",)),
    Clause("44E", tr("If a trump was played the highest trump wins the trick.")),
    Clause("44F", tr("If no trump was played the highest card of the suit led wins.")),
    Clause("44G", tr("The hand that won a trick leads to the next one."), see=("55",)),
    Clause("45", tr(
        "This law says when a card counts as played, which is different for a defender, for"
        " declarer and for dummy."), title=tr("Card played"), see=("46", "47")),
    Clause("45A", tr(
        "Each player except dummy puts their card face up on the table in front of them.")),
    Clause("45B", tr(
        "Declarer plays from dummy by naming the card, and dummy then moves it; declarer may"
        " move it in person if need be."), see=("46A",)),
    Clause("45C", tr(
        "A card may have to be played although its owner did not mean to play it."), see=("47",)),
    Clause("45C1", tr(
        "A defender's card held so that partner could see its face is played to the current"
        " trick. If that defender has already played legally to the trick, 45E applies."),
        see=("45E", "49")),
    Clause("45C2", tr(
        "Two things make a card of declarer's hand count as played."), see=("48A",)),
    Clause("45C2(a)", tr(
        "Declarer's card is played if it is held face up, touching or nearly touching the"
        " table.")),
    Clause("45C2(b)", tr(
        "Declarer's card is played if it is kept in a position that shows it as played.")),
    Clause("45C3", tr(
        "A dummy's card that declarer touches on purpose is played, unless declarer is only"
        " arranging the cards or reaching for another.")),
    Clause("45C4", tr(
        "Naming a card plays it, and only a slip of the tongue in naming dummy's card can be"
        " undone."), see=("46",)),
    Clause("45C4(a)", tr(
        "A card that a player names, or otherwise marks out as the one they will play, is"
        " played.")),
    Clause("45C4(b)", tr(
        "Declarer may correct a slip of the tongue in naming dummy's card until declarer next"
        " plays from either hand. A change of mind or lost concentration does not qualify; an"
        " opponent who has played meanwhile may change their card."), see=("25A2", "47C", "47D")),
    Clause("45C5", tr(
        "A penalty card may have to be played whether its owner wishes it or not."),
        see=("50D1(a)", "52")),
    Clause("45D", tr(
        "If dummy puts out a card that declarer did not name, it depends on when this is"
        " noticed.")),
    Clause("45D1", tr(
        "If dummy moves a card that was not named, this is put right if noticed before both"
        " sides have played to the next trick. Defenders may change later cards; declarer only"
        " if the defender before declarer did."), see=("16C1", "16C2", "47D")),
    Clause("45D2", tr(
        "If it is too late to change the card that dummy wrongly put out, all cards stay as"
        " played. If it was the card led, not having followed to it may be a revoke (64A,"
        " 64B7, 64C); if dummy revoked by it, see 64B3 and 64C."),
        see=("64A", "64B3", "64B7", "64C")),
    Clause("45E", tr(
        "A fifth card to a trick goes back or becomes a penalty card, unless the Director"
        " takes it as a lead."), see=("67A2",)),
    Clause("45E1", tr(
        "A defender's fifth card to a trick becomes a penalty card, unless the Director treats"
        " it as a lead."), see=("50B", "53A", "56")),
    Clause("45E2", tr(
        "A fifth card from declarer or dummy goes back, unless the Director treats it as a"
        " lead."), see=("55A",)),
    Clause("45F", tr(
        "Once the hand is faced dummy may not touch or point at a card, except to arrange"
        " them, unless declarer asks. If dummy does, the Director should be called and told,"
        " play goes on, and the Director adjusts at the end if a play was suggested and it"
        " damaged the defenders."), see=("16B1(b)", "43A1(c)")),
    Clause("45G", tr(
        "Nobody turns their card over before all four have played to the trick."), see=("65A",)),
    Clause("46", tr(
        "This law says what declarer is taken to have asked for when they do not name suit and"
        " rank."), title=tr("Incomplete designation of dummy's card"), see=("45C4(a)",)),
    Clause("46A", tr(
        "Declarer should name both the suit and the rank of the card that they want.")),
    Clause("46B", tr(
        "The rules for an incomplete designation apply unless it is beyond doubt that declarer"
        " meant something else.")),
    Clause("46B1", tr(
        "A word for the height of the card stands for one card of the suit led.")),
    Clause("46B1(a)", tr("Asking for a high card means the highest card of the suit led.")),
    Clause("46B1(b)", tr(
        "Telling dummy to win the trick means the lowest card that is known to win it.")),
    Clause("46B1(c)", tr("Asking for a low card means the lowest card of the suit led.")),
    Clause("46B2", tr("Naming a suit without a rank means its lowest card.")),
    Clause("46B3", tr("A rank without a suit stands for a card of that rank.")),
    Clause("46B3(a)", tr(
        "If declarer names a rank without a suit when leading, the suit in which dummy won the"
        " last trick goes on, provided that it has that rank.")),
    Clause("46B3(b)", tr(
        "In every other case a rank without a suit means a card of that rank that can legally"
        " be played, and declarer chooses when there are several.")),
    Clause("46B4", tr(
        "Asking for a card that dummy does not hold has no effect; declarer may name any legal"
        " card.")),
    Clause("46B5", tr(
        "If declarer indicates a play without suit or rank, as by asking for just anything,"
        " either defender may name dummy's card.")),
    Clause("47", tr(
        "This law lists the only cases in which a played card may be withdrawn."),
        title=tr("Taking back a card played"), see=("45",)),
    Clause("47A", tr(
        "A card may be withdrawn when a rectification requires it; a defender's may become a"
        " penalty card."), see=("49",)),
    Clause("47B", tr(
        "A card may be withdrawn to correct an illegal play, and a defender's may then become"
        " a penalty card."), see=("62A",)),
    Clause("47C", tr(
        "Dummy's card may be changed after an unintended designation."), see=("45C4(b)",)),
    Clause("47D", tr(
        "After an opponent's change of play a card may be taken back without further"
        " rectification, and another put in its place; Laws 16C and 62C2 may apply."),
        see=("16C1", "62C1", "62C2")),
    Clause("47E", tr(
        "A card played because an opponent gave wrong information can be taken back."),
        see=("20F6",)),
    Clause("47E1", tr(
        "A player who led or played because an opponent told them that it was their turn takes"
        " the card back without rectification. LHO may not accept the card, and it does not"
        " establish a revoke: 63A1 does not apply."), see=("16C1", "53A", "63A1")),
    Clause("47E2", tr(
        "A wrong explanation by an opponent lets a player take back a card within limits, and"
        " after that the score can be adjusted.")),
    Clause("47E2(a)", tr(
        "A card played on a wrong explanation of an opponent's call or play, and before it was"
        " corrected, may be taken back without further rectification if no card was played"
        " since; an opening lead not once dummy has faced a card."), see=("16C1", "20F6")),
    Clause("47E2(b)", tr(
        "When it is too late to take back a card played on a wrong explanation, the Director"
        " may adjust the score."), see=("12C1(b)", "40B3")),
    Clause("47F", tr(
        "Apart from the cases of this law a played card stays played."), see=("53B",)),
    Clause("47F1", tr(
        "A lead that the proper one replaces under Law 53B is withdrawn."), see=("53B",)),
    Clause("47F2", tr("No other card that was played may be withdrawn.")),
    Clause("48", tr(
        "Cards that declarer exposes are treated more kindly than a defender's, because"
        " declarer's partner has no use for them."),
        title=tr("Exposure of declarer's cards"), see=("49",)),
    Clause("48A", tr(
        "Declarer and dummy never have penalty cards, and a card that declarer drops need not"
        " be played."), see=("45C2",)),
    Clause("48B", tr(
        "Declarer who spreads their hand either becomes dummy or is taken to claim.")),
    Clause("48B1", tr(
        "Declarer who spreads their hand after an opening lead out of turn comes under Law 54."),
        see=("54A",)),
    Clause("48B2", tr(
        "At any other time, declarer who spreads their hand claims or concedes, unless it is"
        " clear that none was meant."), see=("68A",)),
    Clause("49", tr(
        "A defender's card that was where partner could see its face, or that the defender"
        " named as being in their hand, becomes a penalty card. Normal play, cards withdrawn"
        " by a non-offender, talk about the trick in progress and a concession that partner"
        " refuses are the exceptions."),
        title=tr("Exposure of a defender's cards"), see=("47E1", "50", "68", "68B2")),
    Clause("50", tr(
        "A card that a defender exposed too early, and did not lead (57), is a penalty card"
        " unless the Director designates otherwise; Law 72C may apply. This law says how it is"
        " handled."), title=tr("Penalty cards"), see=("24E", "49", "51", "52", "57", "72C")),
    Clause("50A", tr(
        "A penalty card stays face up in front of its owner until the rectification has been"
        " chosen.")),
    Clause("50B", tr(
        "A single card below the ten, shown by accident, is a minor penalty card. An honour, a"
        " card shown by a deliberate play, and every card of a defender who has two or more,"
        " is a major one."), see=("50C", "50D", "58B2")),
    Clause("50C", tr(
        "With a minor penalty card its owner may play no other card of that suit below the ten"
        " first, though an honour is allowed. The owner may lead or discard other suits and"
        " partner's lead is free."), see=("50E1",)),
    Clause("50D", tr(
        "A major penalty card binds its owner's plays and the leads of the owner's partner."),
        see=("51",)),
    Clause("50D1", tr(
        "The owner of a major penalty card plays it as soon as that is legal."), see=("51A",)),
    Clause("50D1(a)", tr(
        "A major penalty card must be played at the first legal chance, be it a lead, a"
        " follow, a discard or a ruff. If several could be played, declarer chooses."),
        see=("51A", "52")),
    Clause("50D1(b)", tr(
        "Following suit and obeying a lead or play restriction come before playing a penalty"
        " card; the card then stays on the table for the next chance."), see=("44C",)),
    Clause("50D2", tr(
        "When a defender is on lead while partner has a major penalty card, they may not lead"
        " until declarer has said which option is chosen; a lead before that comes under Law"
        " 49."), see=("49",)),
    Clause("50D2(a)", tr(
        "Declarer may require the suit of the penalty card, or forbid it for as long as that"
        " player keeps the lead. Either way the card is picked up and is no longer a penalty"
        " card."), see=("51B1(a)", "51B1(b)", "59")),
    Clause("50D2(b)", tr(
        "Declarer may neither require nor forbid the suit: any card may be led, and the"
        " penalty card stays with everything that goes with it.")),
    Clause("50E", tr(
        "What may be used about a penalty card depends on whether it still lies on the table."),
        see=("16C2",)),
    Clause("50E1", tr(
        "While a penalty card lies on the table, its existence and the duty to play it are"
        " authorised for everybody."), see=("50E4",)),
    Clause("50E2", tr(
        "Once a penalty card has been picked up, it is unauthorised for its owner's partner"
        " and still authorised for declarer."), see=("16C2", "50D2(a)")),
    Clause("50E3", tr(
        "Once a penalty card has been played, how it came to be one is unauthorised for"
        " partner.")),
    Clause("50E4", tr(
        "If the freedom given by 50E1 helped the defenders, the result could well have been"
        " different without it and declarer is damaged, the score is adjusted towards the"
        " result without the exposed card."), see=("12B1",)),
    Clause("51", tr(
        "If one defender has several penalty cards all of them are major. This law says which"
        " is played and what declarer may ask of partner."),
        title=tr("Two or more penalty cards"), see=("50B", "50D")),
    Clause("51A", tr(
        "If a player could legally play more than one of their penalty cards, declarer says"
        " which."), see=("50D1(a)",)),
    Clause("51B", tr(
        "When partner of a player with several penalty cards is on lead, declarer has the"
        " choices of Law 50D2 for each suit."), see=("50D2",)),
    Clause("51B1", tr(
        "When the penalty cards are of one suit, declarer chooses for the whole suit."),
        see=("50D2",)),
    Clause("51B1(a)", tr(
        "If there are several penalty cards in one suit and declarer requires that suit from"
        " partner, all of them are picked up and their owner may play any legal card."),
        see=("59",)),
    Clause("51B1(b)", tr(
        "If there are several penalty cards in one suit and declarer forbids that suit, all of"
        " them are picked up, and the ban lasts while partner keeps the lead."), see=("59",)),
    Clause("51B2", tr(
        "When the penalty cards are of several suits, declarer chooses among these."),
        see=("50D2",)),
    Clause("51B2(a)", tr(
        "With penalty cards in more than one suit declarer may require any one of those suits;"
        " only the cards of that suit are picked up."), see=("51B1(a)",)),
    Clause("51B2(b)", tr(
        "With penalty cards in more than one suit declarer may instead forbid one or more of"
        " those suits; every card of a forbidden suit is picked up, and the ban lasts while"
        " partner keeps the lead.")),
    Clause("51B2(c)", tr(
        "If declarer neither requires nor forbids a suit, partner leads what they like and all"
        " the cards remain penalty cards.")),
    Clause("52", tr(
        "This law applies when a defender leads or plays something else although a penalty"
        " card was due."), title=tr("Failing to play a penalty card"), see=("50D1(a)", "51A")),
    Clause("52A", tr(
        "A defender who failed to play a penalty card may not take the other card back on"
        " their own initiative.")),
    Clause("52B", tr(
        "Declarer chooses whether the card played instead of a penalty card stands.")),
    Clause("52B1", tr(
        "Declarer may accept the card that was led or played instead of a penalty card.")),
    Clause("52B1(a)", tr(
        "Declarer may accept the card that was played instead of a penalty card.")),
    Clause("52B1(b)", tr(
        "Declarer must accept that card if declarer has since played from their own hand or"
        " dummy.")),
    Clause("52B1(c)", tr(
        "After declarer has accepted it every penalty card not yet played stays a penalty"
        " card.")),
    Clause("52B2", tr(
        "If declarer refuses it the penalty card is played instead, and every card wrongly"
        " played becomes a major penalty card."), see=("50B",)),
)
# fmt: on
