"""Whatever a template puts on a page is escaped, in every hole of every template.

Templates are compiled by a generator of ours that changes Jinja's: what it makes is looked at, so
that another version of Jinja cannot silently leave something unescaped.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup, escape

from bridgelaw.locale.language import LANGUAGES
from bridgelaw.web.server.templating.direct_code import escaped
from bridgelaw.web.server.templating.templates import environment

TEMPLATES = environment("en").list_templates(("html",))


def outputs(tree: ast.AST) -> Iterator[ast.expr]:
    """What the code of a template puts on the page: by `yield`, and in macros into a list."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("t_"):
            continue  # the filter of a loop: it gives its items to the loop
        if isinstance(node, ast.Yield) and node.value is not None:
            yield node.value
        elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("t_"):
            place = ast.unparse(node.func)
            if place.endswith((".append", ".extend")):
                for each in node.args:
                    yield from each.elts if isinstance(each, ast.Tuple) else (each,)
        yield from outputs(node)


def is_safe(put: ast.expr) -> bool:
    match put:
        case ast.Constant(value=str() | None):
            return True  # of the template itself, or said by the catalogue and escaped then
        case ast.Name(id="event"):
            return True  # what another template has put out, by the same rule
        case ast.Call(func=func):
            # A macro that is called with a block gives what was escaped when it was made.
            return ast.unparse(func) in ("environment.escaped", "context.call")
    return False


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_hole_is_escaped(name: str) -> None:
    made = environment("en")
    assert made.loader is not None
    code = made.compile(made.loader.get_source(made, name)[0], name, None, raw=True)
    put = list(outputs(ast.parse(code)))
    assert [ast.unparse(one) for one in put if not is_safe(one)] == []


def test_the_look_at_the_code_sees_what_is_not_escaped() -> None:
    made = environment("en")
    for source in ("{{ name|safe }}", "{% macro one(a) %}{{ a }}{% endmacro %}{{ one(1) }}"):
        code = made.compile(source, "x", None, raw=True)
        seen = [ast.unparse(one) for one in outputs(ast.parse(code))]
        assert any(one.startswith("environment.escaped(") for one in seen), code
        bare = code.replace("environment.escaped(", "str(")
        assert any(not is_safe(one) for one in outputs(ast.parse(bare)))


def test_only_pictures_are_said_to_be_safe() -> None:
    """They are lines drawn in the template itself, chosen by name."""
    assert all(environment(code).autoescape is True for code in LANGUAGES)
    loader, made = environment("en").loader, environment("en")
    assert loader is not None
    for name in TEMPLATES:
        source = loader.get_source(made, name)[0]
        assert "autoescape" not in source, name
        assert "|safe" not in source.replace(" ", "") or name == "parts/icons.html", name


@given(st.text(st.sampled_from("<>&\"'ab \n"), max_size=12))
def test_a_value_is_escaped_as_by_markupsafe(text: str) -> None:
    assert escaped(text) == escape(text)
    assert escaped(Markup(text)) == text


def test_what_is_no_text_is_escaped_too() -> None:
    class Named:
        def __str__(self) -> str:
            return "<b>"

    assert escaped(Named()) == "&lt;b&gt;"
