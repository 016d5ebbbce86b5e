// What the scripts say: the page brings the sentences, in its language.

/** @type {Record<string, string>} */
const sentences = JSON.parse(document.querySelector('main')?.dataset.words ?? '{}');

/** A sentence by its name, with its gaps filled. @param {string} name @param {Record<string, string|number>} gaps */
export const words = (name, gaps = {}) =>
  (sentences[name] ?? '').replace(/\{(\w+)\}/g, (_, gap) => String(gaps[gap] ?? ''));
