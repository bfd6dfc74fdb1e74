import { api, type ApiError } from '@lacteos/api-client';
import type { InvoiceRun } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 4_000;

export const lastRunQuery = queryOptions<InvoiceRun | null, ApiError>({
  queryKey: ['last-invoice-run'],
  queryFn: ({ signal }) => api.get<InvoiceRun | null>('/siigo/invoice-runs/last', { signal }),
  refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
});
