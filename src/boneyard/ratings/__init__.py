"""How strong people are: ratings as a pure function of the results, luck left where it is.

A `Book` folds results, in their order, into a rating for each player of each pool; the same results
always give the same numbers. What a rating says is who would win, and how sure that is.
"""

from boneyard.ratings.anchors import anchors as anchors
from boneyard.ratings.model import Book as Book
from boneyard.ratings.model import Curves as Curves
from boneyard.ratings.model import Standing as Standing
from boneyard.ratings.model import Step as Step
from boneyard.ratings.pools import POOLS as POOLS
from boneyard.ratings.pools import pool_of as pool_of
from boneyard.ratings.results import Result as Result
from boneyard.ratings.results import ResultError as ResultError
from boneyard.ratings.results import read_results as read_results
