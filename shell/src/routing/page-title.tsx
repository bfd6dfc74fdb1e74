import { BRAND } from '@lacteos/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

let lastPath: string | null = null;

/** Moves the focus to the heading of a page as soon as it stands there, unless the visitor already went on. */
function focusHeading(): () => void {
  const main = document.getElementById('contenido');
  if (!main) return () => {};
  const take = (): boolean => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    if (document.activeElement === document.body || document.activeElement?.closest('header, footer')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (take()) return () => {};
  const observer = new MutationObserver(() => {
    if (take()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Title of the tab, announcement for screen readers and focus on the heading whenever the page changes. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);

  useEffect(() => {
    const isFirst = lastPath === null;
    const isSame = lastPath === pathname;
    lastPath = pathname;
    if (isFirst || isSame) return undefined;
    setAnnounced(title);
    return focusHeading();
  }, [pathname, title]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      {children}
    </>
  );
}
