"""Trained weights: heuristic weights found by self-play, by game.

`benchmarks/thumbs.py GAME --search` searches such weights; what isn't named here is the default, or
has no meaning in the game. Most agree: pips and doubles weigh less than expected, and an opponent
who can't play is worth far more. Where such weights made better heuristic players, but not better
rollouts (Block & Draw in teams, Fours), there are none. In Dominican they are those learnt from
masters (`learnt_weights.py`, times two and a half, so that noise affects rollouts as much as with
the default weights): of the games in which that was tried, it made better rollouts there on unseen
deals (docs/strength.md).
"""

from collections.abc import Mapping
from typing import Final

# fmt: off
#: By the name of the game, and whether it is played in teams.
TRAINED: Final[Mapping[tuple[str, bool], Mapping[str, int]]] = {
    ("block-draw", False): {
        "pips": 40, "double": 1200, "fits": 180, "none": 0, "block": 25000, "variety": 230},
    ("all-fives", False): {
        "double": 3000, "none": -850, "block": 20000, "variety": 400, "risk": -1300},
    ("matador", False): {"double": 0, "fits": 400, "none": 0, "block": 7200},
    ("bergen", False): {
        "points": 2500, "double": 1600, "fits": 0, "none": -400, "risk": -3000, "hope": 1800},
    ("cross", False): {"fits": 1600, "none": -11000, "block": 87000, "variety": 150},
    ("five-up", False): {
        "points": 1300, "pips": 130, "double": 1200, "fits": 530, "none": -1600, "variety": 220,
        "risk": -1350},
    ("one-arm-joe", False): {"none": 900, "block": 52000, "variety": 410},
    ("bendomino", False): {
        "double": 1000, "fits": 400, "none": -400, "block": 30000, "variety": 230},
    ("bendomino-wild-draw", False): {
        "pips": 170, "double": 700, "fits": 260, "none": 0, "block": 72000, "variety": 330},
    ("bendomino-no-draw", False): {
        "double": 0, "fits": 180, "none": -300, "block": 10600, "variety": 160},
    ("bendomino-teams", True): {
        "double": 0, "fits": 440, "none": 0, "block": 6100, "partner": 1100, "variety": 400},
    ("bendomino-all-five", False): {
        "pips": 90, "double": -500, "none": 2500, "block": 1200, "variety": 180, "risk": -560},
    ("fundomino", False): {
        "pips": 0, "double": 1000, "fits": 60, "none": -1900, "block": 23000, "variety": 300,
        "more": 9000},
    ("fundomino-face-value", False): {
        "pips": 25, "double": 0, "fits": 180, "none": -700, "block": 17700, "variety": 560,
        "more": 12200, "burden": 2300},
    ("fundomino-teams", True): {
        "pips": 0, "double": 750, "fits": 0, "none": -640, "block": 4100, "partner": 7100,
        "variety": 450, "more": 5700, "burden": 1000},
    ("fundomino-caribbean", True): {
        "pips": 100, "double": 0, "fits": 0, "none": 0, "block": 7900, "partner": 8000,
        "variety": 560, "more": 15000, "burden": 15600},
    ("dominican", True): {
        "pips": 52, "double": 1132, "fits": 535, "none": 535, "block": 6382, "partner": 545,
        "variety": 535},
    ("yourturn", False): {
        "pips": 110, "double": 1150, "fits": 270, "none": 0, "block": 29000, "variety": 200},
}
# fmt: on
