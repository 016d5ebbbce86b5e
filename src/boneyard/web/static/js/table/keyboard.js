// Keyboard control of the table.
import { announce } from '../shared/announce.js';
import { closest, findAll, focus } from '../shared/dom.js';
import { closeHints } from './hints.js';
import { deselect, labelOf, moveOf, placesOf, playMove, selectTile } from './tile_selection.js';
import { toggleSound } from './sound.js';
import { region, table } from './match_state.js';
import { panByKey, showWhole, zoomByKey } from './zoom.js';

/** The player's own calls, and those against opponents, which are at their seats. */
const OWN_CALLS = '[data-region="calls"] [data-call]';
const CALLS_ON_OTHERS = '[data-region="seats"] [data-call]';
const ACTIONS = '[data-region="ask"] .buttons:not(.alone)';

/**
 * @param {string} selector
 */
const find = (selector) => findAll(selector, table.root);

/**
 * What the arrow keys go through: the places of a selected tile, or what may be selected.
 * @returns {HTMLElement[]}
 */
function findStops() {
  if (table.selected) {
    return placesOf(table.selected).flatMap((place) => findAll('[data-move]', place).slice(0, 1));
  }
  const ways = find('[data-either]:not([hidden]) button');
  if (ways.length) return ways;
  return [
    '.board [data-choose], .board .joint',
    `${ACTIONS} button`,
    OWN_CALLS,
    '.hand .playable',
    CALLS_ON_OTHERS,
  ].flatMap(find);
}

/**
 * Focus the next stop, or the one before.
 * @param {1|-1} step
 */
function moveFocus(step) {
  const stops = findStops();
  if (!stops.length) return;
  const current = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const first = step > 0 ? 0 : stops.length - 1;
  const index = current < 0 ? first : (current + step + stops.length) % stops.length;
  const next = /** @type {Element} */ (stops[index]);
  focus(next);
  const place = next.closest('.place');
  if (place) announce(`${index + 1}: ${labelOf(place)}.`);
  else if (next instanceof SVGElement) announce(labelOf(next));
}

/**
 * Answer a question, or select a tile of the hand; 0 is the tenth.
 * @param {number} digit
 */
function pressDigit(digit) {
  const [answer] = find(`[data-region="ask"] [data-press="${digit}"]`);
  if (answer) {
    answer.click();
    return;
  }
  const tile = region('hand')?.children[digit ? digit - 1 : 9];
  if (tile instanceof HTMLElement && tile.dataset.tile) {
    focus(tile);
    selectTile(tile.dataset.tile);
  }
}

/**
 * Press the button of a letter.
 * @param {string} letter
 */
function pressLetter(letter) {
  const boneyard = letter === 'D' ? 'button.stock' : '';
  const button = find(`[data-press="${letter}"]`)[0] ?? (boneyard && find(boneyard)[0]);
  if (button) button.click();
}

function showKeys() {
  const dialog = document.getElementById('keys');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/**
 * @param {KeyboardEvent} event
 */
function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
    return;
  }
  // In an open menu the keys are the menu's.
  if (closest(event, 'input, select, textarea, details[open] > :not(summary)')) return;
  const { key } = event;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : '';
  if (key === 'Enter' || key === ' ') handleEnter(event);
  else if (event.shiftKey && key.startsWith('Arrow')) panByKey(key);
  else if (key === '+' || key === '-') zoomByKey(key === '+');
  else if (key === 'ArrowRight' || key === 'ArrowDown') moveFocus(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') moveFocus(-1);
  else if (key === 'Escape') {
    deselect();
    closeHints(true);
  } else if (/^[0-9]$/.test(key)) pressDigit(Number(key));
  else if (key === '?') showKeys();
  else if (letter === 'W') showWhole();
  else if (letter === 'S') toggleSound();
  else if (letter === 'C') {
    [OWN_CALLS, CALLS_ON_OTHERS, '[data-key="on"]'].flatMap(find)[0]?.focus();
  } else if (letter && 'DPFNURH'.includes(letter)) pressLetter(letter);
  if (key.startsWith('Arrow')) event.preventDefault();
}

/**
 * Enter on the board, which has no buttons of its own, or on nothing.
 * @param {KeyboardEvent} event
 */
function handleEnter(event) {
  const move = closest(event, 'svg [data-move]');
  const source = closest(event, 'svg [data-choose]');
  if (move) {
    event.preventDefault();
    playMove(moveOf(move));
    return;
  }
  if (source) {
    event.preventDefault();
    selectTile(source.getAttribute('data-choose') ?? '');
    return;
  }
  const fold = closest(event, 'svg [data-fold-of]');
  if (fold) {
    event.preventDefault();
    fold.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  if (event.target !== document.body && closest(event, 'button, a, summary, input')) return;
  const [only] = find(`[data-key="on"], ${ACTIONS} .main`);
  if (only) {
    event.preventDefault();
    only.click();
  }
}

export function startKeyboard() {
  addEventListener('keydown', handleKey);
  for (const button of find('[data-keys]')) {
    button.hidden = false;
    button.addEventListener('click', showKeys);
  }
}
