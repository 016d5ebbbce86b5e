"""Minimum-cost perfect matching in a general graph (Edmonds' blossom algorithm).

With dual variables: a tree of tight edges grows from an unmatched vertex, odd cycles in it are
contracted to one node (a blossom), and duals change until an edge becomes tight that leads on. All
numbers are integers, so the result is exact. Memory is proportional to the number of edges, and a
few hundred players take less than a second.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

_FREE: Final = -1
_OUTER, _INNER = 1, 2


def min_cost_matching(costs: Sequence[Mapping[int, int]]) -> list[int] | None:
    """Return the partner of each with the least total cost; None if there is no perfect matching.

    `costs[a][b]` is the cost of pairing a with b, and equal to `costs[b][a]`; a missing pair is not
    allowed.
    """
    return _BlossomMatching(costs).solve() if len(costs) % 2 == 0 else None


class _BlossomMatching:
    """A growing matching, and the duals that prove it to be optimal."""

    def __init__(self, costs: Sequence[Mapping[int, int]]) -> None:
        self.size = len(costs)
        # Twice the cost: all duals in a tree then have the same parity, and halves are integers.
        self.edges = [[(to, 2 * cost) for to, cost in row.items()] for row in costs]
        self.mate = [_FREE] * self.size
        # A feasible start: no edge costs less than the sum of both duals.
        self.vertex_dual = [min((cost for _, cost in row), default=0) // 2 for row in self.edges]
        self.outermost = list(range(self.size))
        """The outermost ring in which each one is, or oneself."""
        self.base = list(range(self.size))
        """Of each ring: who of it isn't paired within it."""
        self.blossom_parts: dict[int, list[int]] = {}
        """Of each ring: what it consists of, in order, the base's part first."""
        self.blossom_edges: dict[int, list[tuple[int, int]]] = {}
        """Of each ring: the edges from each part to the next, and from the last to the first."""
        self.blossom_dual: dict[int, int] = {}
        """The potential of each ring."""
        self.label: dict[int, int] = {}
        self.entry_edge: dict[int, tuple[int, int]] = {}
        """By which edge, from outside, an inner node was reached."""
        self.queue: list[int] = []

    def solve(self) -> list[int] | None:
        """Match all vertices, or find that it is impossible."""
        for one in range(self.size):
            for other, cost in self.edges[one] if self.mate[one] == _FREE else ():
                tight = self.vertex_dual[one] + self.vertex_dual[other] == cost
                if tight and self.mate[other] == _FREE:
                    self.mate[one], self.mate[other] = other, one
                    break
        for root in range(self.size):
            if self.mate[root] == _FREE and not self._grow_tree(root):
                return None
        return self.mate

    # A tree from an unmatched vertex.

    def _grow_tree(self, root: int) -> bool:
        """Find a partner for a vertex; those of others may change."""
        self.label, self.entry_edge, self.queue = {}, {}, []
        self._add_outer(self.outermost[root])
        while True:
            while self.queue:
                one = self.queue.pop()
                for other, cost in self.edges[one]:
                    if (
                        self.outermost[one] != self.outermost[other]
                        and self.vertex_dual[one] + self.vertex_dual[other] == cost
                        and self._follow_tight_edge(one, other)
                    ):
                        return True
            if not self._adjust_duals():
                return False

    def _add_outer(self, node: int) -> None:
        self.label[node] = _OUTER
        self.queue.extend(self._iter_vertices(node))

    def _follow_tight_edge(self, one: int, other: int) -> bool:
        """Follow a tight edge out of the tree, or across it; True if it reaches an
        unmatched vertex.
        """
        node = self.outermost[other]
        label = self.label.get(node)
        if label == _OUTER:
            self._contract_blossom(one, other)
        elif label is None:
            if self.mate[self.base[node]] == _FREE:
                self._augment(one, other)
                return True
            self.label[node], self.entry_edge[node] = _INNER, (one, other)
            self._add_outer(self.outermost[self.mate[self.base[node]]])
        return False

    def _adjust_duals(self) -> bool:
        """Change duals until a new edge is tight; False if none ever is."""
        step: int | None = None
        found: list[int] = []
        for node, label in self.label.items():
            if label == _INNER:
                if node in self.blossom_dual and (
                    step is None or self.blossom_dual[node] // 2 < step
                ):
                    step, found = self.blossom_dual[node] // 2, []
                continue
            for one in self._iter_vertices(node):
                height = self.vertex_dual[one]
                for other, cost in self.edges[one]:
                    there = self.outermost[other]
                    facing = self.label.get(there)
                    if facing == _INNER or there == node:
                        continue
                    slack = cost - height - self.vertex_dual[other]
                    if facing == _OUTER:
                        slack //= 2
                    if step is None or slack < step:
                        step, found = slack, [one]
                    elif slack == step:
                        found.append(one)
        if step is None:
            return False
        for node, label in self.label.items():
            sign = step if label == _OUTER else -step
            for one in self._iter_vertices(node):
                self.vertex_dual[one] += sign
            if node in self.blossom_dual:
                self.blossom_dual[node] += 2 * sign
        self.queue = found
        inner = [node for node, label in self.label.items() if label == _INNER]
        for node in inner:
            if self.blossom_dual.get(node) == 0:
                self._expand_blossom(node)
        return True

    # Blossoms.

    def _iter_vertices(self, node: int) -> Iterator[int]:
        """Yield all vertices in a node."""
        if node < self.size:
            yield node
        else:
            for part in self.blossom_parts[node]:
                yield from self._iter_vertices(part)

    def _path_to_root(self, node: int) -> Iterator[tuple[int, tuple[int, int]]]:
        """Walk from an outer node to the root: each further node, and the edge from there down."""
        while self.mate[self.base[node]] != _FREE:
            base = self.base[node]
            inner = self.outermost[self.mate[base]]
            yield inner, (self.mate[base], base)
            up, down = self.entry_edge[inner]
            node = self.outermost[up]
            yield node, (up, down)

    def _contract_blossom(self, one: int, other: int) -> None:
        """Contract two outer nodes with a tight edge, and the path between them, to a blossom."""
        left, right = (
            list(self._path_to_root(self.outermost[one])),
            list(self._path_to_root(self.outermost[other])),
        )
        rights = [self.outermost[other], *(node for node, _ in right)]
        lefts = [self.outermost[one], *(node for node, _ in left)]
        meeting = next(node for node in lefts if node in set(rights))
        up, down = lefts.index(meeting), rights.index(meeting)
        ring = len(self.base)
        self.base.append(self.base[meeting])
        self.blossom_parts[ring] = [meeting, *reversed(lefts[:up]), *rights[:down]]
        self.blossom_edges[ring] = [
            *(edge for _, edge in reversed(left[:up])),
            (one, other),
            *((lower, upper) for _, (upper, lower) in right[:down]),
        ]
        self.blossom_dual[ring] = 0
        inner = [node for node in self.blossom_parts[ring] if self.label.pop(node) == _INNER]
        self.label[ring] = _OUTER
        for node in inner:
            self.queue.extend(self._iter_vertices(node))
        for member in self._iter_vertices(ring):
            self.outermost[member] = ring

    def _expand_blossom(self, ring: int) -> None:
        """Expand an inner blossom whose dual is zero; the tree continues through it."""
        parts, links = self.blossom_parts.pop(ring), self.blossom_edges.pop(ring)
        del self.blossom_dual[ring], self.label[ring]
        for part in parts:
            for member in self._iter_vertices(part):
                self.outermost[member] = part
        edge = self.entry_edge.pop(ring)
        at = parts.index(self.outermost[edge[1]])
        back = at % 2 == 0
        while True:
            self.label[parts[at]], self.entry_edge[parts[at]] = _INNER, edge
            if at == 0:
                return
            at = (at - 1 if back else at + 1) % len(parts)
            self._add_outer(parts[at])
            edge = links[at - 1][::-1] if back else links[at]
            at = (at - 1 if back else at + 1) % len(parts)

    # Augmenting.

    def _augment(self, one: int, other: int) -> None:
        """Augment: an unmatched vertex is found, so swap partners along the path to the root."""
        self._rotate_blossom(self.outermost[other], other)
        while True:
            node = self.outermost[one]
            former = self.mate[self.base[node]]
            self._rotate_blossom(node, one)
            self.mate[one], self.mate[other] = other, one
            if former == _FREE:
                return
            inner = self.outermost[former]
            one, other = self.entry_edge[inner]
            self._rotate_blossom(inner, other)

    def _rotate_blossom(self, node: int, one: int) -> None:
        """Match the vertices within a blossom so that this one is left for a vertex outside."""
        if node < self.size:
            return
        parts, links = self.blossom_parts[node], self.blossom_edges[node]
        at = next(i for i, part in enumerate(parts) if one in self._iter_vertices(part))
        count = len(parts)
        pairs = range(0, at, 2) if at % 2 == 0 else range(at + 1, count, 2)
        for first in pairs:
            left, right = links[first]
            self._rotate_blossom(parts[first], left)
            self._rotate_blossom(parts[(first + 1) % count], right)
            self.mate[left], self.mate[right] = right, left
        self._rotate_blossom(parts[at], one)
        self.blossom_parts[node], self.blossom_edges[node] = (
            parts[at:] + parts[:at],
            links[at:] + links[:at],
        )
        self.base[node] = one
