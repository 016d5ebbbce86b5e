// The end of a round: hands turn up, sums count, bars and pawns move, and tiles fall for a winner.
// All of it is over within a second, and nothing waits for it.
import { findAll } from '../shared/dom.js';
import { getDuration } from './animation.js';
import { table } from './match_state.js';

/** How many tiles fall for a winner. */
const FALLING_TILES = 26;
/** How long any of it may take, and how long until the last hand is turned up, in milliseconds. */
const LONGEST = 950;
const ALL_TURNED = 400;

/**
 * @param {Element} sheet
 * @param {number} duration
 * @returns {number} when all tiles are turned up, in milliseconds
 */
function turnUpHands(sheet, duration) {
  let delay = 0;
  const tiles = sheet.querySelectorAll('.hands .tiles > *').length;
  const step = Math.min(duration / 5, ALL_TURNED / Math.max(tiles, 1));
  for (const hand of findAll('.hands li', sheet)) {
    for (const tile of findAll('.tiles > *', hand)) {
      tile.animate(
        [
          { transform: 'rotateY(90deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration, delay, fill: 'backwards', easing: 'ease-out' },
      );
      delay += step;
    }
    const sum = hand.querySelector('.sum');
    sum?.animate([{ opacity: 0 }, { opacity: 1 }], { duration, delay, fill: 'backwards' });
  }
  return delay;
}

/**
 * Count the scores up to what the page says.
 * @param {Element} sheet
 * @param {number} duration
 * @param {number} delay
 */
function countUp(sheet, duration, delay) {
  for (const row of findAll('tbody tr', sheet)) {
    const [gainCell, totalCell] = row.querySelectorAll('td');
    const gain = Number.parseInt(gainCell?.textContent ?? '', 10);
    const total = Number(totalCell?.textContent);
    if (!gain || !totalCell || Number.isNaN(total)) continue;
    const start = performance.now() + delay;
    const step = (/** @type {number} */ now) => {
      if (!totalCell.isConnected) return;
      const done = Math.min(1, Math.max(0, (now - start) / duration));
      totalCell.textContent = String(total - gain + Math.round(gain * done));
      if (done < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

/**
 * @param {Element} sheet
 * @param {number} duration
 */
function walkPawns(sheet, duration) {
  for (const pawn of findAll('[data-walk]', sheet)) {
    const spots = (pawn.dataset.walk ?? '').split(' ').map((spot) => spot.split(','));
    if (spots.length < 2) continue;
    pawn.animate(
      spots.map(([x, y]) => ({ translate: `${x}px ${y}px` })),
      { duration: Math.min(LONGEST, duration * spots.length * 0.7), easing: 'linear' },
    );
  }
}

/**
 * The winner's face and what was won pop up; the bars move on.
 * @param {Element} sheet
 * @param {number} duration
 * @param {number} delay
 */
function popUp(sheet, duration, delay) {
  for (const one of findAll('.faces > *, .gain', sheet)) {
    one.animate(
      [{ transform: 'scale(.3)', opacity: 0 }, { transform: 'scale(1.12)', offset: 0.7 }, {}],
      {
        duration,
        easing: 'ease-out',
        fill: 'backwards',
      },
    );
  }
  for (const bar of findAll('.gauge .more', sheet)) {
    bar.animate([{ transform: 'scaleX(0)' }, {}], {
      duration,
      delay,
      fill: 'backwards',
      easing: 'ease-out',
    });
  }
}

/**
 * Who goes out says so: the word pops up over the board.
 * @param {string} word
 */
function popWord(word) {
  const box = table.board.getBoundingClientRect();
  const line = document.createElement('p');
  line.className = 'cry';
  line.textContent = word;
  line.setAttribute('aria-hidden', 'true');
  line.style.left = `${box.x + box.width / 2}px`;
  line.style.top = `${box.y + box.height / 2}px`;
  document.body.append(line);
  const animation = line.animate(
    [
      { scale: 0.3, opacity: 0 },
      { scale: 1.15, opacity: 1, offset: 0.25 },
      { scale: 1, opacity: 1, offset: 0.75 },
      { scale: 1, opacity: 0 },
    ],
    { duration: LONGEST, easing: 'ease-out', fill: 'both' },
  );
  animation.finished.finally(() => line.remove());
}

/** Let small tiles fall, once. */
function dropTiles() {
  const sheet = document.createElement('div');
  sheet.className = 'flourish';
  sheet.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < FALLING_TILES; index++) {
    const tile = document.createElement('i');
    tile.style.left = `${(index * 61.8) % 100}%`;
    const turn = (index % 2 ? 1 : -1) * (180 + ((index * 47) % 300));
    sheet.append(tile);
    tile.animate(
      [
        { transform: 'translateY(-10vh) rotate(0)', opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: `translateY(105vh) rotate(${turn}deg)`, opacity: 0 },
      ],
      {
        duration: LONGEST * (0.55 + ((index * 7) % 4) / 20),
        delay: ((index * 37) % 100) * (LONGEST / 400),
        easing: 'cubic-bezier(.3,.1,.7,1)',
        fill: 'both',
      },
    );
  }
  table.root.append(sheet);
  const animations = sheet.getAnimations({ subtree: true });
  Promise.all(animations.map((one) => one.finished)).finally(() => sheet.remove());
}

/**
 * Animate the end of a round, if one of these is it.
 * @param {import('./websocket.js').Flight[]} flights
 */
export function showRoundEnd(flights) {
  const end = flights.findLast((flight) => flight.won !== undefined);
  const sheet = /** @type {HTMLElement|null} */ (document.querySelector('.counted'));
  const duration = Math.min(getDuration(), LONGEST - ALL_TURNED);
  if (!end || !sheet || !duration || document.hidden) return;
  if (sheet.dataset.cry) popWord(sheet.dataset.cry);
  const delay = turnUpHands(sheet, duration);
  popUp(sheet, duration, delay);
  countUp(sheet, duration, delay);
  walkPawns(sheet, duration);
  if (end.end && end.over) dropTiles();
}
