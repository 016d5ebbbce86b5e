// The texts of the scripts: the page brings them in its language (`main[data-words]`).

/** @type {Record<string, string>} */
const texts = JSON.parse(document.querySelector('main')?.dataset.words ?? '{}');

/**
 * A text by its name, with its gaps filled.
 * @param {string} name
 * @param {Record<string, string|number>} gaps
 */
export const text = (name, gaps = {}) =>
  (texts[name] ?? '').replace(/\{(\w+)\}/g, (_, gap) => String(gaps[gap] ?? ''));
