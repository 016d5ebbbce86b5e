// A few phrases between people: said with two taps, shown at the seat of who says it.
import { announce } from '../shared/announce.js';
import { keep, kept } from '../shared/storage.js';
import { on, tellHouse } from './connection.js';
import { middle } from './animate.js';
import { table } from './state.js';
import { words } from '../shared/text.js';

/** How long a bubble stays, in milliseconds. */
const STAYS = 4000;

let mute = kept('mute') === 'yes';

/** @param {{seat: number, phrase: string}} said */
function hear({ seat, phrase }) {
  const text = words(`say ${phrase}`);
  if (!text || (mute && String(seat) !== table.seat)) return;
  announce(words('said', { who: table.names[seat] ?? '', phrase: text }));
  const plate = table.root.querySelector(`.plate[data-player="${seat}"]`);
  const at = middle(plate);
  if (!plate || !at) return;
  document.querySelector(`.bubble[data-by="${seat}"]`)?.remove();
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  bubble.dataset.by = String(seat);
  bubble.setAttribute('aria-hidden', 'true');
  bubble.textContent = text;
  document.body.append(bubble);
  // Beside the plate, and never out of the window.
  const { offsetWidth: wide, offsetHeight: high } = bubble;
  const box = plate.getBoundingClientRect();
  bubble.style.left = `${Math.min(Math.max(6, at.x - wide / 2), innerWidth - wide - 6)}px`;
  bubble.style.top = `${box.bottom + high + 8 < innerHeight ? box.bottom + 6 : box.top - high - 6}px`;
  setTimeout(() => bubble.remove(), STAYS);
}

/** Partners say nothing while a round is on. */
function allow() {
  const hushed =
    table.teams && ['you', 'others', 'house'].includes(table.awaits) && table.status === 'playing';
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
    document.querySelectorAll('[data-say]')
  )) {
    button.disabled = hushed;
  }
  const note = /** @type {HTMLElement|null} */ (document.querySelector('[data-hushed]'));
  if (note) note.hidden = !hushed;
}

/** Listen to the buttons, and to the others. */
export function startTalk() {
  const panel = /** @type {HTMLDetailsElement|null} */ (document.getElementById('talk'));
  on('phrase', hear);
  panel?.addEventListener('toggle', allow);
  panel?.addEventListener('click', (event) => {
    const button = /** @type {HTMLElement|null} */ (
      /** @type {Element} */ (event.target).closest('[data-say]')
    );
    if (!button) return;
    tellHouse({ phrase: button.dataset.say });
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  const box = /** @type {HTMLInputElement|null} */ (document.querySelector('[data-mute]'));
  if (!box) return;
  box.checked = mute;
  box.addEventListener('change', () => {
    mute = box.checked;
    keep('mute', mute ? 'yes' : 'no');
  });
}
