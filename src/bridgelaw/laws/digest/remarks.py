"""What others say of a clause, and what we add: apart from what the clause itself says."""

from bridgelaw.laws.digest.clause import COMMENTARY, OURS, Remark
from bridgelaw.locale.text import tr

# fmt: off
REMARKS = (
    Remark("1B", COMMENTARY, tr("It recommends such cards.")),
    Remark("1C", COMMENTARY, tr("Old packs with a single upright logo do not comply.")),
    Remark("7A", COMMENTARY, tr("This keeps hands out of the wrong pockets.")),
    Remark("7B3", OURS, tr(
        "After play a hand may be looked at if an opponent agrees or the Director allows it.")),
    Remark("7C", COMMENTARY, tr("The next table cannot read off how the hand was played.")),
    Remark("12C1(c)", COMMENTARY, tr(
        "It is the matchpoints or IMPs that are weighted, not the raw scores. What can be"
        " reached only by an illegal action has no weight.")),
    Remark("12C1(e)", COMMENTARY, tr(
        "An ordinary bridge mistake is not such an error; the Director judges it by the level"
        " of the players.")),
    Remark("12C2(d)", COMMENTARY, tr(
        "It suggests at most two boards of average plus, then average.")),
    Remark("13A2", COMMENTARY, tr(
        "The player may use what they saw; only the result is looked at afterwards.")),
    Remark("15A2(a)", COMMENTARY, tr("The score is an artificial one.")),
    Remark("15A3", COMMENTARY, tr(
        "It takes the same opponents for granted, and treats a comparable call like the same"
        " one.")),
    Remark("16B", COMMENTARY, tr(
        "To hesitate or to ask is not in itself an infraction; using the information is.")),
    Remark("16B1(b)", COMMENTARY, tr(
        "The Director normally asks players of similar standard.")),
    Remark("20F1", COMMENTARY, tr(
        "The answer is what the pair has agreed, not what the player holds.")),
    Remark("20F4(a)", COMMENTARY, tr(
        "A player may wait until the final pass, so that the opponents do not profit from the"
        " mix-up during the auction.")),
    Remark("20F5(a)", COMMENTARY, tr(
        "A player who is asked about partner's calls still answers by the true agreement.")),
    Remark("23A", COMMENTARY, tr(
        "The suits that are shown weigh more than strength, but a large difference in strength"
        " rules it out.")),
    Remark("23A3", COMMENTARY, tr("Whatever strength or suits are involved.")),
    Remark("25A", COMMENTARY, tr(
        "Here the Director may decide without fear of telling anybody something.")),
    Remark("26B", OURS, tr("A suit can never be demanded.")),
    Remark("26B", COMMENTARY, tr(
        "Besides the restriction Law 16C binds the leader, all through the play.")),
    Remark("27", COMMENTARY, tr(
        "First ask whether it was meant at all, then whether LHO accepts it, then what"
        " replaces it.")),
    Remark("27A1", COMMENTARY, tr(
        "Before choosing LHO is told what may follow, and may ask about the possible"
        " replacements.")),
    Remark("27B", COMMENTARY, tr(
        "Questions about the replacement are best dealt with away from the table.")),
    Remark("27B1(a)", COMMENTARY, tr(
        "What counts is what the bids show, and it must be the same kind of feature; what the"
        " withdrawn bid told is authorised.")),
    Remark("27D", COMMENTARY, tr(
        "For example where another hand declares and another lead takes other tricks, or where"
        " the withdrawn bid showed a limit, such as at most nine points, that no legal call could"
        " show.")),
    Remark("28B", COMMENTARY, tr(
        "What a cancelled call told is less, or nothing, once the same is called in turn."
        " Where the player could have meant either, the Director asks what they intended.")),
    Remark("30C", COMMENTARY, tr(
        "It speaks of a pass of partner's artificial call, as the preamble of Law 31 does.")),
    Remark("40B2(a)(iv)", COMMENTARY, tr(
        "To adapt to the meaning of the opponents' legal calls is always allowed.")),
    Remark("40B2(c)(iv)", COMMENTARY, tr(
        "Its example is a call whose meaning depends on what the opponents' calls mean.")),
    Remark("40B4", COMMENTARY, tr(
        "No score is automatic: the board is played out, and adjusted only after damage.")),
    Remark("41D", COMMENTARY, tr(
        "Dummy's side answers for the hand being right; the defenders need not count it.")),
    Remark("43B2(b)", COMMENTARY, tr("The tricks are counted from that trick on.")),
    Remark("43B3", COMMENTARY, tr("Cards that were exposed go back to the hand.")),
    Remark("45C1", COMMENTARY, tr("Could, not did: whether partner saw it does not matter.")),
    Remark("45C2", COMMENTARY, tr(
        "A card brought out and taken back in one movement is not played.")),
    Remark("45D2", COMMENTARY, tr("For a defender who did not follow only 64C1 is used.")),
    Remark("45E", COMMENTARY, tr(
        "It is a lead if the player meant one and it was, or could seem to them, their turn to"
        " lead.")),
    Remark("46B5", COMMENTARY, tr(
        "Usually it is plain that declarer only meant any small card.")),
    Remark("47E2(a)", COMMENTARY, tr(
        "It speaks of a card played to the trick, and asks for no judgement about the effect"
        " of the explanation.")),
    Remark("49", COMMENTARY, tr(
        "Not where the Director finds that somebody else was at fault, such as an opponent who"
        " knocked the card out of the hand.")),
    Remark("50", OURS, tr(
        "The words that the Director says are samples: fit them to the players.")),
    Remark("50E1", COMMENTARY, tr(
        "So is what follows from the card, such as an ace or queen beside a king that was led,"
        " and few points elsewhere.")),
    Remark("50E2", COMMENTARY, tr(
        "Neither the card nor what follows from it may be used: the honours beside it, and how"
        " little there is elsewhere.")),
    Remark("53B", COMMENTARY, tr("When the intention is unclear the Director asks.")),
    Remark("54", COMMENTARY, tr("Declarer is first told of every choice.")),
    Remark("55A", COMMENTARY, tr("Both defenders are asked.")),
    Remark("55C", COMMENTARY, tr("Also after a lead that was accepted.")),
    Remark("57A3", COMMENTARY, tr("This can even force a ruff.")),
    Remark("58B2", COMMENTARY, tr(
        "Normally the player is taken to have meant one of the cards shown.")),
    Remark("60B", COMMENTARY, tr("Nothing else follows.")),
    Remark("61B3", COMMENTARY, tr(
        "Asking partner only now and then, or with surprise, can pass unauthorised"
        " information.")),
    Remark("62A", COMMENTARY, tr(
        "Call the Director before you show the card that you should have played: shown too late"
        " it is a major penalty card.")),
    Remark("64C", COMMENTARY, tr(
        "It is not used after 64B1 and 64B8: there is nothing to make good.")),
    Remark("64C1", COMMENTARY, tr(
        "The adjusted score replaces the automatic tricks and is not added to them.")),
    Remark("64C2(a)", COMMENTARY, tr("The tricks for the first revoke are kept.")),
    Remark("65B3", COMMENTARY, tr(
        "Declarer may do so at any time, since dummy can use nothing; dummy may, as long as"
        " their side has not played on, in spite of 43A1(b).")),
    Remark("67B3", COMMENTARY, tr(
        "The score is adjusted if the other side was damaged by the second play.")),
    Remark("68B1", COMMENTARY, tr(
        "A defender who concedes should first say so, and show the cards only when partner does"
        " not object.")),
    Remark("68D", COMMENTARY, tr(
        "For cards played after a claim without the consent of all four the Laws have no"
        " clause: the Director weighs them as facts.")),
    Remark("72C", OURS, tr("Whether the offender did know does not matter.")),
    Remark("75C", COMMENTARY, tr("The opponents have no claim to know the hand.")),
    Remark("79B2", COMMENTARY, tr("It is one score, without weighting.")),
    Remark("79B3", COMMENTARY, tr(
        "It treats a result that was agreed like one after the end of the round.")),
    Remark("79C1", COMMENTARY, tr(
        "Another time than thirty minutes must stand in the conditions of contest.")),
    Remark("81C3", COMMENTARY, tr("Not what the players have accepted as a law allows.")),
    Remark("81C5", COMMENTARY, tr("This should be rare.")),
    Remark("82C", COMMENTARY, tr(
        "That does not give both a good score: damage from a side's own mistakes stays.")),
    Remark("86B1", COMMENTARY, tr(
        "The likely results of the missing table are weighed, and more than 3 IMPs is clearly"
        " favourable.")),
    Remark("86B2(c)", COMMENTARY, tr(
        "No other boards are played instead, unless a regulation under 86B3 provides for it.")),
    Remark("86B3", COMMENTARY, tr("It lets the authority vary everything but 86B1.")),
    Remark("86B3", COMMENTARY, tr("It must stand in the regulations beforehand.")),
    Remark("87A", COMMENTARY, tr(
        "Whether the board agrees with the hand record does not matter.")),
    Remark("92B", COMMENTARY, tr(
        "For a ruling given later the time runs from when the players are told.")),
    Remark("93A", COMMENTARY, tr(
        "The right to turn to the Director in charge is always kept.")),
)
# fmt: on
