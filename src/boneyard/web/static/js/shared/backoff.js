// How long to wait until a lost connection is tried again.

/** What a house closes with that is about to close itself. */
const RESTART = 1012;

/**
 * Longer after each try, and never the same for everybody: a house that has just opened is not to
 * be stormed by all who were there before.
 * @param {CloseEvent} event @param {number} tries @param {number} first @param {number} longest
 */
export function wait(event, tries, first, longest) {
  const usual = Math.min(longest, first * 2 ** tries);
  return (0.75 + Math.random() / 2) * usual + (event.code === RESTART ? 1000 * Math.random() : 0);
}
