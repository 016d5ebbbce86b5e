"""Codes sent by mail, and forms that ask for them."""

import re

from starlette.applications import Starlette

from boneyard.server.notifications.mail import Email, SmtpMailer
from support.server.serving import Client, services_of, until

ADDRESS = "Ada@Example.org"


DIGITS = re.compile(r"\b\d{6}\b")


class Box(SmtpMailer):
    """A post that only collects, or fails."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__("smtp://post.example?from=house@example.org")
        self.letters: list[Email] = []
        self.fails = fails

    async def send(self, email: Email) -> None:
        if self.fails:
            raise OSError("nobody answers")
        self.letters.append(email)


async def post_for(app: Starlette) -> Box:
    box = Box()
    services_of(app).codes.mailer = box
    return box


async def code_for(client: Client, box: Box, mail: str = ADDRESS) -> dict[str, str]:
    """Ask for a code, and read the letter."""
    before = len(box.letters)
    ticket = (await client.post("/api/sign-in/mail", {"mail": mail}))["ticket"]
    await until(lambda: len(box.letters) > before)
    found = DIGITS.findall(box.letters[-1].text)
    assert box.letters[-1].to == mail.lower()
    return {"ticket": ticket, "code": found[0]}


CODE = "/api/sign-in/mail/code"
