"""The phone page in a real Chromium at 360 × 740, by touch: joined by the QR's address, played to the end."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.desktop.lan.serving import served

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
if not CHROMIUM and not os.environ.get("CI"):
    pytest.skip("no chromium on this machine (apt-get install chromium)", allow_module_level=True)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    assert CHROMIUM, "chromium is missing"
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


class Phone:
    """A phone at the table. Every complaint of the page is kept, and none is allowed."""

    def __init__(self, browser: Any, lang: str = "en") -> None:
        self.context = browser.new_context(
            viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale=lang, device_scale_factor=2
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def join(self, url: str, name: str) -> None:
        self.page.goto(url)
        self.page.fill("#name", name)
        self.page.tap("#join")

    def fits(self) -> None:
        """Nothing is wider than the screen, and no word is cut off."""
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, wide
        cut = self.page.evaluate("""[...document.querySelectorAll('button, p, h1, h2, td, th, .name, .tiny')]
            .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
            .map(e => e.textContent)""")
        assert cut == []

    def step(self) -> bool:
        """One thing by touch, where there is one; whether there was. The page may change under the finger."""
        from playwright.sync_api import TimeoutError as TooLate

        self.page.set_default_timeout(1_000)
        try:
            return self._step()
        except TooLate:
            return False
        finally:
            self.page.set_default_timeout(10_000)

    def _step(self) -> bool:
        page = self.page
        if page.locator("#lift").count():
            page.tap("#lift")
            return True
        confirm = page.locator("#confirm")
        if confirm.count():
            for _ in range(12):
                if confirm.is_enabled():
                    confirm.tap()
                    return True
                for piece in ("button.seat[aria-pressed=false]:not([aria-disabled=true])",
                              "[data-option][aria-pressed=false]"):  # fmt: skip
                    if page.locator(piece).count():
                        page.locator(piece).first.tap()
                        break
        if page.locator("#ready").count():
            page.tap("#ready")
            return True
        return False


def play(phone: Phone, table: Any, most: int = 1200) -> None:
    """Taps through the game until it is over."""
    page = phone.page
    for n in range(most):
        if page.locator("#over").count():
            return
        if page.locator("#tab-act").count() and page.get_attribute("#tab-act", "aria-selected") == "false":
            page.tap("#tab-act")
        if not phone.step():
            page.wait_for_timeout(30)
        if n % 40 == 0:
            phone.fits()
    raise AssertionError(table.call(lambda: (table.party.host.game.day, table.party.host.game.phase)))


@pytest.mark.parametrize(("lang", "how"), [
    ("en", {"seats": 5, "seed": "phone-1"}),
    ("ja", {"ruleset": "survival", "cast": "poker_9", "seats": 9, "seed": "phone-2"}),
])  # fmt: skip
def test_a_whole_game_by_touch(browser: Any, lang: str, how: dict[str, Any]) -> None:
    phone = Phone(browser, lang)
    with served(1, **how) as table:
        phone.join(table.url, "Ann")
        phone.page.wait_for_selector("#role")
        play(phone, table)
        phone.fits()
        assert phone.page.locator("#over").inner_text()
        assert table.call(lambda: table.party.over and table.party.host.slips == [])
        assert phone.complaints == []
    phone.context.close()


def test_the_role_shows_only_while_it_is_held(browser: Any) -> None:
    phone = Phone(browser)
    with served(1, seats=5, seed="phone-role") as table:
        phone.join(table.url, "Ann")
        card = phone.page.wait_for_selector("#role")
        from desktop.text import Catalogue

        role = table.call(lambda: table.party.host.view(1).role)
        name = Catalogue("en").of(f"shikigami-role-{role}")
        assert name not in phone.page.inner_text("body")
        box = card.bounding_box()
        phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
        phone.page.mouse.down()
        assert name in phone.page.inner_text("#role")
        phone.page.mouse.up()
        assert name not in phone.page.inner_text("body")
        assert phone.complaints == []
    phone.context.close()


def test_a_reload_a_lost_line_and_another_language_keep_the_seat(browser: Any) -> None:
    phone = Phone(browser)
    with served(1, seats=5, seed="phone-reload") as table:
        phone.join(table.url, "<b>Ann</b>")
        phone.page.wait_for_selector("#role")
        assert phone.page.locator("b >> text=Ann").count() == 0 or "<b>Ann</b>" in phone.page.inner_text("body")
        phone.page.reload()
        phone.page.wait_for_selector("#role")
        assert table.call(lambda: [m.seat for m in table.party.members]) == [1]

        phone.context.set_offline(True)
        table.call(lambda: table.party.members[0].close())
        phone.page.wait_for_selector(".off")
        phone.context.set_offline(False)
        phone.page.wait_for_selector(".top span:not(.off) .dot", timeout=15_000)

        if phone.page.locator("#lift").count():
            phone.page.tap("#lift")
        phone.page.tap("#language")
        phone.page.wait_for_selector("html[lang=ja]")
        phone.page.wait_for_selector("text=伏せています")
        # a browser says so in its console when a connection breaks; the page itself must not complain
        assert [c for c in phone.complaints if "WebSocket" not in c and "ERR_INTERNET" not in c] == []
    phone.context.close()


def test_something_is_said_by_picking_and_in_own_words(browser: Any) -> None:
    phone = Phone(browser)
    with served(1, seats=5, seed="phone-talk") as table:
        phone.join(table.url, "Ann")
        page = phone.page
        page.wait_for_selector("#role")
        for _ in range(300):
            if table.call(lambda: table.party.host.game.phase) == "day":
                break
            if not phone.step():
                page.wait_for_timeout(30)
        page.tap("#tab-say")
        page.tap("[data-kind=suspect]")
        page.locator("[data-piece^='target:']").first.tap()
        page.tap("#say-picked")
        page.wait_for_timeout(200)
        page.fill("#say-text", "I trust nobody")
        page.tap("#say-typed")
        page.tap("#tab-log")
        page.wait_for_selector(".log >> text=I trust nobody")
        said = table.call(lambda: [e for e in table.party.host.view(0).said if e.seat == 1])
        assert said[0].statements[0].type == "suspect" and said[1].text == "I trust nobody"
        page.tap("#tab-board")
        phone.fits()
        assert phone.complaints == []
    phone.context.close()


def test_a_wrong_code_is_told_and_can_be_mended(browser: Any) -> None:
    phone = Phone(browser)
    with served(2, seats=5, seed="phone-code") as table:
        phone.join(table.url.replace("ABC234", "XXXXXX"), "Ann")
        phone.page.wait_for_selector("#again")
        assert "code" in phone.page.inner_text("main").lower()
        phone.page.tap("#again")
        phone.page.fill("#name", "Ann")
        phone.page.fill("#code", "abc-234")
        phone.page.tap("#join")
        phone.page.wait_for_selector("text=Waiting for the game")
        phone.fits()
    phone.context.close()
