"""Records: a match as a file that can be read, replayed, checked and written."""

from boneyard.record.read import Record, RecordError, read, read_json
from boneyard.record.replay import play_record, replay
from boneyard.record.write import write_record

__all__ = ["Record", "RecordError", "play_record", "read", "read_json", "replay", "write_record"]
