"""Compiles the message catalogues, so that wheels, sdists and editable installs have them.

Wheels get the casebook as well; an editable install finds it beside the package.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        pattern = "src/bridgelaw/locale/*/LC_MESSAGES/bridgelaw.po"
        for po in sorted(Path(self.root).glob(pattern)):
            with po.open("rb") as source:
                catalogue = read_po(source, locale=po.parts[-3])
            with po.with_suffix(".mo").open("wb") as target:
                write_mo(target, catalogue)
        if self.target_name == "wheel" and version == "standard":
            cases = str(Path(self.root) / "casebook")
            build_data["force_include"][cases] = "bridgelaw/casebook/cases"
