// The connection: new regions come, moves go. A lost one comes back by itself.
import { wait } from '../shared/backoff.js';
import { announce, complain } from '../shared/announce.js';
import { addLines, drawn, replaceRegions } from './regions.js';
import * as slide from './animate.js';
import { region, table, tell, underWay } from './state.js';
import { setBox } from './zoom.js';
import { words } from '../shared/text.js';

/** @type {WebSocket|null} */
let socket = null;
let asked = 0;
let tries = 0;
let ever = false;
let waitForWhole = false;
/** What the house has been told of whether the page is seen. */
let hidden = false;
/** The shape of frame that the tiles lie in. */
let laid = table.shape;
/** @type {Map<number, (answer: {number?: number, error?: string, lost?: boolean}) => void>} */
const waiting = new Map();

/** How long it is to the next round. @typedef {{left: number, held: boolean}|null} Pause */
/** A phrase that a player says to the others. @typedef {{seat: number, phrase: string}} Phrase */

/**
 * What happens, and what comes with it.
 * @typedef {object} Events
 * @property {null} change the table is another one
 * @property {any} update what has happened, once it is shown
 * @property {Pause} pause how long it is to the next round, whenever that is told
 * @property {Phrase} phrase
 * @property {null} open there is a connection; whoever sends something before the table is drawn
 *   prevents the default, and asks for the view afterwards
 * @property {null} lost the connection is gone
 */
const events = new EventTarget();

/**
 * Listen to the connection.
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

/** Say to all that the table is another one. */
export const changed = () => emit('change', null);

/** Say something that needs no answer. @param {object} what */
export function tellHouse(what) {
  if (connected()) socket?.send(JSON.stringify({ seat: Number(table.seat), ...what }));
}
/** Whether moves can be sent. */
export const connected = () => socket?.readyState === WebSocket.OPEN;
/** Whether there ever was a connection; where there can be none, forms do it all. */
export const everConnected = () => ever;

/** Connect, or connect anew with another shape. @param {boolean} whole draw everything again */
export function connect(whole = false) {
  const old = socket;
  socket = null;
  // Browsers log an error for a socket that is closed while it is still connecting.
  if (old?.readyState === WebSocket.CONNECTING) old.addEventListener('open', () => old.close());
  else old?.close();
  waitForWhole = whole;
  const query = new URLSearchParams({
    since: String(table.number),
    seat: table.seat || 'watch',
    entries: 'no',
    draw: `${table.shape}.${table.faces}.${document.documentElement.lang}`,
    pace: document.documentElement.dataset.speed ?? 'usual',
    page: '2',
  });
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const next = new WebSocket(
    `${scheme}://${location.host}/api/matches/${table.match}/live?${query}`,
  );
  socket = next;
  next.addEventListener('open', () => {
    tries = 0;
    ever = true;
    hidden = false;
    lost(false);
    if (!emit('open', null)) waitForWhole = true;
    else if (waitForWhole) look(table.seat);
    tellHidden();
  });
  next.addEventListener('message', (event) => socket === next && receive(JSON.parse(event.data)));
  next.addEventListener('close', (event) => {
    if (socket !== next) return;
    mourn();
    setTimeout(() => socket === next && connect(waitForWhole), wait(event, tries++, 300, 8000));
  });
}

/** There is no connection any more. */
function mourn() {
  for (const answer of waiting.values()) answer({ error: words('lost-move'), lost: true });
  waiting.clear();
  table.live = false;
  tell();
  lost(true);
  emit('lost', null);
}
// A browser that knows to be offline need not wait until a dead connection is noticed.
addEventListener('offline', () => {
  if (!socket) return;
  const dead = socket;
  socket = null;
  dead.close();
  mourn();
});
addEventListener('online', () => {
  if (!connected()) connect(waitForWhole);
});

/** Whoever doesn't see the page is told elsewhere that it is their turn. */
function tellHidden() {
  if (document.hidden !== hidden) tellHouse({ hidden: document.hidden });
  hidden = document.hidden;
}
document.addEventListener('visibilitychange', tellHidden);

/** @param {boolean} is */
function lost(is) {
  const sign = document.getElementById('lost');
  if (sign) sign.hidden = !is;
}

/** See the table from a seat. @param {string} seat */
export function look(seat) {
  waitForWhole = true;
  table.seat = seat;
  table.live = false;
  tell();
  socket?.send(JSON.stringify({ look: seat || 'watch' }));
}

/** Send a move; the answer has an `error` if it was refused. @param {string} move @param {string[]} say */
export function send(move, say = []) {
  const id = ++asked;
  /** @type {Promise<{number?: number, error?: string, lost?: boolean}>} */
  const answer = new Promise((resolve) => waiting.set(id, resolve));
  socket?.send(JSON.stringify({ id, seat: Number(table.seat), move, after: table.number, say }));
  return underWay(answer);
}

/** An answer to a move, what people say, or what is new; what comes of a move comes with its answer. @param {any} message */
function receive(message) {
  if (message.error) complain(message.error);
  else if (message.phrases) for (const said of message.phrases) emit('phrase', said);
  else if (message.drawn || !message.id) show(message);
  waiting.get(message.id)?.(message);
  waiting.delete(message.id);
}

/** @param {any} message */
function show(message) {
  table.number = message.number;
  if (message.seats && table.status === 'waiting') {
    // A player has sat down, or declined a rematch: the page of the match is another one now.
    const kinds = message.seats
      .map((/** @type {{kind: string, reserved: boolean}} */ seat) =>
        seat.reserved ? 'kept' : seat.kind,
      )
      .join();
    if (kinds !== table.kinds.join()) {
      if (!table.leaving) location.reload();
      return;
    }
  }
  // A bot stands in: how to come back is on the page.
  if (message.seats?.[Number(table.seat || -1)]?.stands_in && !table.leaving) {
    location.reload();
    return;
  }
  if (message.drawn) paint(message.drawn);
  if (message.next && !table.next) rematch(message.next);
  table.next = message.next ?? table.next;
  const after = /** @type {HTMLInputElement|null} */ (table.form.elements.namedItem('after'));
  if (after) after.value = String(table.number);
  table.live = !waitForWhole;
  // What isn't shown yet is nothing to react to.
  if (!waitForWhole) changed();
  emit('pause', message.pause ?? null);
  tell();
}

/** The offer of a rematch takes everybody along who still sits here: there they accept or decline. @param {string} match */
function rematch(match) {
  announce(words('rematch'));
  if (table.seat === '' || table.leaving || table.root.closest('.solo')) return;
  table.leaving = true;
  location.assign(`/m/${match}`);
}

/** @param {any} news */
function paint(news) {
  if (waitForWhole && !news.whole) return;
  waitForWhole = false;
  const flights = news.flights ?? [];
  const places = slide.before(flights);
  const tiles = region('tiles');
  if (news.say) complain('');
  if (news.tiles !== undefined) {
    const old = slide.layout();
    if (tiles) tiles.innerHTML = news.tiles;
    // A window of another shape lays the same table out anew, in one calm movement.
    if (news.whole ? table.shape !== laid : table.root.closest('.solo')) slide.rearrange(old);
  } else for (const text of news.add ?? []) tiles?.append(...drawn(text));
  laid = table.shape;
  setBox(news.box);
  table.turn = news.turn;
  table.status = news.status;
  table.awaits = news.awaits;
  // What the house takes for shown must be so; else it is all drawn again.
  if (!replaceRegions(news.regions, news.patches)) look(table.seat);
  addLines(news.log ?? []);
  slide.after(flights, places);
  announce(news.say ?? '');
  emit('update', news);
}
