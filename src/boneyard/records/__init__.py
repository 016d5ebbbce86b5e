"""Records: a match as a file; read, replay, verify and write."""

from boneyard.records.read import Record, RecordError, parse_record, parse_record_json
from boneyard.records.replay import play_record, record_deal, replay
from boneyard.records.verify import Verification, verify
from boneyard.records.write import write_deal, write_record

__all__ = [
    "Record",
    "RecordError",
    "Verification",
    "parse_record",
    "parse_record_json",
    "play_record",
    "record_deal",
    "replay",
    "verify",
    "write_deal",
    "write_record",
]
