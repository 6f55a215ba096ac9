"""The small tones, for whoever has switched them on."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

# Writes down every tone instead of playing it; and the page believes to be seen or not, as we say.
EAR = """
globalThis.regaliaTones = [];
globalThis.regaliaHidden = false;
Object.defineProperty(document, "hidden", { get: () => globalThis.regaliaHidden });
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  globalThis.regaliaTones.push([this.frequency.value, globalThis.regaliaHidden]);
  return start.apply(this, when);
};
"""
THE_CALL = {523, 784}
"""Hertz, of "your turn"."""


def test_your_turn_is_heard_in_a_hidden_tab(invite: Invite) -> None:
    """There nothing is seen of it; and nothing else is heard."""
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.page.add_init_script(EAR)
    anna.open_table(tab, ["me", "bot page"])
    tab.page.get_by_role("button", name="Sound").click()
    tab.await_turn()
    tab.page.evaluate("globalThis.regaliaHidden = true")
    for _ in range(3):
        tab.decide()
    expect(tab.lit.first).to_be_visible()

    def heard() -> set[int]:
        return {round(tone) for tone, hidden in tab.page.evaluate("globalThis.regaliaTones") if hidden}

    tab.wait_until(lambda: len(heard()) > 0, "nothing is heard")
    assert heard() == THE_CALL
