"""Frame window: the visible part of a table, which keeps its shape and grows only when needed."""

from typing import Final

from boneyard.layout.pose import ASPECT_RATIOS, Aspect, Frame

#: The margin between the tiles and the edge of the frame.
MARGIN: Final = 0.5
#: A frame grows by at least this share of its size, so that it seldom does.
GROWTH_STEP: Final = 0.12


class FrameWindow:
    """The usable part of the frame, without its margin."""

    __slots__ = ("aspect", "bottom", "left", "right", "top")

    left: float
    top: float
    right: float
    bottom: float

    def __init__(self, shape: Aspect, longest: float) -> None:
        self.aspect = ASPECT_RATIOS[shape]
        width = longest if self.aspect >= 1 else longest * self.aspect
        self.left, self.right = -width / 2, width / 2
        self.top, self.bottom = -width / self.aspect / 2, width / self.aspect / 2
        self._inset(MARGIN)

    @property
    def long_side(self) -> float:
        """Its longer side."""
        return max(self.right - self.left, self.bottom - self.top)

    def _inset(self, by: float) -> None:
        self.left, self.right = self.left + by, self.right - by
        self.top, self.bottom = self.top + by, self.bottom - by

    def contains(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Return whether it contains a box."""
        return (
            left >= self.left and right <= self.right and top >= self.top and bottom <= self.bottom
        )

    def grow_to(self, left: float, top: float, right: float, bottom: float) -> None:
        """Grow, if needed, until it contains a box."""
        if self.contains(left, top, right, bottom):
            return
        wide, high = (self.right - self.left) * GROWTH_STEP, (self.bottom - self.top) * GROWTH_STEP
        if left < self.left:
            self.left = min(left, self.left - wide)
        if right > self.right:
            self.right = max(right, self.right + wide)
        if top < self.top:
            self.top = min(top, self.top - high)
        if bottom > self.bottom:
            self.bottom = max(bottom, self.bottom + high)
        self.fit_aspect()

    def fit_aspect(self) -> None:
        """Widen what is too narrow for the shape, on both sides alike."""
        self._inset(-MARGIN)
        width, height = self.right - self.left, self.bottom - self.top
        if width < height * self.aspect:
            more = (height * self.aspect - width) / 2
            self.left, self.right = self.left - more, self.right + more
        else:
            more = (width / self.aspect - height) / 2
            self.top, self.bottom = self.top - more, self.bottom + more
        self._inset(MARGIN)

    def frame(self) -> Frame:
        """Return the frame to be shown."""
        left, top = self.left - MARGIN, self.top - MARGIN
        return Frame(left, top, self.right + MARGIN - left, self.bottom + MARGIN - top)


def window_around(shape: Aspect, width: float, height: float) -> FrameWindow:
    """Return the smallest window around a box in the middle of the table."""
    window = FrameWindow(shape, 1.0)
    window.left, window.right = -width / 2, width / 2
    window.top, window.bottom = -height / 2, height / 2
    window.fit_aspect()
    return window
