// This browser's part in the shuffle: a seed for each of its seats, drawn once the seal is there.
import { complain, LOST } from '../shared/announce.js';
import { note } from './seal_notes.js';
import { table, underWay } from './state.js';

/** How many bytes a seed has, and after how many milliseconds a lost one is sent again. */
const SIZE = 16,
  AGAIN = 2000;

/** Sixteen bytes that nobody can know in advance. */
function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(SIZE));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Add a seed for a seat; one that was lost is sent again, as it was. @param {number} seat @param {string} seed */
async function add(seat, seed) {
  const body = new URLSearchParams({ do: 'seed', seat: String(seat), seed });
  const headers = { accept: 'application/json' };
  const answer = await underWay(
    fetch(table.form.action, { method: 'POST', body, headers })
      .then((response) => (response.status < 500 ? response.json() : { lost: true }))
      .catch(() => ({ lost: true })),
  );
  if (answer.lost) {
    complain(LOST);
    setTimeout(add, AGAIN, seat, seed);
  } else if (!answer.error) note(table.match, seat, table.seal, seed);
  // Else another page of this browser was faster, and its seed is the one.
}

/** Add a seed for every seat of this browser that has added none. */
export function startSeeds() {
  for (const seat of table.seeds) add(seat, drawn());
}
