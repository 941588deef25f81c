"""YAML as a club secretary means it: every word is text, and nothing is hidden in it."""

from __future__ import annotations

import io
import re
import warnings
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap
from ruamel.yaml.composer import Composer, ComposerError
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.nodes import ScalarNode
from ruamel.yaml.resolver import VersionedResolver
from ruamel.yaml.scalarstring import DoubleQuotedScalarString

from bridgelaw.formats.documents import BadFile
from bridgelaw.locale import Text, tr

_PLAIN = re.compile(r"[+-]?\w(?:(?:[\w ()=+./%*-]|(?<=\d):(?=\d))*[\w()=+/%*-])?")


_DEEPEST = 30  # lists in lists; our own layout has six
_MOST_LINES = 100_000
_MOST_NODES = 150_000  # words and lists: ten thousand results; they take ten seconds to read


class BoundedComposer(Composer):
    """Without aliases and great depths, so that a short file cannot keep the machine busy."""

    depth = 0
    count = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        mark = self.parser.peek_event().start_mark
        if self.parser.check_event(AliasEvent):
            raise ComposerError(None, None, "references are not taken", mark)
        if self.depth == _DEEPEST:
            raise ComposerError(None, None, "too many lists stand in each other", mark)
        self.count += 1
        if self.count > _MOST_NODES:
            raise ComposerError(None, None, "the file is too large", mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


class _Words(VersionedResolver):
    """Every plain word is text: `no` is a word, 50E4 a law, 1:30 a time and +420 keeps its sign."""

    def resolve(self, kind: Any, value: Any, implicit: Any) -> Any:
        if kind is ScalarNode:
            return self.DEFAULT_SCALAR_TAG
        return super().resolve(kind, value, implicit)


def read_bounded(yaml: YAML, text: str) -> Any:
    """What somebody else's text holds; any error where it is no YAML, or too much of it.

    Marks, comments and blank lines cost as much as words, and are in no list that is counted.
    """
    yaml.Composer = BoundedComposer
    if len(text.splitlines()) > _MOST_LINES:
        raise MarkedYAMLError(problem="the file is too large")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return yaml.load(text)


def load(text: str, name: str, no_mapping: Text | None = None) -> CommentedMap:
    """The mapping of a file; `BadFile` with the line if it is none."""
    try:
        data = read_bounded(_yaml(), text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = str(error.problem or error.context)
        if mark is None:
            raise BadFile(tr("{file} is not YAML: {reason}", file=name, reason=reason)) from error
        raise BadFile(
            tr("{file} is not YAML, line {line}: {reason}", file=name, line=mark.line + 1,
               reason=reason)
        ) from error  # fmt: skip
    except Exception as error:  # a hostile file finds corners of the parser that raise anything
        reason = type(error).__name__
        raise BadFile(tr("{file} is not YAML: {reason}", file=name, reason=reason)) from error
    if not isinstance(data, CommentedMap):
        raise BadFile(no_mapping or tr("{file} has no “boards”", file=name))
    return data


def dump(data: CommentedMap) -> str:
    """The text of a mapping, with the comments that it was loaded with."""
    written = io.StringIO()
    _yaml().dump(data, written)
    return written.getvalue()


def word(text: str) -> str:
    """A text to be written: in quotes, unless it is plainly a word or a number."""
    return text if _PLAIN.fullmatch(text) else DoubleQuotedScalarString(text)


def _yaml() -> YAML:
    yaml = YAML(typ="rt", pure=True)
    yaml.Resolver = _Words
    yaml.preserve_quotes = True
    yaml.allow_unicode = True
    yaml.width = 4096
    yaml.indent(mapping=2, sequence=4, offset=2)
    return yaml
