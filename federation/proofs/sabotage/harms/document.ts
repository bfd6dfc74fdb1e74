import { insert, type Harms } from './harm';

const ownSection = (): Element => document.querySelector('main section') ?? document.body;

const holdTransition = (): void => {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(
    () => new Promise(() => undefined),
  );
  for (const outcome of [ready, finished, updateCallbackDone]) outcome.catch(() => undefined);
};

/** Settings, layers and gestures of the whole document, which nobody's section holds. */
export const DOCUMENT_HARMS: Harms = {
  'covers the frame in the top layer': () => {
    const style = { inset: '0', width: '100vw', height: '100vh', border: '0', background: 'transparent' };
    const cover = insert(ownSection(), 'div', style);
    cover.popover = 'manual';
    cover.showPopover();
  },
  'makes the document editable': () => {
    document.designMode = 'on';
  },
  'enlarges the document': () => document.documentElement.style.setProperty('zoom', '1.6'),
  'lets nobody scroll': () =>
    window.addEventListener('wheel', (event) => event.preventDefault(), { passive: false }),
  'begins a transition that never ends': holdTransition,
  'draws the focus back': () => {
    const own = insert(ownSection(), 'button', {});
    document.addEventListener('focusin', () => own.focus());
  },
  'moves every relative address': () => insert(document.head, 'base', {}).setAttribute('href', '/elsewhere/'),
  'floods the history': () => {
    for (let at = 0; at < 40; at += 1) history.pushState({ at }, '');
  },
  "writes another page's address": () => history.replaceState(history.state, '', '/products'),
};
