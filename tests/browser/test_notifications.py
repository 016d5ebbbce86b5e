"""A browser that is told: it is asked by a button, and its worker shows what comes."""

import json
from typing import Any

from playwright.sync_api import Browser

from support.browser.timeouts import PATIENCE

#: A push service is far away: the browser's own half is real, its address made up.
SUBSCRIBING = """
PushManager.prototype.subscribe = async function () {
    const kind = { name: 'ECDH', namedCurve: 'P-256' };
    const pair = await crypto.subtle.generateKey(kind, true, ['deriveBits']);
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
    const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16))) };
    return { toJSON: () => ({ endpoint: 'https://push.example.org/made-up', keys }) };
};
PushManager.prototype.getSubscription = async () => (
    { endpoint: 'https://push.example.org/made-up', unsubscribe: async () => true });
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.title, one.body, one.data.path])"""


def test_a_browser_is_told(house: str, whole_browser: Browser) -> None:
    context = whole_browser.new_context(permissions=["notifications"])
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.add_init_script(SUBSCRIBING)
    found: list[Any] = []
    console = context.new_cdp_session(page)
    console.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.append(news))
    console.send("ServiceWorker.enable")
    page.goto(f"{house}/told")
    button = page.locator("[data-telling] button")
    assert button.inner_text() == "Turn on notifications"
    button.click()
    page.locator("form[aria-labelledby^=way]").wait_for()
    # The page has come again, and its script says what the button does now.
    page.locator("[data-telling] button", has_text="Turn off notifications").wait_for()
    told = page.evaluate("() => fetch('/api/told').then((answer) => answer.json())")
    assert [one["where"] for one in told["ways"]] == ["push.example.org:443"]

    def deliver(match: str) -> None:
        said = {
            "kind": "turn", "title": "Cross: your turn", "body": "With Ann", "lang": "en",
            "match": match, "waiting": 2,
        }  # fmt: skip
        registrations = [one for news in found for one in news["registrations"]]
        console.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": house,
                "registrationId": registrations[-1]["registrationId"],
                "data": json.dumps(said),
            },
        )

    # Without a connection the app says so, and comes back by itself.
    context.set_offline(True)
    page.goto(f"{house}/matches")
    assert page.inner_text("h1") == "No connection"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)"
    context.set_offline(False)
    page.locator("h1", has_text="My matches").wait_for()
    page.goto(f"{house}/told")
    # The same thing twice is one notice; while it is replaced there may be none.
    want = [["Cross: your turn", "With Ann", "/m/a"]]
    same = f"async (want) => JSON.stringify(await ({SHOWN})()) === JSON.stringify(want)"
    for _ in range(2):
        deliver("a")
        page.wait_for_function(same, arg=want)
    button.click()
    page.locator("form[aria-labelledby^=way]").wait_for(state="detached")
    context.close()
