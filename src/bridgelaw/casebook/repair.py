"""Old case files brought up to the questions of today.

A later release may no longer ask what the table shows, or may ask about a rarity first. Then a case
fails although its ruling is the same. Only answers are touched: one that is not asked for goes, and
the everyday answer to a question about a rarity is added. What is expected is never changed, and
what only a person can say is left to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node

from bridgelaw import __version__
from bridgelaw.casebook.files import CaseFile, CaseStep, read_text
from bridgelaw.casebook.run import CaseEnds, Taken, is_expected, take_steps
from bridgelaw.laws import Asked
from bridgelaw.locale import Text, tr

_MOST = 200
"""More edits than a file can need."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """A case file as it is now, what was done to it, and what is left for a person."""

    text: str
    done: tuple[Text, ...] = ()
    left: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class _Edit:
    """One answer of one step that goes, or comes."""

    step: tuple[int | None, int]
    """The variant, and the place of the step in it."""
    key: str
    answer: str | None
    """`None`: the answer goes."""
    said: Text


def repair(path: Path, text: str) -> Repaired:
    """The file with its answers as they are asked for today; `CaseFileError` if it is none."""
    done: list[Text] = []
    left: list[Text] = []
    for _ in range(_MOST):
        repairs = list(_to_do(read_text(path, text, lenient=True)))
        left = [one for one in repairs if isinstance(one, Text)]
        edit = next((one for one in repairs if isinstance(one, _Edit)), None)
        if edit is None:
            break
        text = _edited(text, edit)
        done.append(edit.said)
    if not left and (done or read_text(path, text, lenient=True)[0].release is None):
        text = _stamped(text)
        done.append(tr("It is a case for {release} now.", release=__version__))
    return Repaired(text, tuple(done), tuple(left))


def _to_do(cases: tuple[CaseFile, ...]) -> Iterator[_Edit | Text]:
    """What is to be done about the case and its variants, and what nobody but a person can do."""
    wanted: set[str] = set()
    all_ran = True
    # The variants first: what they ask for, the case need not.
    for case in sorted(cases, key=lambda case: case.variant is None):
        variant = None if case.variant is None else case.variant[0]
        place = -1
        try:
            for place, taken in enumerate(take_steps(case)):
                is_first = place == 0
                asked = taken.moment.asked
                if asked is not None and not is_expected(taken.step):
                    all_ran &= not is_first
                    yield _answer(asked, taken.step, (variant, place))
                    break
                used = _used(taken)
                if is_first and variant is None:
                    if not all_ran:
                        continue  # a variant may ask for what the case need not
                    used |= wanted
                elif is_first:
                    wanted |= used
                yield from _unused(taken.step, used, (variant, place))
        except CaseEnds as stopped:
            all_ran &= place >= 0
            line = stopped.line
            assert line.mistake is not None
            yield tr("line {line}: {what}", line=line.line, what=line.mistake)


def _used(taken: Taken) -> set[str]:
    interview = taken.interview
    return set() if interview is None else {answer.key for answer in interview.answers}


def _unused(step: CaseStep, used: set[str], at: tuple[int | None, int]) -> Iterator[_Edit]:
    for key in step.answers:
        if key in step.stated and key not in used:
            words = tr(
                "line {line}: {ruling} does not ask “{key}” here any more; the answer has gone.",
                line=step.answer_lines[key],
                ruling=step.ruling,
                key=key,
            )
            yield _Edit(at, key, None, words)


def _answer(asked: Asked[Any], step: CaseStep, at: tuple[int | None, int]) -> _Edit | Text:
    usual = asked.question.usually
    if usual is not None and usual in asked.samples():
        words = tr(
            "line {line}: {ruling} asks “{key}” here now; it has the everyday answer, {answer}.",
            line=step.ruling_line,
            ruling=step.ruling,
            key=asked.key,
            answer=usual,
        )
        return _Edit(at, asked.key, usual, words)
    return tr(
        "line {line}: {ruling} asks “{key}” here now: {heading} Answer it ({answers}).",
        line=step.ruling_line,
        ruling=step.ruling,
        key=asked.key,
        heading=asked.heading,
        answers=", ".join(asked.samples()),
    )


# Changing the text, and nothing in it but that


def _edited(text: str, edit: _Edit) -> str:
    root = YAML(typ="rt", pure=True).compose(text)
    step = _step(root, edit.step)
    answers = _value(step, "answers")
    if edit.answer is None:
        assert isinstance(answers, MappingNode)
        if len(answers.value) == 1:
            return _without(text, step, "answers")
        return _without(text, answers, edit.key)
    pair = f"{edit.key}: {edit.answer}"
    if isinstance(answers, MappingNode) and answers.value:
        return _with(text, answers, pair)
    if answers is not None:
        text = _without(text, step, "answers")
        step = _step(YAML(typ="rt", pure=True).compose(text), edit.step)
    return _with(text, step, f"answers: {{{pair}}}", after="ruling")


def _step(root: Any, at: tuple[int | None, int]) -> MappingNode:
    variant, place = at
    node = root
    if variant is not None:
        node = _value(node, "variants").value[variant - 1]
    if place:
        node = _value(node, "then").value[place - 1]
    assert isinstance(node, MappingNode)
    return node


def _value(node: Any, key: str) -> Any:
    return next((value for name, value in node.value if name.value == key), None)


def _without(text: str, mapping: MappingNode, key: str) -> str:
    pairs = mapping.value
    at = next(place for place, (name, _) in enumerate(pairs) if name.value == key)
    name, value = pairs[at]
    if mapping.flow_style:
        if at + 1 < len(pairs):
            return text[: _start(name)] + text[_start(pairs[at + 1][0]) :]
        before = _end(pairs[at - 1][1]) if at else _start(mapping) + 1
        return text[:before] + text[_end(value) :]
    first = text.rfind("\n", 0, _start(name)) + 1
    if text[first : _start(name)].strip():
        # The first key of a step stands behind its dash: the next one takes its place.
        return text[: _start(name)] + text[_start(pairs[at + 1][0]) :]
    last = text.find("\n", max(_end(value) - 1, _start(name)))
    return text[:first] + ("" if last < 0 else text[last + 1 :])


def _with(text: str, mapping: MappingNode, pair: str, after: str | None = None) -> str:
    """The mapping with a new pair at its end, or after one that it has."""
    name, value = next(
        (one for one in mapping.value if after is None or one[0].value == after), mapping.value[-1]
    )
    if after is None:
        name, value = mapping.value[-1]
    if mapping.flow_style:
        return f"{text[: _end(value)]}, {pair}{text[_end(value) :]}"
    line = text.find("\n", max(_end(value) - 1, _start(name)))
    at = len(text) if line < 0 else line
    return f"{text[:at]}\n{' ' * mapping.start_mark.column}{pair}{text[at:]}"


def _start(node: Node) -> int:
    index: int = node.start_mark.index
    return index


def _end(node: Node) -> int:
    index: int = node.end_mark.index
    return index


def _stamped(text: str) -> str:
    root = YAML(typ="rt", pure=True).compose(text)
    value = _value(root, "release")
    if value is not None:
        return text[: _start(value)] + __version__ + text[_end(value) :]
    return _with(text, root, f"release: {__version__}", after="source")
