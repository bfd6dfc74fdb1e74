import { currentSession, emit, on } from '@lacteos/session-bus';

const CHANNEL = 'lacteos.cart';

interface CartMessage {
  userId: number;
  count: number;
}

const userIdNow = (): number | null => {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : null;
};

/** Tells the other tabs of the same person how full the cart is, and this one what they tell; returns the way to stop it. */
export const shareCartCount = (): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  let isTold = false;
  const subscription = on('cart-changed').subscribe(({ count }) => {
    const userId = userIdNow();
    if (!isTold && userId !== null) channel.postMessage({ userId, count } satisfies CartMessage);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<CartMessage>) => {
    if (data.userId !== userIdNow()) return;
    isTold = true;
    emit('cart-changed', { count: data.count });
    isTold = false;
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
};
