"""Records: a match as a file that can be read, replayed, checked and written."""

from boneyard.records.read import Record, RecordError, read, read_json
from boneyard.records.replay import play_record, replay
from boneyard.records.verify import Checked, verify
from boneyard.records.write import write_deal, write_record

__all__ = [
    "Checked",
    "Record",
    "RecordError",
    "play_record",
    "read",
    "read_json",
    "replay",
    "verify",
    "write_deal",
    "write_record",
]
