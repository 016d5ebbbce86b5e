// The end of a round, laid open: hands turn up, sums count, pawns walk; a winner gets a flourish.
import { length } from './animate.js';
import { table } from './state.js';

/** How many tiles fall for a winner. */
const FALLING = 26;

/** @param {Element} sheet @param {number} unit */
function turnUp(sheet, unit) {
  let late = 0;
  for (const hand of sheet.querySelectorAll('.hands li')) {
    for (const tile of hand.querySelectorAll('.tiles > *')) {
      tile.animate(
        [
          { transform: 'rotateY(90deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: unit, delay: late, fill: 'backwards', easing: 'ease-out' },
      );
      late += unit / 5;
    }
    hand.querySelector('.sum')?.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: unit,
      delay: late,
      fill: 'backwards',
    });
  }
  return late;
}

/** Count from what it was to what it is; the end is in the page already. @param {Element} sheet @param {number} unit @param {number} late */
function countUp(sheet, unit, late) {
  for (const row of sheet.querySelectorAll('tbody tr')) {
    const [brought, total] = [...row.querySelectorAll('td')];
    const [more, end] = [parseInt(brought?.textContent ?? '', 10), Number(total?.textContent)];
    if (!more || !total || Number.isNaN(end)) continue;
    const began = performance.now() + late;
    const step = (/** @type {number} */ now) => {
      if (!total.isConnected) return;
      const done = Math.min(1, Math.max(0, (now - began) / (unit * 2)));
      total.textContent = String(end - more + Math.round(more * done));
      if (done < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

/** @param {Element} sheet @param {number} unit */
function walk(sheet, unit) {
  for (const pawn of /** @type {NodeListOf<SVGElement>} */ (
    sheet.querySelectorAll('[data-walk]')
  )) {
    const steps = (pawn.dataset.walk ?? '').split(' ').map((spot) => spot.split(','));
    if (steps.length < 2) continue;
    pawn.animate(
      steps.map(([x, y]) => ({ translate: `${x}px ${y}px` })),
      { duration: Math.min(unit * 6, unit * steps.length * 0.7), easing: 'linear' },
    );
  }
}

/** Small tiles fall, once. @param {number} unit */
function flourish(unit) {
  const sheet = document.createElement('div');
  sheet.className = 'flourish';
  sheet.setAttribute('aria-hidden', 'true');
  for (let at = 0; at < FALLING; at++) {
    const tile = document.createElement('i');
    tile.style.left = `${(at * 61.8) % 100}%`;
    const turn = (at % 2 ? 1 : -1) * (180 + ((at * 47) % 300));
    sheet.append(tile);
    tile.animate(
      [
        { transform: 'translateY(-10vh) rotate(0)', opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: `translateY(105vh) rotate(${turn}deg)`, opacity: 0 },
      ],
      {
        duration: unit * (5 + ((at * 7) % 4)),
        delay: (at * 37) % (unit * 2),
        easing: 'cubic-bezier(.3,.1,.7,1)',
        fill: 'both',
      },
    );
  }
  table.root.append(sheet);
  Promise.all(sheet.getAnimations({ subtree: true }).map((one) => one.finished)).finally(() =>
    sheet.remove(),
  );
}

/** Show how the round came out; without movement, what the page says is all there is. @param {any[]} flights */
export function showEnding(flights) {
  const end = flights.findLast((one) => one.won !== undefined);
  const sheet = document.querySelector('.counted');
  const unit = length();
  if (!end || !sheet || !unit || document.hidden) return;
  const late = turnUp(sheet, unit);
  countUp(sheet, unit, late);
  walk(sheet, unit);
  if (end.end && end.over) flourish(unit);
}
