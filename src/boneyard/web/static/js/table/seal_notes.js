// What this browser saw and sent before tiles were dealt: whoever has noted it needn't believe the house.
import { words } from '../shared/text.js';

/** How many seats are remembered. */
const MOST = 200;

/** @param {string} match @param {number} seat */
const place = (match, seat) => `seal ${match} ${seat}`;

/** @param {string} key @returns {{seal: string, seed: string, at: number}|null} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Note the seal that is shown, and the seed that is sent. @param {string} match @param {number} seat @param {string} seal @param {string} seed */
export function note(match, seat, seal, seed) {
  try {
    localStorage.setItem(place(match, seat), JSON.stringify({ seal, seed, at: Date.now() }));
    const all = Object.keys(localStorage).filter((key) => key.startsWith('seal '));
    const oldest = all.sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
    for (const key of oldest.slice(0, Math.max(0, all.length - MOST))) localStorage.removeItem(key);
  } catch {
    // A browser that remembers nothing plays all the same.
  }
}

/** Compare a record with what was noted; gives a sentence, or '' if nothing was. @param {any} record @param {string} match */
export function remembered(record, match) {
  const notes = record.seats.map((/** @type {string} */ _, /** @type {number} */ seat) =>
    read(place(match, seat)),
  );
  if (!notes.some(Boolean)) return '';
  // The name goes into every shuffle, and no seal covers it: it has to be the one of the address.
  const same =
    record.match === match &&
    notes.every(
      (/** @type {ReturnType<typeof read>} */ one, /** @type {number} */ seat) =>
        !one || (one.seal === record.commitment && one.seed === record.seat_seeds[seat]),
    );
  return words(same ? 'seen' : 'unseen');
}
