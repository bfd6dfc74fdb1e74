import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import { useEffect, useRef } from 'react';

const AFTER_MS = 50;
/** Longer timers overflow in browsers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Milliseconds until the first open day closes, by the server's clock; null without one. */
export const msUntilCutOff = ({ next, now }: Pick<DeliveryPromise, 'next' | 'now'>): number | null => {
  if (!next?.orderBefore) return null;
  const left = Date.parse(next.orderBefore) - Date.parse(now);
  return left >= 0 && left + AFTER_MS <= MAX_TIMER_MS ? left + AFTER_MS : null;
};

/** A page left open shows the next day as soon as this one closes. */
export function useReloadAtCutOff(promise: DeliveryPromise | undefined, reload: () => void): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  }, [reload]);
  useEffect(() => {
    const left = promise && msUntilCutOff(promise);
    if (left == null) return undefined;
    const timer = setTimeout(() => latest.current(), left);
    return () => clearTimeout(timer);
  }, [promise]);
}
