"""What `bridgelaw law --house` does."""

from __future__ import annotations

from pathlib import Path

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.formats.house import read_house
from bridgelaw.locale import Language, Refusal
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.regulations_as_json import provision_to_json


def print_house(path: str, as_json: bool, language: Language) -> None:
    """The rules of a club's sheet; what is wrong in it is told with its line."""
    try:
        sheet = read_house(Path(path).read_text(encoding="utf-8-sig"), Path(path).name)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    except UnicodeDecodeError as error:
        stop(Exit.INPUT, f"{path}: {error.reason}")
    if as_json:
        rules = [
            {
                **provision_to_json(one, language),
                "laws": list(one.clauses),
                "rulings": list(one.rulings),
            }
            for one in sheet.rules
        ]
        write_json({"club": sheet.club, "rules": rules})
        return
    for one in sheet.rules:
        where = [language.value(cited(*one.clauses))] if one.clauses else []
        print(f"{one.titled(language)} ({', '.join([*where, *one.rulings])})")
        print(f"    {one.said(language)}")
