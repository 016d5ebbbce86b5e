// Moods of the avatars: to points, to calls, to drawing again and again, to a win.
import { findAll } from '../shared/dom.js';
import { table } from './match_state.js';

/** How long a mood shows, in milliseconds. */
const DURATION = 2600;
/** After how many draws in a row a player looks sad. */
const MANY_DRAWS = 3;
const MOODS = ['glad', 'sad', 'proud'];

/** Draws in a row, by seat. @type {Map<number, number>} */
const draws = new Map();

/**
 * @param {string} players an attribute selector; '' for all
 * @param {'glad'|'sad'|'proud'} mood
 */
function showMood(players, mood) {
  for (const face of findAll(`.plate${players} .face`, table.root)) {
    face.classList.remove(...MOODS);
    face.classList.add(mood);
    setTimeout(() => face.classList.remove(mood), DURATION);
  }
}

/**
 * @param {number|undefined} seat
 */
const atSeat = (seat) => `[data-player="${seat}"]`;

/**
 * @param {import('./websocket.js').Flight[]} flights
 */
export function showMoods(flights) {
  for (const { draw, points, side, call, by, caught, pass, won } of flights) {
    if (draw !== undefined) {
      const count = (draws.get(draw) ?? 0) + 1;
      draws.set(draw, count);
      if (count >= MANY_DRAWS) showMood(atSeat(draw), 'sad');
      continue;
    }
    draws.clear();
    if (points !== undefined) showMood(`[data-side="${side}"]`, 'glad');
    else if (call !== undefined) {
      showMood(atSeat(by), 'glad');
      if (caught !== undefined) showMood(atSeat(caught), 'sad');
    } else if (pass !== undefined) showMood(atSeat(pass), 'sad');
    else if (won !== undefined) {
      showMood('', 'sad');
      for (const winner of won) showMood(`[data-side="${winner}"]`, 'proud');
    }
  }
}
