// A puzzle: tap a tile, then its place. The markup says which moves are legal.
import { closest, findAll, focus } from '../shared/dom.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('position'));
const errorLine = /** @type {HTMLElement} */ (document.getElementById('wrong'));
const places = findAll('.place', form);
let selected = '';

/**
 * @param {string} move
 */
function submitMove(move) {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'move';
  field.value = move;
  form.append(field);
  form.submit();
}

/**
 * Show where a tile may be placed; '' shows nothing.
 * @param {string} tile
 */
function showPlaces(tile) {
  selected = tile;
  for (const one of findAll('[data-tile]', form)) {
    one.classList.toggle('chosen', one.dataset.tile === tile);
  }
  for (const place of places) place.classList.toggle('on', place.dataset.of === tile);
}

/**
 * @param {Element} place
 */
const moveOf = (place) => place.querySelector('[data-move]')?.getAttribute('data-move') ?? '';

/**
 * @param {string} tile
 */
function selectTile(tile) {
  const own = places.filter((place) => place.dataset.of === tile);
  errorLine.textContent = own.length ? '' : (form.dataset.nowhere ?? '').replace('%', tile);
  // The first tap selects: an answer counts, so it takes a second one.
  if (own.length === 1 && selected === tile) {
    submitMove(moveOf(own[0]));
    return;
  }
  showPlaces(own.length && selected !== tile ? tile : '');
  if (selected) focus(own[0].querySelector('[data-move]'));
}

form.addEventListener('click', (event) => {
  const tile = closest(event, '[data-tile]');
  if (tile) {
    event.preventDefault();
    selectTile(tile.dataset.tile ?? '');
    return;
  }
  const place = closest(event, '.place');
  if (place) submitMove(moveOf(place));
});
form.addEventListener('keydown', (event) => {
  const place = closest(event, '.place');
  if (event.key === 'Escape') showPlaces('');
  if (place && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    submitMove(moveOf(place));
  }
});
