// The page that says there is no connection goes away by itself: the browser may tell when there is
// one again, but it doesn't know of a house that was closed, nor tell who wasn't listening yet.
async function look() {
  const answer = await fetch('/favicon.ico', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener('online', look);
setInterval(look, 3000);
