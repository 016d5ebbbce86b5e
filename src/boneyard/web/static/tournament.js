// A tournament stays up to date while it is looked at: a small number says whether anything is new.
const APART = 3000;
let known = 0;

/** Put what there is now in the place of what is shown; nothing is taken from under a hand. */
async function renew() {
  const old = /** @type {HTMLElement} */ (document.getElementById('live'));
  const response = await fetch(location.pathname);
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.getElementById('live');
  if (!next || old.querySelector('form :focus')) return false;
  const open = new Set([...old.querySelectorAll('details[open]')].map((one) => one.getAttribute('data-round')));
  for (const one of next.querySelectorAll('details')) {
    if (open.has(one.getAttribute('data-round'))) one.setAttribute('open', '');
  }
  // Whoever goes by keyboard stays where they were, if that is still there.
  const held = old.contains(document.activeElement) ? document.activeElement : null;
  old.innerHTML = next.innerHTML;
  const same = held && [...old.querySelectorAll(held.tagName)].find((one) => one.textContent === held.textContent);
  if (same) /** @type {HTMLElement} */ (same).focus({ preventScroll: true });
  old.dataset.stage = next.dataset.stage;
  return true;
}

async function look() {
  const live = document.getElementById('live');
  if (document.hidden || !live || live.dataset.stage === 'over' || live.dataset.stage === 'off') return;
  try {
    const response = await fetch(`${live.dataset.path}/version`);
    if (!response.ok) return;
    const { version } = await response.json();
    // What has changed between the page and the first answer is not known: then it is looked at.
    if (version !== known && await renew()) known = version;
  } catch {
    // Without a connection there is nothing new.
  }
}

setInterval(look, APART);
document.addEventListener('visibilitychange', look);
