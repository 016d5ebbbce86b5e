"""Looking: every kind of page in every theme, replays, wishes, and pages without a script."""

import json

import pytest
from playwright.sync_api import Browser

from boneyard.i18n.locales import LANGUAGES
from boneyard.server.house_rules import pages as house_rules_pages
from support.browser.axe import no_barriers
from support.browser.on_top import SCREENS
from support.browser.player import Player

#: Games whose pages differ: with teams and many options, with curved tiles and twists, alone.
DIFFERENT = ("block-draw", "knock-out", "fundomino")
#: A page of each kind; tables, counts, curtains and waiting rooms are looked at where they occur.
PAGES = ["/", "/matches", "/tables", "/told", "/fair", "/puzzles", "/lessons", "/compete", "/watch",
         "/friends", "/me", "/duplicate", "/duplicate/week", "/tournaments", "/tournaments/new",
         "/ratings", "/sign-in", "/house-rules", "/words", "/analysis", "/offline", "/puzzle/today",
         *(f"/games/{game}" for game in DIFFERENT)]  # fmt: skip


def test_no_page_has_a_barrier(player: Player) -> None:
    for path in PAGES:
        player.page.goto(player.house + path)
        no_barriers(player)


def test_a_puzzle_is_answered_by_tapping_a_tile_and_its_place(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/lessons/curves-curve/1")
    no_barriers(player)
    ways = page.locator(".hand [data-ways]").evaluate_all(
        "(all) => all.map((one) => one.dataset.ways)"
    )
    for size in SCREENS:
        page.set_viewport_size(size)
        seen = page.evaluate(IN_VIEW, [".position-table .board", ".hand .tile:last-child"])
        assert seen == [True, True], f"board and hand are seen together at {size}"
    tiles = page.locator(".hand [data-tile]")
    tiles.nth(ways.index("0")).click()
    assert "doesn't fit anywhere" in page.inner_text("#wrong")
    tiles.nth(next(at for at, many in enumerate(ways) if int(many) > 1)).click()
    page.locator(".place.on [data-move]").last.press("Enter")
    page.wait_for_selector("#answer h2")
    no_barriers(player)
    for size in SCREENS:
        page.set_viewport_size(size)
        page.evaluate("() => document.getElementById('answer').scrollIntoView()")
        seen = page.evaluate(IN_VIEW, [".position-table .board", "#verdict"])
        assert seen == [True, True], f"board and verdict are seen together at {size}"


#: Whether each of these is in view, and nothing lies on its middle.
IN_VIEW = """(selectors) => selectors.map((selector) => {
    const one = document.querySelector(selector);
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const isInside = box.top >= 0 && box.bottom <= innerHeight;
    return isInside && Boolean(top) && one.parentElement.contains(top);
})"""


def test_a_barrier_would_be_found(player: Player) -> None:
    player.page.goto(f"{player.house}/fair")
    no_barriers(player)
    player.page.evaluate(
        "() => document.querySelector('main').append(document.createElement('input'))"
    )
    with pytest.raises(AssertionError, match="label"):
        no_barriers(player)
    player.page.goto(f"{player.house}/fair")
    player.page.evaluate("() => { document.querySelector('h1').style.color = '#222'; }")
    with pytest.raises(AssertionError, match="color-contrast"):
        no_barriers(player)  # which is in the dark


def test_rules_of_ones_own_are_tried_out_while_they_are_read(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_rules_pages, "DEAL_COUNTS", (16, 20))
    page = player.page
    page.goto(f"{player.house}/house-rules?like=dominican")
    page.wait_for_selector("#lab:not(:has([data-more])) meter")
    assert "80 random rounds with 4 players" in page.inner_text("#lab")
    page.click('#example [data-step="to the end"]')
    page.wait_for_function(
        "() => /goes out/.test(document.querySelector('#example .said').innerText)"
    )
    no_barriers(player)


def test_no_page_of_an_error_has_a_barrier(player: Player) -> None:
    page = player.page
    for path in ("/nothing", "/m/nobody", "/games/chess"):
        page.goto(player.house + path)
        assert page.inner_text("h1") == "Page not found"
        no_barriers(player)
    page.goto(f"{player.house}/games/block-draw")
    page.locator("form.ways").evaluate("(form) => { form.noValidate = true; }")
    player.click(player.first(".variants > summary"))
    page.fill('[name="o.target"]', "0")
    player.click(player.first('[value="bots"]'))
    page.wait_for_selector(".bad")
    no_barriers(player)
    # That is what this test is about; the browser notes each of them in its console.
    assert len(player.errors) == 4
    assert all("404" in one or "400" in one for one in player.errors)
    player.errors.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_phone(phone: Player, language: str) -> None:
    phone.page.context.set_extra_http_headers({"accept-language": language})
    for path in ("/", "/matches", "/fair", "/games/fundomino", "/games/knock-out", "/nothing"):
        phone.page.goto(phone.house + path)
        assert phone.page.get_attribute("html", "lang") == language
        assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= 390, path
    phone.errors.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_the_narrowest_phone(phone: Player, language: str) -> None:
    phone.page.context.set_extra_http_headers({"accept-language": language})
    phone.page.set_viewport_size({"width": 320, "height": 640})
    for path in PAGES:
        phone.page.goto(phone.house + path)
        assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= 320, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_laptop_at_twice_the_size(player: Player, language: str) -> None:
    player.page.context.set_extra_http_headers({"accept-language": language})
    player.page.set_viewport_size({"width": 1366 // 2, "height": 768 // 2})
    for path in ("/", "/games/all-fives", "/games/latin/rules", "/puzzle/today", "/tables", "/me"):
        player.page.goto(player.house + path)
        assert player.page.evaluate("() => document.documentElement.scrollWidth") <= 683, path


#: What is smaller than a finger: tiles of a full hand have their own measure.
SMALL = """() => [...document.querySelectorAll('button, .button, summary, select, [type="text"]')]
    .filter((one) => one.checkVisibility() && !one.closest('.hand'))
    .filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44)
    .map((one) => `${one.outerHTML.slice(0, 120)} ${one.offsetWidth} x ${one.offsetHeight}`)"""


def test_nothing_is_too_small_for_a_finger(phone: Player) -> None:
    def look() -> None:
        assert not phone.page.evaluate(SMALL)

    for path in PAGES:
        phone.page.goto(phone.house + path)
        look()
    phone.start("baronet")
    look()
    phone.start("fundomino-teams")
    look()
    for menu in ("#looks", "#report", ".more"):
        phone.click(phone.first(f"{menu} > summary"))
        look()
        phone.click(phone.first(f"{menu} > summary"))
    phone.forget_shifts()
    assert phone.page.evaluate("() => document.querySelector('.bar h1').scrollHeight") <= 48
    phone.round()
    look()


def test_an_example_plays_by_itself_until_somebody_takes_it_in_hand(player: Player) -> None:
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.goto(f"{player.house}/games/all-fives?step=1#example")
    where = page.locator("#example .where")
    assert where.inner_text() == "1 of 7"
    page.locator("#example [data-play]").get_by_text("Stop").wait_for()
    page.clock.run_for(3_000)
    where.get_by_text("2 of 7").wait_for()
    player.click(player.first("#example [data-play]"))
    page.locator("#example [data-play]").get_by_text("Start").wait_for()
    page.clock.run_for(30_000)
    player.click(player.first('#example [data-step="one step on"]'))
    where.get_by_text("3 of 7").wait_for()


def test_a_replay_is_stepped_through(player: Player) -> None:
    match = player.start("knock-out")
    player.round()
    player.click(player.first(".counted .button[href$=replay]"))
    player.until("#replay")
    no_barriers(player)
    last = int(player.page.locator("#replay").get_attribute("data-last") or 0)
    assert last > 1
    player.click(player.first('[data-step="to the start"]'))
    player.until('#replay[data-at="0"]')
    for at in range(1, 4):
        player.page.keyboard.press("ArrowRight")
        player.until(f'#replay[data-at="{at}"]')
    assert "are removed" in player.page.inner_text(".said")
    player.page.select_option("[data-pace]", "250")
    player.click(player.first("[data-run]"))
    player.until(f'#replay[data-at="{last}"]')
    player.click(player.first("[data-check]"))
    player.page.get_by_text("Checked in this browser").wait_for()
    player.page.goto(f"{player.house}/m/{match}/replay?check=1")
    assert "1 deal checked" in player.page.inner_text("#check")


@pytest.mark.parametrize(
    "game",
    [
        "block-draw",
        "blind",
        "yourturn",
        "fundomino",
        "bendomino-all-five",
        "mexican-train",
    ],
)
def test_a_browser_can_check_the_deals(player: Player, game: str) -> None:
    """The check in the browser and the house agree on a match that is over."""
    match = player.start(game, options={"players": 2})
    player.give_up(match)
    player.page.goto(f"{player.house}/m/{match}/replay")
    if game in DIFFERENT:
        no_barriers(player)
    player.click(player.first("[data-check]"))
    player.page.get_by_text("Checked in this browser").wait_for()


def test_a_browser_adds_its_seed_and_notes_the_seal_it_saw(player: Player) -> None:
    """Without a click; what it noted it compares with the record, and says so."""
    sent: list[str] = []
    player.page.on("request", lambda request: sent.append(request.post_data or ""))
    match = player.start("knock-out")
    assert [body for body in sent if body] == [f"do=seed&seat=0&seed={'07' * 16}"]
    seal = json.loads(player.page.get_attribute("main", "data-state") or "")["seal"]
    assert "07" * 16 in (player.page.text_content('[data-region="seal"]') or "")
    player.click(player.first('[value="resign"]'))
    player.until('main[data-status="over"]')
    player.page.goto(f"{player.house}/m/{match}/replay")
    player.click(player.first("[data-check]"))
    player.page.get_by_text("commitment, seeds, deal").wait_for()
    player.page.get_by_text("This browser saw the commitment").wait_for()
    key, other = f"seal {match} 0", "0" * 64
    note = player.page.evaluate("(key) => localStorage.getItem(key)", key)
    assert seal in note
    # The same seal and seed, but at an address that isn't the name in the record.
    player.page.evaluate(
        """(text) => {
          localStorage.setItem('seal elsewhere 0', text);
          document.getElementById('check').dataset.match = 'elsewhere';
        }""",
        note,
    )
    player.click(player.first("[data-check]"))
    player.page.get_by_text("Don't trust this record").wait_for()
    player.page.reload()
    player.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [key, note.replace(seal, other)]
    )
    player.click(player.first("[data-check]"))
    player.page.get_by_text("Don't trust this record").wait_for()


def test_wishes_are_kept(player: Player) -> None:
    """They are seen at once, on the same page with its menu open, and the next time."""
    page = player.page
    match = player.start("block-draw")
    page.evaluate("() => { window.untouched = true; }")
    page.click("#looks summary")
    with page.expect_response("**/look"):
        page.check('#looks [value="dark"]')
    player.until('html[data-theme="dark"] main[data-live="yes"]')
    no_barriers(player)
    with page.expect_response("**/look"):
        page.check('#looks [value="numerals"]')
    player.until('main[data-live="yes"] .hand use[href^="#by-n"]')
    assert player.shown('svg.defs [id^="by-n"]')
    assert player.shown("#looks[open]")
    assert page.evaluate("() => window.untouched")
    player.open(match)
    assert player.shown('html[data-theme="dark"]')
    assert player.shown('.hand use[href^="#by-n"]')


@pytest.mark.usefixtures("plain_bots")
def test_everything_but_the_live_update_works_without_a_script(
    house: str, browser: Browser
) -> None:
    with Player(house, browser, java_script_enabled=False) as player:
        page = player.page
        page.goto(house)
        player.click(player.first('a[href="/games/block-draw"]'))
        player.click(player.first('button.main[value="bots"]'))
        page.wait_for_selector(".hand")
        for _ in range(300):
            awaits = page.locator("main").get_attribute("data-awaits")
            if awaits == "count":
                break
            if awaits != "you":
                page.reload()  # as the page itself asks a browser to do
                continue
            for selector in (".choices button", ".hand .playable", "[data-region=ask] button"):
                if player.shown(selector):
                    player.click(player.first(selector))
                    break
        assert "You" in page.inner_text(".counted")
        player.click(player.first('[value="on"]'))
        for _ in range(300):
            if not player.shown(".counted"):
                return
            page.reload()
        raise AssertionError("the next round is never dealt")
