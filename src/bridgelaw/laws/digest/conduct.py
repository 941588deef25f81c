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
        "Tournaments should be played strictly by the Laws; within their procedures and ethics"
        " the aim is a higher score than the others.")),
    Clause("72B", tr("Breaking a law on purpose and hiding an infraction are both forbidden.")),
    Clause("72B1", tr(
        "No player may break a law on purpose, even if they are ready to pay the"
        " rectification.")),
    Clause("72B2", tr(
        "As a rule nobody has to point out an infraction of their own side; a wrong"
        " explanation (20F), a revoke that can be corrected (62A) and a trick not won (79A2)"
        " are exceptions."), see=("9A5", "20F", "62A", "79A2")),
    Clause("72B3", tr(
        "A player may not hide an infraction, as by revoking again, holding back the card"
        " concerned or mixing the cards early.")),
    Clause("72C", tr(
        "If an offender could have been aware, when committing the irregularity, that it could"
        " well damage the other side, the Director has the board played on and adjusts the"
        " score at the end if the offending side gained by it."),
        see=("12C1(b)", "24B", "27B2", "30B1(b)(ii)", "31A2(b)", "37B")),
    Clause("73", tr(
        "This law says what may pass between partners, and how, and what may mislead opponents."),
        title=tr("Communication, tempo and deception"), see=("16B",)),
    Clause("73A", tr(
        "Partners communicate by their calls and plays, made in an even manner, and by nothing"
        " else.")),
    Clause("73A1", tr(
        "During auction and play partners communicate only by calls and plays, except as these"
        " Laws specifically allow."), see=("16A1(a)", "40A2")),
    Clause("73A2", tr(
        "Calls and plays should be made without undue emphasis, mannerism or inflection,"
        " hesitation or haste. The regulating authority may require pauses, as on the first"
        " round, after a warning before a skip bid, or at trick one.")),
    Clause("73B", tr("There are ways of communication that partners may not use.")),
    Clause("73B1", tr(
        "Partners do not communicate by manner, remarks, gestures, questions asked or not"
        " asked, or alerts and explanations given or not given."), see=("16B1",)),
    Clause("73B2", tr(
        "A prearranged secret way of exchanging information is the gravest offence of all.")),
    Clause("73C", tr(
        "This part says what a player with unauthorised information from partner owes."),
        see=("16B1(a)", "16B3")),
    Clause("73C1", tr(
        "A player who has unauthorised information from partner, as from a remark, question,"
        " explanation, gesture, emphasis, haste, hesitation, an unexpected alert or its"
        " absence, must carefully avoid taking any advantage of it."), see=("16B1(a)",)),
    Clause("73C2", tr(
        "Whoever breaks this may get a procedural penalty, and damage is redressed."),
        see=("16B3", "90A")),
    Clause("73D", tr(
        "Tempo and manner should be even, and may never be used to mislead."), see=("73E2",)),
    Clause("73D1", tr(
        "A steady tempo and manner is desirable though not always required; players should"
        " take special care where a variation could help their side. Otherwise an unintended"
        " variation is no infraction. Inferences are authorised for the opponents only, at"
        " their own risk.")),
    Clause("73D2", tr(
        "A player may not try to mislead an opponent by a question, remark or gesture, by"
        " haste or hesitation, by the manner of a call or play, or by a purposeful departure"
        " from procedure.")),
    Clause("73E", tr("Deception by calls and plays is legal, other deception is not.")),
    Clause("73E1", tr(
        "A player may deceive by a call or play, as long as tempo, manner or a concealed"
        " understanding does not support it."), see=("40A3",)),
    Clause("73E2", tr(
        "The Director adjusts if an innocent player drew a false inference from a question,"
        " remark, manner or tempo of an opponent who had no demonstrable bridge reason for it"
        " and could have been aware that it could work to their benefit."), see=("12B1",)),
    Clause("74", tr(
        "This law says how players treat each other, the game and the Director."),
        title=tr("Conduct and etiquette"), see=("91A",)),
    Clause("74A", tr("Courtesy is owed to partner, opponents and Director alike.")),
    Clause("74A1", tr("Players should be courteous at all times.")),
    Clause("74A2", tr(
        "Players should carefully avoid words and actions that annoy or embarrass others or"
        " spoil their enjoyment.")),
    Clause("74A3", tr(
        "Players should call and play in the same correct manner every time."), see=("73A2",)),
    Clause("74B", tr("As a matter of courtesy a player should refrain from five things.")),
    Clause("74B1", tr("A player should pay enough attention to the game.")),
    Clause("74B2", tr("A player should not make needless comments during auction and play.")),
    Clause("74B3", tr("A player should not detach a card before it is their turn.")),
    Clause("74B4", tr(
        "A player should not prolong the play in order to disconcert an opponent."), see=("68",)),
    Clause("74B5", tr("A player should call and address the Director politely.")),
    Clause("74C", tr("These are examples of breaches of procedure.")),
    Clause("74C1", tr("It is a breach of procedure to use different words for the same call.")),
    Clause("74C2", tr(
        "It is a breach of procedure to show approval or disapproval of a call or play.")),
    Clause("74C3", tr(
        "It is a breach of procedure to show that one expects to win or lose a trick not yet"
        " complete."), see=("68",)),
    Clause("74C4", tr(
        "It is a breach of procedure to draw attention during auction or play to something"
        " significant, or to the tricks still needed.")),
    Clause("74C5", tr(
        "It is a breach of procedure to stare at a player, or at another hand to see cards or"
        " the place from which one is drawn; an opponent's card seen by accident may be used.")),
    Clause("74C6", tr(
        "It is a breach of procedure to show a lack of interest, as by folding one's cards.")),
    Clause("74C7", tr(
        "It is a breach of procedure to vary one's tempo in order to disconcert the others."),
        see=("73D2",)),
    Clause("74C8", tr(
        "It is a breach of procedure to leave the table needlessly before the round is called.")),
    Clause("75", tr(
        "When hand and explanation disagree, the first question is what the pair's agreement"
        " really was."),
        title=tr("Mistaken explanation or mistaken call"), see=("20F", "21", "40")),
    Clause("75A", tr(
        "A player who hears from partner's explanation that their call was misread has"
        " unauthorised information, whether the explanation is right or wrong, and must"
        " carefully avoid taking advantage of it; otherwise the Director adjusts the score."),
        see=("16B1", "20F5(a)", "73C")),
    Clause("75B", tr(
        "If the explanation does not fit the agreement it is an infraction, and damage is"
        " redressed."), see=("20F4", "20F5(b)", "21B1(b)")),
    Clause("75B1", tr(
        "An explanation that differs from the agreement is an infraction; if it did damage the"
        " score is adjusted."), see=("21B3",)),
    Clause("75B2", tr(
        "A player who finds their own explanation wrong must call the Director before the lead"
        " is faced, or during play if it is found then, and correct it; before the auction"
        " ends it is allowed, not required."), see=("20F4",)),
    Clause("75B3", tr(
        "A player who finds partner's explanation wrong must do nothing about it in the"
        " auction. Then they must call the Director and correct it: a defender only after"
        " play, the declaring side after the final pass."), see=("20F5(b)",)),
    Clause("75C", tr(
        "If the explanation fits the agreement and only the call was mistaken, there is no"
        " infraction. It must not be corrected at once, nor the Director be told, and there is"
        " no duty to do so later. Whatever the damage the result stands, but the Director"
        " presumes a mistaken explanation (21B1(b))."), see=("21B1(b)",)),
    Clause("75D", tr("Explanations are to tell what the pair has really agreed.")),
    Clause("75D1", tr(
        "Players are expected to disclose their agreements accurately; failure to do so is"
        " misinformation."), see=("20F1",)),
    Clause("75D2", tr(
        "To describe an agreement that does not exist is an infraction."), see=("21B",)),
    Clause("75D3", tr(
        "The score is adjusted to the likely result with the right explanation in time; where"
        " nothing was agreed, with that information."), see=("12C1(b)",)),
    Clause("76", tr(
        "This law says how spectators behave and what their words are worth."),
        title=tr("Spectators"), see=("81C3",)),
    Clause("76A", tr("Spectators are in the playing area under the Director's control.")),
    Clause("76A1", tr(
        "Spectators in the playing area are under the Director's control, by the regulations"
        " of the tournament.")),
    Clause("76A2", tr(
        "The authorities may set terms for viewing by electronic means; such a viewer has no"
        " contact with a player in the session.")),
    Clause("76B", tr("How a spectator has to behave at the table.")),
    Clause("76B1", tr(
        "A spectator looks at one player's hand only, unless a regulation allows more.")),
    Clause("76B2", tr("A spectator shows no reaction to the auction or play.")),
    Clause("76B3", tr(
        "A spectator refrains from mannerisms and remarks and does not talk to a player in the"
        " round.")),
    Clause("76B4", tr("A spectator does not disturb a player.")),
    Clause("76B5", tr("A spectator does not draw attention to any aspect of the game.")),
    Clause("76C", tr("What becomes of what a spectator says or does."), see=("81C3",)),
    Clause("76C1", tr(
        "A spectator speaks about fact or law only when the Director asks."), see=("85A1",)),
    Clause("76C2", tr(
        "The authorities may say how an irregularity caused by a spectator is treated."),
        see=("16D",)),
    Clause("76D", tr(
        "Everyone but players and officials is a spectator unless the Director says otherwise.")),
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
        "The organiser should publish conditions of contest beforehand: entry, scoring, how"
        " winners are found and ties broken. They must not conflict with law or regulation, and"
        " contain what the regulating authority specifies. Other scoring methods need its"
        " approval.")),
    Clause("79", tr(
        "This law is about agreeing the number of tricks and correcting the record afterwards."),
        title=tr("Tricks won"), see=("65D",)),
    Clause("79A", tr("The number of tricks is settled at the table and honestly.")),
    Clause("79A1", tr(
        "The players agree on the tricks before all four hands are back in the board.")),
    Clause("79A2", tr(
        "Nobody may knowingly keep a trick that their side did not win, or one conceded that"
        " the opponents could not lose."), see=("9A5", "71")),
    Clause("79B", tr(
        "If the players disagree about the number of tricks, the Director is called.")),
    Clause("79B1", tr(
        "If the disputed tricks were claimed or conceded, Law 69B or Law 71 applies."),
        see=("69B", "71")),
    Clause("79B2", tr(
        "If there was no claim or concession, the Director rules what score is recorded.")),
    Clause("79B3", tr(
        "If the Director is not called before the round ends, the score may be changed for"
        " both sides only when the Director is clearly convinced of the result. Otherwise it"
        " should be left, or lowered for one side without being raised for the other."),
        see=("8B1",)),
    Clause("79C", tr(
        "A score that was written down or worked out wrongly can be corrected for a limited"
        " time.")),
    Clause("79C1", tr(
        "A score recorded or computed wrongly can be corrected for 30 minutes after the"
        " official score is available, unless the organiser has set a later time; an earlier"
        " one only where the contest needs it."), see=("92B",)),
    Clause("79C2", tr(
        "After the correction period a score can be corrected only with the organiser's"
        " approval, when the Director is certain beyond reasonable doubt.")),
    Clause("80", tr(
        "This law says who makes the rules that the Laws leave open, and who runs the event."),
        title=tr("Regulation and organisation")),
    Clause("80A", tr(
        "The regulating authority fills in what the Laws leave to it and may hand that power"
        " on.")),
    Clause("80A1", tr("Three bodies can be the regulating authority.")),
    Clause("80A1(a)", tr("For its own world events it is the World Bridge Federation.")),
    Clause("80A1(b)", tr("For events under its auspices it is the zonal authority.")),
    Clause("80A1(c)", tr(
        "For any other event it is the national organisation under whose auspices it takes"
        " place.")),
    Clause("80A2", tr("The regulating authority has the powers that these Laws give it.")),
    Clause("80A3", tr(
        "The regulating authority may delegate its powers and remain responsible, or assign"
        " them to another body.")),
    Clause("80B", tr(
        "The tournament organiser runs the event within the Laws and those regulations."),
        see=("81B1",)),
    Clause("80B1", tr(
        "A tournament organiser recognised by the regulating authority runs the event; it may"
        " delegate and stays responsible.")),
    Clause("80B2", tr(
        "The organiser has a list of powers and duties, from appointing the Director to"
        " arrangements for appeals.")),
    Clause("80B2(a)", tr(
        "The organiser appoints the Director; if there is none, the players should name"
        " somebody."), see=("81A",)),
    Clause("80B2(b)", tr(
        "The organiser prepares the event: the playing area, accommodation and equipment.")),
    Clause("80B2(c)", tr("The organiser sets the date and time of each session.")),
    Clause("80B2(d)", tr("The organiser sets the conditions of entry.")),
    Clause("80B2(e)", tr(
        "The organiser sets the conditions for bidding and play in accordance with these Laws,"
        " with special ones such as screens; rectification for what did not cross the screen"
        " may be varied.")),
    Clause("80B2(f)", tr(
        "The organiser announces supplementary regulations, which may not conflict with these"
        " Laws.")),
    Clause("80B2(g)", tr("The organiser sees to the staff.")),
    Clause("80B2(g)(i)", tr(
        "The organiser arranges for the assistants whom the Director needs.")),
    Clause("80B2(g)(ii)", tr(
        "The organiser appoints other staff and says what they have to do.")),
    Clause("80B2(h)", tr("The organiser takes and lists the entries.")),
    Clause("80B2(i)", tr(
        "The organiser sees to suitable conditions of play and announces them.")),
    Clause("80B2(j)", tr(
        "The organiser has the scores collected and the results worked out and kept.")),
    Clause("80B2(k)", tr("The organiser makes arrangements for appeals."), see=("93",)),
    Clause("80B2(l)", tr(
        "The organiser has any other powers and duties that these Laws give it.")),
    Clause("81", tr(
        "This law sets out the Director's position, powers and duties."),
        title=tr("The Director"), see=("10A", "82", "84")),
    Clause("81A", tr("The Director represents the tournament organiser."), see=("80B",)),
    Clause("81B", tr(
        "The Director runs the event on the spot and is bound by the Laws and regulations.")),
    Clause("81B1", tr(
        "The Director is responsible for the technical management of the event on the spot,"
        " and may remedy what the organiser has left out.")),
    Clause("81B2", tr("The Director applies the Laws and regulations and is bound by them.")),
    Clause("81C", tr(
        "Rectifying irregularities and redressing damage is the Director's task, not the"
        " players'.")),
    Clause("81C1", tr(
        "The Director keeps discipline and the orderly progress of the game."), see=("91A",)),
    Clause("81C2", tr(
        "The Director administers and interprets the Laws and tells players their rights and"
        " duties.")),
    Clause("81C3", tr(
        "The Director deals with an error or irregularity however the Director learns of it,"
        " within the periods of Laws 79C and 92B."), see=("11A", "79C1", "92B")),
    Clause("81C4", tr(
        "The Director assesses rectification and uses the powers of Laws 90 and 91."),
        see=("90", "91")),
    Clause("81C5", tr(
        "For good reason and at the non-offending side's request the Director may waive a"
        " rectification.")),
    Clause("81C6", tr("The Director settles disputes."), see=("85",)),
    Clause("81C7", tr(
        "The Director refers matters to an appropriate committee."), see=("93B2",)),
    Clause("81C8", tr(
        "The Director reports the results and has other duties that the organiser gives.")),
    Clause("81D", tr("The Director may delegate duties but stays responsible for them.")),
    Clause("82", tr(
        "This law says how the Director puts right the running of the game, and the Director's"
        " own mistakes."), title=tr("Correcting errors of procedure"), see=("81",)),
    Clause("82A", tr(
        "The Director corrects errors of procedure and keeps the game moving in accordance"
        " with the Laws.")),
    Clause("82B", tr(
        "To correct an error of procedure the Director may adjust a score, order, postpone or"
        " cancel the play of a board, or use any other power that the Director has.")),
    Clause("82B1", tr(
        "To correct an error of procedure the Director may adjust a score as the Laws allow."),
        see=("12",)),
    Clause("82B2", tr(
        "To correct an error of procedure the Director may order, postpone or cancel the play"
        " of a board.")),
    Clause("82B3", tr(
        "To correct an error of procedure the Director may use any other power that the Laws"
        " give.")),
    Clause("82C", tr(
        "If the Director's ruling turns out to be wrong and no rectification lets the board be"
        " scored normally, the Director gives an adjusted score, treating both sides as"
        " non-offending."), see=("12A3",)),
    Clause("83", tr(
        "If a review of a ruling on fact or discretion could well be in order, the Director"
        " tells the players of the right to appeal, or refers the matter to a committee."),
        title=tr("Notice of the right to appeal"), see=("92A",)),
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
        "The Director rules a doubtful point for the non-offending side and tries to restore"
        " equity. If that side was probably damaged by an irregularity for which these Laws"
        " have no rectification, the Director adjusts the score."), see=("12A1",)),
    Clause("85", tr(
        "This law says how the Director rules when the players tell different stories."),
        title=tr("Ruling on disputed facts"), see=("84",)),
    Clause("85A", tr(
        "The Director collects evidence, decides what most probably happened and rules on"
        " that.")),
    Clause("85A1", tr(
        "The facts are found on the balance of probabilities, by the weight of the evidence"
        " that can be collected.")),
    Clause("85A2", tr(
        "Once satisfied about the facts the Director rules as Law 84 says."), see=("84",)),
    Clause("85B", tr(
        "If the Director cannot settle the facts, the Director gives a ruling that lets play"
        " go on."), see=("92A",)),
    Clause("86", tr(
        "This law is about adjusted scores in team matches when a board has a result at the"
        " other table, or has none that can be compared."),
        title=tr("Team play"), see=("12C1(b)", "87C")),
    Clause("86A", tr(
        "A single board is not redealt if the result of the match without it could be known to"
        " a contestant; a score is adjusted instead."), see=("6D3",)),
    Clause("86B", tr(
        "In teams a board without a comparable result is scored according to how many such"
        " results there are and who is at fault."), see=("12C2(b)",)),
    Clause("86B1", tr(
        "If the only result, at the other table, is clearly favourable to one side, the"
        " Director assigns an adjusted score."), see=("12C1(c)",)),
    Clause("86B2", tr(
        "When two or more results between the same contestants cannot be compared, those of a"
        " fouled board too, or the Laws require more than one adjusted score, it depends on"
        " who is at fault.")),
    Clause("86B2(a)", tr(
        "If nobody is at fault, the boards are cancelled and scored artificially or, if there"
        " is time and 86A allows it, others are played instead."), see=("86A", "12C2(b)")),
    Clause("86B2(b)", tr(
        "If one side is at fault, the other gets the better of average plus and an assigned"
        " score on each board, and the side at fault the complement.")),
    Clause("86B2(c)", tr(
        "If both sides are at fault, the boards are cancelled and scored artificially."),
        see=("12C2(b)", "86B3")),
    Clause("86B3", tr(
        "For boards that were played at one table only, the regulating authority may provide"
        " scores other than those of 86B2; without such a regulation the Director goes by it."),
        see=("86B2",)),
    Clause("87", tr(
        "This law is for a board that was not the same for contestants whose scores should be"
        " compared."), title=tr("Fouled board")),
    Clause("87A", tr(
        "A board is fouled if a card was misplaced in it, or dealer or vulnerability differed"
        " between copies, so that contestants who should be compared did not play it in the"
        " same form.")),
    Clause("87B", tr(
        "In pairs and individuals the Director finds as nearly as possible which scores belong"
        " to which form, and rates each group apart as the regulations say; without any, the"
        " Director chooses and announces a method.")),
    Clause("87C", tr("In teams a fouled board comes under Law 86B2."), see=("86B2",)),
    Clause("88", tr(
        "Compensation for a board that could not be played is an artificial score under Law"
        " 12C2."), title=tr("Award of indemnity points"), see=("12C2",)),
    Clause("89", tr(
        "In an individual event rectification is for both members of a side, as Law 12C3 says."),
        title=tr("Rectification in individual events"), see=("12C3",)),
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
    Clause("90B1", tr("Coming late is such an offence.")),
    Clause("90B2", tr("Unduly slow play is such an offence.")),
    Clause("90B3", tr(
        "Discussing bidding, play or result so that another table can hear it is such an"
        " offence."), see=("16D1",)),
    Clause("90B4", tr(
        "Comparing scores with another contestant without leave is such an offence.")),
    Clause("90B5", tr(
        "Touching or handling cards of another player is such an offence."), see=("7B3",)),
    Clause("90B6", tr("Putting cards back into the wrong pocket is such an offence.")),
    Clause("90B7", tr(
        "An error that makes an adjusted score necessary, as not counting one's cards or"
        " playing the wrong board, is such an offence."), see=("7B2", "15B")),
    Clause("90B8", tr(
        "Not following regulations or the Director's instructions promptly is such an offence.")),
    Clause("91", tr(
        "This law gives the Director powers to keep discipline."), title=tr("Penalise or suspend")),
    Clause("91A", tr(
        "To keep order and discipline the Director may give penalties in points, or suspend a"
        " player or contestant for the session or a part of it. That decision is final."),
        see=("93B3",)),
    Clause("91B", tr(
        "The Director may disqualify a player or contestant for cause, with the approval of"
        " the organiser.")),
    Clause("92", tr(
        "This law says who may ask for a ruling to be reviewed, and until when."),
        title=tr("Right to appeal"), see=("93",)),
    Clause("92A", tr(
        "A contestant or their captain may appeal against any ruling given at their own table."
        " For a request without merit a regulation may provide a sanction.")),
    Clause("92B", tr(
        "The right to ask for a ruling or to appeal ends 30 minutes after the official score"
        " is available, unless the organiser has set another time."), see=("79C1",)),
    Clause("92C", tr("An appeal is made through the Director.")),
    Clause("92D", tr("An appeal is not heard unless those named here agree to it.")),
    Clause("92D1", tr(
        "In pairs both partners agree to the appeal; in an individual event the player alone"
        " decides.")),
    Clause("92D2", tr("In a team event the captain agrees to the appeal.")),
    Clause("93", tr(
        "This law says how an appeal is heard."), title=tr("Appeals procedure"), see=("92",)),
    Clause("93A", tr(
        "If there is no appeals committee and no other arrangement (80B2(k)), or neither can"
        " work without disturbing the event, the Director in charge hears and rules upon all"
        " appeals."), see=("80B2(k)",)),
    Clause("93B", tr(
        "If there is an appeals committee it has the Director's powers, but it may not"
        " overrule the Director on law, regulation or discipline.")),
    Clause("93B1", tr(
        "The Director in charge rules on the part of an appeal that is about law or regulation"
        " alone; that ruling may be appealed to the committee.")),
    Clause("93B2", tr("The Director in charge passes all other appeals to the committee.")),
    Clause("93B3", tr(
        "The committee has the Director's powers, but may not overrule the Director in charge"
        " on law, regulation or Law 91; it may recommend a change."), see=("91A",)),
    Clause("93C", tr("Further appeals are a matter for the regulating authority.")),
    Clause("93C1", tr(
        "The regulating authority may set up further appeals, with a sanction for one without"
        " merit.")),
    Clause("93C2", tr(
        "The Director in charge or the reviewing body may refer a matter to the regulating"
        " authority, which may settle it for good.")),
    Clause("93C3", tr("The regulating authority may arrange the stages of appeal otherwise.")),
    Clause("93C3(a)", tr(
        "Where it is crucial to the progress of the tournament the regulating authority may"
        " have a body of the tournament settle an appeal finally, and is then bound by it like"
        " the parties.")),
    Clause("93C3(b)", tr(
        "With due notice to the contestants the regulating authority may leave out or change"
        " stages of the appeal process.")),
)
# fmt: on
