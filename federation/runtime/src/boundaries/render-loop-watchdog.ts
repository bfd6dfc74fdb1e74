/** Changes per second; above any animation's rate. */
const MAX_CHANGES = 200;
const SECOND_MS = 1_000;
/** Consecutive seconds after which it is more than a burst. */
const LOOP_SECONDS = 3;

/**
 * Detects endless re-rendering, which React misses when an effect sets state at every render. Calls back once;
 * returns the function that stops it.
 */
export const startRenderLoopWatchdog = (
  element: Element,
  onRenderLoop: () => void,
  now: () => number = Date.now,
): (() => void) => {
  let since = now();
  let changes = 0;
  let seconds = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
    const elapsed = now() - since;
    if (elapsed < SECOND_MS) return;
    seconds = (changes * SECOND_MS) / elapsed > MAX_CHANGES ? seconds + 1 : 0;
    since = now();
    changes = 0;
    if (seconds < LOOP_SECONDS) return;
    observer.disconnect();
    onRenderLoop();
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
};
