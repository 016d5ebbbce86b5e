// A position to answer: tap a tile, then its place. What may be done is in the markup.
const form = /** @type {HTMLFormElement} */ (document.getElementById('position'));
const wrong = /** @type {HTMLElement} */ (document.getElementById('wrong'));
const places = /** @type {SVGElement[]} */ ([...form.querySelectorAll('.place')]);
let chosen = '';

/** Send the answer. @param {string} move */
function answer(move) {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'move';
  field.value = move;
  form.append(field);
  form.submit();
}

/** Show where a tile may lie, or nothing. @param {string} tile */
function show(tile) {
  chosen = tile;
  for (const one of form.querySelectorAll('[data-tile]')) {
    one.classList.toggle('chosen', one.getAttribute('data-tile') === tile);
  }
  for (const one of places) one.classList.toggle('on', one.getAttribute('data-of') === tile);
}

/** The move of a place. @param {Element} place */
const moveOf = (place) => place.querySelector('[data-move]')?.getAttribute('data-move') ?? '';

/** A tile was tapped. @param {string} tile */
function choose(tile) {
  const own = places.filter((one) => one.getAttribute('data-of') === tile);
  wrong.textContent = own.length ? '' : (form.dataset.nowhere ?? '').replace('%', tile);
  const asks = document.documentElement.dataset.tap === 'asks';
  if (own.length === 1 && (!asks || chosen === tile)) {
    answer(moveOf(own[0]));
    return;
  }
  show(own.length && chosen !== tile ? tile : '');
  const first = chosen && own[0].querySelector('[data-move]');
  if (first instanceof SVGElement) first.focus({ preventScroll: true });
}

form.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const tile = target.closest('[data-tile]');
  if (tile) {
    event.preventDefault();
    choose(tile.getAttribute('data-tile') ?? '');
    return;
  }
  const place = target.closest('.place');
  if (place) answer(moveOf(place));
});
form.addEventListener('keydown', (event) => {
  const place = /** @type {Element} */ (event.target).closest('.place');
  if (event.key === 'Escape') show('');
  if (place && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    answer(moveOf(place));
  }
});
