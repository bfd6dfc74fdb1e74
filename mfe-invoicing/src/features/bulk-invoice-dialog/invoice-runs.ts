import { api, type ApiError } from '@lacteos/api-client';
import type { InvoiceRun, NewInvoiceRun } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 1_500;
const RUNS = '/siigo/invoice-runs';

export const lastRunQuery = queryOptions<InvoiceRun | null, ApiError>({
  queryKey: ['invoice-run', 'last'],
  queryFn: ({ signal }) => api.get<InvoiceRun | null>(`${RUNS}/last`, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
});

/** The same key and request start one run. */
export const startRun = (request: NewInvoiceRun, idempotencyKey: string): Promise<InvoiceRun> =>
  api.post<InvoiceRun>(RUNS, request, { idempotencyKey });

export const cancelRun = (id: number): Promise<InvoiceRun> => api.post<InvoiceRun>(`${RUNS}/${id}/cancel`);

export const retryRun = (id: number): Promise<InvoiceRun> => api.post<InvoiceRun>(`${RUNS}/${id}/retry`);
