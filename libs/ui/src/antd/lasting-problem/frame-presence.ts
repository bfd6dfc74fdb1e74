import { createContext, useCallback, useLayoutEffect, useRef } from 'react';

/** Answers whether the frame that shows messages is still on the page; React takes it away before what stands in it. */
export const FramePresence = createContext<() => boolean>(() => true);

/** The presence of the frame that calls this. */
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
