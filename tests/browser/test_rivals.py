"""Rival Kings in the browser: a whole game between two people and two bots, by clicking on the board."""

import re
import time
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fit import check_phone
from tests.browser.person import A_GAME, Choice, Person, Tab

KEEN = ("recruit", "buy", "take", "steal", "use")
"""What ends a game sooner, and shows more of it."""

# Where to point for a move: at what stands for it on the board, at its button in the status, or at what hurries.
FIND = """
([verb, target]) => {
  const middle = (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const standsFor = (element) => {
    const targets = element.dataset.target.split(" ");
    return element.dataset.verb.split(" ").some((one, at) => one === verb && (targets[at] ?? "") === target);
  };
  if (document.querySelector(".result")) return { over: true, spot: null };
  const offered = [...document.querySelectorAll('main [data-pick="lit"]')].find(standsFor);
  const deed = document.querySelector(`main .deeds [data-move="${verb}"]`);
  const hurry = [...document.querySelectorAll("main .deeds button")].find((one) => one.textContent.trim() === "Skip");
  const element = verb ? (offered ?? deed ?? hurry) : hurry;
  return { over: false, spot: element ? middle(element) : null };
}
"""
WON = re.compile("Victory for|share the victory")
NEW_TABLE = """
async ([plan, bots]) => {
  const seats = [{ kind: "me", name: "Anna" }, ...Array(bots).fill({ kind: "bot", bot: "page" })];
  const proof = /regalia-csrf=([^;]+)/.exec(document.cookie)[1];
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf-token": proof },
    body: JSON.stringify({ game: "rivals", seats, ...plan }),
  });
  return (await answer.json()).id;
}
"""


class Player:
    """Somebody at a table of Rival Kings who decides at random, but rather does something than nothing."""

    def __init__(self, tab: Tab, name: str) -> None:
        self.tab = tab
        self._chance = Random(name)
        self._decided: tuple[int, Choice | None] = (-1, None)
        self.views: list[dict[str, Any]] = []
        self._read = 0

    def choice(self) -> Choice | None:
        news = [message for message in self.tab.heard[self._read :] if message["type"] == "state"]
        self._read = len(self.tab.heard)
        self.views += [mine["view"] for message in news for mine in message["mine"]]
        if news and news[-1]["table"]["version"] != self._decided[0]:
            offered = [choice for mine in news[-1]["mine"] for choice in mine["choices"]]
            keen = [choice for choice in offered if choice["verb"] in KEEN]
            able = keen or [choice for choice in offered if choice["verb"] != "skip"] or offered
            self._decided = (news[-1]["table"]["version"], self._chance.choice(able) if able else None)
        return self._decided[1]

    def act(self) -> bool | None:
        """Whether there was something to do; None when the game is over."""
        choice = self.choice()
        verb, target = (choice["verb"], "+".join(choice["targets"])) if choice else ("", "-")
        seen = self.tab.page.evaluate(FIND, [verb, target])
        if seen["over"]:
            self.choice()  # what was heard last
            return None
        if seen["spot"] is not None:
            self.tab.page.mouse.click(*seen["spot"])
        return seen["spot"] is not None


def open_table(person: Person, tab: Tab, sitters: list[str]) -> None:
    page = tab.page
    tab.open()
    page.locator('input[name="game"][value="rivals"]').check(force=True)
    page.get_by_label("Your name").fill(person.name)
    page.locator(f'input[name="seats"][value="{len(sitters)}"]').check(force=True)
    for seat, sitter in enumerate(sitters):
        page.locator("form .seats select").nth(seat).select_option(sitter)
    tab.button("Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main:not([aria-busy])")).to_be_visible()


def test_two_people_and_two_bots(invite: Invite) -> None:
    anna, bela = invite("Anna").sure().quick(), invite("Béla").sure().quick()
    hers, his = anna.new_tab(), bela.new_tab()
    open_table(anna, hers, ["me", "friend", "bot squire", "bot squire"])
    bela.sit_down(his, hers.table)
    for tab in (hers, his):
        expect(tab.page.locator(".candidate")).to_have_count(3)
        tab.check_width()
    hers.check_accessible()

    # R7: all see that she has chosen, and only she sees what
    hers.await_turn()
    wanted = hers.page.locator(".candidate .name").first.inner_text()
    hers.page.locator(".candidate").first.click()
    expect(hers.page.locator(".candidate.laid .name")).to_have_text(wanted)
    expect(his.page.get_by_role("img", name="Anna has chosen")).to_be_visible()
    expect(his.place("character-0")).to_have_count(0)
    expect(his.page.locator(".laid")).to_have_count(0)

    players = [Player(hers, anna.name), Player(his, bela.name)]
    end = time.monotonic() + A_GAME
    playing = list(players)
    while playing:
        assert time.monotonic() < end, "the game does not end"
        done = [(player, player.act()) for player in playing]
        playing = [player for player, acted in done if acted is not None]
        if playing and not any(acted for _, acted in done):
            playing[0].tab.page.wait_for_timeout(20)

    seen = [view for player in players for view in player.views]
    assert any(theft["done"] for view in seen for theft in view["thefts"]), "nobody stole"
    assert any(seat["equal"] for view in seen for seat in view["seats"]), "no two ranks were equal"
    for tab in (hers, his):
        expect(tab.result).to_contain_text(WON)
        points = [seat["score"]["points"] for seat in players[0].views[-1]["seats"]]
        expect(tab.page.locator(".reckoning tfoot .sum")).to_have_text([str(number) for number in points])
    # To each what became of them; all else is the same for both
    said = [tab.result.inner_text().split("\n", 1) for tab in (hers, his)]
    assert said[0][1] == said[1][1]
    hers.check_accessible()

    # R26, step by step
    hers.button("One step back").click()
    expect(hers.page.locator(".reckoning tbody tr.hidden")).to_have_count(1)
    hers.button("Next step").click()
    expect(hers.page.locator(".reckoning tbody tr.hidden")).to_have_count(0)


def test_theft_on_a_phone(invite: Invite) -> None:
    """X2: the Knight covers an action of the Diplomat and carries it out."""
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    page = tab.page
    tab.open()
    tab.open(f"/t/{page.evaluate(NEW_TABLE, [{'scenario': 'x2'}, 2])}")
    tab.await_turn()
    knight = page.get_by_role("button", name="Knight: take money")
    knight.tap()
    expect(page.get_by_text("Steals from rank E: Countess, Diplomat.")).to_be_visible()
    knight.tap()
    tab.await_turn()
    tab.check_accessible()
    for language in ("hu", "ru", "en"):
        tab.speak(language)
        assert check_phone(page) == []
    money = page.locator('[data-verb="steal"][data-target$="+money"]:not([data-pick="no"])')
    money.tap()
    expect(page.get_by_role("button", name="covered by Anna")).to_be_visible()


def test_every_game_of_a_match_is_reckoned(invite: Invite) -> None:
    """R28: the end of a game is shown step by step before the next one is played, and can be looked up later."""
    anna = invite("Anna").sure().quick()
    tab = anna.new_tab()
    page = tab.page
    tab.open()
    tab.open(f"/t/{page.evaluate(NEW_TABLE, [{'options': {'games': 3}}, 1])}")
    player = Player(tab, anna.name)
    end = time.monotonic() + A_GAME
    while page.get_by_role("button", name="On to game 2").count() == 0:
        assert time.monotonic() < end, "the first game does not end"
        if not player.act():
            page.wait_for_timeout(20)

    told = [line["event"] for message in tab.heard if message["type"] == "state" for line in message["happened"]]
    points = [str(event["count"]) for event in told if event["kind"] == "scored"]
    reckoning = page.get_by_role("region", name="Scoring")
    sums = reckoning.locator("tfoot .sum")
    expect(sums).to_have_text(points)
    expect(reckoning.locator("tfoot .total")).to_have_text(points)
    for _ in range(4):
        tab.button("One step back").click()
    pairs = reckoning.locator("tbody tr").first.locator("b").all_inner_texts()
    expect(sums).to_have_text([text.removeprefix("+") for text in pairs])
    tab.check_accessible()
    tab.check_width()

    tab.button("On to game 2").click()
    expect(reckoning).to_have_count(0)
    expect(page.get_by_role("heading", name="Game 2 · Round 1, stage 1")).to_be_visible()
    tab.button("Score").click()
    expect(page.get_by_role("region", name="If the game ended now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(reckoning).to_have_count(0)
    tab.button("Score").click()
    tab.button("Game 1").click()
    expect(sums).to_have_text(points)
