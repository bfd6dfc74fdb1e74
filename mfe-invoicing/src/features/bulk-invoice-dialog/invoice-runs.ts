import { api, type ApiError } from '@lacteos/api-client';
import type { InvoiceRun, NewInvoiceRun } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 1_500;
const RUNS = '/siigo/invoice-runs';

/** The person's last run, or null; asked again while it goes on. */
export const lastRunQuery = queryOptions<InvoiceRun | null, ApiError>({
  queryKey: ['invoice-run', 'last'],
  queryFn: ({ signal }) => api.get<InvoiceRun | null>(`${RUNS}/last`, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
});

/** Requests the invoices; the same key of the same request starts one run. */
export const startRun = (request: NewInvoiceRun, idempotencyKey: string): Promise<InvoiceRun> =>
  api.post<InvoiceRun>(RUNS, request, { idempotencyKey });

export const cancelRun = (id: number): Promise<InvoiceRun> => api.post<InvoiceRun>(`${RUNS}/${id}/cancel`);

/** Requests once more what failed or was stopped. */
export const retryRun = (id: number): Promise<InvoiceRun> => api.post<InvoiceRun>(`${RUNS}/${id}/retry`);
