"""Export and import of a player's data."""

import contextlib
import json
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.core.options import OptionError
from boneyard.games.house_rules.custom_games import parse_house_rules, to_full_rules
from boneyard.i18n import TranslatedError
from boneyard.puzzles import library
from boneyard.server import wall_clock
from boneyard.server.accounts.commands import find_identity
from boneyard.server.accounts.models import Account
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.errors import Conflict, HttpError
from boneyard.server.house_rules.store import StoredRules
from boneyard.server.http.language import is_supported
from boneyard.server.http.rate_limits import Limit
from boneyard.server.import_export.matches import build_update, export_match, import_match
from boneyard.server.import_export.models import (
    MAX_BYTES,
    MAX_MATCHES,
    MAX_MOVES,
    VERSION,
    AccountData,
    AnswerData,
    MatchData,
    RulesData,
    TransferFile,
    decode_file,
)
from boneyard.server.matches.models import LoadedMatch, MatchSearch, MatchUpdate
from boneyard.server.matches.seats import HUE_COUNT
from boneyard.server.player_names import clean_text
from boneyard.server.puzzles.store import PuzzleAnswer
from boneyard.server.settings import Rate, Settings
from boneyard.server.web.avatars import AVATARS


def _transfer_rate(settings: Settings) -> Rate:
    """A file has hundreds of matches: rarer than signing in."""
    return Rate(settings.sign_rate.a_second / 10, settings.sign_rate.at_once)


TRANSFER: Final = Limit("transfer", _transfer_rate, "transfer-often")

LIMITS: Final = (TRANSFER,)


class Imported(Struct, frozen=True):
    """What was new in a file."""

    matches: int
    rules: int
    answers: int
    left_out: int
    """Matches that could not be verified, or for which there is no room."""
    account: Account
    look: str


class ImportPayload(Struct, frozen=True):
    """A file as it was uploaded."""

    file: bytes


class ExportPayload(Struct, frozen=True):
    """Nothing is chosen, but what tables look like is only known to the browser."""

    look: str = ""


@command("export-data", permission=allow_anyone, limit=TRANSFER)
async def export_data(context: CommandContext, payload: ExportPayload) -> bytes:
    """All that a player can take along, the latest matches first."""
    services, guest = context.services, context.caller.require_guest()
    store = services.store
    account = await services.accounts.get_account(guest)
    name = account.name or await store.accounts.find_last_name(guest)
    rules = [
        RulesData(one.title, one.base, json.loads(one.rules))
        for one in await store.own_rules.list_rules(guest)
    ]
    answers = [
        AnswerData(one.puzzle, one.move, one.solved)
        for one in (await store.puzzles.list_answers(guest)).values()
    ]
    head = TransferFile(
        VERSION,
        AccountData(name, account.hue, account.avatar, account.language, payload.look[:200]),
        tuple(rules), tuple(answers),
    )  # fmt: skip
    matches: list[bytes] = []
    room = MAX_BYTES - len(msgspec.json.encode(head))
    for row in await store.search_matches(guest, MatchSearch("over"), 0, MAX_MATCHES):
        loaded = await store.load(row.match)
        if loaded is None:
            continue
        found = await services.background_jobs.submit(
            context.caller.ticket, ("export", guest, row.match),
            partial(_encode_match, loaded, guest, row.at),
        )  # fmt: skip
        room -= len(found) + 1
        if room < 0:
            break
        if found:
            matches.append(found)
    whole = msgspec.json.encode(head)
    marker = b'"matches":[]'
    assert whole.endswith(marker + b"}")
    return whole[: -len(marker) - 1] + b'"matches":[' + b",".join(matches) + b"]}"


def _encode_match(loaded: LoadedMatch, owner: bytes, at: int) -> bytes:
    match = export_match(loaded, owner, at)
    return b"" if match is None else msgspec.json.encode(match)


@command("import-data", permission=allow_anyone, limit=TRANSFER)
async def import_data(context: CommandContext, payload: ImportPayload) -> Imported:
    """Take in what is new in a file; what the player has already stays as it is."""
    file = decode_file(payload.file)
    guest = context.caller.ensure_guest()
    matches, left_out = await _import_matches(context, guest, file.matches)
    rules = await _import_rules(context, guest, file.rules)
    answers = await _import_answers(context, guest, file.answers)
    account = await _import_account(context, guest, file.account)
    return Imported(matches, rules, answers, left_out, account, file.account.look)


async def _import_matches(
    context: CommandContext, guest: bytes, matches: Sequence[MatchData]
) -> tuple[int, int]:
    services, done, left_out, moves = context.services, 0, 0, 0
    known, imported = await services.store.list_imported(guest, [one.id for one in matches])
    now, max_name = wall_clock.now_ms(), services.settings.most_name
    for one in matches:
        if one.id in known:
            continue
        known.add(one.id)
        checked = None
        if imported + done < MAX_IMPORTED and moves <= MAX_MOVES:
            checked = await services.background_jobs.submit(
                context.caller.ticket, ("import", guest, one.id),
                partial(_verify_match, one, guest, now, max_name),
            )  # fmt: skip
        if checked is None or not _is_allowed(context, checked[0].match.game):
            left_out += 1
            continue
        loaded, update = checked
        moves += len(loaded.log)
        # Where the same file is imported twice at this moment, it is there already.
        with contextlib.suppress(Conflict):
            await services.store.create(loaded.match, loaded.seats, update)
            done += 1
    return done, left_out


def _verify_match(
    one: MatchData, owner: bytes, now: int, max_name: int
) -> tuple[LoadedMatch, MatchUpdate] | None:
    """A match as it is written; None: its record is odd, or isn't what its seed deals."""
    try:
        loaded = import_match(one, owner, now, max_name)
    except TranslatedError:
        return None
    return loaded, build_update(loaded, min(one.at, now))


def _is_allowed(context: CommandContext, game: str) -> bool:
    try:
        context.services.house_rules.check_allowed(game)
    except HttpError:
        return False
    return True


async def _import_rules(context: CommandContext, guest: bytes, rules: Sequence[RulesData]) -> int:
    services, done = context.services, 0
    if not services.house_rules.allows_own_rules:
        return 0
    store = services.store.own_rules
    known = {one.title for one in await store.list_rules(guest)}
    for one in rules:
        try:
            game = parse_house_rules({**one.rules, "title": one.title})
            if game.title in known:
                continue
            known.add(game.title)
            text = json.dumps(to_full_rules(game), ensure_ascii=False)
            id, now = secrets.token_urlsafe(8), wall_clock.now_ms()
            await store.save(StoredRules(id, guest, game.title, one.base, text, now))
            done += 1
        except OptionError:
            continue
        except Conflict:  # there is no room for more
            break
    return done


async def _import_answers(
    context: CommandContext, guest: bytes, answers: Sequence[AnswerData]
) -> int:
    store, new = context.services.store.puzzles, dict[str, PuzzleAnswer]()
    known = await store.list_answers(guest)
    for one in answers:
        if one.puzzle in known or one.puzzle in new:
            continue
        puzzle = library.find_puzzle(one.puzzle)
        if puzzle is not None and one.move in {move.move for move in puzzle.moves}:
            new[one.puzzle] = PuzzleAnswer(one.puzzle, one.move, one.solved)
    if new:
        await store.add_answers(guest, new.values(), wall_clock.now_ms())
    return len(new)


async def _import_account(context: CommandContext, guest: bytes, data: AccountData) -> Account:
    """Fill what the player hasn't chosen yet."""
    services = context.services
    account, changes = await services.accounts.get_account(guest), dict[str, str | int | None]()
    try:
        name = clean_text(data.name, services.settings.most_name, "name")
    except HttpError:
        name = ""
    if name and not account.name:
        changes["name"] = name
    if account.hue is None and data.hue is not None and 0 <= data.hue < HUE_COUNT:
        changes["hue"] = data.hue
    if not account.avatar and data.avatar in AVATARS:
        changes["avatar"] = data.avatar
    if not account.language and is_supported(data.language):
        changes["language"] = data.language
    if not changes:
        return account
    return await services.accounts.update_account(find_identity(context.caller), **changes)


#: So many imported matches a player may have; and so many moves are replayed of one file.
MAX_IMPORTED: Final = 1000
