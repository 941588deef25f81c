"""Templates in which everything that is always the same is worked out once, when they are read.

A page has more than a hundred sentences without holes. In one language each is always the same
string, and so becomes a part of the page around it.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

from jinja2 import Environment, nodes
from jinja2.visitor import NodeTransformer

from bridgelaw.web.server.templating.direct_code import DirectCode, escaped

Call = Callable[..., Any]


class FoldingEnvironment(Environment):
    """Templates of one language.

    `constant_calls`: functions of nothing but what they are given; `constants`: names that always
    mean the same.
    """

    code_generator_class = DirectCode
    escaped = staticmethod(escaped)
    constant_calls: Mapping[str, Call] = {}
    constants: Mapping[str, str] = {}

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        read = super()._parse(source, name, filename)
        folded: nodes.Template = _Folding(self).visit(read)
        return folded

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """As of Jinja, but as one dictionary: every import on a page compares its keys."""
        names = super().make_globals(d)
        return dict(names) if isinstance(names, ChainMap) else names


class _Folding(NodeTransformer):
    def __init__(self, environment: FoldingEnvironment) -> None:
        self._calls = environment.constant_calls
        self._names = environment.constants

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:  # noqa: N802
        self.generic_visit(node)
        if not isinstance(node.node, nodes.Name) or node.dyn_args or node.dyn_kwargs:
            return node
        call = self._calls.get(node.node.name)
        given = [*node.args, *(one.value for one in node.kwargs)]
        if call is None or not all(isinstance(one, nodes.Const) for one in given):
            return node
        values = [one.value for one in node.args if isinstance(one, nodes.Const)]
        named = {
            one.key: one.value.value for one in node.kwargs if isinstance(one.value, nodes.Const)
        }
        return nodes.Const(call(*values, **named), lineno=node.lineno)

    def visit_Name(self, node: nodes.Name) -> nodes.Expr:  # noqa: N802
        if node.ctx == "load" and node.name in self._names:
            return nodes.Const(self._names[node.name], lineno=node.lineno)
        return node
