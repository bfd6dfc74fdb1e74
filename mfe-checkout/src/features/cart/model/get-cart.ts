import { api } from '@lacteos/api-client';
import type { CartItem } from '@lacteos/contracts/schemas';
import { readRoot } from '@lacteos/session-bus';
import { queryOptions } from '@tanstack/react-query';

const rememberedCart = (userId: number): CartItem[] | undefined => {
  const { user, cart } = readRoot();
  return user?.id === userId && cart?.length ? cart : undefined;
};

/** The browser's copy until the server has answered (`dataUpdatedAt` 0). */
export const cartQuery = (userId: number) =>
  queryOptions<CartItem[], Error, CartItem[], (string | number)[]>({
    queryKey: ['cart', userId],
    queryFn: ({ signal }) => api.get<CartItem[]>(`/cart/${userId}`, { signal }),
    initialData: () => rememberedCart(userId),
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });
