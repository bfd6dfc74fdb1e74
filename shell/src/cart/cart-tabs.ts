import { currentSession, emit, on } from '@lacteos/session-bus';
import type { Observable } from 'rxjs';

const userIdNow = (): number | null => {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount);

/** Shares events with other tabs of the same person. */
const shareEvents = <T extends object>(
  name: string,
  events: Observable<T>,
  read: (data: Record<string, unknown>) => T | null,
  publish: (change: T) => void,
) => {
  const channel = new BroadcastChannel(name);
  let isTold = false;
  const subscription = events.subscribe((change) => {
    const userId = userIdNow();
    if (!isTold && userId !== null) channel.postMessage({ userId, ...change });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Whatever runs on this origin can post to the channel.
    if (!isRecord(data) || data['userId'] !== userIdNow()) return;
    const change = read(data);
    if (!change) return;
    isTold = true;
    publish(change);
    isTold = false;
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
};

/** Shares cart and wishes with the person's other tabs. @returns stops it */
export const shareChanges = (): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const stops = [
    shareEvents(
      'lacteos.cart',
      on('cart-changed'),
      ({ count }) => (isCount(count) ? { count } : null),
      (change) => emit('cart-changed', change),
    ),
    shareEvents(
      'lacteos.wishes',
      on('wishes-changed'),
      ({ favourites, restockNotices }) =>
        areIds(favourites) && areIds(restockNotices) ? { favourites, restockNotices } : null,
      (change) => emit('wishes-changed', change),
    ),
  ];
  return () => stops.forEach((stop) => stop());
};
