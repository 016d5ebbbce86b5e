// Chat with fixed phrases: sent with two taps, shown as a bubble at the player's seat.
import { announce } from '../shared/announce.js';
import { closest, findAll } from '../shared/dom.js';
import { load, save } from '../shared/storage.js';
import { text } from '../shared/script_text.js';
import { centerOf } from './animation.js';
import { notifyServer, on } from './websocket.js';
import { table } from './match_state.js';

/** How long a bubble shows, in milliseconds. */
const DURATION = 4000;
/** Pixels between a bubble and the plate or the edge of the window. */
const MARGIN = 6;

/** The pictures of the reactions. @type {Record<string, string>} */
const PICTURES = {
  laugh: '😄',
  love: '❤️',
  clap: '👏',
  think: '🤔',
  surprise: '😮',
  cry: '😢',
  fire: '🔥',
  party: '🎉',
};

let isMuted = load('mute') === 'yes';

/**
 * @param {import('./websocket.js').Phrase} said
 */
function showPhrase({ seat, phrase }) {
  const message = text(`say ${phrase}`);
  if (!message || (isMuted && String(seat) !== table.seat)) return;
  announce(text('said', { who: table.names[seat] ?? '', phrase: message }));
  const plate = table.root.querySelector(`.plate[data-player="${seat}"]`);
  const center = centerOf(plate);
  if (!plate || !center) return;
  document.querySelector(`.bubble[data-by="${seat}"]`)?.remove();
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  bubble.dataset.by = String(seat);
  bubble.setAttribute('aria-hidden', 'true');
  const picture = PICTURES[phrase];
  bubble.textContent = picture ?? message;
  bubble.classList.toggle('reaction', Boolean(picture));
  document.body.append(bubble);
  // Below the plate, or above where there is no room, and within the window.
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const box = plate.getBoundingClientRect();
  const rightmost = innerWidth - width - MARGIN;
  const fitsBelow = box.bottom + height + 8 < innerHeight;
  bubble.style.left = `${Math.min(Math.max(MARGIN, center.x - width / 2), rightmost)}px`;
  bubble.style.top = `${fitsBelow ? box.bottom + MARGIN : box.top - height - MARGIN}px`;
  setTimeout(() => bubble.remove(), DURATION);
}

/** Partners may not talk during a round. */
function updateButtons() {
  const isRound = ['you', 'others', 'house'].includes(table.awaits) && table.status === 'playing';
  const isSilent = table.teams && isRound;
  for (const button of findAll('[data-say]')) {
    /** @type {HTMLButtonElement} */ (button).disabled = isSilent;
  }
  for (const note of findAll('[data-hushed]')) note.hidden = !isSilent;
}

export function startChat() {
  const panel = /** @type {HTMLDetailsElement|null} */ (document.getElementById('talk'));
  on('phrase', showPhrase);
  panel?.addEventListener('toggle', updateButtons);
  panel?.addEventListener('click', (event) => {
    const button = closest(event, '[data-say]');
    if (!button) return;
    notifyServer({ phrase: button.dataset.say });
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  const box = /** @type {HTMLInputElement|null} */ (document.querySelector('[data-mute]'));
  if (!box) return;
  box.checked = isMuted;
  box.addEventListener('change', () => {
    isMuted = box.checked;
    save('mute', isMuted ? 'yes' : 'no');
  });
}
