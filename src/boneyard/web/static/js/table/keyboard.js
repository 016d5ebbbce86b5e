// The keyboard does all of it.
import { announce } from '../shared/announce.js';
import { choose, label, placesOf, play, moveOf, putBack } from './select.js';
import { closeHints } from './hints.js';
import { switchSound } from './sound.js';
import { region, table } from './state.js';
import { nearer, showWhole, step } from './zoom.js';

/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => [
  .../** @type {NodeListOf<HTMLElement>} */ (table.root.querySelectorAll(selector)),
];

/** One's own calls, then those against others, which stand at their seats. */
const CALLS = ['[data-region="calls"] [data-call]', '[data-region="seats"] [data-call]'];

/** What the arrows go through: the places of a chosen tile, or whatever can be chosen. */
function stops() {
  if (table.chosen) {
    return placesOf(table.chosen).map(
      (place) => /** @type {any} */ (place.querySelector('[data-move]')),
    );
  }
  const either = all('[data-either]:not([hidden]) button');
  if (either.length) return either;
  return [
    '.board [data-choose], .board .joint',
    '[data-region="ask"] .buttons:not(.alone) button',
    CALLS[0],
    '.hand .playable',
    CALLS[1],
  ].flatMap(all);
}

/** @param {number} by */
function go(by) {
  const places = stops();
  if (!places.length) return;
  const at = places.indexOf(/** @type {any} */ (document.activeElement));
  const next =
    places[(at < 0 ? (by > 0 ? 0 : places.length - 1) : at + by + places.length) % places.length];
  next.focus({ preventScroll: true });
  const place = next.closest('.place');
  if (place) announce(`${places.indexOf(next) + 1}: ${label(place)}.`);
  else if (next instanceof SVGElement) announce(label(next));
}

/** @param {number} digit */
function pressDigit(digit) {
  const answer = table.root.querySelector(`[data-region="ask"] [data-press="${digit}"]`);
  if (answer instanceof HTMLElement) {
    answer.click();
    return;
  }
  const tile = region('hand')?.children[digit ? digit - 1 : 9];
  if (tile instanceof HTMLElement && tile.dataset.tile) {
    tile.focus({ preventScroll: true });
    choose(tile.dataset.tile);
  }
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
    return;
  }
  // In an open menu the keys are the menu's: arrows go from choice to choice, Escape closes it.
  if (target.closest('input, select, textarea, details[open] > :not(summary)')) return;
  const { key } = event;
  if (key === 'Enter' || key === ' ') enter(event, target);
  else if (event.shiftKey && key.startsWith('Arrow')) step(key);
  else if (key === '+' || key === '-') nearer(key === '+');
  else if (key === 'ArrowRight' || key === 'ArrowDown') go(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') go(-1);
  else if (key === 'Escape') {
    putBack();
    closeHints(true);
  } else if (/^[0-9]$/.test(key)) pressDigit(Number(key));
  else if (key === '?') showKeys();
  else if (/^[wW]$/.test(key)) showWhole();
  else if (/^[sS]$/.test(key)) switchSound();
  else if (/^[cC]$/.test(key)) [...CALLS, '[data-key="on"]'].flatMap(all)[0]?.focus();
  else if (/^[dpfnurhDPFNURH]$/.test(key)) {
    const name = key.toUpperCase();
    const button =
      all(`[data-press="${name}"]`)[0] ?? (name === 'D' ? all('button.stock')[0] : undefined);
    button?.click();
  } else return;
  if (key.startsWith('Arrow')) event.preventDefault();
}

/** Enter on what is no button of its own, or on nothing. @param {KeyboardEvent} event @param {Element} target */
function enter(event, target) {
  const move = target.closest('svg [data-move]');
  const source = target.closest('svg [data-choose]');
  if (move) {
    event.preventDefault();
    play(moveOf(move));
    return;
  }
  if (source) {
    event.preventDefault();
    choose(source.getAttribute('data-choose') ?? '');
    return;
  }
  if (target !== document.body && target.closest('button, a, summary, input')) return;
  const only = all('[data-key="on"], [data-region="ask"] .buttons:not(.alone) .main')[0];
  if (only) {
    event.preventDefault();
    only.click();
  }
}

function showKeys() {
  const dialog = document.getElementById('keys');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** Listen everywhere. */
export function startKeys() {
  addEventListener('keydown', pressed);
  for (const button of all('[data-keys]')) {
    button.hidden = false;
    button.addEventListener('click', showKeys);
  }
}
