/** Id of the element of the frame that holds what a page shows before any script runs. */
export const FIRST_VIEW_ID = 'first-view';

const hasDocument = typeof document !== 'undefined';
// Read before React replaces the HTML.
const view = hasDocument ? document.getElementById(FIRST_VIEW_ID) : null;
const path = hasDocument ? window.location.pathname : '';

/** Whether the gateway's HTML came with a view of the page that is loading. */
export const hasFirstView = (): boolean =>
  view !== null && view.hasChildNodes() && window.location.pathname === path;

const adopt = (container: HTMLElement | null): void => {
  if (container && view) container.append(view);
};

/**
 * The gateway's first view, kept until the page has rendered. The elements themselves are reused,
 * so that nothing is parsed or decoded twice. It can be read, typed into and pressed: `public/start.js` passes that on.
 */
export const FirstView = () => <div ref={adopt} />;
