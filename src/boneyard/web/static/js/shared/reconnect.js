// How long to wait before a lost WebSocket is connected again.

/** The close code of a server that is restarting. */
const SERVICE_RESTART = 1012;

/** The first delay, and the longest where a player waits for it, in milliseconds. */
const FIRST_DELAY = 300;
const MAX_DELAY = 8000;

/**
 * Exponential backoff with jitter, in milliseconds. After a restart all clients reconnect at once,
 * so they are spread over one more second.
 * @param {CloseEvent} event
 * @param {number} attempt
 * @param {number} [first]
 * @param {number} [max]
 */
export function retryDelay(event, attempt, first = FIRST_DELAY, max = MAX_DELAY) {
  const delay = Math.min(max, first * 2 ** attempt);
  const spread = event.code === SERVICE_RESTART ? 1000 * Math.random() : 0;
  return (0.75 + Math.random() / 2) * delay + spread;
}
