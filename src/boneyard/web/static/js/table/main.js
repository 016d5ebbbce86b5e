// The match page: starts all parts of the table, and handles its form.
import { announce, CONNECTION_LOST, showError } from '../shared/announce.js';
import { closest, fetchPage, findAll, focus } from '../shared/dom.js';
import { startPage } from '../shared/page.js';
import { load, save } from '../shared/storage.js';
import { text } from '../shared/script_text.js';
import { getDuration } from './animation.js';
import { startChat } from './chat.js';
import { startClocks } from './clocks.js';
import { startConfirmation } from './confirm_move.js';
import { connect, isConnected, on, requestView, wasConnected } from './websocket.js';
import { startDeals } from './deal_animation.js';
import { startDragging } from './drag_and_drop.js';
import { startFeedback } from './feedback.js';
import { startGuide } from './first_match_guide.js';
import { startGameLog } from './game_log.js';
import { closeHints, showHints, startHints } from './hints.js';
import { startKeyMoves } from './best_and_costliest_moves.js';
import { startKeyboard } from './keyboard.js';
import { startNextRound } from './next_round.js';
import { fillRegion } from './regions.js';
import { startRulesDrawer } from './rules_drawer.js';
import { startSeeds } from './seat_seeds.js';
import {
  makeCall,
  playMove,
  selectTile,
  showArmedCalls,
  startSelecting,
} from './tile_selection.js';
import { shareMatch } from './share_match.js';
import { startSound } from './sound.js';
import { isMyTurn, offline, postForm, table, trackRequest } from './match_state.js';
import { startZoom } from './zoom.js';

/** How long the server thinks before the page says so again, in milliseconds. */
const THINKING_LONG = 3000;
/** The width of a window that has room for the log beside the table. */
const WIDE = 1024;
/** A board whose longer side is shorter than this, in pixels, shows less of long trains. */
const SMALL_BOARD = 900;

/** What takes room from the board for a while. */
const PASSING = `.hints, .plea, .either:not([hidden]), .bell:not([hidden]),
  .wrong:not(:empty), .lost:not([hidden])`;

/** The window that the board was last fitted to. */
let fittedSize = '';

/** The frame that fills the free part of the felt best. */
function findBestShape() {
  // Of the whole table, even while the count of a round takes some of its room.
  const sheet = document.querySelector('.counted:not(.folded)');
  sheet?.classList.add('folded');
  const { width, height } = table.board.getBoundingClientRect();
  sheet?.classList.remove('folded');
  if (!height || !width) return table.shape;
  const misfit = (/** @type {string} */ shape) =>
    Math.abs(Math.log((table.shapes[shape] * height) / width));
  return Object.keys(table.shapes).reduce(
    (best, shape) => (misfit(shape) < misfit(best) ? shape : best),
    table.shape,
  );
}

/**
 * Ask the server for the frame that suits the screen.
 * @param {boolean} isFirst
 */
function fitShape(isFirst) {
  // What comes up for a while takes room from the board: the tiles stay where they are.
  const size = `${innerWidth} ${innerHeight}`;
  const isPassing = size === fittedSize && document.querySelector(PASSING);
  fittedSize = size;
  const shape = isPassing ? table.shape : findBestShape();
  const trains = isPassing ? table.trains : chooseTrains();
  const isOther = shape !== table.shape || (table.lanes && trains !== table.trains);
  if (shape !== table.shape || trains !== table.trains) {
    document.cookie = `shape=${shape}.${trains}; path=/; max-age=31536000; samesite=lax`;
  }
  Object.assign(table, { shape, trains });
  if (isOther || isFirst) connect(isOther);
}

/** In lanes, with fewer tiles on a small board, unless the player wants to see all around the hub. */
function chooseTrains() {
  if (load('trains') === 'whole') return 'hub';
  const { width, height } = table.board.getBoundingClientRect();
  return Math.max(width, height) < SMALL_BOARD ? 'short' : 'long';
}

/**
 * Show trains in lanes or around the hub, here and at the next tables.
 * @param {boolean} isFolded
 */
function foldTrains(isFolded) {
  save('trains', isFolded ? 'folded' : 'whole');
  fitShape(false);
}

/**
 * @param {SubmitEvent} event
 */
async function handleSubmit(event) {
  const button = /** @type {HTMLButtonElement|null} */ (event.submitter);
  if (!button || !(isConnected() || wasConnected() || table.root.dataset.kept)) return;
  event.preventDefault();
  const { name, value, dataset } = button;
  if (dataset.final !== undefined) {
    await shareMatch(button);
    return;
  }
  if (dataset.visit !== undefined) {
    location.assign(button.formAction);
    return;
  }
  if (value === 'undo' && offline.undo()) return;
  const isMove = !dataset.call && ['move', 'tile'].includes(name);
  if (!isConnected() && !isMove) showError(CONNECTION_LOST);
  else if (dataset.call) makeCall(value, button.hasAttribute('aria-pressed') && isMyTurn());
  else if (name === 'move') playMove(value);
  else if (name === 'tile') selectTile(value);
  else await runCommand(value);
}

/**
 * Say that the server thinks; the player may play on.
 * @returns {() => void} stops it
 */
function showThinking() {
  const before = table.number;
  const show = (/** @type {string} */ message) => {
    if (table.number !== before) return;
    showError(message);
    announce(message);
  };
  show(text('thinking'));
  const timer = setTimeout(show, THINKING_LONG, text('still-thinking'));
  return () => clearTimeout(timer);
}

/**
 * Run a command that is no move. The server answers with a sentence, a match to open, or nothing.
 * @param {string} command
 */
async function runCommand(command) {
  const before = table.number;
  const stopThinking = ['hint', 'par'].includes(command) ? showThinking() : () => {};
  const request = postForm({ do: command, seat: table.seat })
    .then((response) => response.json())
    .catch(() => ({ error: CONNECTION_LOST }));
  const answer = await trackRequest(request);
  stopThinking();
  // The connection may have opened the rematch already.
  if (answer.match && !table.leaving) {
    table.leaving = true;
    location.assign(`/m/${answer.match}`);
  }
  // A hint for a position that is gone is no help.
  if (command === 'hint' && table.number !== before) return;
  showError(answer.error ?? (answer.panel ? '' : answer.said) ?? '');
  if (answer.said) announce(answer.said);
  if (answer.panel) showHints(answer.panel, answer.move);
}

/** In Baronet, whether the page presses the button again after each update. */
let isCounting = false;

function countOn() {
  const button = table.root.querySelector('[data-run]');
  button?.setAttribute('aria-pressed', String(isCounting));
  if (!isCounting) return;
  if (!button) {
    isCounting = false;
    return;
  }
  const playNext = () => {
    if (isCounting) playMove('next');
  };
  setTimeout(playNext, Math.max(10, getDuration() / 4));
}

/** Between the turns of two players at one screen a curtain hides the hands. */
function updateCurtain() {
  const curtain = document.getElementById('curtain');
  if (!curtain) return;
  const { turn } = table;
  const isOther = turn !== null && table.yours.includes(turn) && !isMyTurn();
  const appears = curtain.hidden && isOther;
  curtain.hidden = !isOther;
  if (!isOther) return;
  for (const name of findAll('[data-who]', curtain)) name.textContent = table.names[turn];
  const button = /** @type {HTMLElement} */ (curtain.querySelector('[data-seat]'));
  button.dataset.seat = String(turn);
  if (appears) button.focus();
}

function startCurtain() {
  document.getElementById('curtain')?.addEventListener('click', (event) => {
    const button = closest(event, '[data-seat]');
    if (!button || !isConnected()) return;
    event.preventDefault();
    const seat = button.dataset.seat ?? '';
    fillRegion('hand', '');
    requestView(seat);
    const field = /** @type {HTMLInputElement|null} */ (table.form.elements.namedItem('seat'));
    if (field) field.value = seat;
    history.replaceState(null, '', `?seat=${seat}`);
  });
}

/** Compare the result of a solitaire game with the best possible one. */
async function compareWithPar() {
  const line = table.root.querySelector('[data-par]:not([data-asked])');
  if (!line) return;
  line.setAttribute('data-asked', '');
  const answer = await postForm({ do: 'par', seat: table.seat })
    .then((response) => response.json())
    .catch(() => ({}));
  if (line.isConnected) line.textContent = answer.said ?? '';
}

let hadScoreSheet = Boolean(document.querySelector('.counted'));

/** Show what the score sheet of a round can do with a script, and focus it when it appears. */
function updateScoreSheet() {
  const sheet = document.querySelector('.counted');
  if (sheet) {
    for (const button of findAll('[data-fold]', sheet)) {
      button.hidden = false;
      if (sheet.classList.contains('folded')) button.textContent = text('show-count');
    }
    if (!hadScoreSheet) focus(sheet.querySelector('h2'));
  }
  hadScoreSheet = Boolean(sheet);
  compareWithPar();
}

/**
 * @param {HTMLElement} button
 */
function toggleScoreSheet(button) {
  const isFolded = button.closest('.counted')?.classList.toggle('folded');
  button.textContent = text(isFolded ? 'show-count' : 'hide-count');
}

/** On a wide screen the log has room beside the table: the browser remembers whether it is open. */
function startLogPanel() {
  const panel = /** @type {HTMLDetailsElement|null} */ (document.getElementById('report'));
  if (!panel) return;
  if (innerWidth >= WIDE && load('report') === 'open') panel.open = true;
  panel.addEventListener('toggle', () => save('report', panel.open ? 'open' : 'shut'));
}

let shownSpeed = document.documentElement.dataset.speed;

/**
 * Show the table with other tiles, or at another pace, without loading the page again.
 * @param {string} faces
 */
async function showSettings(faces) {
  const { speed } = document.documentElement.dataset;
  const hasOtherFaces = faces !== table.faces;
  if (hasOtherFaces) {
    const { page } = await fetchPage(location.href);
    const symbols = page.querySelector('svg.defs');
    if (symbols) document.querySelector('svg.defs')?.replaceWith(symbols);
    table.faces = faces;
  }
  if (hasOtherFaces || speed !== shownSpeed) connect(hasOtherFaces);
  shownSpeed = speed;
}
document.addEventListener('settings', (event) => {
  showSettings(/** @type {CustomEvent} */ (event).detail.faces);
});

table.root.addEventListener('click', (event) => {
  const foldButton = closest(event, '[data-fold]');
  if (foldButton) toggleScoreSheet(foldButton);
  if (closest(event, '[data-run]')) {
    isCounting = !isCounting;
    countOn();
  }
});
table.form.addEventListener('submit', handleSubmit);
// The answer to another form may bring a cookie: a reload meanwhile would lose it.
table.root.addEventListener('submit', (event) => {
  const form = /** @type {Element} */ (event.target);
  const isApplied = form.matches('#looks form') && event.defaultPrevented;
  if (form !== table.form && !isApplied) table.leaving = true;
});
on('change', () => {
  showArmedCalls();
  closeHints();
  updateCurtain();
  updateScoreSheet();
  countOn();
});
startPage();
startSelecting();
startDragging();
startHints();
startLogPanel();
startGameLog();
startRulesDrawer();
startGuide();
startKeyboard();
startKeyMoves();
startZoom(/** @type {HTMLElement} */ (document.getElementById('felt')), foldTrains);
startCurtain();
updateScoreSheet();
startSeeds({ ...table, post: postForm, track: trackRequest });
startClocks();
startConfirmation();
startSound();
startFeedback();
startDeals();
startNextRound();
startChat();
fitShape(true);
new ResizeObserver(() => fitShape(false)).observe(table.board);
