import { api } from '@lacteos/api-client';
import type { WompiReturned } from '@lacteos/contracts';
import { queryOptions } from '@tanstack/react-query';

const PENDING_PAUSE_MS = 4_000;
const LONGEST_WAIT = 45;

/** What Wompi says about the transaction of a buyer who came back; asked again while it is pending. */
export const returnQuery = (userId: number, transactionId: string) =>
  queryOptions({
    queryKey: ['wompi-return', userId, transactionId],
    queryFn: () => api.post<WompiReturned>('/order/wompi/return', { transactionId }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.status === 'PENDING' && state.dataUpdateCount < LONGEST_WAIT ? PENDING_PAUSE_MS : false,
  });
