import type { CartItem } from '@lacteos/contracts/schemas';
import { emit, on, updateRoot } from '@lacteos/session-bus';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unitsIn, withoutProduct, withUnits } from './cart-model';
import { changeCart, type CartChange } from './change-cart';
import { cartQuery } from './get-cart';

function expected(items: readonly CartItem[], change: CartChange): CartItem[] {
  if (change.kind === 'add-unit') return withUnits(items, change.productId, 1);
  if (change.kind === 'remove-unit') return withUnits(items, change.productId, -1);
  if (change.kind === 'remove-product') return withoutProduct(items, change.productId);
  return [...items];
}

export function useCart(userId: number) {
  const query = useQuery(cartQuery(userId));
  const { data, dataUpdatedAt } = query;
  const isFresh = dataUpdatedAt > 0;
  const client = useQueryClient();
  // Changed by another remote or in another tab.
  useEffect(() => {
    const { queryKey } = cartQuery(userId);
    const subscription = on('cart-changed').subscribe(({ count }) => {
      const known = client.getQueryData<CartItem[]>(queryKey);
      if (known && unitsIn(known) !== count) void client.invalidateQueries({ queryKey });
    });
    return () => subscription.unsubscribe();
  }, [client, userId]);
  useEffect(() => {
    if (data && isFresh) updateRoot({ cart: data });
  }, [data, isFresh]);
  return { ...query, isFresh };
}

/** In turn, announced to other remotes. Shows the expected cart at once; a refusal restores the server's. */
export function useChangeCart(userId: number) {
  const client = useQueryClient();
  const { queryKey } = cartQuery(userId);
  return useMutation({
    scope: { id: `cart-${userId}` },
    mutationFn: (change: CartChange) => changeCart(userId, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (items) => items && expected(items, change));
    },
    onSuccess: (items) => {
      client.setQueryData(queryKey, items);
      emit('cart-changed', { count: unitsIn(items) });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
