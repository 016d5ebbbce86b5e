// What this browser remembers of small wishes; one that remembers nothing plays all the same.

/** @param {string} name @returns {string|null} */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* A browser that keeps nothing. */
  }
}

/** Remember it no longer. @param {string} name */
export function drop(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    /* A browser that keeps nothing. */
  }
}

/** The names of all that is remembered under a word. @param {string} word */
export function keptNames(word) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(word));
  } catch {
    return [];
  }
}
