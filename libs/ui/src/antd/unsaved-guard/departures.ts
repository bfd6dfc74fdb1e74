/** Decides whether the page may be left, and asks the user when it should not. */
export interface Departures {
  /** Whether leaving is held up now. */
  holds: () => boolean;
  /** Asks; `go` leaves after all, by the link to an address or by the step back that was held up. */
  ask: (go: { address: string } | 'back') => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const linkAway = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
  const { origin, pathname, search } = window.location;
  if (!link?.href || link.origin !== origin || !['', '_self'].includes(link.target)) return null;
  return link.pathname === pathname && link.search === search ? null : link;
};

/** Confirms closing or reloading the tab with the browser's dialog. Returns the function that stops it. */
export function holdUnload({ holds }: Departures): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (holds()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}

/** Confirms following a link to another page of the shop. Returns the function that stops it. */
export function holdLinks({ holds, ask }: Departures): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAway(event);
    if (!link || !holds()) return;
    event.preventDefault();
    event.stopPropagation();
    ask({ address: link.pathname + link.search + link.hash });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Undoes a step back and asks for confirmation. Returns the function that stops it. */
export function holdSteps({ holds, ask }: Departures): () => void {
  let isReturning = false;
  // Capturing listeners run first, so the router never hears of a step that is undone.
  const onStep = (event: PopStateEvent) => {
    if (isReturning) event.stopImmediatePropagation();
    else if (holds()) {
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(1);
      ask('back');
      return;
    }
    isReturning = false;
  };
  window.addEventListener('popstate', onStep, true);
  return () => window.removeEventListener('popstate', onStep, true);
}
