// What the page knows of its match: the server writes it into the markup, updates change it.

/**
 * What the server has written into the page, as JSON in `main[data-state]`.
 * @typedef {object} ServedState
 * @property {string} match
 * @property {number|null} seat whose view this is; null for a spectator
 * @property {number[]} yours the seats of this browser
 * @property {string[]} names of the players, by seat
 * @property {string[]} kinds who sits there, by seat: person, bot, open
 * @property {number} number the last log entry seen
 * @property {string} status
 * @property {string} awaits what the match waits for: players, you, others, house, count, nobody
 * @property {number|null} turn
 * @property {string} next the match that is its rematch, or ''
 * @property {boolean} teams partners play
 * @property {string} faces
 * @property {string} shape the frame that the board is laid out for
 * @property {boolean} lanes trains are played here
 * @property {string} trains how they are laid out: around the hub, or in lanes that are short or long
 * @property {Record<string, number>} shapes width over height of each frame the server knows
 * @property {string} seal the commitment to the server's part in the shuffle
 * @property {number[]} seeds the seats of this browser that have added no seed yet
 *
 * @typedef {object} PageState
 * @property {HTMLElement} root
 * @property {HTMLFormElement} form
 * @property {SVGSVGElement} board
 * @property {string} seat whose view this is; '' for a spectator
 * @property {boolean} live connected, and everything received is shown
 * @property {string} selected the tile whose places show, or ''
 * @property {boolean} leaving another page is about to load
 * @property {Set<string>} armed calls to be made with the next move
 *
 * @typedef {Omit<ServedState, 'seat'> & PageState} Table
 */

const root = /** @type {HTMLElement} */ (document.querySelector('main.table'));

/** @type {ServedState} */
const served = JSON.parse(root.dataset.state ?? '');

/** @type {Table} */
export const table = {
  root,
  form: /** @type {HTMLFormElement} */ (document.getElementById('play')),
  board: /** @type {any} */ (document.getElementById('board')),
  ...served,
  seat: String(served.seat ?? ''),
  live: false,
  selected: '',
  leaving: false,
  armed: new Set(),
};

/**
 * Plays a solitaire game without a connection; `solitaire/offline_table.js` sets it.
 * @type {{isActive: () => boolean, play: (move: string) => void, undo: () => boolean}}
 */
export const offline = { isActive: () => false, play: () => {}, undo: () => false };

/**
 * A part of the page that updates replace.
 * @param {string} name
 * @returns {HTMLElement|SVGElement|null}
 */
export const region = (name) => root.querySelector(`[data-region="${name}"]`);

export const isMyTurn = () => table.seat !== '' && table.turn === Number(table.seat);

export const isSolitaire = () => Boolean(root.closest('.solo'));

/** The state as the server would write it now: a saved copy of the page starts from it. */
export function serializeState() {
  const { number, turn, status, awaits, shape, trains, next } = table;
  const seat = table.seat === '' ? null : Number(table.seat);
  /** @type {ServedState} */
  const state = { ...served, seat, number, turn, status, awaits, shape, trains, next };
  return JSON.stringify(state);
}

let openRequests = 0;
/** The log entry that an answer has named, and that is still to be shown. */
let expectedNumber = 0;

/** Write attributes that styles, tests and other scripts look at. */
export function publishState() {
  const { number, seat, turn, status, awaits, shape } = table;
  Object.assign(root.dataset, { number, seat, turn: turn ?? '', status, awaits, shape });
  root.dataset.live = table.live ? 'yes' : 'no';
  root.dataset.busy = openRequests || expectedNumber > number ? 'yes' : 'no';
}

/**
 * The page is busy until the server has answered and the entry that it names is shown.
 * @template {{number?: number}} Answer
 * @param {Promise<Answer>} request
 * @returns {Promise<Answer>}
 */
export async function trackRequest(request) {
  openRequests += 1;
  publishState();
  try {
    const answer = await request;
    expectedNumber = Math.max(expectedNumber, answer.number ?? 0);
    return answer;
  } finally {
    openRequests -= 1;
    publishState();
  }
}

/**
 * Send a command as the form of the page would; the server answers with JSON.
 * @param {Record<string, string>} fields
 * @returns {Promise<Response>}
 */
export const postForm = (fields) =>
  fetch(table.form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });

publishState();
