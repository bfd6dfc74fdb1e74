import { useEffect } from 'react';

const leavesPage = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

/**
 * While `isDirty`, closing or reloading the tab asks (in the browser's words), and a link to another page of the shop
 * calls `onLeave` with its address instead of going there. Going back is not held up: the caller keeps what was typed.
 */
export function useLeaveGuard(isDirty: boolean, onLeave: (address: string) => void): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || !leavesPage(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      onLeave(`${link.pathname}${link.search}${link.hash}`);
    };
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', holdLink, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', holdLink, true);
    };
  }, [isDirty, onLeave]);
}
