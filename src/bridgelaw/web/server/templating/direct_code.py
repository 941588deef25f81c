"""What Jinja makes of a template, without what our templates have no use for.

Each value on a page would become an object of its own that says that it is escaped, and each call
would go through a search for functions that want the template's context. A page has hundreds of
both.
"""

from __future__ import annotations

import re
from keyword import iskeyword

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, optimizeconst
from markupsafe import Markup, escape

_is_plain = re.compile("[^&<>\"']*").fullmatch


def escaped(value: object) -> str:
    """As it is put on a page."""
    if type(value) is Markup or (type(value) is str and _is_plain(value)):
        return value
    return escape(value)


class DirectCode(CodeGenerator):
    """The Python code of templates whose functions and macros never ask for a context."""

    def _output_child_pre(
        self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo
    ) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.escaped(")

    @optimizeconst
    def visit_Call(  # noqa: N802
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        is_plain = not (forward_caller or node.dyn_args or node.dyn_kwargs)
        if not is_plain or any(iskeyword(one.key) for one in node.kwargs):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in node.args:
            self.visit(argument, frame)
            self.write(", ")
        for named in node.kwargs:
            self.write(f"{named.key}=")
            self.visit(named.value, frame)
            self.write(", ")
        self.write(")")
