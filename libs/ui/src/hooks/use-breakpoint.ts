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

export const useIsFrom = (breakpoint: Breakpoint): boolean => useMedia(fromWidth(breakpoint));

export const useIsBelow = (breakpoint: Breakpoint): boolean => useMedia(belowWidth(breakpoint));
