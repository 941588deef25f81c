"""What a tool takes and gives, in few words: its definition is part of every conversation.

Everything is still checked by the models; what is left out here is what a model can do without:
titles that repeat names, `null` beside whatever may be left out, limits of length, the inside of a
table that is sent as JSON, and what stands deep inside of what comes back.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

_NOISE = {
    "title", "default", "$defs", "maxLength", "minLength", "maxItems", "minItems", "pattern",
    "propertyNames", "minimum", "maximum",
}  # fmt: skip
_UNSAID = {"TableSent", "JsonValue"}
"""What the text of a table says in a line; the API's own description has it whole."""

Schema = dict[str, Any]


def taken(model: type[BaseModel]) -> Schema:
    """What is sent to a tool."""
    schema = model.model_json_schema()
    slim: Schema = _slim(schema, schema.get("$defs", {}))
    return slim


def given(model: type[BaseModel]) -> Schema:
    """What comes back: each part by its name, with what has to be known about it."""
    schema = model.model_json_schema(mode="serialization")
    parts = {name: _part(one) for name, one in schema["properties"].items()}
    return {"type": "object", "properties": parts}


def _part(schema: Schema) -> Schema:
    said = schema.get("description")
    return {} if said is None else {"description": said}


def _slim(schema: Any, inside: Schema) -> Any:
    if isinstance(schema, list):
        return [_slim(one, inside) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if (reference := schema.get("$ref")) is not None:
        name = reference.rpartition("/")[2]
        whole = {"type": "object"} if name in _UNSAID else inside[name]
        own = {key: value for key, value in schema.items() if key != "$ref"}
        return _slim({**whole, **own}, inside)
    kept = {key: value for key, value in schema.items() if key not in _NOISE}
    if (choices := kept.get("anyOf")) is not None:
        choices = [_slim(one, inside) for one in choices if one != {"type": "null"}]
        plain = [one.get("type") for one in choices if "items" not in one]
        own = {key: value for key, value in kept.items() if key != "anyOf"}
        if len(choices) == 1:
            return {**choices[0], **own}
        if len(plain) == len(choices) and all(isinstance(one, str) for one in plain):
            return {**own, "type": plain}
        return {**own, "anyOf": choices}
    if (properties := kept.get("properties")) is not None:
        kept["properties"] = {name: _slim(one, inside) for name, one in properties.items()}
    if "items" in kept:
        kept["items"] = _slim(kept["items"], inside)
    if isinstance(kept.get("additionalProperties"), dict):
        del kept["additionalProperties"]
    return kept
