/** Id of the element of the frame that holds what a page shows before any script runs. */
export const FIRST_VIEW_ID = 'first-view';

const hasDocument = typeof document !== 'undefined';
// Taken while the HTML still stands as it came: React then draws over it.
const view = hasDocument ? document.getElementById(FIRST_VIEW_ID) : null;
const path = hasDocument ? window.location.pathname : '';

/** Whether the gateway's HTML came with a view of the page that is loading. */
export const hasFirstView = (): boolean =>
  view !== null && view.hasChildNodes() && window.location.pathname === path;

const adopt = (place: HTMLElement | null): void => {
  if (place && view) place.append(view);
};

/**
 * What the gateway's HTML showed, until the page itself is there: nothing disappears in between. It is the very elements,
 * so that nothing is read or decoded a second time.
 */
export const FirstView = () => <div inert aria-hidden="true" ref={adopt} />;
