"""Makes the pictures of the documentation, the same ones every time: docs/images/*.webp.

    .venv/bin/python docs/screenshots.py

Needs what the tests in the browser need: ./check installs it. Fixed dice, fixed moves, nothing moving.
"""

import base64
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, PHONE  # noqa: E402
from tests.browser.person import Person, Tab  # noqa: E402
from tests.browser.service import Service  # noqa: E402

IMAGES = ROOT / "docs" / "images"
LARGEST = 250_000
MOVES = 44
"""Some rounds, so that regions have merged and both have castles."""
DESK = {"viewport": {"width": 1360, "height": 850}}

# Chromium writes WebP itself, on a page without rules about what it may load.
AS_WEBP = """
async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.86 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
"""


class Studio:
    def __init__(self, browser: Browser, service: Service) -> None:
        self._browser = browser
        self._service = service
        self._converter = browser.new_page()

    def guest(self, name: str, **device: object) -> Tab:
        """A page of somebody new, who has all the time in the world and sees nothing move."""
        context = self._browser.new_context(locale="en-GB", reduced_motion="reduce", color_scheme="light", **device)  # type: ignore[arg-type]
        self.person = Person(name, context, self._service.address)
        return self.person.new_tab()

    def take(self, tab: Tab, name: str) -> None:
        tab.page.mouse.move(0, 0)
        tab.page.wait_for_timeout(500)
        png = tab.page.screenshot(animations="disabled", caret="hide")
        picture = base64.b64decode(self._converter.evaluate(AS_WEBP, base64.b64encode(png).decode("ascii")))
        assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
        (IMAGES / f"{name}.webp").write_bytes(picture)
        sys.stdout.write(f"docs/images/{name}.webp  {len(picture)} bytes\n")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Service(Path(folder) / "regalia.db", seed="a picture") as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        studio = Studio(browser, service)
        tab = studio.guest("Anna", **DESK)
        tab.open()
        studio.take(tab, "lobby")
        studio.person.open_table(tab, ["me", "here"])
        for _ in range(MOVES):
            tab.decide()
        tab.await_turn()
        studio.take(tab, "table")
        tab.page.emulate_media(color_scheme="dark")
        studio.take(tab, "table-dark")
        phone = studio.guest("Béla", **PHONE)
        studio.person.context.add_cookies(tab.page.context.cookies())  # type: ignore[arg-type]
        phone.open(f"/t/{tab.table}")
        phone.await_turn()
        studio.take(phone, "phone")
        browser.close()


if __name__ == "__main__":
    main()
