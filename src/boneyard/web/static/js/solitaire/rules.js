// The rules of the games for one, as far as what lies open decides, and where their tiles lie.
// The house has the same rules (`solitaire/`), and the last word; a test plays both side by side.

/**
 * A tile as it lies: the first half to the left, or on top.
 * @typedef {[number, number]} Laid
 * @typedef {{down: number, up: Laid[]}} Column
 * @typedef {{row: Laid[], lies: number[], at: number, count: number, lucky: boolean, idle: number, columns: Column[]}} Standing
 * @typedef {{tile: Laid, x: number, y: number, angle: number}} Lying
 * @typedef {[number, number, number]} Place x, y and angle
 */

/** Baronet counts 0 … 12; so many passes in vain come round to the same counts. */
const COUNTS = 13;
/** How high a tile is in a column, and what stays free between tiles that don't join. */
const HIGH = 200;
const GAP = 25;

/** How a tile is called. @param {Laid} laid */
export const called = ([one, two]) => `${Math.max(one, two)}-${Math.min(one, two)}`;

/** @param {Standing} now */
const faceDown = (now) => now.columns.reduce((sum, column) => sum + column.down, 0);
/** A column without a tile. @param {Standing} now */
export const emptyPlace = (now) => now.columns.findIndex(({ down, up }) => !down && !up.length);
/** Tiles that were freed, and that only the house can turn up. @param {Standing} now */
const unturned = (now) => now.columns.some(({ down, up }) => down && !up.length);
/** Every tile that lies open in the columns. @param {Standing} now */
const faceUp = (now) =>
  now.columns.flatMap(({ up }, at) => up.map((laid, index) => ({ at, index, laid })));

/** @type {Record<string, {legal: (now: Standing) => string[], act: (now: Standing, move: string) => Standing, over: (now: Standing, last: string) => {won: boolean, left: number}|null, waits: (now: Standing) => boolean, lying: (now: Standing, places: Place[]) => Lying[]}>} */
const GAMES = {
  row: {
    legal: () => ['next'],
    act(now) {
      const removed = now.row[now.at][0] + now.row[now.at][1] === now.count;
      const stay = (/** @type {unknown} */ _, /** @type {number} */ index) =>
        !removed || index !== now.at;
      const next = {
        ...now,
        row: now.row.filter(stay),
        lies: now.lies.filter(stay),
        count: (now.count + 1) % COUNTS,
      };
      next.at = removed ? now.at : now.at + 1;
      next.lucky = now.lucky || removed;
      if (next.at < next.row.length) return next;
      // At the end of the row the gaps close, and the next pass begins.
      return {
        ...next,
        at: 0,
        lucky: false,
        idle: next.lucky ? 0 : now.idle + 1,
        lies: next.row.map((_, index) => index),
      };
    },
    over: ({ row, idle }) =>
      !row.length || idle === COUNTS ? { won: !row.length, left: row.length } : null,
    waits: () => false,
    lying: inPlaces,
  },
  line: {
    legal: ({ row }) =>
      row.slice(1).flatMap((laid, at) => (row[at][1] === laid[0] ? [`knock ${at + 1}`] : [])),
    act(now, move) {
      const joint = Number(move.slice('knock '.length));
      const row = now.row.filter((_, index) => index !== joint - 1 && index !== joint);
      return { ...now, row, lies: row.map((_, index) => index) };
    },
    over: (now) =>
      GAMES.line.legal(now).length ? null : { won: !now.row.length, left: now.row.length },
    waits: () => false,
    lying: inPlaces,
  },
  columns: {
    legal(now) {
      const empty = emptyPlace(now) >= 0;
      const moves = faceUp(now).flatMap(({ at, index, laid }) => {
        const under = now.columns.flatMap(({ up }, to) =>
          to !== at && up.at(-1)?.[1] === laid[0] ? [`${called(laid)}>${to + 1}`] : [],
        );
        return empty && (index || now.columns[at].down) ? [...under, `${called(laid)}>new`] : under;
      });
      return faceDown(now) ? moves : [...moves, 'pass'];
    },
    act(now, move) {
      if (move === 'pass') return now;
      const [tile, column] = move.split('>');
      const { at, index } = /** @type {{at: number, index: number}} */ (
        faceUp(now).find(({ laid }) => called(laid) === tile)
      );
      const to = column === 'new' ? emptyPlace(now) : Number(column) - 1;
      const moved = now.columns[at].up.slice(index);
      const columns = now.columns.map(({ down, up }, here) => ({
        down,
        up: here === at ? up.slice(0, index) : here === to ? [...up, ...moved] : up,
      }));
      return { ...now, columns };
    },
    over(now, last) {
      if (last === 'pass') {
        return { won: true, left: now.columns.filter(({ up }) => up.length).length };
      }
      // What lies under a tile that was freed may go on with the game: the house will tell.
      return unturned(now) || GAMES.columns.legal(now).length
        ? null
        : { won: false, left: faceDown(now) };
    },
    waits: unturned,
    lying: (now, places) =>
      now.columns.flatMap((column, at) => hanging(column, places[at]).slice(0, -1)),
  },
};

/** @param {Standing} now @param {Place[]} places @returns {Lying[]} */
function inPlaces({ row, lies }, places) {
  return row.map((tile, index) => {
    const [x, y, angle] = places[lies[index]];
    return { tile, x, y, angle };
  });
}

/** The open tiles of a column, and the place of one more below them. @param {Column} column @param {Place} head @returns {Lying[]} */
function hanging({ down, up }, [x, top, angle]) {
  let y = top;
  /** @type {Laid|null} */
  let above = null;
  /** @type {Lying[]} */
  const found = [];
  // Tiles that match touch; one that lies face down joins nothing.
  for (let one = 0; one < down; one++) y += HIGH + GAP;
  for (const tile of up) {
    if (above && tile[0] !== above[1]) y += GAP;
    found.push({ tile, x, y, angle });
    y += HIGH;
    above = tile;
  }
  return [...found, { tile: [0, 0], x, y, angle }];
}

/** Where a tile comes to lie that is moved under a column. @param {Standing} now @param {Place[]} places @param {number} at */
export const foot = (now, places, at) =>
  /** @type {Lying} */ (hanging(now.columns[at], places[at]).at(-1));

/** What may be done. @param {string} kind @param {Standing} now */
export const legal = (kind, now) => GAMES[kind].legal(now);
/** What comes of a legal move. @param {string} kind @param {Standing} now @param {string} move */
export const act = (kind, now, move) => GAMES[kind].act(now, move);
/** Whether a move has ended the game, as far as that can be known here. @param {string} kind @param {Standing} now @param {string} last */
export const over = (kind, now, last) => GAMES[kind].over(now, last);
/** Whether something is to be turned up that only the house knows. @param {string} kind @param {Standing} now */
export const waits = (kind, now) => GAMES[kind].waits(now);
/** Where the tiles lie. @param {string} kind @param {Standing} now @param {Place[]} places */
export const lying = (kind, now, places) => GAMES[kind].lying(now, places);
