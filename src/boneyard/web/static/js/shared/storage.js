// localStorage for small settings. A browser that blocks it still plays.

/**
 * @param {string} name
 * @returns {string|null}
 */
export function load(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function save(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Blocked, or full.
  }
}

/**
 * @param {string} name
 */
export function remove(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // Blocked.
  }
}

/**
 * The names that begin with a prefix.
 * @param {string} prefix
 */
export function savedNames(prefix) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
