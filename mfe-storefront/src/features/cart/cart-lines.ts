import { api } from '@lacteos/api-client';
import type { CartItem } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { currentSession, emit, on, readRoot, updateRoot } from '@lacteos/session-bus';
import { useEffect, useState } from 'react';
import { answers, useAnswer } from '#features/answers';

const cartOf = (userId: number): string => `/cart/${userId}`;

const countUnits = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const showCart = (userId: number, cart: CartItem[]): void => {
  updateRoot({ cart });
  answers.store(cartOf(userId), cart);
  emit('cart-changed', { count: countUnits(cart) });
};

let listening: unknown;
/** One listener for all cards: the event of another page or tab says how many units, not which. */
const listen = (): void => {
  listening ??= on('cart-changed').subscribe(({ count }) => {
    const session = currentSession();
    if (session.status !== 'authenticated') return;
    const name = cartOf(session.user.id);
    const { data } = answers.peek(name);
    if (countUnits((data ?? []) as CartItem[]) !== count) void answers.renew((one) => one === name);
  });
};

/** Undefined until known; none for visitors. */
function useCartLines(): readonly CartItem[] | undefined {
  const session = useSession();
  const name = session.status === 'authenticated' ? cartOf(session.user.id) : null;
  const { data } = useAnswer(name, () => api.get<CartItem[]>(name ?? ''));
  useEffect(listen, []);
  if (session.status === 'unknown') return undefined;
  return name ? data : [];
}

export const useCartLine = (productId: number): CartItem | undefined =>
  useCartLines()?.find(({ id_product: id }) => id === productId);

/** Until the cart is known, by what this browser remembers of it. */
export function useIsCartEmpty(): boolean {
  const [wasEmpty] = useState(() => (readRoot().cart ?? []).length === 0);
  const lines = useCartLines();
  return lines ? lines.length === 0 : wasEmpty;
}
