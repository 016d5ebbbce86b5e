// What this browser saw and sent before the deal. With such notes a player needn't trust the server.
import { load, remove, save, savedNames } from '../shared/storage.js';
import { text } from '../shared/script_text.js';

/** How many notes are kept. */
const MAX_NOTES = 200;
const PREFIX = 'seal ';

/** @typedef {{seal: string, seed: string, at: number}} Note */

/**
 * @param {string} match
 * @param {number} seat
 */
const storageName = (match, seat) => `${PREFIX}${match} ${seat}`;

/**
 * @param {string} name
 * @returns {Note|null}
 */
function readNote(name) {
  try {
    return JSON.parse(load(name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Note the seal that is shown, and the seed that is sent.
 * @param {string} match
 * @param {number} seat
 * @param {string} seal
 * @param {string} seed
 */
export function noteSeal(match, seat, seal, seed) {
  save(storageName(match, seat), JSON.stringify({ seal, seed, at: Date.now() }));
  const timeOf = (/** @type {string} */ name) => readNote(name)?.at ?? 0;
  const names = savedNames(PREFIX).sort((one, other) => timeOf(one) - timeOf(other));
  for (const name of names.slice(0, Math.max(0, names.length - MAX_NOTES))) remove(name);
}

/**
 * Compare a record with the notes; gives a sentence, or '' without notes.
 * @param {any} record
 * @param {string} match
 */
export function compareWithNotes(record, match) {
  /** @type {(Note|null)[]} */
  const notes = record.seats.map((/** @type {string} */ _, /** @type {number} */ seat) =>
    readNote(storageName(match, seat)),
  );
  if (!notes.some(Boolean)) return '';
  // The name of the match goes into every shuffle and isn't sealed: it has to be the address's.
  const same =
    record.match === match &&
    notes.every(
      (note, seat) =>
        !note || (note.seal === record.commitment && note.seed === record.seat_seeds[seat]),
    );
  return text(same ? 'seen' : 'unseen');
}
