"""A line of a USEBIO traveller written back: its result, its adjustment, its points."""

from __future__ import annotations

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.usebio.edit import Edit
from bridgelaw.formats.usebio.layout import Roll, UsebioLine
from bridgelaw.formats.usebio.numbers import Decimals
from bridgelaw.formats.usebio.own import adjustment_values, correction_values, own
from bridgelaw.formats.usebio.results import code_of, is_code
from bridgelaw.game import Side, Vulnerability
from bridgelaw.locale import tr
from bridgelaw.scoring.field import Line, place_of
from bridgelaw.scoring.outcomes import Outcome, PassedOut, Played, score_of
from bridgelaw.scoring.scored_board import LineScore

_ORDER = (
    "DIRECTION", "NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "CONTRACT", "PLAYED_BY", "LEAD", "TRICKS",
    "SCORE",
)  # fmt: skip


def change_line(
    edit: Edit, record: UsebioLine, roll: Roll, old: Line, new: Line, vulnerability: Vulnerability
) -> None:
    """Whatever is not as it was read."""
    if new == old:
        return
    element = record.element
    if (new.ns, new.ew) != (old.ns, old.ew):
        match = record.where.match
        if match is not None and match.child("TEAM") is not None:
            raise BadFile(tr("{place}: a match cannot have other teams", place=place_of(old)))
        for side in Side:
            if new.contestant(side) != old.contestant(side):
                number = roll.written.get(new.contestant(side), new.contestant(side))
                edit.set_child(element, f"{side}_PAIR_NUMBER", number, _ORDER)
    if new.result != old.result:
        for name, text in parts_of(new.result).items():
            if text or element.child(name) is not None:
                edit.set_child(element, name, text, _ORDER)
    if (new.result, new.adjusted) != (old.result, old.adjusted):
        _change_score(edit, record, old, new, vulnerability)
    if new.corrected != old.corrected:
        notes = [] if new.corrected is None else [("corrected", correction_values(new.corrected))]
        edit.set_notes(element, ("corrected",), notes)
    if new.group != old.group:
        edit.set_notes(element, ("group",), [("group", {"name": new.group})] if new.group else [])


def _change_score(
    edit: Edit, record: UsebioLine, old: Line, new: Line, vulnerability: Vulnerability
) -> None:
    element = record.element
    there = element.value("SCORE") or ""
    kept = next((note.values.get("score") for note in own(element, "adjusted")), None)
    if new.result != old.result or (kept is None and is_code(there)):
        at_table = "" if new.result is None else str(score_of(new.result, vulnerability))
    else:
        at_table = there if kept is None else kept
    code = None if new.adjusted is None else code_of(new.adjusted)
    # A site knows the code of an artificial score; the score at the table goes into the note.
    shown = at_table if code is None else code
    if shown or there:
        edit.set_child(element, "SCORE", shown, _ORDER)
    notes = []
    if new.adjusted is not None:
        values = adjustment_values(new.adjusted, "" if code is None else at_table)
        notes = [("adjusted", values)]
    edit.set_notes(element, ("", "adjusted"), notes)


def parts_of(result: Outcome | None) -> dict[str, str]:
    """What the elements of a line say of a result."""
    contract = declarer = tricks = ""
    if isinstance(result, PassedOut):
        contract = "PASS"
    elif isinstance(result, Played):
        contract = f"{result.contract.bid}{result.contract.doubled.value}"
        declarer, tricks = str(result.contract.declarer), str(result.tricks)
    return {"CONTRACT": contract, "PLAYED_BY": declarer, "TRICKS": tricks}


def change_points(
    edit: Edit,
    record: UsebioLine,
    score: LineScore,
    ending: str,
    decimals: Decimals,
    is_exactly: bool,
    is_added: bool,
) -> None:
    """The points of both sides, where they are not what stands there; or where nothing does."""
    names = tuple(f"{side}_{ending}" for side in Side)
    for side, name in zip(Side, names, strict=True):
        there = record.element.value(name)
        scored = score.side(side)
        if there is None and not is_added:
            continue
        if scored is None:
            if there and is_exactly:
                edit.set_child(record.element, name, "", (*_ORDER, *names))
        elif there is None or not decimals.says(there, scored.points, is_exactly):
            text = decimals.written(scored.points)
            edit.set_child(record.element, name, text, (*_ORDER, *names))
