// Faces react a little: to points, to a call, to drawing and drawing, to a win.
import { table } from './state.js';

/** How long a face shows it, in milliseconds. */
const LASTS = 2600;
/** How many tiles somebody draws in a row before it shows. */
const MANY = 3;

/** Draws in a row, by seat. @type {Map<number, number>} */
const drawn = new Map();

/** @param {string} which plates, by a selector @param {'glad'|'sad'|'proud'} mood */
function show(which, mood) {
  for (const face of table.root.querySelectorAll(`.plate${which} .face`)) {
    face.classList.remove('glad', 'sad', 'proud');
    face.classList.add(mood);
    setTimeout(() => face.classList.remove(mood), LASTS);
  }
}

/** @param {number} seat */
const at = (seat) => `[data-player="${seat}"]`;

/** Let the faces react to what has happened. @param {any[]} flights */
export function react(flights) {
  for (const one of flights) {
    if (one.draw !== undefined) {
      const count = (drawn.get(one.draw) ?? 0) + 1;
      drawn.set(one.draw, count);
      if (count >= MANY) show(at(one.draw), 'sad');
      continue;
    }
    drawn.clear();
    if (one.points !== undefined) show(`[data-side="${one.side}"]`, 'glad');
    else if (one.call !== undefined) {
      show(at(one.by), 'glad');
      if (one.caught !== undefined) show(at(one.caught), 'sad');
    } else if (one.pass !== undefined) show(at(one.pass), 'sad');
    else if (one.won !== undefined) {
      show('', 'sad');
      for (const side of one.won) show(`[data-side="${side}"]`, 'proud');
    }
  }
}
