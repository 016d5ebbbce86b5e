// What is said: to who can't see the screen, and what went wrong to everybody.

import { words } from './text.js';

/** What is said while nothing can be sent. */
export const LOST = words('lost');

const say = document.getElementById('say');
const wrong = document.getElementById('wrong');

/** Say something to a screen reader. @param {string} text */
export function announce(text) {
  if (say && text) say.textContent = text;
}

/** What the house says of an error, as a whole sentence. @param {string} text */
export const sentence = (text) =>
  text && text[0].toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');

/** Say what is the matter; '' takes it back. @param {string} text */
export function complain(text) {
  if (wrong) wrong.textContent = sentence(text);
}
