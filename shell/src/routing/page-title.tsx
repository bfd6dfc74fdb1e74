import type { RemoteRoute } from '@lacteos/remote-kit';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isWholeTitle, renewHead, titleOf } from './renew-head';

/** The gateway may have rendered a better title for the first page. */
const initialPath = window.location.pathname;
let lastPath: string | null = null;

/** Focus within the page stays where the visitor put it. @returns a clean-up */
function focusHeading(): () => void {
  const main = document.getElementById('contenido');
  if (!main) return () => {};
  const tryFocus = (): boolean => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    if (document.activeElement === document.body || document.activeElement?.closest('header, footer')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (tryFocus()) return () => {};
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface PageTitleProps {
  title: string;
  route?: RemoteRoute;
  children: ReactNode;
}

export function PageTitle({ title, route, children }: PageTitleProps) {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');

  // Before the page's own effects, which may add a description.
  useLayoutEffect(() => {
    if (lastPath === null) {
      if (pathname !== initialPath || !isWholeTitle(document.title)) document.title = titleOf(title);
    } else if (lastPath !== pathname)
      renewHead({
        title,
        description: route?.description,
        path: pathname,
        isListed: route?.access === 'public' && !route.unlisted,
      });
  }, [pathname, title, route]);

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
