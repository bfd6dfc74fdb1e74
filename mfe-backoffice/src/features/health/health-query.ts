import { api, type ApiError } from '@lacteos/api-client';
import type { HealthReport } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 30_000;

export const healthQuery = queryOptions<HealthReport, ApiError>({
  queryKey: ['health'],
  queryFn: ({ signal }) => api.get<HealthReport>('/health/report', { signal }),
  refetchInterval: REFRESH_MS,
});
