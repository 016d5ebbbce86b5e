// Small helpers for the DOM.

/**
 * The nearest element around what an event hit, itself included.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement|null}
 */
export const closest = ({ target }, selector) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * All elements that a selector finds, as an array.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
export const findAll = (selector, root = document) => [
  .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector)),
];

/**
 * Focus an element of a page or of a drawing, without scrolling to it.
 * @param {Element|null|undefined} element
 */
export function focus(element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.focus({ preventScroll: true });
  }
}

/**
 * Fetch a page of the site.
 * @param {string} address
 * @returns {Promise<{ok: boolean, page: Document}>}
 */
export async function fetchPage(address) {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { ok: response.ok, page };
}
