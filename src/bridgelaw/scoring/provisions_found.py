"""The rules of authorities that were found, as data. What was not seen says so."""

from bridgelaw.locale import tr
from bridgelaw.scoring.provisions import Provision

_COMMENTARY = "Commentary of the WBF Laws Committee"
_SUMMARY = "競技会運営規則の要約"
_RULES = "競技会運営規則"
_ELECTIONS = "Elections of the Board of Directors under the 2017 Laws"
_BOXES = "EBU bidding box regulations"

_CALLS = ("insufficient-bid", "call-out-of-turn", "inadmissible-call", "unintended-call")
_TEMPO = ("unauthorised-information", "tempo-and-deception")
_DISCLOSURE = ("misinformation", "misinformation-after", "explanation-duty")
_APPEALS = ("appeal",)

# fmt: off
PROVISIONS: tuple[Provision, ...] = (
    Provision("WBF", ("1B",), tr("Cards with symmetrical faces are recommended."),
              _COMMENTARY, "1B", "2019-01"),
    Provision("WBF", ("12C2(d)",), tr("Two average pluses in a session, then average."),
              _COMMENTARY, "12C2(d)", "2019-01", "most_average_plus beyond_average_plus"),
    Provision("WBF", ("40B2(a)(iii)",), tr("It has policies on alerts and on systems of its own."),
              "WBF policies", is_seen=False),
    Provision("WBF", ("79C1", "92B", "93A"), tr(
        "The conditions of an event say how long scores can be corrected, and how appeals are"
        " made."), "Conditions of the event", is_seen=False),
    Provision("WBF", ("86B1",), tr("More than 3 IMPs is clearly favourable."),
              _COMMENTARY, "86B1", "2019-01", "clearly_favourable_imps"),
    Provision("WBF", ("90A",), tr("The EBL's conditions have amounts for penalties."),
              "EBL conditions", "21", is_seen=False),

    Provision("EBU", ("12C2",), tr("There is a chapter on averages."), "White Book", "3.3",
              is_seen=False),
    Provision("EBU", ("18F",), tr(
        "A call is made when the card is out of the box with apparent intent."),
        _BOXES, "", "", "call_made", _CALLS),
    Provision("EBU", ("73A2", "73D"), tr("STOP before a jump, and a pause of about ten seconds."),
              _BOXES, "", "", "stop_card pause_seconds", _TEMPO),
    Provision("EBU", ("41A",), tr(
        "The bidding cards stay until the lead is faced and everything has been explained."),
        _BOXES),
    Provision("EBU", ("73D",), tr(
        "A reasonable pause of third hand at trick one usually tells nothing."),
        "White Book", "", "2024", "", _TEMPO),
    Provision("EBU", ("40B2(a)(iii)",), tr("There are rules on alerts and announcements."),
              "Blue Book", is_seen=False),
    Provision("EBU", ("40B2(c)",), tr("The opponents' system card may be looked at at any time."),
              "White Book, as quoted in the Union's forum", "1.6.4 (e)", "",
              "opponents_card_any_time"),
    Provision("EBU", ("70C",), tr("A claimer who forgot a trump plays the side winners first."),
              "White Book", "8.70.4", "", "forgotten_trump_led"),
    Provision("EBU", ("79C1",), tr("There is a chapter on the correction of scores."),
              "White Book", "2.5", "2021", is_seen=False),
    Provision("EBU", ("86B3",), tr("There is a chapter on boards without results."),
              "White Book", "4.2", "2021", is_seen=False),
    Provision("EBU", ("87B",), tr(
        "Groups of three at most, a third of the results at most, get shares."),
        "White Book", "4.2.3.3", "", "small_groups small_group_part"),
    Provision("EBU", ("90A",), tr("There are standard penalties; their amounts were not seen."),
              "White Book", "2.8", "2021", is_seen=False),
    Provision("EBU", ("92A", "92B"), tr("There is a chapter on appeals."),
              "White Book", "1.7", "2021", is_seen=False),
    Provision("EBU", ("93C",), tr(
        "There are new grounds for going to the national authority; they were not seen."),
        "White Book", "1.8", "2024", is_seen=False),

    Provision("ACBL", ("1B",), tr("Cards with symmetrical faces are encouraged."), _ELECTIONS, "1",
              "2017-09-25"),
    Provision("ACBL", ("18F",), tr(
        "A call is made when the card is out of the box and touches or nearly touches the table, or"
        " is held as made; in close cases it is not."),
        "Bidding box regulations of the League", "", "", "call_made", _CALLS),
    Provision("ACBL", ("73A2", "73D"), tr(
        "No STOP card in tournaments; the pause after a skip bid stays."),
        "Board of Directors, Toronto, July 2017", "", "2018-01-01", "stop_card", _TEMPO),
    Provision("ACBL", ("40B1", "40B2(a)(i)"), tr(
        "An opening of 1NT, or of one of a suit, that may by agreement show fewer than 8 high card"
        " points is not allowed; both partners play one system."), _ELECTIONS, "3, 4",
        "2017-09-25"),
    Provision("ACBL", ("40B2(a)(iv)",), tr(
        "Methods may not be changed after a question, an answer or an irregularity."),
        _ELECTIONS, "4.3", "2017-09-25", "vary_after_irregularity"),
    Provision("ACBL", ("40B2(c)",), tr(
        "The opponents' card may also be looked at when RHO is to call; written defences when the"
        " card may be seen."), _ELECTIONS, "5, 6", "2017-09-25", "opponents_card_at_rhos_turn"),
    Provision("ACBL", ("70C",), tr("A claimer who forgot a trump does not play trumps."),
              "Laws Commission, guidelines on claims", "", "2019", "forgotten_trump_led"),
    Provision("ACBL", ("87B",), tr(
        "The formula for four scores or more, and for three if they are the larger group; shares"
        " otherwise."), "ACBLscore manual", "", "",
        "largest_compared small_groups neuberg"),
    Provision("ACBL", ("78B",), tr(
        "5 per cent of the scores at each end are left out, the rest is averaged and rounded to"
        " tens."), "ACBLscore manual", "", "", "butler.trimmed butler.half"),
    Provision("ACBL", ("93C1",), tr("Further appeals were elected."), _ELECTIONS, "7",
              "2017-09-25", "further_appeals", _APPEALS),

    Provision("JCBL", ("12C2(a)",), tr(
        "Average plus is 60 per cent or the own session if higher, average minus 40 per cent or the"
        " own session if lower. A board that is not played in time: average minus for whoever was"
        " slow, average plus for the others."), _SUMMARY, "", "2016-04-01",
        "own_percentage average_plus average_minus"),
    Provision("JCBL", ("12C2(d)",), tr("Two average pluses in a session, then average."),
              _COMMENTARY, "12C2(d)", "2019-01", "most_average_plus beyond_average_plus"),
    Provision("JCBL", ("18F",), tr("A call is made once the card is out of the box."),
              "Club page on a revised rule", "", "", "call_made", _CALLS),
    Provision("JCBL", ("73A2", "73D"), tr(
        "The STOP card is advised, not obligatory; about ten seconds. Whoever does not use it "
        "mostly"
        " bears the doubt about a pause."), "Two club pages", "", "", "stop_card pause_seconds",
        _TEMPO),
    Provision("JCBL", ("40B1", "40B2(a)(i)"), tr(
        "What is not on the list is forbidden. List A needs no alert, list B does."),
        "JCBL公認コンベンションリスト", "", "2016-05-01"),
    Provision("JCBL", ("40B2(a)(iii)",), tr(
        "Before the round the opponents are told of: 1NT outside 15 to 18 points, two systems,"
        " openings with 9 points or fewer, overcalls at the one level with 5 or fewer, preempts on"
        " Qxxxxx or worse, canapé and the like."),
        "JCBLアラート規定", "", "1997-06-01", "", _DISCLOSURE),
    Provision("JCBL", ("40B2(a)(iii)",), tr(
        "Natural is: a minor with three cards, a major with four, an overcall with four, a weak two"
        " with five, a weak three with six. Doubles, cue-bids, leads and signals are not alerted."),
        "JCBLアラート規定", "", "1997-06-01", "", _DISCLOSURE),
    Provision("JCBL", ("40B2(a)(v)",), tr(
        "Strong artificial openings may not be psychic; of other artificial calls nothing was"
        " found."), "Japanese quiz page", "", "", "psychic_artificial_calls"),
    Provision("JCBL", ("41A",), tr(
        "All passes are laid out, and the bidding cards stay until the lead is faced."),
        "JCBL HANDBOOK", "p. 64", "2011"),
    Provision("JCBL", ("78B",), tr("IMP pairs: a board counts five IMPs for every other score."),
              _SUMMARY, "", "2016-04-01", "cross_imps_divisor"),
    Provision("JCBL", ("80B2(f)",), tr(
        "The rules govern every event of the League, unless the organiser has published conditions"
        " beforehand; the competition committee may void a part of these."), _RULES, "1",
        "2016-04-01"),
    Provision("JCBL", ("80B2(f)",), tr(
        "Six ratings of events: weekly, CCG, local, sectional, regional, national."), _RULES, "2",
        "2016-04-01", "rating"),
    Provision("JCBL", ("80B2(f)",), tr("The event is announced in the bulletin."), _RULES, "3",
              "2016-04-01", ratings=("local", "sectional", "regional", "national")),
    Provision("JCBL", ("81B2",), tr("Organiser and director in charge interpret the rules."),
              _SUMMARY, "", "2016-04-01"),
    Provision("JCBL", ("90A",), tr(
        "Penalties go by the value of a board: at matchpoints its top, in IMP pairs five IMPs for"
        " every other score, at total points 250 for every other score, in victory points 5 per"
        " cent of a round's maximum, in a knockout five IMPs. Which part of it is usual was not"
        " seen."), _SUMMARY, "", "2016-04-01",
        "penalty_top penalty_imps penalty_vps board_value_imps board_value_points board_value_vps",
        ("conduct",)),
    Provision("JCBL", ("90B1", "90B2"), tr(
        "A team forfeits the match that is thirty minutes late, or when half of the boards cannot"
        " be expected to be played at seven minutes each."), _SUMMARY, "", "2016-04-01",
        "forfeit_minutes board_minutes"),
    Provision("JCBL", ("93A",), tr(
        "Appeals go to the appeals, the competition and the rules committee, in this order."),
        _RULES, "", "2016-04-01", "", _APPEALS),
)
# fmt: on
