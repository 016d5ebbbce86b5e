"""Ratings of players: a pure fold over results.

A `RatingModel` folds results, in order, into a rating for each player of each pool; the same
results always give the same numbers. A rating predicts who would win, and how certain that is.
"""

from boneyard.ratings.anchors import load_anchors as load_anchors
from boneyard.ratings.player_rating import PlayerRating as PlayerRating
from boneyard.ratings.pools import POOLS as POOLS
from boneyard.ratings.pools import pool_of as pool_of
from boneyard.ratings.rating_model import RatingHistories as RatingHistories
from boneyard.ratings.rating_model import RatingModel as RatingModel
from boneyard.ratings.rating_model import RatingStep as RatingStep
from boneyard.ratings.results import Result as Result
from boneyard.ratings.results import ResultError as ResultError
from boneyard.ratings.results import read_results as read_results
