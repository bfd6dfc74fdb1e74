import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { recordPosition, readPositions, scrollWhenPossible, writePositions } from './scroll-memory';

// Between pages, scrolling caused by a lower page is not the visitor's.
const isAt = (key: string, pathname: string): boolean => {
  const state = window.history.state as { key?: string } | null;
  return window.location.pathname === pathname && (state?.key ?? 'default') === key;
};

/** New pages start at the top; going back restores the position. */
export function ScrollMemoryKeeper() {
  const { key, pathname } = useLocation();
  const page = `${key} ${pathname}`;
  const positions = useRef<Map<string, number> | null>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    const kept = (positions.current ??= readPositions());
    const known = kept.get(page);
    const isNewPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    let isRestoring = known !== undefined;
    const rememberPosition = (): void => {
      if (!isRestoring && isAt(key, pathname)) recordPosition(kept, page, window.scrollY);
    };
    const storePositions = (): void => writePositions(kept);
    const stop =
      known === undefined
        ? () => undefined
        : scrollWhenPossible(known, () => {
            isRestoring = false;
          });
    if (known === undefined && isNewPath) window.scrollTo(0, 0);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', rememberPosition, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      stop();
      window.removeEventListener('scroll', rememberPosition);
      window.removeEventListener('pagehide', storePositions);
    };
  }, [page, key, pathname]);
  return null;
}
