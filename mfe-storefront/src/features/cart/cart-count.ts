import { api } from '@lacteos/api-client';
import type { CartItem } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { on } from '@lacteos/session-bus';
import { useEffect } from 'react';
import { answers, useAnswer } from '#features/answers';

export const countUnits = (items: readonly CartItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** 0 without a session. */
export function useCartCount(): number {
  const session = useSession();
  const path = session.status === 'authenticated' ? `/cart/${session.user.id}` : null;
  const { data = 0 } = useAnswer(path, async () => countUnits(await api.get<CartItem[]>(path ?? '')));
  useEffect(() => {
    if (!path) return undefined;
    const subscription = on('cart-changed').subscribe(({ count }) => answers.store(path, count));
    return () => subscription.unsubscribe();
  }, [path]);
  return path ? data : 0;
}
