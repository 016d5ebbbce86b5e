// Announcements for screen readers, and error messages for everyone.

import { text } from './script_text.js';

/** The message while nothing can be sent. */
export const CONNECTION_LOST = text('lost');

const liveRegion = document.getElementById('say');
const errorLine = document.getElementById('wrong');

/**
 * Announce something to screen readers.
 * @param {string} message
 */
export function announce(message) {
  if (liveRegion && message) liveRegion.textContent = message;
}

/** What the live region says. */
export const lastAnnounced = () => liveRegion?.textContent ?? '';

/**
 * A message of the server as a whole sentence.
 * @param {string} message
 */
export const toSentence = (message) =>
  message && message[0].toUpperCase() + message.slice(1) + (/[.!?…]$/.test(message) ? '' : '.');

/**
 * Show an error; '' clears it.
 * @param {string} message
 */
export function showError(message) {
  if (errorLine) errorLine.textContent = toSentence(message);
}
