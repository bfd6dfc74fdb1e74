import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.99rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether there is room for cards only, not for a table of many columns. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
