// After a round: says when the next one begins; whoever looks at the table holds it.
import { on, tellHouse } from './connection.js';
import { table } from './state.js';
import { words } from '../shared/text.js';

/** How long somebody looks who has just moved something, in milliseconds. */
const LOOKS = 4000;

/** @type {{left: number, held: boolean, at: number}|null} */
let pause = null;
let looking = 0;
let holds = false;

/** @returns {HTMLElement|null} */
const place = () => document.querySelector('.counted [data-next-in]');

function show() {
  const sign = place();
  if (!sign) return;
  if (!pause) {
    sign.textContent = '';
    return;
  }
  const left = pause.held ? pause.left : Math.max(0, pause.left - (performance.now() - pause.at));
  const text = pause.held
    ? words(holds ? 'held' : 'held-by')
    : words('next-in', { seconds: Math.ceil(left / 1000) });
  if (sign.textContent !== text) sign.textContent = text;
  sign.dataset.held = pause.held ? 'yes' : 'no';
}

/** Hold the next round, or let it come; nobody is told twice. */
function hold() {
  const folded = Boolean(document.querySelector('.counted.folded'));
  const wants = Boolean(pause) && table.seat !== '' && (folded || performance.now() < looking);
  if (wants === holds) return;
  holds = wants;
  tellHouse({ hold: wants });
  show();
}

function looks() {
  if (!pause) return;
  looking = performance.now() + LOOKS;
  hold();
}

/** Begin: the count is looked at by moving, scrolling, or by folding it away. */
export function startPause() {
  on('pause', (told) => {
    pause = told && { ...told, at: performance.now() };
    if (!pause) {
      holds = false;
      looking = 0;
    }
    show();
  });
  for (const kind of ['pointermove', 'wheel', 'touchmove']) {
    table.root.addEventListener(kind, looks, { passive: true });
  }
  table.root.addEventListener('keydown', (event) => {
    if (event.key.startsWith('Arrow') || event.key === 'Tab') looks();
  });
  table.root.addEventListener('click', () => queueMicrotask(hold));
  setInterval(() => {
    if (pause) {
      hold();
      show();
    }
  }, 500);
}
