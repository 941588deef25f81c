"""Results in YAML that a person types: read, written back with its comments, or written anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.formats.files import encode, text_of_file
from bridgelaw.formats.own.layout import event_of, read_plain
from bridgelaw.formats.own.lines import correction_words, result_text
from bridgelaw.formats.own.scores import Points, same_lines, scores_of
from bridgelaw.formats.own.short import short_line
from bridgelaw.formats.own.stated import kept_totals, kept_words
from bridgelaw.formats.own.words import amount_text
from bridgelaw.formats.yaml.text import dump, load, word
from bridgelaw.locale import tr
from bridgelaw.scoring.field import Adjustment, BoardKey, Event, Field, Line, Penalty
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.profile import Profile, settings_of
from bridgelaw.scoring.standings import Standings

Scores = tuple[Points | None, Points | None]


class YamlDocument(Document):
    """A file of our YAML."""

    kind = "yaml"

    def __init__(self, text: str, encoding: str, name: str, wishes: Wishes) -> None:
        self.text = text
        self.encoding = encoding
        self.name = name
        self.wishes = wishes
        read = read_plain(load(text, name), wishes, name)
        self.field, self.problems, self.stated = read.field, read.problems, read.stated

    def _take(self, field: Field) -> None:
        super()._take(field)
        self.wishes = replace(self.wishes, profile=field.event.profile)

    def write(self, standings: Standings) -> bytes:
        field = standings.field
        if not same_lines(self.field, field):
            raise ValueError("these are the standings of another file")
        data = load(self.text, self.name)
        places = read_plain(data, self.wishes, self.name).places
        for key, value in _changed_head(_own_event(data), field.event).items():
            _put(data, key, value)
        if field.penalties != self.field.penalties:
            _put(data, "penalties", _penalties(field))
        if (totals := _kept_totals(standings)) != (data.get("kept_totals") or []):
            _put(data, "kept_totals", totals or "")
        scores = scores_of(standings)
        for at, place in enumerate(places):
            entry = _mapping_at(place.lines, place.index)
            if field.lines[at] != self.field.lines[at]:
                _change(entry, field.lines[at])
            _put_scores(entry, scores[at])
            _put_kept(entry, standings, at)
        text = dump(data)
        self._check(text, field)
        return encode(text.replace("\n", "\r\n") if "\r\n" in self.text else text, self.encoding)

    def _check(self, text: str, field: Field) -> None:
        """Comments in odd places can confuse who writes them; then nothing is written."""
        try:
            written = read_plain(load(text, self.name), self.wishes, self.name).field
        except BadFile:
            written = None
        if written != field:
            raise BadFile(
                tr(
                    "{file} cannot be written with its comments where they stand; move them to"
                    " lines of their own, or write a new file",
                    file=self.name,
                )
            )


def read_yaml(data: bytes, name: str, wishes: Wishes) -> YamlDocument:
    """A file of our YAML; `BadFile` if it is none."""
    text, encoding = text_of_file(data, name)
    return YamlDocument(text.removeprefix("\ufeff"), encoding, name, wishes)


def new_yaml(standings: Standings) -> bytes:
    """A new file with everything that the standings have."""
    field = standings.field
    data = CommentedMap()
    for key, value in _changed_head(None, field.event).items():
        _put(data, key, value)
    if field.names:
        data["names"] = _words(field.names)
    scores = scores_of(standings)
    sessions: dict[int, CommentedMap] = {}
    for board, places in field.boards.items():
        lines = CommentedSeq()
        for place in places:
            entry = _flow(CommentedMap())
            _fill(entry, field.lines[place])
            _put_scores(entry, scores[place])
            _put_kept(entry, standings, place)
            lines.append(entry)
        boards = sessions.setdefault(board.session, CommentedMap())
        boards[str(board.number)] = _board(field, board, lines)
    if list(sessions) == [1]:
        data["boards"] = sessions[1]
    else:
        data["sessions"] = CommentedMap({str(each): name for each, name in sessions.items()})
    if field.penalties:
        data["penalties"] = _penalties(field)
    if totals := _kept_totals(standings):
        data["kept_totals"] = totals
    return dump(data).encode()


def _own_event(data: CommentedMap) -> Event | None:
    """What the file itself says of the event, without anybody's wishes; `None` if unreadable."""
    try:
        return event_of(data, Wishes())
    except BadFile:
        return None


def _board(field: Field, key: BoardKey, lines: CommentedSeq) -> Any:
    if key not in field.vulnerabilities:
        return lines
    return CommentedMap({"vulnerable": str(field.vulnerabilities[key]), "lines": lines})


def _changed_head(before: Event | None, after: Event) -> dict[str, Any]:
    """What the head has to say; of a head that is there, only what it says otherwise."""
    usual = Event()
    head: dict[str, tuple[Any, Any]] = {
        "event": (after.name, before and before.name),
        "date": (after.date, before and before.date),
        "scoring": (after.method.value, before and before.method.value),
        "profile": (_profile(after.profile), before and _profile(before.profile)),
        "winners": (str(after.winners), before and str(before.winners)),
        "knockout": (_yes(after.knockout), before and _yes(before.knockout)),
        "posted": (after.scores_posted, before and before.scores_posted),
        "clock": (after.clock, before and before.clock),
    }
    needless = {
        "event": "", "date": "", "posted": "", "clock": "", "winners": str(usual.winners),
        "knockout": "no",
    }  # fmt: skip
    return {
        key: value
        for key, (value, old) in head.items()
        if (value != old if before is not None else value != needless.get(key))
    }


def _profile(profile: Profile) -> Any:
    settings = settings_of(profile)
    return settings["like"] if len(settings) == 1 else _flow(_words(settings))


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _penalties(field: Field) -> CommentedSeq:
    return CommentedSeq([_penalty(penalty) for penalty in field.penalties])


def _penalty(penalty: Penalty) -> CommentedMap:
    entry = _flow(CommentedMap())
    entry["of"] = word(penalty.contestant)
    entry["amount"] = amount_text(penalty.amount, penalty.unit)
    if penalty.session != 1:
        entry["session"] = str(penalty.session)
    if penalty.law != "90":
        entry["law"] = word(penalty.law)
    if penalty.reason:
        entry["reason"] = word(penalty.reason)
    return entry


def _kept_totals(standings: Standings) -> CommentedSeq:
    entries = CommentedSeq()
    for total in kept_totals(standings):
        entry = _flow(CommentedMap())
        for key, text in zip(("of", "points", "percent", "session"), total, strict=True):
            _put(entry, key, text)
        entries.append(entry)
    return entries


def _mapping_at(lines: Any, index: int) -> CommentedMap:
    """The mapping of a line; one in the short form is written out."""
    entry = lines[index]
    short = short_line(entry)
    if short is None:
        assert isinstance(entry, CommentedMap)
        return entry
    written = _flow(_words(short))
    comment = entry.ca.items.get(next(iter(entry))) if isinstance(entry, CommentedMap) else None
    if comment is not None and comment[2] is not None:
        # What stands behind the line hung on its only word; now it hangs on the line.
        lines.ca.items.setdefault(index, [None] * 4)[0] = comment[2]
    lines[index] = written
    return written


def _fill(entry: CommentedMap, line: Line) -> None:
    if line.table:
        entry["table"] = word(line.table)
    entry["ns"], entry["ew"] = word(line.ns), word(line.ew)
    _change(entry, line)


def _change(entry: CommentedMap, line: Line) -> None:
    """The words of a line that can be other ones after a ruling."""
    _put(entry, "result", result_text(line.result))
    _put(entry, "group", line.group)
    adjusted = line.adjusted
    _put(entry, "adjusted", "" if adjusted is None else _awards(adjusted))
    _put(entry, "law", "" if adjusted is None else adjusted.law)
    _put(entry, "reason", "" if adjusted is None else adjusted.reason)
    _put(entry, "ruled", "" if adjusted is None else adjusted.ruled)
    for key, text in correction_words(line).items():
        _put(entry, key, text)


def _awards(adjusted: Adjustment) -> Any:
    if adjusted.ns == adjusted.ew:
        return str(adjusted.ns)
    return _flow(_words({"ns": str(adjusted.ns), "ew": str(adjusted.ew)}))


def _put_scores(entry: CommentedMap, scores: Scores) -> None:
    for key, points in zip(("ns_points", "ew_points"), scores, strict=True):
        _put(entry, key, "" if points is None else mixed(points.points))


def _put_kept(entry: CommentedMap, standings: Standings, place: int) -> None:
    for key, text in kept_words(standings, place).items():
        _put(entry, key, text)


def _put(entry: CommentedMap, key: str, value: Any) -> None:
    """Sets a key, or takes it away where there is nothing to say."""
    value = word(value) if isinstance(value, str) else value
    if value == "":
        entry.pop(key, None)
    elif key in entry:
        if entry[key] != value:
            entry[key] = value
    elif entry.fa.flow_style() or not entry.ca.items:
        entry[key] = value
    else:
        # The comments before the next line hang on the last word, which must stay the last.
        entry.insert(len(entry) - 1, key, value)


def _words(texts: Mapping[str, str]) -> CommentedMap:
    return CommentedMap({word(key): word(value) for key, value in texts.items()})


def _flow(entry: CommentedMap) -> CommentedMap:
    entry.fa.set_flow_style()
    return entry
