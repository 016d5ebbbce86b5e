// Six short sounds, made here out of nothing: quiet, pitched by what happened, off with one tap.
import { keep, kept } from '../shared/storage.js';

/** What can be heard: a tile set down, one drawn, points, a call, your turn, the end.
 * @typedef {'tile'|'draw'|'points'|'call'|'turn'|'end'} Sound */

/** How loud it is at most, and how long noise is at hand, in seconds. */
const QUIET = 0.22,
  NOISE = 0.25;

/** @type {AudioContext|null} */
let air = null;
/** @type {AudioBuffer|null} */
let noise = null;
let on = kept('sound') !== 'off';

/** Browsers let nothing be heard before somebody has touched the page. */
function wake() {
  if (!on || typeof AudioContext === 'undefined') return;
  air ??= new AudioContext();
  if (air.state === 'suspended') air.resume();
}

/** A tone that begins at once and dies away. @param {number} pitch in Hz @param {number} loud @param {number} long @param {OscillatorType} shape @param {number} late @param {number} to the pitch that it falls to */
function tone(pitch, loud, long, shape = 'sine', late = 0, to = pitch) {
  if (!air) return;
  const start = air.currentTime + late;
  const voice = air.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  const end = shaped(air, loud, start, long);
  voice.connect(end);
  voice.start(start);
  voice.stop(start + long);
}

/** A knock or a brush: noise around a pitch. @param {number} pitch @param {number} loud @param {number} long @param {number} late @param {number} width how narrow */
function knock(pitch, loud, long, late = 0, width = 1.5) {
  if (!air) return;
  noise ??= hiss(air);
  const start = air.currentTime + late;
  const voice = air.createBufferSource();
  voice.buffer = noise;
  const around = air.createBiquadFilter();
  around.type = 'bandpass';
  around.frequency.value = pitch;
  around.Q.value = width;
  voice.connect(around).connect(shaped(air, loud, start, long));
  voice.start(start, 0, long);
}

/** @param {AudioContext} context @param {number} loud @param {number} start @param {number} long */
function shaped(context, loud, start, long) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud * QUIET, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context */
function hiss(context) {
  const made = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
  const wave = made.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = Math.random() * 2 - 1;
  return made;
}

/** A step of a scale that always sounds well together. @param {number} step */
const note = (step) =>
  392 * 2 ** ([0, 2, 4, 7, 9][((step % 5) + 5) % 5] / 12 + Math.floor(step / 5));

/** How each is made; `size` says how much of it: pips, points, a word's length, or who has won. @type {Record<Sound, (size: number, late: number) => void>} */
const MADE = {
  // A bone on wood: a bright click, and the table under it.
  tile(pips, late) {
    knock(2300 - 45 * pips, 1, 0.05, late, 2);
    tone(190 - 3 * pips, 0.9, 0.09, 'sine', late, 90);
  },
  draw(count, late) {
    knock(1300 + 60 * count, 0.45, 0.07, late, 0.8);
  },
  points(points, late) {
    const step = Math.min(9, Math.round(points / 5));
    tone(note(step), 0.5, 0.3, 'triangle', late);
    tone(note(step + 2), 0.4, 0.4, 'triangle', late + 0.09);
  },
  call(size, late) {
    tone(500 + 10 * size, 0.5, 0.1, 'triangle', late, 640);
    tone(700 + 10 * size, 0.5, 0.16, 'triangle', late + 0.1, 760);
  },
  turn(_, late) {
    tone(note(3), 0.35, 0.22, 'sine', late);
    tone(note(5), 0.3, 0.3, 'sine', late + 0.12);
  },
  // Up for who has won, down for who has not.
  end(won, late) {
    for (let at = 0; at < 4; at++) {
      tone(note(won ? at * 2 : 4 - at), 0.4, 0.5, 'triangle', late + at * 0.13);
    }
  },
};

/** Let it be heard, if anything may. @param {Sound} what @param {number} size @param {number} late seconds from now */
export function sound(what, size = 0, late = 0) {
  if (on && air?.state === 'running' && (!document.hidden || what === 'turn')) {
    MADE[what](size, late);
  }
}

/** Whether sounds are on. */
export const sounding = () => on;

/** Show on the button whether sounds are on. */
function tell() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-sound]')
  )) {
    button.hidden = typeof AudioContext === 'undefined';
    button.setAttribute('aria-pressed', String(on));
  }
}

/** Switch all sounds off, or on again. */
export function switchSound() {
  on = !on;
  keep('sound', on ? 'on' : 'off');
  wake();
  tell();
  sound('draw', 3);
}

/** Listen to the button, and to the first touch. */
export function startSound() {
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, wake, { capture: true, passive: true });
  }
  document.addEventListener('click', (event) => {
    if (/** @type {Element} */ (event.target).closest('[data-sound]')) switchSound();
  });
  tell();
}
