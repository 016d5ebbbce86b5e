"""What features do with a player's data when their account is deleted or merged with another."""

from typing import Final

from boneyard.server.accounts.owned_tables import OwnedData
from boneyard.server.duplicate.store import (
    keep_first_plays,
    merge_places,
    orphan_sets,
    replace_with_bots,
)
from boneyard.server.ratings.store import anonymize_results, mark_results_changed

#: What merging and deleting an account does beyond `OWNED_TABLES`.
OWNED_DATA: Final = OwnedData(
    merge=(lambda guest, _: mark_results_changed(guest), keep_first_plays, merge_places),
    delete=(anonymize_results, orphan_sets, replace_with_bots),
)
