import { belowWidth, type Breakpoint, fromWidth } from '@lacteos/contracts/breakpoints';
import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is at least as wide as a breakpoint, as `@media (--from-md)` in style sheets. */
export const useIsFrom = (breakpoint: Breakpoint): boolean => useMedia(fromWidth(breakpoint));

/** Whether the window is narrower than a breakpoint, as `@media (--below-md)` in style sheets. */
export const useIsBelow = (breakpoint: Breakpoint): boolean => useMedia(belowWidth(breakpoint));
