// The example of a game plays by itself, until somebody takes it in hand.

/** Milliseconds a step is shown, and the last one. */
const STEP = 2600,
  END = 5200;

/** @type {number|undefined} */
let timer;
/** Somebody has pressed something: from then on it does what it is told. */
let taken = false;

/** @param {string} selector @returns {HTMLElement|null} */
const find = (selector) => document.querySelector(`#example ${selector}`);

function dress() {
  const button = find('[data-play]');
  if (!button) return;
  button.hidden = false;
  button.textContent = (timer === undefined ? button.dataset.on : button.dataset.off) ?? '';
  // What runs by itself is not read out, step by step.
  find('.said')?.setAttribute('aria-live', timer === undefined ? 'polite' : 'off');
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
  dress();
}

/** @param {(address: string, id: string, quietly: boolean) => Promise<void>} swap */
function run(swap) {
  const on = /** @type {HTMLAnchorElement|null} */ (find('[data-step="one step on"]'));
  const link = on ?? /** @type {HTMLAnchorElement|null} */ (find('[data-step="to the deal"]'));
  clearTimeout(timer);
  timer = setTimeout(
    async () => {
      if (!link?.isConnected) {
        stop();
        return;
      }
      await swap(link.href, 'example', true);
      if (timer !== undefined) run(swap);
    },
    on ? STEP : END,
  );
  dress();
}

/** Let it play while it is in view. @param {(address: string, id: string, quietly: boolean) => Promise<void>} swap */
export function startExample(swap) {
  document.addEventListener('swapped', dress);
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest('#example')) return;
    const pressed = target.closest('[data-play]');
    if (!pressed && !target.closest('[data-swap]')) return;
    taken = true;
    if (pressed && timer === undefined) run(swap);
    else stop();
  });
  const example = document.getElementById('example');
  if (!example) return;
  dress();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  new IntersectionObserver(
    (seen, observer) => {
      if (taken) observer.disconnect();
      else if (seen.some((one) => one.isIntersecting)) {
        observer.disconnect();
        run(swap);
      }
    },
    { threshold: 0.6 },
  ).observe(example);
}
