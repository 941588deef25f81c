"""What authorities have laid down where the Laws leave it to them: each with where it stands.

A provision has its clause, document, article and date, as far as they were seen. A setting of a
profile that no provision names is ours: as in the Laws and the commentary on them, or asked.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.locale.text import Text, tr


@dataclass(frozen=True, slots=True)
class Provision:
    """One rule of an authority."""

    authority: str
    clause: str
    """The clause of the Laws that leaves it to the authority."""
    says: Text
    document: str
    article: str = ""
    date: str = ""
    setting: str = ""
    """The setting of the profile that has it; nothing where it is only told."""

    @property
    def where(self) -> str:
        """Document, article and date in one line."""
        return ", ".join(part for part in (self.document, self.article, self.date) if part)


_COMMENTARY = "Commentary of the WBF Laws Committee"
_SUMMARY = "競技会運営規則の要約"
_RULES = "競技会運営規則"

PROVISIONS: tuple[Provision, ...] = (
    Provision(
        "WBF",
        "12C2(d)",
        tr("Two average pluses in a session, then average."),
        _COMMENTARY,
        "12C2(d)",
        "2019-01",
        "most_average_plus",
    ),
    Provision(
        "EBU",
        "18F",
        tr("A call is made when the card is out of the box with apparent intent."),
        "Club page quoting the Union",
    ),
    Provision(
        "EBU",
        "73A2",
        tr(
            "A pause of about ten seconds after a jump; a reasonable pause of third "
            "hand at trick one usually tells nothing."
        ),
        "White Book",
        "",
        "2024",
    ),
    Provision(
        "EBU",
        "40B2(c)",
        tr("The opponents' system card may be looked at at any time."),
        "Blue Book",
        "",
        "",
        "opponents_card_any_time",
    ),
    Provision(
        "EBU",
        "87B",
        tr("Groups of three at most, a third of the results at most, get shares."),
        "White Book",
        "4.2.3.3",
        "",
        "small_groups",
    ),
    Provision(
        "EBU",
        "70C",
        tr("A claimer who forgot a trump plays the side winners first."),
        "White Book",
        "8.70.4",
        "",
        "forgotten_trump_led",
    ),
    Provision(
        "ACBL",
        "18F",
        tr(
            "A call is made when the card touches or nearly touches the table, or "
            "is held as made; in close cases it is not."
        ),
        "Club page of the League's policy",
    ),
    Provision(
        "ACBL",
        "73A2",
        tr("No STOP card in tournaments; the pause after a skip bid stays."),
        "Board of Directors",
        "",
        "2018-01-01",
    ),
    Provision(
        "ACBL",
        "40B2(a)(iv)",
        tr("Methods may not be changed after a question, an answer or an irregularity."),
        "Elections under the 2017 Laws",
        "40B2(a)",
        "2017-09-25",
        "vary_after_irregularity",
    ),
    Provision(
        "ACBL",
        "87B",
        tr(
            "The formula for four scores or more, and for three if they are the "
            "larger group; shares otherwise."
        ),
        "ACBLscore manual",
        "",
        "",
        "largest_compared",
    ),
    Provision(
        "ACBL",
        "70C",
        tr("A claimer who forgot a trump does not play trumps."),
        "Laws Commission, guidelines on claims",
        "",
        "2019",
        "forgotten_trump_led",
    ),
    Provision(
        "ACBL",
        "93C1",
        tr("Further appeals were elected."),
        "Elections under the 2017 Laws",
        "93C1",
        "2017-09-25",
    ),
    Provision(
        "JCBL",
        "12C2(d)",
        tr("Two average pluses in a session, then average."),
        _COMMENTARY,
        "12C2(d)",
        "2019-01",
        "most_average_plus",
    ),
    Provision(
        "JCBL",
        "18F",
        tr("A call is made once the card is out of the box."),
        "Club page on a revised rule",
    ),
    Provision(
        "JCBL",
        "73A2",
        tr(
            "The STOP card is advised, not obligatory; about ten seconds. Who does "
            "not use it mostly bears the doubt about a pause."
        ),
        "Two club pages",
    ),
    Provision(
        "JCBL",
        "12C2(a)",
        tr(
            "Average plus 60 per cent or the own session if higher, average minus 40 per cent or "
            "the own session if lower."
        ),
        _SUMMARY,
        "",
        "2016-04-01",
        "own_percentage",
    ),
    Provision(
        "JCBL",
        "78B",
        tr("IMP pairs: a board counts five IMPs for every other score."),
        _SUMMARY,
        "",
        "2016-04-01",
        "cross_imps_divisor",
    ),
    Provision(
        "JCBL",
        "90A",
        tr(
            "Penalties go by the value of a board: at matchpoints its top, in IMP "
            "pairs five IMPs for every other score, at total points 250 for every "
            "other score, in victory points 5 per cent of a round's maximum, in a knockout "
            "five IMPs. Which part of it is usual was not seen."
        ),
        _SUMMARY,
        "",
        "2016-04-01",
        "penalty_top",
    ),
    Provision(
        "JCBL",
        "90A",
        tr("A team that is thirty minutes late forfeits the match."),
        _SUMMARY,
        "",
        "2016-04-01",
    ),
    Provision(
        "JCBL",
        "80B2(f)",
        tr(
            "The rules govern every event of the League, unless the organiser has "
            "published conditions beforehand."
        ),
        _RULES,
        "1",
        "2016-04-01",
    ),
    Provision(
        "JCBL",
        "80B2(f)",
        tr("Six ratings of events: weekly, CCG, local, sectional, regional, national."),
        _RULES,
        "2",
        "2016-04-01",
    ),
    Provision(
        "JCBL",
        "93A",
        tr("Appeals go to the appeals, the competition and the rules committee, in this order."),
        _RULES,
        "",
        "2016-04-01",
    ),
    Provision(
        "JCBL",
        "41A",
        tr("All passes are laid out, and the bidding cards stay until the lead is faced."),
        "JCBL HANDBOOK",
        "p. 64",
        "2011",
    ),
)


def provisions_of(authority: str) -> tuple[Provision, ...]:
    """What was found of an authority, in the order of the clauses."""
    return tuple(one for one in PROVISIONS if one.authority == authority)


def source_of(authority: str, setting: str) -> Provision | None:
    """Where a setting comes from; nothing where it is ours."""
    found = (one for one in provisions_of(authority) if one.setting == setting)
    return next(found, None)
