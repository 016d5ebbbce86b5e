// The table: puts the small parts together.
import { announce, complain, LOST } from '../shared/announce.js';
import { startClocks } from './clocks.js';
import { call, choose, play, showArmed, startChoosing } from './select.js';
import { closeHints, showHints, startHints } from './hints.js';
import { startDragging } from './drag.js';
import { startDrawer } from './rules_drawer.js';
import { startGuide } from './first_match_guide.js';
import { keep, kept } from '../shared/storage.js';
import { startKeys } from './keyboard.js';
import { startLife } from './feedback.js';
import { connect, connected, everConnected, look, on } from './connection.js';
import { startPage } from '../shared/page.js';
import { startPause } from './next_round.js';
import { fill } from './regions.js';
import { startReport } from './game_log.js';
import { startSeeds } from './seeds.js';
import { length } from './animate.js';
import { startSound } from './sound.js';
import { alone, mine, table, underWay } from './state.js';
import { startTalk } from './chat.js';
import { startView } from './zoom.js';
import { words } from '../shared/text.js';

/** The shape of frame that fills the space best which nothing covers. */
function bestShape() {
  const free = table.board.getBoundingClientRect();
  if (!free.height || !free.width) return table.shape;
  const off = (/** @type {string} */ shape) =>
    Math.abs(Math.log((table.shapes[shape] * free.height) / free.width));
  return Object.keys(table.shapes).reduce(
    (best, one) => (off(one) < off(best) ? one : best),
    table.shape,
  );
}

/** Take the shape that suits the screen. @param {boolean} first */
function fit(first) {
  const shape = bestShape();
  const changed = shape !== table.shape;
  table.shape = shape;
  if (changed) document.cookie = `shape=${shape}; path=/; max-age=31536000; samesite=lax`;
  if (changed || first) connect(changed);
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const button = /** @type {HTMLButtonElement|null} */ (event.submitter);
  if (!button || !(connected() || everConnected() || table.root.dataset.kept)) return;
  event.preventDefault();
  if (button.value === 'undo' && alone.by.takeBack()) return;
  const plays = !button.dataset.call && ['move', 'tile'].includes(button.name);
  if (!connected() && !plays) {
    complain(LOST);
    return;
  }
  if (button.dataset.call) call(button.value, button.hasAttribute('aria-pressed') && mine());
  else if (button.name === 'move') play(button.value);
  else if (button.name === 'tile') choose(button.value);
  else await ask(button.value);
}

/** Say that the house thinks, and that nobody has to wait for it. @returns {() => void} to take it back */
function thinking() {
  const before = table.number;
  const tell = (/** @type {string} */ text) => {
    if (table.number === before) {
      complain(text);
      announce(text);
    }
  };
  tell(words('thinking'));
  const late = setTimeout(tell, 3000, words('still-thinking'));
  return () => clearTimeout(late);
}

/** What is no move: the house answers with a sentence, a match to go to, or nothing. @param {string} what */
async function ask(what) {
  const thinks = what === 'hint' || what === 'par';
  const before = table.number;
  const done = thinks ? thinking() : () => {};
  const body = new URLSearchParams({ do: what, seat: table.seat });
  const headers = { accept: 'application/json' };
  const answer = await underWay(
    fetch(table.form.action, { method: 'POST', body, headers })
      .then((response) => response.json())
      .catch(() => ({ error: LOST })),
  );
  done();
  // The connection may have said so already: who leaves twice breaks off the first time.
  if (answer.match && !table.leaving) {
    table.leaving = true;
    location.assign(`/m/${answer.match}`);
  }
  // Whoever has played on meanwhile needs no advice for a table that is gone.
  if (what === 'hint' && table.number !== before) return;
  complain(answer.error ?? (answer.panel ? '' : answer.said) ?? '');
  if (answer.said) announce(answer.said);
  if (answer.panel) showHints(answer.panel, answer.move);
}

/** Keep counting, in Baronet: each new table presses the button once more. */
let running = false;
function run() {
  const button = table.root.querySelector('[data-run]');
  button?.setAttribute('aria-pressed', String(running));
  if (!running) return;
  if (!button) {
    running = false;
    return;
  }
  setTimeout(
    () => {
      if (running) play('next');
    },
    Math.max(10, length() / 4),
  );
}

/** Between the turns of two people at one screen, nobody sees a hand. */
function curtain() {
  const sheet = document.getElementById('curtain');
  if (!sheet) return;
  const other = table.turn !== null && table.yours.includes(table.turn) && !mine();
  const rose = sheet.hidden && other;
  sheet.hidden = !other;
  if (!other || table.turn === null) return;
  for (const who of sheet.querySelectorAll('[data-who]')) who.textContent = table.names[table.turn];
  const button = /** @type {HTMLElement} */ (sheet.querySelector('[data-seat]'));
  button.dataset.seat = String(table.turn);
  if (rose) button.focus();
}

function raiseCurtain() {
  document.getElementById('curtain')?.addEventListener('click', (event) => {
    const button = /** @type {HTMLElement|null} */ (
      /** @type {Element} */ (event.target).closest('[data-seat]')
    );
    if (!button || !connected()) return;
    event.preventDefault();
    const seat = button.dataset.seat ?? '';
    fill('hand', '');
    look(seat);
    const field = /** @type {HTMLInputElement|null} */ (table.form.elements.namedItem('seat'));
    if (field) field.value = seat;
    history.replaceState(null, '', `?seat=${seat}`);
  });
}

/** A game for one is compared with the best that was possible; nobody waits for that. */
async function compare() {
  const place = table.root.querySelector('[data-par]:not([data-asked])');
  if (!place) return;
  place.setAttribute('data-asked', '');
  const body = new URLSearchParams({ do: 'par', seat: table.seat });
  const answer = await fetch(table.form.action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
    .then((response) => response.json())
    .catch(() => ({}));
  if (place.isConnected) place.textContent = answer.said ?? '';
}

/** The count shows what its buttons can do with a script. */
let counting = Boolean(document.querySelector('.counted'));
function count() {
  const sheet = document.querySelector('.counted');
  const fold = /** @type {HTMLElement|null|undefined} */ (sheet?.querySelector('[data-fold]'));
  if (fold) fold.hidden = false;
  if (sheet && !counting)
  /** @type {HTMLElement|null} */ {
    sheet.querySelector('h2')?.focus({ preventScroll: true });
  }
  counting = Boolean(sheet);
  compare();
}

table.root.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('[data-fold]')) {
    const folded = target.closest('.counted')?.classList.toggle('folded');
    /** @type {Element} */ (target.closest('[data-fold]')).textContent = words(
      folded ? 'show-count' : 'hide-count',
    );
  }
  if (target.closest('[data-run]')) {
    running = !running;
    run();
  }
});
table.form.addEventListener('submit', submitted);
// Whoever sits down gets the cookie of the seat with the answer: a reload meanwhile would lose both.
table.root.addEventListener('submit', (event) => {
  if (event.target !== table.form) table.leaving = true;
});
on('change', () => {
  showArmed();
  closeHints();
  curtain();
  count();
  run();
});
startPage();
startChoosing();
startDragging();
startHints();
startReport();
startDrawer();
startGuide();
startKeys();
startView(/** @type {HTMLElement} */ (document.getElementById('felt')));
raiseCurtain();
count();
const report = /** @type {HTMLDetailsElement|null} */ (document.getElementById('report'));
// Beside a wide table the report has a place of its own, if one wishes; over a small one it would hide it.
if (report && innerWidth >= 1024 && kept('report') === 'open') report.open = true;
report?.addEventListener('toggle', () => keep('report', report.open ? 'open' : 'shut'));
const log = document.getElementById('log');
if (log) log.scrollTop = log.scrollHeight;
startSeeds();
startClocks();
startSound();
startLife();
startPause();
startTalk();
fit(true);
new ResizeObserver(() => fit(false)).observe(table.board);
