// The WebSocket of the match: receives updates of the page, sends moves, and reconnects.
import { announce, lastAnnounced, showError } from '../shared/announce.js';
import { retryDelay } from '../shared/reconnect.js';
import { text } from '../shared/script_text.js';
import { animateFlights, findStarts, slideTiles, tilePositions } from './animation.js';
import { addedPieces, appendLog, forgetTemplates, parseSvg, updateRegions } from './regions.js';
import { isSolitaire, publishState, region, table, trackRequest } from './match_state.js';
import { setViewBox } from './zoom.js';

/**
 * Something that has happened and is animated or heard; which fields it has says what it was.
 * @typedef {object} Flight
 * @property {string} [tile] a tile was played
 * @property {number} [from] by this seat, or a tile was taken from it
 * @property {number} [draw] this seat has drawn
 * @property {number} [points]
 * @property {number} [side] that has scored
 * @property {string} [call]
 * @property {number} [by] the seat that has called
 * @property {number} [caught] the seat that was caught
 * @property {number} [pass] this seat has passed
 * @property {number} [moved] a tile was moved, in solitaire
 * @property {boolean} [end] a round is over, and this side has won it or not
 * @property {number[]} [won] the sides that have won it
 * @property {boolean} [over] the match is over too
 *
 * What the server has drawn; what is the same as before is left out.
 * @typedef {object} Update
 * @property {boolean} [whole] all of the page, not just changes
 * @property {Flight[]} [flights]
 * @property {string} [say] for screen readers
 * @property {string} [then] the same, after the new line of the game log
 * @property {string} [tiles] all tiles on the board
 * @property {import('./regions.js').Step[]} [add] tiles that were added
 * @property {string} [box] the view box of the board
 * @property {number|null} [turn]
 * @property {string} [status]
 * @property {string} [awaits]
 * @property {Record<string, string | (number | string)[]>} [regions]
 * @property {Record<string, import('./regions.js').Step[]>} [patches]
 * @property {import('./regions.js').Step[]} [log]
 *
 * @typedef {{number?: number, error?: string, lost?: boolean}} Answer
 * @typedef {{seat: number, phrase: string}} Phrase
 * @typedef {{left: number, held: boolean}|null} Pause milliseconds to the next round
 *
 * @typedef {object} Message
 * @property {number} [id] of the move that it answers
 * @property {number} number the last log entry
 * @property {string} [error]
 * @property {Update} [drawn]
 * @property {Phrase[]} [phrases]
 * @property {{kind: string, stands_in?: boolean, reserved?: boolean}[]} [seats]
 * @property {string} [next] the match that is the rematch
 * @property {Pause} [pause]
 */

/**
 * The events of the connection, and what comes with them.
 * @typedef {object} Events
 * @property {null} change the page shows another state of the match
 * @property {Update} update the same, with what has happened
 * @property {Pause} pause
 * @property {Phrase} phrase
 * @property {null} open a listener that sends something first prevents the default, and then
 *   requests the view itself
 * @property {null} lost
 */
const events = new EventTarget();

/**
 * @template {keyof Events} Name
 * @param {Name} name
 * @param {(detail: Events[Name], event: Event) => void} listener
 */
export function on(name, listener) {
  events.addEventListener(name, (event) => {
    listener(/** @type {CustomEvent} */ (event).detail, event);
  });
}

/**
 * @template {keyof Events} Name
 * @param {Name} name
 * @param {Events[Name]} detail
 * @returns {boolean} false if a listener has prevented the default
 */
const emit = (name, detail) =>
  events.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));

/** @type {WebSocket|null} */
let socket = null;
let attempts = 0;
let hasConnected = false;
/** Updates are ignored until one brings all of the page. */
let needsWhole = false;
/** What the server knows of whether the page is hidden. */
let reportedHidden = false;
/** How the tiles on the board are laid out: for which frame, and how trains are. */
const layout = () => (table.lanes ? `${table.shape} ${table.trains}` : table.shape);
let shownLayout = layout();
let lastId = 0;
/** Moves without an answer, by their ids. @type {Map<number, (answer: Answer) => void>} */
const pending = new Map();

export const isConnected = () => socket?.readyState === WebSocket.OPEN;

/** Where there never was a connection, the forms of the page do everything. */
export const wasConnected = () => hasConnected;

/** Tell listeners that the page shows another state of the match. */
export const notifyChange = () => emit('change', null);

/**
 * Send something that has no answer.
 * @param {object} message
 */
export function notifyServer(message) {
  if (isConnected()) socket?.send(JSON.stringify({ seat: Number(table.seat), ...message }));
}

/**
 * Connect, or reconnect with another frame.
 * @param {boolean} whole draw all of the page again
 */
export function connect(whole = false) {
  const old = socket;
  socket = null;
  // Browsers log an error for a socket that is closed while it is still connecting.
  if (old?.readyState === WebSocket.CONNECTING) old.addEventListener('open', () => old.close());
  else old?.close();
  needsWhole = whole;
  if (whole) {
    table.live = false;
    publishState();
  }
  const { lang, dataset } = document.documentElement;
  const query = new URLSearchParams({
    since: String(table.number),
    seat: table.seat || 'watch',
    entries: 'no',
    draw: `${table.shape}.${table.faces}.${lang}.${table.lanes ? table.trains : 'hub'}`,
    pace: dataset.speed ?? 'usual',
    page: '4',
  });
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const path = `/api/matches/${table.match}/live`;
  const next = new WebSocket(`${scheme}://${location.host}${path}?${query}`);
  socket = next;
  next.addEventListener('open', () => {
    if (socket === next) handleOpen();
  });
  next.addEventListener('message', (event) => {
    if (socket === next) receive(JSON.parse(event.data));
  });
  next.addEventListener('close', (event) => {
    if (socket !== next) return;
    handleLost();
    const reconnect = () => {
      if (socket === next) connect(needsWhole);
    };
    setTimeout(reconnect, retryDelay(event, attempts++));
  });
}

function handleOpen() {
  attempts = 0;
  hasConnected = true;
  reportedHidden = false;
  showLost(false);
  if (!emit('open', null)) needsWhole = true;
  else if (needsWhole) requestView(table.seat);
  reportHidden();
}

function handleLost() {
  for (const resolve of pending.values()) resolve({ error: text('lost-move'), lost: true });
  pending.clear();
  table.live = false;
  publishState();
  showLost(true);
  emit('lost', null);
}

// Don't wait until a dead connection times out.
addEventListener('offline', () => {
  if (!socket) return;
  const dead = socket;
  socket = null;
  dead.close();
  handleLost();
});
addEventListener('online', () => {
  if (!isConnected()) connect(needsWhole);
});

/** A player who doesn't see the page gets notifications. */
function reportHidden() {
  if (document.hidden !== reportedHidden) notifyServer({ hidden: document.hidden });
  reportedHidden = document.hidden;
}
document.addEventListener('visibilitychange', reportHidden);

/**
 * @param {boolean} isLost
 */
function showLost(isLost) {
  const sign = document.getElementById('lost');
  if (sign) sign.hidden = !isLost;
}

/**
 * Show the match from a seat.
 * @param {string} seat
 */
export function requestView(seat) {
  needsWhole = true;
  table.seat = seat;
  table.live = false;
  publishState();
  socket?.send(JSON.stringify({ look: seat || 'watch' }));
}

/**
 * Send a move; the answer has an `error` if it was refused.
 * @param {string} move
 * @param {string[]} calls to be made with it
 * @returns {Promise<Answer>}
 */
export function sendMove(move, calls = []) {
  const id = ++lastId;
  /** @type {Promise<Answer>} */
  const answer = new Promise((resolve) => {
    pending.set(id, resolve);
  });
  const seat = Number(table.seat);
  socket?.send(JSON.stringify({ id, seat, move, after: table.number, say: calls }));
  return trackRequest(answer);
}

/**
 * An answer to a move (with what came of it), phrases, or an update.
 * @param {Message} message
 */
function receive(message) {
  if (message.error) showError(message.error);
  else if (message.phrases) for (const phrase of message.phrases) emit('phrase', phrase);
  else if (message.drawn || !message.id) show(message);
  if (!message.id) return;
  pending.get(message.id)?.(message);
  pending.delete(message.id);
}

/**
 * Whether another player has joined, or declined a rematch.
 * @param {Message} message
 */
const hasNewSeats = ({ seats }) =>
  table.status === 'waiting' &&
  seats &&
  seats.map((seat) => (seat.reserved ? 'kept' : seat.kind)).join() !== table.kinds.join();

/**
 * @param {Message} message
 */
function show(message) {
  table.number = message.number;
  const isReplaced = message.seats?.[Number(table.seat || -1)]?.stands_in;
  // The page is another one now: with the new player, or with a way to take the seat back.
  if ((hasNewSeats(message) || isReplaced) && !table.leaving) {
    location.reload();
    return;
  }
  if (hasNewSeats(message)) return;
  if (message.drawn) draw(message.drawn);
  if (message.next && !table.next) openRematch(message.next);
  table.next = message.next ?? table.next;
  const after = /** @type {HTMLInputElement|null} */ (table.form.elements.namedItem('after'));
  if (after) after.value = String(table.number);
  table.live = !needsWhole;
  if (!needsWhole) notifyChange();
  emit('pause', message.pause ?? null);
  publishState();
}

/**
 * The offer of a rematch takes along all players who are still here: they accept or decline it there.
 * @param {string} match
 */
function openRematch(match) {
  announce(text('rematch'));
  if (table.seat === '' || table.leaving || isSolitaire()) return;
  table.leaving = true;
  location.assign(`/m/${match}`);
}

/**
 * @param {Update} update
 */
function drawTiles(update) {
  const tiles = region('tiles');
  if (update.tiles === undefined) {
    const added = addedPieces('tiles', update.add ?? []);
    for (const html of added) tiles?.append(...parseSvg(html));
    if (added.length !== (update.add ?? []).length) requestView(table.seat);
    return;
  }
  const before = tilePositions();
  if (tiles) tiles.innerHTML = update.tiles;
  // In another frame the same tiles are laid out anew, in one movement.
  if (update.whole ? layout() !== shownLayout : isSolitaire() || table.lanes) slideTiles(before);
}

/**
 * What screen readers announce.
 * @param {Update} update
 * @param {string[]} lines the new lines of the game log
 */
function announcement(update, lines) {
  if (update.then === undefined) return update.say ?? '';
  const line = document.createElement('template');
  line.innerHTML = lines.join('');
  return `${line.content.textContent} ${update.then}`.trim();
}

/**
 * @param {Update} update
 */
function draw(update) {
  if (needsWhole && !update.whole) return;
  needsWhole = false;
  if (update.whole) forgetTemplates();
  const flights = update.flights ?? [];
  const starts = findStarts(flights);
  if ((update.say || update.then !== undefined) && !update.whole) showError('');
  drawTiles(update);
  shownLayout = layout();
  if (update.box !== undefined) setViewBox(update.box);
  if (update.turn !== undefined) table.turn = update.turn;
  table.status = update.status ?? table.status;
  table.awaits = update.awaits ?? table.awaits;
  // If a region isn't what the server takes it for, all is drawn again.
  if (!updateRegions(update.regions, update.patches)) requestView(table.seat);
  const lines = addedPieces('log', update.log ?? []);
  appendLog(lines);
  animateFlights(flights, starts);
  // A page that is only drawn again, in another size say, has announced it already.
  const said = announcement(update, lines);
  if (!update.whole || !lastAnnounced().endsWith(said)) announce(said);
  emit('update', update);
}
