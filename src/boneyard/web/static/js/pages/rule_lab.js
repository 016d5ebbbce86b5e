// The rule lab: the server simulates more and more rounds while the page is read.

/**
 * Fetch the next result for as long as the server offers one.
 * @param {(address: string, id: string, quietly: boolean) => Promise<void>} replacePart
 */
export async function startRuleLab(replacePart) {
  const findLink = () =>
    /** @type {HTMLAnchorElement|null} */ (document.querySelector('#lab a[data-more]'));
  for (let link = findLink(); link; link = findLink()) {
    link.closest('#lab')?.setAttribute('aria-busy', 'true');
    try {
      await replacePart(link.href, 'lab', true);
    } catch {
      return;
    }
    if (link.isConnected) return;
  }
}
