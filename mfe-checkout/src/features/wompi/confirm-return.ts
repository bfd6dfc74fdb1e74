import { api } from '@lacteos/api-client';
import type { WompiReturned } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const PENDING_PAUSE_MS = 4_000;
const MAX_WAIT = 45;

/** Polls while the transaction is pending. */
export const returnQuery = (userId: number, transactionId: string) =>
  queryOptions({
    queryKey: ['wompi-return', userId, transactionId],
    queryFn: () =>
      api.post<WompiReturned>('/order/wompi/return', { transactionId }, { idempotencyKey: null }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.status === 'PENDING' && state.dataUpdateCount < MAX_WAIT ? PENDING_PAUSE_MS : false,
  });
