// The example round on a game's page: it plays by itself until the reader uses its buttons.
import { closest } from '../shared/dom.js';

/** How long a step shows, and the last one, in milliseconds. */
const STEP = 2600;
const LAST_STEP = 5200;

/** @typedef {(address: string, id: string, quietly: boolean) => Promise<void>} ReplacePart */

/** @type {number|undefined} */
let timer;
/** The reader has used a button: the example no longer starts by itself. */
let touched = false;

/**
 * @param {string} selector
 * @returns {HTMLElement|null}
 */
const find = (selector) => document.querySelector(`#example ${selector}`);

function updateButton() {
  const button = find('[data-play]');
  if (!button) return;
  button.hidden = false;
  button.textContent = (timer === undefined ? button.dataset.on : button.dataset.off) ?? '';
  // Screen readers don't read an example that runs by itself.
  find('.said')?.setAttribute('aria-live', timer === undefined ? 'polite' : 'off');
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
  updateButton();
}

/**
 * Play on, step by step, and from the beginning after the last one.
 * @param {ReplacePart} replacePart
 */
function play(replacePart) {
  const next = /** @type {HTMLAnchorElement|null} */ (find('[data-step="one step on"]'));
  const link = next ?? /** @type {HTMLAnchorElement|null} */ (find('[data-step="to the deal"]'));
  clearTimeout(timer);
  timer = setTimeout(
    async () => {
      if (!link?.isConnected) {
        stop();
        return;
      }
      await replacePart(link.href, 'example', true);
      if (timer !== undefined) play(replacePart);
    },
    next ? STEP : LAST_STEP,
  );
  updateButton();
}

/**
 * Play the example while it is in view.
 * @param {ReplacePart} replacePart
 */
export function startExample(replacePart) {
  document.addEventListener('swapped', updateButton);
  document.addEventListener('click', (event) => {
    if (!closest(event, '#example')) return;
    const pressedPlay = closest(event, '[data-play]');
    if (!pressedPlay && !closest(event, '[data-swap]')) return;
    touched = true;
    if (pressedPlay && timer === undefined) play(replacePart);
    else stop();
  });
  const example = document.getElementById('example');
  if (!example) return;
  updateButton();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = (
    /** @type {IntersectionObserverEntry[]} */ entries,
    /** @type {IntersectionObserver} */ observer,
  ) => {
    if (touched) observer.disconnect();
    else if (entries.some((entry) => entry.isIntersecting)) {
      observer.disconnect();
      play(replacePart);
    }
  };
  new IntersectionObserver(start, { threshold: 0.6 }).observe(example);
}
