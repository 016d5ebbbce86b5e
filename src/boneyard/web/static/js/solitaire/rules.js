// The rules of the solitaire games, as far as face-up tiles decide, and where their tiles are.
// The server has the same rules (`solitaire/`) and decides; a test plays both side by side.

/**
 * A tile on the table: its left or upper half first.
 * @typedef {[number, number]} Tile
 * @typedef {{down: number, up: Tile[]}} Column
 * @typedef {object} Position
 * @property {Tile[]} row
 * @property {number[]} lies the place of each tile of the row
 * @property {number} at the tile that is counted next
 * @property {number} count
 * @property {boolean} lucky a tile was removed in this pass
 * @property {number} idle passes in a row without one
 * @property {Column[]} columns
 * @property {boolean} [run] a knock takes a whole run
 *
 * @typedef {[number, number, number]} Place x, y and angle
 * @typedef {{tile: Tile, x: number, y: number, angle: number}} PlacedTile
 * @typedef {{won: boolean, left: number}} Result
 *
 * @typedef {object} Rules
 * @property {(position: Position) => string[]} legalMoves
 * @property {(position: Position, move: string) => Position} applyMove
 * @property {(position: Position, last: string) => Result|null} getResult
 * @property {(position: Position) => boolean} needsServer
 * @property {(position: Position, places: Place[]) => PlacedTile[]} placeTiles
 */

/** Baronet counts 0 … 12; after so many passes in vain the counts repeat. */
const COUNTS = 13;
/** The height of a tile in a column, and the gap between tiles that don't match. */
const TILE_HEIGHT = 200;
const GAP = 25;
const KNOCK = 'knock ';

/**
 * @param {Tile} tile
 */
export const tileName = ([one, two]) => `${Math.max(one, two)}-${Math.min(one, two)}`;

/**
 * @param {Position} position
 */
const countFaceDown = ({ columns }) => columns.reduce((sum, { down }) => sum + down, 0);

/**
 * The index of a column without tiles, or -1.
 * @param {Position} position
 */
export const findEmptyColumn = ({ columns }) =>
  columns.findIndex(({ down, up }) => !down && !up.length);

/**
 * Whether a tile has been uncovered that only the server can turn up.
 * @param {Position} position
 */
const hasUnturned = ({ columns }) => columns.some(({ down, up }) => down && !up.length);

/**
 * All face-up tiles of the columns.
 * @param {Position} position
 */
const listFaceUp = ({ columns }) =>
  columns.flatMap(({ up }, column) => up.map((tile, index) => ({ column, index, tile })));

/** @type {Rules} */
const BARONET = {
  legalMoves: () => ['next'],
  applyMove(position) {
    const { row, lies, at, count, lucky, idle } = position;
    const removed = row[at][0] + row[at][1] === count;
    const stays = (/** @type {unknown} */ _, /** @type {number} */ index) =>
      !removed || index !== at;
    const next = {
      ...position,
      row: row.filter(stays),
      lies: lies.filter(stays),
      count: (count + 1) % COUNTS,
      at: removed ? at : at + 1,
      lucky: lucky || removed,
    };
    if (next.at < next.row.length) return next;
    // At the end of the row the gaps close, and the next pass begins.
    return {
      ...next,
      at: 0,
      lucky: false,
      idle: next.lucky ? 0 : idle + 1,
      lies: next.row.map((_, index) => index),
    };
  },
  getResult: ({ row, idle }) =>
    !row.length || idle === COUNTS ? { won: !row.length, left: row.length } : null,
  needsServer: () => false,
  placeTiles: placeRow,
};

/**
 * The first and the last tile that a knock takes: two, or the whole run.
 * @param {Position} position
 * @param {string} move
 */
export function findKnocked({ row, run }, move) {
  const joint = Number(move.slice(KNOCK.length));
  const hangs = (/** @type {number} */ index) =>
    index > 0 && index < row.length && row[index - 1][1] === row[index][0];
  let [first, last] = [joint - 1, joint];
  while (run && hangs(first)) first--;
  while (run && hangs(last + 1)) last++;
  return [first, last];
}

/** @type {Rules} */
const KNOCK_OUT = {
  legalMoves: ({ row }) =>
    row
      .slice(1)
      .flatMap((tile, index) => (row[index][1] === tile[0] ? [`${KNOCK}${index + 1}`] : [])),
  applyMove(position, move) {
    const [first, last] = findKnocked(position, move);
    const row = position.row.filter((_, index) => index < first || index > last);
    return { ...position, row, lies: row.map((_, index) => index) };
  },
  getResult(position) {
    const left = position.row.length;
    return KNOCK_OUT.legalMoves(position).length ? null : { won: !left, left };
  },
  needsServer: () => false,
  placeTiles: placeRow,
};

/** @type {Rules} */
const COLUMNS = {
  legalMoves(position) {
    const { columns } = position;
    const hasEmpty = findEmptyColumn(position) >= 0;
    const moves = listFaceUp(position).flatMap(({ column, index, tile }) => {
      const name = tileName(tile);
      const matching = columns.flatMap(({ up }, to) =>
        to !== column && up.at(-1)?.[1] === tile[0] ? [`${name}>${to + 1}`] : [],
      );
      const mayStartColumn = hasEmpty && (index || columns[column].down);
      return mayStartColumn ? [...matching, `${name}>new`] : matching;
    });
    return countFaceDown(position) ? moves : [...moves, 'pass'];
  },
  applyMove(position, move) {
    if (move === 'pass') return position;
    const [name, target] = move.split('>');
    const found = listFaceUp(position).find(({ tile }) => tileName(tile) === name);
    if (!found) return position;
    const to = target === 'new' ? findEmptyColumn(position) : Number(target) - 1;
    const moved = position.columns[found.column].up.slice(found.index);
    const columns = position.columns.map(({ down, up }, index) => {
      if (index === found.column) return { down, up: up.slice(0, found.index) };
      return { down, up: index === to ? [...up, ...moved] : up };
    });
    return { ...position, columns };
  },
  getResult(position, last) {
    if (last === 'pass') {
      return { won: true, left: position.columns.filter(({ up }) => up.length).length };
    }
    // A tile that is turned up may allow another move: the server decides.
    const goesOn = hasUnturned(position) || COLUMNS.legalMoves(position).length;
    return goesOn ? null : { won: false, left: countFaceDown(position) };
  },
  needsServer: hasUnturned,
  placeTiles: ({ columns }, places) =>
    columns.flatMap((column, index) => placeColumn(column, places[index]).slice(0, -1)),
};

/** @type {Record<string, Rules>} */
const GAMES = { row: BARONET, line: KNOCK_OUT, columns: COLUMNS };

/**
 * @param {Position} position
 * @param {Place[]} places
 * @returns {PlacedTile[]}
 */
function placeRow({ row, lies }, places) {
  return row.map((tile, index) => {
    const [x, y, angle] = places[lies[index]];
    return { tile, x, y, angle };
  });
}

/**
 * The face-up tiles of a column, and the place of one more below them.
 * @param {Column} column
 * @param {Place} head
 * @returns {PlacedTile[]}
 */
function placeColumn({ down, up }, [x, top, angle]) {
  // Tiles that match touch each other; a tile face down matches none.
  let y = top + down * (TILE_HEIGHT + GAP);
  /** @type {Tile|null} */
  let above = null;
  /** @type {PlacedTile[]} */
  const placed = [];
  for (const tile of up) {
    if (above && tile[0] !== above[1]) y += GAP;
    placed.push({ tile, x, y, angle });
    y += TILE_HEIGHT;
    above = tile;
  }
  return [...placed, { tile: [0, 0], x, y, angle }];
}

/**
 * Where a tile goes that is moved to the end of a column.
 * @param {Position} position
 * @param {Place[]} places
 * @param {number} column
 */
export const findColumnEnd = ({ columns }, places, column) =>
  /** @type {PlacedTile} */ (placeColumn(columns[column], places[column]).at(-1));

/**
 * @param {string} kind
 * @param {Position} position
 */
export const legalMoves = (kind, position) => GAMES[kind].legalMoves(position);

/**
 * The position after a legal move.
 * @param {string} kind
 * @param {Position} position
 * @param {string} move
 */
export const applyMove = (kind, position, move) => GAMES[kind].applyMove(position, move);

/**
 * The result if the last move has ended the game, as far as that is known without the server.
 * @param {string} kind
 * @param {Position} position
 * @param {string} last
 */
export const getResult = (kind, position, last) => GAMES[kind].getResult(position, last);

/**
 * Whether a tile has to be turned up that only the server knows.
 * @param {string} kind
 * @param {Position} position
 */
export const needsServer = (kind, position) => GAMES[kind].needsServer(position);

/**
 * Where the face-up tiles are.
 * @param {string} kind
 * @param {Position} position
 * @param {Place[]} places
 */
export const placeTiles = (kind, position, places) => GAMES[kind].placeTiles(position, places);
