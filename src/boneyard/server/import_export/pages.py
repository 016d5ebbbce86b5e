"""The file with which players take their data along: download and upload."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.server.accounts.pages import remember_account, render_profile
from boneyard.server.errors import HttpError, error_message, status_of
from boneyard.server.http.session_cookie import get_cookie
from boneyard.server.import_export.service import (
    ExportPayload,
    ImportPayload,
    export_data,
    import_data,
)
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import (
    APPEARANCE_COOKIE,
    parse_look,
    read_preferences,
    set_preference_cookie,
)
from boneyard.server.web.render import as_sentence

_MULTIPART: Final = re.compile(r'multipart/form-data;\s*boundary="?([^\s";,]{1,200})"?')


def read_upload(content_type: str, body: bytes) -> bytes:
    """The file of a form with one field."""
    kind = _MULTIPART.fullmatch(content_type.strip())
    if kind is None:
        raise HttpError(415, "server-no-form")
    for part in body.split(b"--" + kind[1].encode())[1:-1]:
        head, gap, content = part.partition(b"\r\n\r\n")
        if gap and b'name="file"' in head:
            return content.removesuffix(b"\r\n")
    raise HttpError(400, "server-form-unread")


async def download(request: Request) -> Response:
    """What another server or Boneyard Lite can import."""
    context = RequestContext(request)
    body = await context.run(export_data, ExportPayload(get_cookie(request, APPEARANCE_COOKIE)))
    named = {"content-disposition": 'attachment; filename="boneyard-account.json"'}
    headers = {"cache-control": "no-store", **named}
    return Response(body, headers=headers, media_type="application/json")


async def upload(request: Request) -> Response:
    """Import a file; then the page about oneself says what was new."""
    context = RequestContext(request)
    translator = read_preferences(request).translator
    try:
        file = read_upload(request.headers.get("content-type", ""), await request.body())
        found = await context.run(import_data, ImportPayload(file))
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(translator.translate(error_message(error)))
        return await render_profile(context, wrong=wrong, status=status)
    said = [translator(
        "transfer-done", matches=found.matches, rules=found.rules, answers=found.answers
    )]  # fmt: skip
    if found.left_out:
        said.append(translator("transfer-left-out", matches=found.left_out))
    response = await render_profile(context, confirmation=" ".join(said))
    remember_account(response, request, found.account)
    if not get_cookie(request, APPEARANCE_COOKIE) and (look := parse_look(found.look)):
        set_preference_cookie(response, request, APPEARANCE_COOKIE, look)
    return response


ROUTES: Final = (
    Route("/me/export", download, methods=["POST"]),
    Route("/me/import", upload, methods=["POST"]),
)
