"""What `bridgelaw law` does."""

from __future__ import annotations

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.laws.digest import changes, edition_named, find, parents, table
from bridgelaw.laws.digest.as_json import clause_to_json, rows_as_csv
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.scoring.editions import FIRST, Edition
from bridgelaw.scoring.profile import PROFILES, Profile
from bridgelaw.scoring.provisions import provisions_of, source_of
from bridgelaw.scoring.settings import differences


def run_law(number: str, edition: str | None, as_json: bool, language: Language) -> None:
    """Prints the clauses below a number, with the headings above them."""
    try:
        found = find(number, None if edition is None else edition_named(edition).name)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json([clause_to_json(clause, language) for clause in found])
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).clauses(found, parents(found[0].number))


def print_table(edition: str | None, language: Language) -> None:
    """The whole law as CSV: a row for each label."""
    print(rows_as_csv(table(_edition(edition or FIRST, language).name)), end="")


def print_changes(older: str, newer: str, as_json: bool, language: Language) -> None:
    """Every clause that reads otherwise, as it was and as it is."""
    before, after = (_edition(name, language) for name in (older, newer))
    found = changes(before.name, after.name)
    if as_json:
        write_json(
            [
                {
                    "number": one.number,
                    before.name: None if was is None else clause_to_json(was, language),
                    after.name: None if now is None else clause_to_json(now, language),
                }
                for was, now in found
                if (one := was or now) is not None
            ]
        )
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).changes(before, after, found)


def _edition(name: str, language: Language) -> Edition:
    try:
        return edition_named(name)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))


def print_provisions(authority: str, as_json: bool, language: Language) -> None:
    """The authority's own rules with clause, document, article and date, and what is ours."""
    found, ours = provisions_of(authority), _settings_of_ours(authority)
    if as_json:
        write_json(
            {
                "authority": authority,
                "provisions": [
                    {
                        "clause": one.clause,
                        "text": language.say(one.says),
                        "document": one.document,
                        "article": one.article or None,
                        "date": one.date or None,
                        "setting": one.setting or None,
                    }
                    for one in found
                ],
                "ours": ours,
            }
        )
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).provisions(found, ours)


def _settings_of_ours(authority: str) -> list[str]:
    """Settings that differ from the usual ones without a document that says so."""
    usual = Profile(authority)
    return [
        name
        for name in differences(PROFILES[authority], usual)
        if source_of(authority, name) is None
    ]
