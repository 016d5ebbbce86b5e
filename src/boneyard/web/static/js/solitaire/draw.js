// Draws a game for one as the house would, from the tiles that lie there.
import { called, emptyPlace, foot, lying } from './rules.js';
import { region } from '../table/state.js';
import { words } from '../shared/text.js';

/** How far a shadow falls. */
const DROP = 4;

/** @typedef {import('./rules.js').Lying} Lying */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** @param {{x: number, y: number, angle: number}} place */
const moved = ({ x, y, angle }) => `translate(${x} ${y})rotate(${angle})`;
/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);

/** Lay a tile that is drawn already in another place. @param {Element} tile @param {Lying} place @param {boolean} upright what it shows never lies on its side */
function lay(tile, place, upright) {
  const turn = (place.angle * Math.PI) / 180;
  tile.setAttribute('transform', moved(place));
  const [shadow, , ...halves] = tile.querySelectorAll('use');
  shadow.setAttribute('x', short(DROP * Math.sin(turn)));
  shadow.setAttribute('y', short(DROP * Math.cos(turn)));
  if (!upright) return;
  for (const half of halves) {
    const x =
      half.getAttribute('x') ?? /-?50/.exec(half.getAttribute('transform') ?? '')?.[0] ?? '0';
    half.removeAttribute('x');
    half.setAttribute('transform', `translate(${x})rotate(${-place.angle})`);
  }
}

/** A button on the table. @param {Lying} place @param {string} does @param {string} label @param {string} inner */
const button = (place, does, label, inner) =>
  `<g class="by-move" transform="${moved(place)}" role="button" tabindex="0" ${does}><title>${escaped(label)}</title>${inner}</g>`;
const OUTLINE = '<use href="#by-to" class="by-pick"/>';

/** The two tiles of a joint, and a button where they meet. @param {string} move @param {Lying} one @param {Lying} two */
function joint(move, one, two) {
  const [x, y] = [(one.x + two.x) / 2, (one.y + two.y) / 2];
  const label = words('knock', { one: one.tile.join('-'), two: two.tile.join('-') });
  const outlines = [one, two]
    .map((place) => `<use href="#by-to" class="by-pick" transform="${moved(place)}"/>`)
    .join('');
  return (
    `<g class="by-move joint" role="button" tabindex="0" data-move="${move}"><title>${escaped(label)}</title>${outlines}` +
    `<circle class="hit" r="75" cx="${x}" cy="${y}"/><circle class="by-badge" r="34" cx="${x}" cy="${y}"/>` +
    `<path class="by-cross" d="M${x - 14} ${y - 14}l28 28m0-28l-28 28"/></g>`
  );
}

/** What may be done with each tile of the columns. @param {any} game @param {Map<string, Lying>} places */
function shifts({ now, moves, places: heads }, places) {
  const shifting = moves
    .filter((/** @type {string} */ move) => move !== 'pass')
    .map((/** @type {string} */ move) => [move, ...move.split('>')]);
  const tiles = new Set(shifting.map((/** @type {string[]} */ [, tile]) => tile));
  const sources = [...tiles].map((tile) => {
    const does = `data-choose="${tile}"`;
    return `<g class="source">${button(/** @type {Lying} */ (places.get(tile)), does, words('choose', { tile }), OUTLINE)}</g>`;
  });
  const targets = shifting.map((/** @type {string[]} */ [move, tile, column]) => {
    const at = column === 'new' ? emptyPlace(now) : Number(column) - 1;
    const label =
      column === 'new' ? words('shift-new', { tile }) : words('shift', { tile, column });
    const face = [...(region('tiles')?.querySelectorAll(`[data-tile="${tile}"] > use`) ?? [])]
      .map((use) => use.outerHTML)
      .join('');
    const inner = `<g class="by-face">${face}</g><use href="#by-to" class="by-ghost"/>`;
    return `<g class="place" data-of="${tile}">${button(foot(now, heads, at), `data-move="${move}"`, label, inner)}</g>`;
  });
  return [...sources, ...targets].join('\n');
}

/** @param {any} game */
function stands({ kind, now, counted }) {
  const down = now.columns?.reduce(
    (/** @type {number} */ sum, /** @type {any} */ column) => sum + column.down,
    0,
  );
  if (kind === 'columns') {
    return down
      ? counted('stands-down', down)
      : counted(
          'stands-columns',
          now.columns.filter((/** @type {any} */ one) => one.up.length).length,
        );
  }
  const left = counted('stands-left', now.row.length);
  return kind === 'row' ? `${words('stands-count', { count: now.count })} · ${left}` : left;
}

/**
 * Draw the game as it stands; gives how far down it must be seen.
 * @param {{kind: string, upright: boolean, places: any[], now: any, moves: string[], counted: (name: string, count: number) => string}} game
 */
export function drawAlone(game) {
  const { kind, now, moves } = game;
  const found = lying(kind, now, game.places);
  const places = new Map(found.map((place) => [called(place.tile), place]));
  for (const tile of region('tiles')?.querySelectorAll(':scope > [data-tile]') ?? []) {
    const place = places.get(tile.getAttribute('data-tile') ?? '');
    if (place) lay(tile, place, game.upright);
    else tile.remove();
  }
  const [board, mark, caption] = ['moves', 'mark', 'caption'].map(region);
  const pointed = kind === 'row' && moves.length ? found[now.at] : null;
  if (board) {
    board.innerHTML = pointed
      ? `<g class="place">${button(pointed, 'data-move="next"', words('count-on', { count: now.count }), OUTLINE)}</g>`
      : kind === 'columns'
        ? shifts(game, places)
        : moves
            .map((move) => {
              const at = Number(move.slice('knock '.length));
              return joint(move, found[at - 1], found[at]);
            })
            .join('\n');
  }
  if (mark) {
    mark.innerHTML = pointed
      ? `<use href="#by-to" class="by-last" transform="${moved(pointed)}"/>`
      : '';
  }
  const text = caption?.querySelector('.caption');
  if (text) text.textContent = stands(game);
  for (const one of region('ask')?.querySelectorAll('.buttons:not(.alone) button') ?? []) {
    if (!moves.length) one.remove();
    else if (one.getAttribute('value') === 'next' && one.firstChild) {
      one.firstChild.textContent = `${words('count-on', { count: now.count })} `;
    }
  }
  // A row or line only gets shorter; columns may grow out of the frame, with room for one more.
  return kind === 'columns'
    ? Math.max(
        ...now.columns.map(
          (/** @type {any} */ _, /** @type {number} */ at) => foot(now, game.places, at).y,
        ),
      ) + 100
    : -Infinity;
}
