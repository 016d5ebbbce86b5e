// How rules play: their rounds are played by chance while somebody reads, more and more of them.

/** Ask for as long as the house offers more. @param {(address: string, id: string, quietly: boolean) => Promise<void>} swap */
export async function startLab(swap) {
  const more = () =>
    /** @type {HTMLAnchorElement|null} */ (document.querySelector('#lab a[data-more]'));
  for (let link = more(); link; link = more()) {
    link.closest('#lab')?.setAttribute('aria-busy', 'true');
    try {
      await swap(link.href, 'lab', true);
    } catch {
      return;
    }
    if (link.isConnected) return;
  }
}
