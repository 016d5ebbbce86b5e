"""Who somebody is, in a browser: a passkey is made and used, and nothing stands in the way."""

from support.browser.axe import no_barriers
from support.browser.player import Player


def test_a_passkey_is_made_and_signs_in_again(phone: Player) -> None:
    page = phone.page
    house = phone.house.replace("127.0.0.1", "localhost")
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    tools.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
                     "hasUserVerification": True, "isUserVerified": True}},
    )  # fmt: skip
    page.goto(f"{house}/me")
    page.fill('[name="name"]', "Ann")
    page.click('[value="save"]')
    page.click('[data-passkey="add"]')
    page.wait_for_selector('[value="remove-passkey"]')
    no_barriers(phone)
    page.click('[value="end"]')
    page.wait_for_url(f"{house}/")
    page.goto(f"{house}/sign-in")
    no_barriers(phone)
    page.click('[data-passkey="use"]')
    page.wait_for_url(f"{house}/me")
    assert page.input_value('[name="name"]') == "Ann"
