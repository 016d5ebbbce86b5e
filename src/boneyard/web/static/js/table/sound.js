// Six short sounds, synthesized with Web Audio: quiet, pitched by what happened, off with one tap.
import { closest, findAll } from '../shared/dom.js';
import { load, save } from '../shared/storage.js';

/** @typedef {'tile'|'draw'|'points'|'call'|'turn'|'end'} Sound */

const MAX_VOLUME = 0.22;
/** Seconds of noise that are prepared. */
const NOISE_LENGTH = 0.25;
/** A pentatonic scale in semitones, from G4. */
const SCALE = [0, 2, 4, 7, 9];
const BASE_PITCH = 392;

/** @type {AudioContext|null} */
let context = null;
/** @type {AudioBuffer|null} */
let noise = null;
let isOn = load('sound') !== 'off';

/** Create the audio context: browsers allow that only after the page was touched. */
function wake() {
  if (!isOn || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
}

/**
 * A tone that fades out.
 * @param {object} tone
 * @param {number} tone.pitch in Hz
 * @param {number} [tone.to] the pitch that it glides to
 * @param {number} tone.volume
 * @param {number} tone.length in seconds
 * @param {number} tone.delay in seconds
 * @param {OscillatorType} [tone.shape]
 */
function playTone({ pitch, to = pitch, volume, length, delay, shape = 'sine' }) {
  if (!context) return;
  const start = context.currentTime + delay;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(createFade(context, volume, start, length));
  source.start(start);
  source.stop(start + length);
}

/**
 * A knock: noise around a pitch.
 * @param {object} knock
 * @param {number} knock.pitch in Hz
 * @param {number} knock.volume
 * @param {number} knock.length in seconds
 * @param {number} knock.delay in seconds
 * @param {number} knock.quality how narrow the noise is
 */
function playKnock({ pitch, volume, length, delay, quality }) {
  if (!context) return;
  noise ??= createNoise(context);
  const start = context.currentTime + delay;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = quality;
  source.connect(filter).connect(createFade(context, volume, start, length));
  source.start(start, 0, length);
}

/**
 * @param {AudioContext} audio
 * @param {number} volume
 * @param {number} start
 * @param {number} length
 */
function createFade(audio, volume, start, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume * MAX_VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

/**
 * @param {AudioContext} audio
 */
function createNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_LENGTH, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * The pitch of a step of the scale.
 * @param {number} step
 */
function pitchOf(step) {
  const semitones = SCALE[((step % 5) + 5) % 5];
  return BASE_PITCH * 2 ** (semitones / 12 + Math.floor(step / 5));
}

/**
 * How each sound is made, by its size: pips, points, the length of a call, or whether one has won.
 * @type {Record<Sound, (size: number, delay: number) => void>}
 */
const SOUNDS = {
  // Bone on wood: a bright click, and the table under it.
  tile(pips, delay) {
    playKnock({ pitch: 2300 - 45 * pips, volume: 1, length: 0.05, delay, quality: 2 });
    playTone({ pitch: 190 - 3 * pips, to: 90, volume: 0.9, length: 0.09, delay });
  },
  draw(count, delay) {
    playKnock({ pitch: 1300 + 60 * count, volume: 0.45, length: 0.07, delay, quality: 0.8 });
  },
  points(points, delay) {
    const step = Math.min(9, Math.round(points / 5));
    const shape = 'triangle';
    playTone({ pitch: pitchOf(step), volume: 0.5, length: 0.3, delay, shape });
    playTone({ pitch: pitchOf(step + 2), volume: 0.4, length: 0.4, delay: delay + 0.09, shape });
  },
  call(size, delay) {
    const tone = { volume: 0.5, shape: /** @type {const} */ ('triangle') };
    playTone({ ...tone, pitch: 500 + 10 * size, to: 640, length: 0.1, delay });
    playTone({ ...tone, pitch: 700 + 10 * size, to: 760, length: 0.16, delay: delay + 0.1 });
  },
  turn(_, delay) {
    playTone({ pitch: pitchOf(3), volume: 0.35, length: 0.22, delay });
    playTone({ pitch: pitchOf(5), volume: 0.3, length: 0.3, delay: delay + 0.12 });
  },
  // Rising for a win, falling for a loss.
  end(won, delay) {
    const tone = { volume: 0.4, length: 0.5, shape: /** @type {const} */ ('triangle') };
    for (let index = 0; index < 4; index++) {
      const pitch = pitchOf(won ? index * 2 : 4 - index);
      playTone({ ...tone, pitch, delay: delay + index * 0.13 });
    }
  },
};

/**
 * Play a sound, if sounds are on; in the background only the one for the player's turn.
 * @param {Sound} sound
 * @param {number} size
 * @param {number} delay in seconds
 */
export function playSound(sound, size = 0, delay = 0) {
  const isAudible = !document.hidden || sound === 'turn';
  if (isOn && isAudible && context?.state === 'running') SOUNDS[sound](size, delay);
}

function updateButtons() {
  for (const button of findAll('[data-sound]')) {
    button.hidden = typeof AudioContext === 'undefined';
    button.setAttribute('aria-pressed', String(isOn));
  }
}

export function toggleSound() {
  isOn = !isOn;
  save('sound', isOn ? 'on' : 'off');
  wake();
  updateButtons();
  playSound('draw', 3);
}

export function startSound() {
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, wake, { capture: true, passive: true });
  }
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-sound]')) toggleSound();
  });
  updateButtons();
}
