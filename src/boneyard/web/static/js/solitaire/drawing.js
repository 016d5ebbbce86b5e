// Draws a solitaire game as the server would, from the tiles that are drawn already.
import { findAll } from '../shared/dom.js';
import { text } from '../shared/script_text.js';
import { region } from '../table/match_state.js';
import { findColumnEnd, findEmptyColumn, placeTiles, tileName } from './rules.js';

/** How far a tile's shadow falls. */
const SHADOW = 4;
const OUTLINE = '<use href="#by-to" class="by-pick"/>';

/** @typedef {import('./rules.js').PlacedTile} PlacedTile */
/** @typedef {import('./rules.js').Position} Position */

/**
 * @typedef {object} Game
 * @property {string} kind
 * @property {boolean} upright pictures on the tiles are never turned
 * @property {any[]} places
 * @property {Position} position
 * @property {string[]} moves
 */

/**
 * A text that counts something.
 * @param {string} name
 * @param {number} count
 */
export const countText = (name, count) => text(count === 1 ? `${name} 1` : name, { count });

/**
 * @param {string} string
 */
const escapeHtml = (string) => string.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {{x: number, y: number, angle: number}} place
 */
const transformTo = ({ x, y, angle }) => `translate(${x} ${y})rotate(${angle})`;

/**
 * @param {number} value
 */
const round = (value) => String(Math.round(value * 10) / 10);

/**
 * Move a tile that is drawn already to another place.
 * @param {Element} tile
 * @param {PlacedTile} place
 * @param {boolean} upright
 */
function moveTile(tile, place, upright) {
  const turn = (place.angle * Math.PI) / 180;
  tile.setAttribute('transform', transformTo(place));
  const [shadow, , ...halves] = tile.querySelectorAll('use');
  shadow.setAttribute('x', round(SHADOW * Math.sin(turn)));
  shadow.setAttribute('y', round(SHADOW * Math.cos(turn)));
  if (!upright) return;
  for (const half of halves) {
    const transform = half.getAttribute('transform') ?? '';
    const x = half.getAttribute('x') ?? /-?50/.exec(transform)?.[0] ?? '0';
    half.removeAttribute('x');
    half.setAttribute('transform', `translate(${x})rotate(${-place.angle})`);
  }
}

/**
 * A button on the board.
 * @param {PlacedTile} place
 * @param {string} attribute what it does
 * @param {string} label
 * @param {string} inner
 */
const drawButton = (place, attribute, label, inner) =>
  `<g class="by-move" transform="${transformTo(place)}" role="button" tabindex="0" ${attribute}>` +
  `<title>${escapeHtml(label)}</title>${inner}</g>`;

/**
 * Two matching tiles, and a button between them that knocks them out.
 * @param {string} move
 * @param {PlacedTile} one
 * @param {PlacedTile} two
 */
function drawJoint(move, one, two) {
  const [x, y] = [(one.x + two.x) / 2, (one.y + two.y) / 2];
  const label = text('knock', { one: one.tile.join('-'), two: two.tile.join('-') });
  const outlines = [one, two].map(
    (place) => `<use href="#by-to" class="by-pick" transform="${transformTo(place)}"/>`,
  );
  return (
    `<g class="by-move joint" role="button" tabindex="0" data-move="${move}">` +
    `<title>${escapeHtml(label)}</title>${outlines.join('')}` +
    `<circle class="hit" r="75" cx="${x}" cy="${y}"/>` +
    `<circle class="by-badge" r="34" cx="${x}" cy="${y}"/>` +
    `<path class="by-cross" d="M${x - 14} ${y - 14}l28 28m0-28l-28 28"/></g>`
  );
}

/**
 * The tiles of columns that may be moved, and where to.
 * @param {Game} game
 * @param {Map<string, PlacedTile>} placed
 */
function drawColumnMoves({ position, moves, places }, placed) {
  const shifts = moves
    .filter((move) => move !== 'pass')
    .map((move) => {
      const [tile, column] = move.split('>');
      return { move, tile, column };
    });
  const sources = [...new Set(shifts.map(({ tile }) => tile))].map((tile) => {
    const place = /** @type {PlacedTile} */ (placed.get(tile));
    const label = text('choose', { tile });
    return `<g class="source">${drawButton(place, `data-choose="${tile}"`, label, OUTLINE)}</g>`;
  });
  const targets = shifts.map(({ move, tile, column }) => {
    const toEmpty = column === 'new';
    const at = toEmpty ? findEmptyColumn(position) : Number(column) - 1;
    const label = toEmpty ? text('shift-new', { tile }) : text('shift', { tile, column });
    const drawn = findAll(`[data-tile="${tile}"] > use`, region('tiles') ?? undefined);
    const face = drawn.map((use) => use.outerHTML).join('');
    const inner = `<g class="by-face">${face}</g><use href="#by-to" class="by-ghost"/>`;
    const end = findColumnEnd(position, places, at);
    const button = drawButton(end, `data-move="${move}"`, label, inner);
    return `<g class="place" data-of="${tile}">${button}</g>`;
  });
  return [...sources, ...targets].join('\n');
}

/**
 * What the moves region of the board shows.
 * @param {Game} game
 * @param {PlacedTile[]} tiles
 * @param {PlacedTile|null} pointed the tile that is counted next
 */
function drawMoves(game, tiles, pointed) {
  const { kind, position, moves } = game;
  if (pointed) {
    const label = text('count-on', { count: position.count });
    return `<g class="place">${drawButton(pointed, 'data-move="next"', label, OUTLINE)}</g>`;
  }
  if (kind === 'columns') {
    return drawColumnMoves(game, new Map(tiles.map((one) => [tileName(one.tile), one])));
  }
  const joints = moves.map((move) => {
    const index = Number(move.slice('knock '.length));
    return drawJoint(move, tiles[index - 1], tiles[index]);
  });
  return joints.join('\n');
}

/**
 * @param {Game} game
 */
function captionOf({ kind, position }) {
  if (kind === 'columns') {
    const { columns } = position;
    const down = columns.reduce((sum, column) => sum + column.down, 0);
    if (down) return countText('stands-down', down);
    return countText('stands-columns', columns.filter((one) => one.up.length).length);
  }
  const left = countText('stands-left', position.row.length);
  return kind === 'row' ? `${text('stands-count', { count: position.count })} · ${left}` : left;
}

/**
 * Draw the game; gives how far down the board must be visible.
 * @param {Game} game
 */
export function drawGame(game) {
  const { kind, position, moves, places } = game;
  const tiles = placeTiles(kind, position, places);
  const byName = new Map(tiles.map((one) => [tileName(one.tile), one]));
  for (const tile of region('tiles')?.querySelectorAll(':scope > [data-tile]') ?? []) {
    const place = byName.get(tile.getAttribute('data-tile') ?? '');
    if (place) moveTile(tile, place, game.upright);
    else tile.remove();
  }
  const [board, mark, caption] = ['moves', 'mark', 'caption'].map(region);
  const pointed = kind === 'row' && moves.length ? tiles[position.at] : null;
  if (board) board.innerHTML = drawMoves(game, tiles, pointed);
  if (mark) {
    mark.innerHTML = pointed
      ? `<use href="#by-to" class="by-last" transform="${transformTo(pointed)}"/>`
      : '';
  }
  const line = caption?.querySelector('.caption');
  if (line) line.textContent = captionOf(game);
  for (const button of region('ask')?.querySelectorAll('.buttons:not(.alone) button') ?? []) {
    if (!moves.length) button.remove();
    else if (button.getAttribute('value') === 'next' && button.firstChild) {
      button.firstChild.textContent = `${text('count-on', { count: position.count })} `;
    }
  }
  // A row or line only gets shorter; columns may grow out of the frame, with room for one more.
  if (kind !== 'columns') return -Infinity;
  const ends = position.columns.map((_, index) => findColumnEnd(position, places, index).y);
  return Math.max(...ends) + 100;
}
