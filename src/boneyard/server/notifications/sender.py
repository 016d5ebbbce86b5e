"""Notification sender: sends what is queued, limited and retried.

What is to be told stands in the store since what caused it was written, so that nothing is lost
when the server is killed. A player who sends takes a notice for a minute: another process with the
same database leaves it alone, and if this one dies, the notice is sent after that minute.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Final

from boneyard.server import wall_clock
from boneyard.server.endpoints import Job
from boneyard.server.errors import AddressError, StoreError
from boneyard.server.matches.models import MyMatch
from boneyard.server.notifications.mail import DAY_MS, MailSender, SmtpMailer
from boneyard.server.notifications.notification_text import (
    CLAIM_KIND,
    build_push_payload,
    is_current,
)
from boneyard.server.notifications.outgoing_http import (
    MAX_CONNECTIONS_PER_HOST,
    OutgoingClient,
    PostResult,
    Unreachable,
    host_of_address,
)
from boneyard.server.notifications.retries import MAX_AGE_MS, MAX_TRIES, retry_delay_ms
from boneyard.server.notifications.store import MAX_WAITING_COUNT, Notification, NotificationStore
from boneyard.server.notifications.web_push import WebPushSender
from boneyard.server.notifications.webhooks import WebhookSender
from boneyard.server.settings import Settings
from boneyard.server.telemetry.logs import format_traceback

log = logging.getLogger(__name__)

#: Notices that are sent at the same time.
MAX_CONCURRENT_SENDS: Final = 16
#: Milliseconds for which a notice belongs to the player who sends it.
LEASE_MS: Final = 60_000
#: Notices that were refused until a way is given up.
MAX_FAILURES: Final = 10
#: Milliseconds that a notice waits while its host has its share of calls.
BUSY_HOST_DELAY_MS: Final = 1_000
#: Says whether a player looks at a match now.
IsWatching = Callable[[str, bytes], bool]
#: Something to be sent.
SendTask = Callable[[], Coroutine[None, None, None]]
#: Sends a notice in one way.
SendNotification = Callable[[Notification, MyMatch, int], Awaitable[PostResult]]


class NotificationSender:
    """Tells everybody what they want to hear."""

    def __init__(
        self,
        store: NotificationStore,
        settings: Settings,
        is_watching: IsWatching,
        owns_match: Callable[[str], bool] = lambda match: True,
    ) -> None:
        """Begin with nothing on its way.

        `owns_match` says for which matches this process notifies, if there are several: the one
        that runs a match knows best who looks at it.
        """
        self._owns_match = owns_match
        self.store, self.settings, self._is_watching = store, settings, is_watching
        self.client = OutgoingClient(settings.told_hosts)
        self._push = WebPushSender(self.client, store.vapid, settings.contact)
        self.mailer = SmtpMailer(settings.smtp) if settings.smtp else None
        self.send_by_kind: dict[str, SendNotification] = {
            "push": self._send_push,
            "hook": WebhookSender(self.client).send,
        }
        if self.mailer is not None:
            self.send_by_kind["mail"] = MailSender(store, self.mailer).send_reminder
        self.sending: dict[asyncio.Task[None], str] = {}
        """What is being sent, and to which host."""

    async def run(self) -> None:
        """Look for what is to be told, now and again."""
        while True:
            try:
                await self.send_due()
            except StoreError:
                log.warning("can't read what is to be told")
            except Exception as error:
                log.error("what is to be told waits: %s", format_traceback(error))
            await asyncio.sleep(self.settings.told_every)

    async def close(self) -> None:
        """Stop; what is not told yet stays queued."""
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        await self.client.close()

    async def send_due(self) -> int:
        """Begin to send what is due, as far as there is room; say how much that is."""
        room = MAX_CONCURRENT_SENDS - len(self.sending)
        if room <= 0:
            return 0
        now = wall_clock.now_ms()
        begun = await self._send_due_digests(now)
        for notice in await self.store.list_due(now, room):
            if not self._owns_match(notice.match):
                continue
            host = host_of_address(notice.channel.address) or notice.channel.kind
            if Counter(self.sending.values())[host] >= MAX_CONNECTIONS_PER_HOST:
                # A slow service keeps only its own waiting.
                await self.store.reschedule(notice, now + BUSY_HOST_DELAY_MS, notice.tries)
            elif await self.store.claim(notice, now + LEASE_MS):
                self._start(partial(self._deliver, notice), host)
                begun += 1
        return begun

    async def _send_due_digests(self, now: int) -> int:
        """Begin to send the digests that are due: one a day, and none where no one waits."""
        if self.mailer is None:
            return 0
        room = MAX_CONNECTIONS_PER_HOST - Counter(self.sending.values())["mail"]
        due = await self.store.list_due_digests(now, room) if room > 0 else []
        for way in due:
            # Noted first: rather none on a day than two.
            if await self.store.schedule_digest(way, now + DAY_MS):
                mail = MailSender(self.store, self.mailer)
                self._start(partial(mail.send_digest, way), "mail")
        return len(due)

    def _start(self, send_task: SendTask, host: str) -> None:
        task = asyncio.create_task(self._run_logged(send_task))
        self.sending[task] = host
        task.add_done_callback(lambda done: self.sending.pop(done, None))

    async def _run_logged(self, send_task: SendTask) -> None:
        try:
            await send_task()
        except StoreError:
            log.warning("what was told can't be noted")
        except Exception as error:
            log.error("a notice waits: %s", format_traceback(error))

    async def _deliver(self, notification: Notification) -> None:
        told, way = self.store, notification.channel
        found = await told.find_match(notification.match, way.owner)
        stale = (
            wall_clock.now_ms() - notification.at > MAX_AGE_MS or way.kind not in self.send_by_kind
        )
        if stale or found is None or not is_current(notification.kind, found):
            await told.mark_done(notification, reached=False)
            return
        if notification.kind == CLAIM_KIND and not await self._is_out_of_time(notification.match):
            await told.mark_done(notification, reached=False)  # they were given time
            return
        if self._is_watching(notification.match, way.owner):
            await told.mark_done(notification, reached=False)
            return
        waiting = await told.count_waiting_matches(way.owner, MAX_WAITING_COUNT)
        try:
            answer = await self.send_by_kind[way.kind](notification, found, waiting)
        except Unreachable as error:
            log.info("%s doesn't answer: %s", host_of_address(way.address), error)
            await self._retry(notification, None)
        except AddressError:
            await told.remove_channel(way.id)
        else:
            await self._handle_result(notification, answer)

    async def _is_out_of_time(self, match: str) -> bool:
        """Say whether the player who is to move in a match has no time left."""
        until = await self.store.find_deadline(match)
        return until is not None and until <= wall_clock.steady()

    async def _handle_result(self, notification: Notification, result: PostResult) -> None:
        told, status = self.store, result.status
        if status == 410 or (status == 404 and notification.channel.kind == "push"):
            log.info("a way of kind %s is gone", notification.channel.kind)
            await told.remove_channel(notification.channel.id)
        elif status in (408, 425, 429) or status >= 500:
            await self._retry(notification, result.retry_after)
        elif 200 <= status < 300:
            await told.mark_done(notification, reached=True)
        else:
            log.warning(
                "%s refuses a notice: %d", host_of_address(notification.channel.address), status
            )
            await told.mark_done(notification, reached=False)
            await told.record_failure(notification.channel.id, MAX_FAILURES)

    async def _retry(self, notification: Notification, seconds: int | None) -> None:
        told, tries = self.store, notification.tries + 1
        if tries >= MAX_TRIES:
            await told.mark_done(notification, reached=False)
            await told.record_failure(notification.channel.id, MAX_FAILURES)
            return
        wait = retry_delay_ms(tries, seconds)
        await told.reschedule(notification, wall_clock.now_ms() + wait, tries)

    async def _send_push(
        self, notification: Notification, found: MyMatch, waiting: int
    ) -> PostResult:
        said: dict[str, object] = build_push_payload(notification, found, waiting)
        return await self._push.send(notification, said)


JOBS: Final[tuple[Job, ...]] = (lambda services: services.notification_sender.run(),)
