export const FIRST_VIEW_ID = 'first-view';

const hasDocument = typeof document !== 'undefined';
// Read before React replaces the HTML.
const view = hasDocument ? document.getElementById(FIRST_VIEW_ID) : null;
const path = hasDocument ? window.location.pathname : '';

export const hasFirstView = (): boolean =>
  view !== null && view.hasChildNodes() && window.location.pathname === path;

const adopt = (container: HTMLElement | null): void => {
  if (container && view) container.append(view);
};

/**
 * Keeps the gateway's first view until the page has rendered. Reuses the elements, so that nothing is parsed or
 * decoded twice; `public/start.js` passes on input.
 */
export const FirstView = () => <div ref={adopt} />;
