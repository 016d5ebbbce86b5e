// Passkeys: the only thing on these pages that a browser can't do without a script.

/** @param {string} encoded @returns {ArrayBuffer} */
function bytes(encoded) {
  const plain = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

/** @param {ArrayBuffer} buffer @returns {string} */
function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @param {string} address @param {object} body */
async function ask(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = await response.json();
  if (!response.ok) throw new Error(said.error);
  return said;
}

/** @param {any} list */
function named(list) {
  return (list ?? []).map((/** @type {any} */ one) => ({ ...one, id: bytes(one.id) }));
}

/** What an authenticator gave, as JSON. @param {any} made */
function written(made) {
  const response = {};
  for (const name of [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ]) {
    if (made.response[name]) Object.assign(response, { [name]: text(made.response[name]) });
  }
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response,
    clientExtensionResults: {},
  };
}

async function add() {
  const { publicKey } = await ask('/api/me/passkeys/options', {});
  const made = await navigator.credentials.create({
    publicKey: {
      ...publicKey,
      challenge: bytes(publicKey.challenge),
      user: { ...publicKey.user, id: bytes(publicKey.user.id) },
      excludeCredentials: named(publicKey.excludeCredentials),
    },
  });
  await ask('/api/me/passkeys', { credential: written(made) });
}

async function use() {
  const { publicKey } = await ask('/api/sign-in/passkey/options', {});
  const made = await navigator.credentials.get({
    publicKey: {
      ...publicKey,
      challenge: bytes(publicKey.challenge),
      allowCredentials: named(publicKey.allowCredentials),
    },
  });
  const box = /** @type {HTMLInputElement|null} */ (document.getElementById('passkey-bring'));
  await ask('/api/sign-in/passkey', { credential: written(made), bring: box?.checked ?? true });
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
  document.querySelectorAll('[data-passkey]')
)) {
  if (!window.PublicKeyCredential) continue;
  button.hidden = false;
  document.querySelector('[data-passkey-none]')?.remove();
  button.addEventListener('click', async () => {
    const wrong = /** @type {HTMLElement} */ (document.getElementById('passkey-wrong'));
    wrong.hidden = true;
    button.disabled = true;
    try {
      await (button.dataset.passkey === 'add' ? add() : use());
      location.assign('/me');
    } catch (error) {
      // What the browser says of a passkey is for nobody; what the house says is a sentence.
      const ours =
        error instanceof Error && !(error instanceof DOMException) && !(error instanceof TypeError);
      wrong.textContent = ours ? error.message : (wrong.dataset.failed ?? '');
      wrong.hidden = false;
      button.disabled = false;
    }
  });
}
