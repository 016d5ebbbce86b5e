// The host's board stays up to date while it is looked at.

/** Put the numbers that there are now in the place of those that are shown. */
async function renew() {
  try {
    const response = await fetch(location.pathname);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const cell of document.querySelectorAll('#board [data-number]')) {
      const name = cell.getAttribute('data-number');
      cell.textContent = page.querySelector(`#board [data-number="${name}"]`)?.textContent ?? '';
    }
  } catch {
    // The house is closed just now: what it said last stays.
  }
}

setInterval(() => {
  if (!document.hidden) renew();
}, 3000);
