import { useEffect, useState } from 'react';

const SETTLE_MS = 2_000;

/** False while the page is busy with its first view. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
