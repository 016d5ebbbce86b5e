// The table of a solitaire game. Without a connection the page plays by its own rules, as far as
// face-up tiles decide; the moves are queued, and sent in order once the server can be reached.
import '../table/main.js';
import { announce, CONNECTION_LOST, showError, toSentence } from '../shared/announce.js';
import { text } from '../shared/script_text.js';
import { slideTiles, tilePositions } from '../table/animation.js';
import { isConnected, notifyChange, on, requestView } from '../table/websocket.js';
import { invalidateRegions } from '../table/regions.js';
import { offline, region, serializeState, table } from '../table/match_state.js';
import { extendDown } from '../table/zoom.js';
import { countText, drawGame } from './drawing.js';
import { forgetTable, saveAssets, saveTable } from './offline_cache.js';
import { loadQueue, saveQueue, sendQueue } from './offline_queue.js';
import { applyMove, getResult, legalMoves, needsServer } from './rules.js';

/** The regions that are drawn here while the server can't. */
const REGIONS = ['tiles', 'moves', 'mark', 'ask', 'caption', 'status'];
/** How long until another try, where the connection itself is there, in milliseconds. */
const RETRY_DELAY = 3000;

/** @typedef {import('./rules.js').Position} Position */

/**
 * The position as the server last knew it, and what it had drawn.
 * @typedef {object} Base
 * @property {string} kind
 * @property {boolean} upright
 * @property {any[]} places
 * @property {Position} position
 * @property {number} number
 * @property {Record<string, string>} drawn
 */

/** @type {Base|null} */
let base = null;
let isSending = false;

const lostSign = document.getElementById('lost');
const reconnectingText = lostSign?.textContent ?? '';
const isPlayer = () => Boolean(table.root.closest('.solo')) && table.seat !== '';

/**
 * What the server has written into the page.
 * @returns {Base|null}
 */
function readBase() {
  const [places, state] = region('position')?.children ?? [];
  if (!places || !state) return null;
  return {
    kind: places.getAttribute('value') ?? '',
    upright: places.classList.contains('upright'),
    places: JSON.parse(places.getAttribute('data-places') ?? ''),
    position: JSON.parse(state.getAttribute('data-state') ?? ''),
    number: table.number,
    drawn: Object.fromEntries(REGIONS.map((name) => [name, region(name)?.innerHTML ?? ''])),
  };
}

/** The position after all queued moves; null if it can't be known. */
function currentGame() {
  if (!base) return null;
  const { kind } = base;
  const moves = loadQueue(table.match)?.moves ?? [];
  let { position } = base;
  /** @type {import('./rules.js').Result|null} */
  let result = null;
  for (const move of moves) {
    if (result || !legalMoves(kind, position).includes(move)) return null;
    position = applyMove(kind, position, move);
    result = getResult(kind, position, move);
  }
  return { position, result, moves };
}

/** Moves are made here if there is no connection, or if others are queued already. */
const isActive = () => isPlayer() && (!isConnected() || loadQueue(table.match) !== null);

/**
 * Make a move, and queue it.
 * @param {string} move
 */
function play(move) {
  const queue = loadQueue(table.match);
  base ??= queue && queue.number !== table.number ? null : readBase();
  const game = currentGame();
  if (!base || !game) {
    showError(CONNECTION_LOST);
    if (isConnected()) send();
    return;
  }
  if (game.result || !legalMoves(base.kind, game.position).includes(move)) return;
  const number = queue?.number ?? base.number;
  const moves = [...game.moves, move];
  if (!saveQueue(table.match, { seat: Number(table.seat), number, moves })) {
    showError(text('offline-full'));
    return;
  }
  show();
  if (isConnected()) send();
}

/** Take back the last queued move; false if there is none. */
function undo() {
  const queue = loadQueue(table.match);
  if (!isPlayer() || !queue || isSending || !base) return false;
  saveQueue(table.match, { ...queue, moves: queue.moves.slice(0, -1) });
  show();
  return true;
}

/**
 * What there is to say of a game: its end, or why it can't go on here.
 * @param {string} kind
 * @param {Position} position
 * @param {import('./rules.js').Result|null} result
 */
function describeEnd(kind, position, result) {
  if (result) return text(result.won ? 'offline-won' : 'offline-lost');
  if (!needsServer(kind, position)) return '';
  return text(legalMoves(kind, position).length ? 'offline-turns' : 'offline-stuck');
}

/**
 * The game in a sentence, for screen readers.
 * @param {string} kind
 * @param {Position} position
 * @param {import('./rules.js').Result|null} result
 */
function describeGame(kind, position, result) {
  if (kind === 'columns') {
    const down = position.columns.reduce((sum, column) => sum + column.down, 0);
    return countText('asked-columns', down);
  }
  const { row, at, count } = position;
  if (kind === 'row' && !result) return text('asked-row', { tile: row[at].join('-'), count });
  return countText('asked-line', row.length);
}

/** Draw the position after the queued moves. */
function show() {
  const game = currentGame();
  if (!base || !game) return;
  const { kind } = base;
  const { position, result, moves } = game;
  const before = tilePositions();
  for (const [name, html] of Object.entries(base.drawn)) {
    const place = region(name);
    if (place) place.innerHTML = html;
  }
  invalidateRegions(REGIONS);
  if (moves.length) {
    const legal = result ? [] : legalMoves(kind, position);
    extendDown(drawGame({ ...base, position, moves: legal }));
  }
  slideTiles(before);
  const undoButton = region('ask')?.querySelector('[value="undo"]');
  if (undoButton instanceof HTMLButtonElement) undoButton.disabled = !moves.length;
  showQueue();
  const end = describeEnd(kind, position, result);
  showError(end);
  announce(end || describeGame(kind, position, result));
  notifyChange();
}

/** Show how many moves are queued, and whether they are being sent. */
function showQueue() {
  const count = loadQueue(table.match)?.moves.length ?? 0;
  table.root.dataset.waits = String(count);
  if (!lostSign || !isPlayer()) return;
  if (isConnected()) {
    lostSign.hidden = !count;
    lostSign.textContent = text('offline-sending');
    return;
  }
  const canPlay = table.status === 'playing' && region('position')?.children.length;
  if (count) lostSign.textContent = countText('offline-waits', count);
  else lostSign.textContent = canPlay ? text('alone') : reconnectingText;
}

/** Send the queued moves, then show the server's view. */
async function send() {
  if (isSending) return;
  isSending = true;
  showQueue();
  const { lost, refused } = await sendQueue(table.match, showQueue);
  isSending = false;
  showQueue();
  if (lost) {
    // If the connection is lost too, reconnecting sends them.
    setTimeout(() => {
      if (isConnected()) send();
    }, RETRY_DELAY);
    return;
  }
  base = null;
  showError(refused === undefined ? '' : text('offline-refused', { why: toSentence(refused) }));
  if (isConnected()) requestView(table.seat);
}

/** Listen to the connection, and show moves that were queued before the page was opened. */
function start() {
  Object.assign(offline, { isActive, play, undo });
  on('open', (_, event) => {
    if (!loadQueue(table.match)) return;
    event.preventDefault();
    send();
  });
  on('lost', () => {
    showQueue();
    if (table.status === 'playing' && !loadQueue(table.match)) saveTable(serializeState());
  });
  on('change', () => {
    // The server's view replaces ours.
    if (table.live) base = null;
    if (table.status === 'over') forgetTable();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && table.live && table.status === 'playing') saveTable(serializeState());
  });
  navigator.serviceWorker?.addEventListener('controllerchange', saveAssets);
  saveAssets();
  const queue = loadQueue(table.match);
  if (queue && queue.number === table.number) {
    base = readBase();
    show();
  }
}

if (isPlayer()) start();
