export interface Departures {
  holds: () => boolean;
  confirmLeaving: (go: { address: string } | 'back') => void;
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

/** Uses the browser's dialog for closing or reloading. @returns stops it */
export function guardUnload({ holds }: Departures): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (holds()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}

/** For links to other pages of the shop. @returns stops it */
export function guardLinks({ holds, confirmLeaving }: Departures): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAway(event);
    if (!link || !holds()) return;
    event.preventDefault();
    event.stopPropagation();
    confirmLeaving({ address: link.pathname + link.search + link.hash });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Undoes a step back and asks. @returns stops it */
export function guardBackSteps({ holds, confirmLeaving }: Departures): () => void {
  let isReturning = false;
  // Capturing: the router must not see a step that is undone.
  const onStep = (event: PopStateEvent) => {
    if (isReturning) event.stopImmediatePropagation();
    else if (holds()) {
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(1);
      confirmLeaving('back');
      return;
    }
    isReturning = false;
  };
  window.addEventListener('popstate', onStep, true);
  return () => window.removeEventListener('popstate', onStep, true);
}
