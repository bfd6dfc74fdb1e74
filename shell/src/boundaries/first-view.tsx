/** Id of the element of the frame that holds what a page shows before any script runs. */
export const FIRST_VIEW_ID = 'first-view';

const hasDocument = typeof document !== 'undefined';
// Taken while the HTML still stands as it came: React then draws over it.
const html = hasDocument ? (document.getElementById(FIRST_VIEW_ID)?.innerHTML ?? '') : '';
const path = hasDocument ? window.location.pathname : '';

/** Whether the gateway's HTML came with a view of the page that is loading. */
export const hasFirstView = (): boolean => html !== '' && window.location.pathname === path;

/** What the gateway's HTML showed, until the page itself is there: nothing disappears in between. */
export const FirstView = () => <div inert aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
