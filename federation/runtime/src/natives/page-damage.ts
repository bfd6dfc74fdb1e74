import { hasUnsavedInput } from '../deferred/unsaved-input';

type PageState = readonly unknown[];

/** Functions and places that every page shares; a page gives them back as it found them. */
const readState = (): PageState => [
  globalThis.fetch,
  globalThis.setTimeout,
  navigator.sendBeacon,
  history.pushState,
  history.replaceState,
  window.onerror,
  window.onbeforeunload,
  window.onunhandledrejection,
  document.documentElement.lang,
];

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const leadsToPage = ({ href, target, download }: HTMLAnchorElement): boolean => {
  const { origin, pathname } = new URL(href);
  return (
    origin === window.location.origin &&
    pathname !== window.location.pathname &&
    target === '' &&
    download === ''
  );
};

/** After damage the next link loads a document, which begins anew. Never while sending or with unsaved input. */
export const startDamageWatch = (
  isSending: () => boolean,
  open: (address: string) => void = (address) => window.location.assign(address),
): void => {
  const before = readState();
  const isDamaged = (): boolean => readState().some((value, at) => value !== before[at]);
  const openDocument = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !leadsToPage(link) || !isDamaged()) return;
    if (isSending() || hasUnsavedInput()) return;
    event.preventDefault();
    event.stopPropagation();
    open(link.href);
  };
  window.addEventListener('click', openDocument, true);
};
