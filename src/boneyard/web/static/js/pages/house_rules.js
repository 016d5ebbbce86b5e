// Rules of one's own: what was changed and not yet applied is played, kept and shared all the same.

/** Before the rules are sent, they are what the controls say. */
function start() {
  const controls = /** @type {HTMLFormElement|null} */ (document.querySelector('form.own'));
  const play = /** @type {HTMLFormElement|null} */ (document.querySelector('form[data-own]'));
  if (!controls || !play) return;
  let changed = false;
  controls.addEventListener('input', () => {
    changed = true;
  });
  play.addEventListener('submit', async (event) => {
    if (!changed) return;
    event.preventDefault();
    const query = new URLSearchParams(/** @type {any} */ (new FormData(controls)));
    const address = `${controls.action}?${query}`;
    const response = await fetch(address);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const rules = /** @type {HTMLInputElement|null} */ (
      page.querySelector('form[data-own] [name="rules"]')
    );
    // What can't be played is told where it always is.
    if (!response.ok || !rules) {
      location.assign(address);
      return;
    }
    changed = false;
    for (const name of ['rules', 'like']) {
      const field = (/** @type {Document|Element} */ one) =>
        /** @type {HTMLInputElement|null} */ (one.querySelector(`[name="${name}"]`));
      const [old, next] = [field(play), field(/** @type {Element} */ (rules.form))];
      if (old && next) old.value = next.value;
    }
    play.requestSubmit(event.submitter);
  });
}

start();
