// The home page: the living table, and games found while typing. Both work without a script too.
import './site.js';
import { closest, findAll } from '../shared/dom.js';

/** Milliseconds between two moves of the living table, and how long it stays at the end. */
const MOVE_MS = 1500;
const REST_MS = 6000;

/** Play the round on the living table again and again, unless less motion is preferred. */
function startLivingTable() {
  const table = document.querySelector('[data-living]');
  if (!table) return;
  table.addEventListener('click', () => {
    /** @type {HTMLElement|null} */ (document.querySelector('.hero [name="game"]'))?.click();
  });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moving = [...table.querySelectorAll('[data-step]')];
  const last = Math.max(...moving.map((one) => Number(one.getAttribute('data-step'))));
  let step = last;
  let timer = 0;

  const show = () => {
    for (const one of moving) {
      const done = Number(one.getAttribute('data-step')) <= step;
      one.classList.toggle('later', !done);
      one.classList.toggle('played', done);
    }
    table.classList.toggle('resting', step === last);
  };
  const advance = () => {
    step = step === last ? 0 : step + 1;
    show();
    timer = window.setTimeout(advance, step === last ? REST_MS : MOVE_MS);
  };
  const start = () => {
    timer = window.setTimeout(advance, step === last ? REST_MS / 2 : MOVE_MS);
  };
  const button = /** @type {HTMLElement} */ (document.querySelector('[data-pause]'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const paused = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(paused));
    clearTimeout(timer);
    if (!paused) start();
  });
  table.classList.add('resting');
  start();
}

/**
 * Letters without accents, as the server writes what a game is found by.
 * @param {string} text
 */
const fold = (text) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** On a phone the kinds are a row that scrolls: the chosen one is in view. */
function showChosenTag() {
  const chip = document.querySelector('[data-tag][aria-current]');
  const row = chip?.closest('ul');
  if (!chip || !row) return;
  const [from, to] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollLeft += to.left + to.width / 2 - from.left - from.width / 2;
}

/** Show the games that fit while something is typed, or of one kind, without a new page. */
function startSearch() {
  const field = /** @type {HTMLInputElement|null} */ (
    document.querySelector('[data-search-games]')
  );
  const games = findAll('[data-games] > li');
  const none = /** @type {HTMLElement|null} */ (document.querySelector('[data-none-found]'));
  // With a search or a kind in the address, the server left out the others.
  if (!field || !none || location.search) return;
  let tag = '';

  const show = () => {
    const words = fold(field.value).split(' ').filter(Boolean);
    let found = 0;
    for (const game of games) {
      const names = (game.dataset.foundBy ?? '').split(' ');
      const fits =
        words.every((word) => names.some((name) => name.startsWith(word))) &&
        (!tag || words.length > 0 || (game.dataset.tags ?? '').split(' ').includes(tag));
      game.hidden = !fits;
      found += fits ? 1 : 0;
    }
    none.hidden = found > 0;
    if (none.firstChild && found === 0) {
      none.firstChild.textContent = (none.dataset.text ?? '').replace('…', field.value) + ' ';
    }
    for (const chip of findAll('[data-tag]')) {
      const chosen = !words.length && chip.dataset.tag === tag;
      if (chosen) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
    showChosenTag();
  };
  field.addEventListener('input', show);
  // All that fits shows already: what is typed is done.
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    field.blur();
    document.getElementById('games')?.scrollIntoView();
  });
  document.addEventListener('click', (event) => {
    const chip = closest(event, '[data-tag]');
    if (!chip || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    tag = chip.dataset.tag ?? '';
    field.value = '';
    show();
  });
}

startLivingTable();
showChosenTag();
startSearch();
