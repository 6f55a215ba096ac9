"""Makes the pictures of the documentation, the same ones every time: docs/images/*.webp.

    .venv/bin/python docs/screenshots.py
    .venv/bin/python docs/screenshots.py FOLDER     every board at three sizes, light and dark, to look at
    .venv/bin/python docs/screenshots.py web        picture.webp of each game, for the first page

Needs what the tests in the browser need: ./check installs it. Fixed dice, fixed moves, nothing moving.
"""

import base64
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from regalia import games  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.fit import Projector, moments, resize  # noqa: E402
from tests.browser.person import Person, Tab  # noqa: E402
from tests.browser.service import NAME, Service  # noqa: E402

IMAGES = ROOT / "docs" / "images"
GAMES = ROOT / "web" / "src" / "games"
LARGEST = 250_000
SIZES = {"laptop": (1366, 768), "desk": (1440, 900), "phone": (390, 844)}


class Crop(NamedTuple):
    """A part of a board: of an element from its left and its top, so much of its width; the height follows."""

    seats: int
    question: str
    element: str
    left: float
    top: float
    width: float


FIRST_PAGE = {
    "carolus": Crop(2, "ask-emperor", ".map", 0.36, 0.0, 0.62),
    "principe": Crop(5, "ask-act", ".map", 0.16, 0.22, 0.78),
    "rivals": Crop(4, "ask-choose", ".hand", 0.0, 0.02, 0.8),
    "tara": Crop(4, "ask-choosing", ".ireland", 0.5, 0.02, 0.49),
}
"""What of each board is seen there."""

TELLING = {"principe": "ask-act"}
"""What is asked when the whole board is to be seen, where something lies over it at the last."""

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


def signs() -> list[str]:
    """What the boards explain to whoever sees it for the first time."""
    texts = {file.parents[1].name: file.read_text("utf-8") for file in ROOT.glob("web/src/games/*/text/en.ftl")}
    return [f"{game}-{name}" for game, text in texts.items() for name in re.findall(r"^sign-([\w-]+)", text, re.M)]


class Studio:
    def __init__(self, browser: Browser, service: Service, folder: Path) -> None:
        self._browser = browser
        self._service = service
        self._folder = folder
        self._converter = browser.new_page()

    def guest(self, size: str, **device: Any) -> Tab:
        """A page of somebody new, who has all the time in the world, sees nothing move and knows every sign."""
        width, height = SIZES[size]
        device |= {"viewport": {"width": width, "height": height}}
        if size == "phone":
            device |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = self._browser.new_context(locale="en-GB", reduced_motion="reduce", color_scheme="light", **device)
        context.add_init_script(f"localStorage.setItem('regalia.learnt', '{','.join(signs())}')")
        return Person("Anna", context, self._service.address).new_tab()

    def take(self, tab: Tab, name: str, **part: Any) -> None:
        tab.page.mouse.move(0, 0)
        tab.page.wait_for_timeout(500)
        png = tab.page.screenshot(animations="disabled", caret="hide", **part)
        picture = base64.b64decode(self._converter.evaluate(AS_WEBP, base64.b64encode(png).decode("ascii")))
        assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
        file = self._folder / f"{name}.webp"
        file.write_bytes(picture)
        sys.stdout.write(f"{file}  {len(picture)} bytes\n")

    def lesson(self) -> Tab:
        """In the midst of the first one."""
        tab = self.guest("laptop")
        tab.open()
        begun = {"carolus": {"step": 4, "moves": [], "finished": False}}
        tab.page.evaluate("(begun) => localStorage.setItem('regalia.lessons', JSON.stringify(begun))", begun)
        tab.open("/learn/carolus")
        return tab

    def first_game(self) -> Tab:
        """Against a page, with a hint and what the coach says."""
        tab = self.guest("laptop")
        Person("Anna", tab.page.context, self._service.address).open_table(tab, ["me", "bot page"])
        tab.await_turn()
        while "Bring" not in tab.status.inner_text():  # knights into play: there is something to think about
            tab.decide()
            tab.await_turn()
        for _ in range(2):
            tab.button("Hint").click()
        tab.page.locator("[data-hint]").first.wait_for()
        return tab

    def invitation(self) -> Tab:
        """As others can follow it."""
        tab = self.guest("laptop")
        address = self._service.address.replace("127.0.0.1", NAME)
        anna = Person("Anna", tab.page.context, address)
        tab = anna.new_tab()
        anna.open_table(tab, ["me", "friend"])
        return tab

    def board(self, game: str, size: str) -> Tab:
        """With as many players as there can be, when the board is full."""
        tab = self.guest(size)
        *found, _ = moments(game, games.find(game).seats[-1])
        last = [moment for moment in found if moment.question == TELLING.get(game, found[-1].question)][-1]
        Projector(tab).show(last.state)
        resize(tab.page, SIZES[size])
        return tab


def for_the_docs(studio: Studio) -> None:
    tab = studio.guest("laptop")
    tab.open()
    studio.take(tab, "lobby")
    studio.take(studio.lesson(), "lesson")
    studio.take(studio.first_game(), "first-game")
    studio.take(studio.invitation(), "invitation")
    for game in games.names():
        studio.take(studio.board(game, "laptop"), game)
    tab = studio.board("carolus", "laptop")
    tab.page.emulate_media(color_scheme="dark")
    studio.take(tab, "dark")
    studio.take(studio.board("carolus", "phone"), "phone")


def to_look_at(studio: Studio) -> None:
    for game in games.names():
        for size in SIZES:
            tab = studio.board(game, size)
            studio.take(tab, f"{game}-{size}-light")
            tab.page.emulate_media(color_scheme="dark")
            studio.take(tab, f"{game}-{size}-dark")


def for_the_first_page(studio: Studio) -> None:
    for game, crop in FIRST_PAGE.items():
        tab = studio.guest("laptop", device_scale_factor=1.5)
        last = [moment for moment in moments(game, crop.seats) if moment.question == crop.question][-1]
        Projector(tab).show(last.state)
        box = tab.page.locator(f"main {crop.element}").first.bounding_box()
        assert box is not None
        width = crop.width * box["width"]
        left, top = box["x"] + crop.left * box["width"], box["y"] + crop.top * box["height"]
        studio.take(tab, f"{game}/picture", clip={"x": left, "y": top, "width": width, "height": width * 3 / 5})


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Service(Path(data) / "regalia.db", seed="a picture") as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        studio = Studio(browser, service, folder)
        {IMAGES: for_the_docs, GAMES: for_the_first_page}.get(folder, to_look_at)(studio)
        browser.close()


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    main({"": IMAGES, "web": GAMES}.get(wanted, Path(wanted)))
