import { currentSession, emit, on } from '@lacteos/session-bus';
import type { Observable } from 'rxjs';

const userIdNow = (): number | null => {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : null;
};

/** Sends the events of this tab over a channel, and tells this tab what others of the same person sent. */
const share = <T extends object>(name: string, events: Observable<T>, tell: (change: T) => void) => {
  const channel = new BroadcastChannel(name);
  let isTold = false;
  const subscription = events.subscribe((change) => {
    const userId = userIdNow();
    if (!isTold && userId !== null) channel.postMessage({ userId, ...change });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<T & { userId: number }>) => {
    if (data.userId !== userIdNow()) return;
    isTold = true;
    tell(data);
    isTold = false;
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
};

/** Tells the other tabs of the same person how full the cart is and what they like, and this one what they tell; returns the way to stop it. */
export const shareChanges = (): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const stops = [
    share('lacteos.cart', on('cart-changed'), ({ count }) => emit('cart-changed', { count })),
    share('lacteos.wishes', on('wishes-changed'), ({ favourites, restockNotices }) =>
      emit('wishes-changed', { favourites, restockNotices }),
    ),
  ];
  return () => stops.forEach((stop) => stop());
};
