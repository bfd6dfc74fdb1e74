import { dispatchRegistrationOf, type DispatchEntry, type DispatchRegistration } from '@lacteos/contracts';
import { useRef, useState } from 'react';
import { cityNamesOf, type DispatchableOrder } from './dispatchable-order';

/** Registers one dispatch; resolves to a Spanish error message, or null on success. */
export type RegisterDispatch = (orderId: number, data: DispatchRegistration) => Promise<string | null>;

/** An order whose dispatch was refused, and why. */
export interface DispatchFailure {
  orderId: number;
  reason: string;
}

const registrationFor = async (order: DispatchableOrder, entry: DispatchEntry) =>
  dispatchRegistrationOf(entry, order, await cityNamesOf(order), new Date());

/**
 * Registers dispatches in sequence, each at most once; a failure does not stop the
 * others, and `open` lists those not registered yet.
 */
export function useDispatch(orders: readonly DispatchableOrder[], register: RegisterDispatch) {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<readonly number[]>([]);
  const open = orders.filter(({ id }) => !done.includes(id));

  /** Answers the failures; null when a copy of the request is under way already. */
  const send = async (entryOf: (orderId: number) => DispatchEntry): Promise<DispatchFailure[] | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    const failures: DispatchFailure[] = [];
    try {
      for (const order of open) {
        const reason = await register(order.id, await registrationFor(order, entryOf(order.id)));
        if (reason === null) setDone((ids) => [...ids, order.id]);
        else failures.push({ orderId: order.id, reason });
      }
      return failures;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  return { open, isSending, send };
}
