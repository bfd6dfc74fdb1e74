import {
  dispatchRegistrationOf,
  type DispatchEntry,
} from '@lacteos/contracts/delivery/dispatch-registration';
import type { DispatchRegistration } from '@lacteos/contracts/schemas';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cityNamesOf, type DispatchableOrder } from './dispatchable-order';

/** Resolves to a Spanish error message, or null on success. */
export type RegisterDispatch = (orderId: number, data: DispatchRegistration) => Promise<string | null>;

export interface DispatchFailure {
  orderId: number;
  reason: string;
}
interface DispatchTask {
  orderId: number;
  /** Resolves to the reason of a refusal, or null. */
  send: () => Promise<string | null>;
}

/** Sends in turn, each at most once; a failure does not stop the others. */
export interface DispatchRun {
  done: readonly number[];
  isSending: boolean;
  /** Resolves to the failures; null when the same request is already running. */
  start: (tasks: readonly DispatchTask[]) => Promise<readonly DispatchFailure[] | null>;
  stop?: () => void;
}

const registrationFor = async (order: DispatchableOrder, entry: DispatchEntry, at: Date) =>
  dispatchRegistrationOf(entry, order, await cityNamesOf(order), at);

function useOwnRun(): DispatchRun {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<readonly number[]>([]);
  const start: DispatchRun['start'] = async (tasks) => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    const failures: DispatchFailure[] = [];
    try {
      for (const { orderId, send } of tasks.filter((task) => !done.includes(task.orderId))) {
        const reason = await send();
        if (reason === null) setDone((ids) => [...ids, orderId]);
        else failures.push({ orderId, reason });
      }
      return failures;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  return { done, isSending, start };
}

interface DispatchOptions {
  orders: readonly DispatchableOrder[];
  register: RegisterDispatch;
  run?: DispatchRun;
}

export function useDispatch({ orders, register, run }: DispatchOptions) {
  const own = useOwnRun();
  const { done, isSending, start, stop } = run ?? own;
  const open = useMemo(() => orders.filter(({ id }) => !done.includes(id)), [orders, done]);
  // Kept for every attempt, so that a retry repeats the same request.
  const [openedAt] = useState(() => new Date());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Resolves to the failures; null when nobody waits for them. */
  const send = async (
    entryOf: (orderId: number) => DispatchEntry,
  ): Promise<readonly DispatchFailure[] | null> => {
    const tasks = orders.map((order) => {
      const entry = entryOf(order.id);
      return {
        orderId: order.id,
        send: async () => register(order.id, await registrationFor(order, entry, openedAt)),
      };
    });
    const failures = await start(tasks);
    return isShown.current ? failures : null;
  };
  return { open, done, isSending, send, stop };
}
