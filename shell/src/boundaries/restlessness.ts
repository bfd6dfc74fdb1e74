/** More changes a second than any animation makes. */
const MOST_CHANGES = 200;
const SECOND_MS = 1_000;
/** So many seconds in a row are no burst any more. */
const ENOUGH_SECONDS = 3;

/**
 * Watches an element for contents that are drawn anew without end, which React does not notice when an effect sets state
 * at every round. Calls back once after three such seconds; returns the function that ends the watch.
 */
export const watchForRestlessness = (
  element: Element,
  onRestless: () => void,
  now: () => number = Date.now,
): (() => void) => {
  let since = now();
  let changes = 0;
  let seconds = 0;
  // Once for all changes of a round.
  const observer = new MutationObserver(() => {
    changes += 1;
    const elapsed = now() - since;
    if (elapsed < SECOND_MS) return;
    seconds = (changes * SECOND_MS) / elapsed > MOST_CHANGES ? seconds + 1 : 0;
    since = now();
    changes = 0;
    if (seconds < ENOUGH_SECONDS) return;
    observer.disconnect();
    onRestless();
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
};
