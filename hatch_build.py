"""What hatchling calls before it packs the wheel: adds the compiled rules and the browser client.

Neither is needed: where one cannot be made, one line says why and what to do about it, and the wheel
does without. See docs/building.md.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling runs this file by its name, from anywhere

from building.client import CannotBuildClient, build_client
from building.rules import CannotCompile, compile_modules


class RegaliaHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # The C compiler keeps one core busy, and Vite another.
        with ThreadPoolExecutor(1) as beside:
            rules = beside.submit(self.add_rules, version, build_data)
            self.add_client(version, build_data)
        rules.result()

    def add_rules(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("REGALIA_COMPILE", "")
        if version == "editable" or wish == "0":
            self.app.display_warning("Regalia is built without compiling: its rules run interpreted.")
            return
        root = Path(self.root)
        try:
            files = compile_modules(root / "src", root / "build" / "mypyc", self.app.display_info)
        except CannotCompile as reason:
            if wish == "1":
                self.app.abort(f"{reason.details}Regalia cannot be compiled: {reason}")
            self.app.display_warning(f"Regalia runs interpreted, some 50 times slower: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(files)

    def add_client(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("REGALIA_CLIENT", "")
        if version == "editable" or wish == "0":
            self.app.display_warning("Regalia is built without its browser client.")
            return
        root = Path(self.root)
        try:
            files = build_client(root, root / "build" / "client", self.app.display_info)
        except CannotBuildClient as reason:
            if wish == "1":
                self.app.abort(f"{reason.details}The browser client cannot be built: {reason}")
            self.app.display_warning(f"Regalia has no browser client: {reason}")
            return
        build_data["force_include"].update(files)
