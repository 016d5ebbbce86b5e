"""What the application asks the workers of the browser, asked in WebAssembly."""

import json
import pickle
from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.analysis.steps import Step, list_steps, view_from
from boneyard.bots.registry import LEVELS
from boneyard.core.actions import Call, Catch
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.lite.thinking import answer
from boneyard.records import Record, parse_record_json
from boneyard.rules.game import State
from boneyard.server.thinking.worker import strip_rules


@dataclass
class Asked:
    """Questions that were answered, and those that weren't."""

    answered: set[str]
    failed: list[str]

    def ask(self, task: str, *arguments: object) -> None:
        """Ask as the application does."""
        word, found = pickle.loads(answer(pickle.dumps((task, *arguments)), lambda share: None))
        if word == "done":
            self.answered.add(task)
        else:
            self.failed.append(f"{task} {arguments[:1]}: {found}")


def choices(record: Record) -> Sequence[Step]:
    """Where a player had a choice."""
    return [
        step for step in list_steps(record)
        if step.before is not None and step.seat is not None
        and sum(not isinstance(one, Call | Catch) for one in legal(step.before, step.seat)) > 1
    ]  # fmt: skip


def seen(step: Step) -> tuple[tuple[str, dict[str, object], Position], int]:
    """What the player knew, as it is sent."""
    assert step.before is not None
    assert step.seat is not None
    if not isinstance(step.before, State):
        return strip_rules(step.before), step.seat
    return strip_rules(view_from(step.before, step.seat)), step.seat


def main(lines: str) -> str:
    """Ask everything about some records."""
    asked = Asked(set(), [])
    for line in lines.splitlines():
        record = parse_record_json(line)
        some = choices(record)
        for step in (some[0], some[len(some) // 2]):
            sent, seat = seen(step)
            for level in LEVELS:
                asked.ask("choose", level, sent, seat, 1, 60.0)
            asked.ask("hints", sent, seat, 1, "wide")
        if record.rules.alone:
            asked.ask("solve", strip_rules(list_steps(record)[0].after), 0.2)
        else:
            asked.ask("look", record.rules.game.name, 16, 0.1)
        asked.ask("analyse", json.loads(line))
    return json.dumps({"answered": sorted(asked.answered), "failed": asked.failed})
