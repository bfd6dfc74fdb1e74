import { useEffect, useState } from 'react';

const SETTLE_MS = 2_000;

/** False while the page is still busy with what the visitor sees first: what can wait does. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
