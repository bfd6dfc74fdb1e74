import { createContext, useCallback, useLayoutEffect, useRef } from 'react';

export const FramePresence = createContext<() => boolean>(() => true);

export function useFramePresence(): () => boolean {
  const isThere = useRef(true);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(() => isThere.current, []);
}
