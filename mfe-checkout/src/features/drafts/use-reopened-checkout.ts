import { useEffect, useState } from 'react';
import { mayReopen, reopenCheckout, sealCheckout } from './sealed-checkout';

const LIMIT_MS = 3_000;

/** True once an ended session's input is back in its forms. */
export function useReopenedCheckout(userId: number): boolean {
  const [isReady, setReady] = useState(() => !mayReopen());
  useEffect(() => {
    if (isReady) return sealCheckout(userId);
    const show = (): void => setReady(true);
    const limit = setTimeout(show, LIMIT_MS);
    void reopenCheckout(userId).finally(show);
    return () => clearTimeout(limit);
  }, [userId, isReady]);
  return isReady;
}
