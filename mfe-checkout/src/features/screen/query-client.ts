import { ApiError } from '@lacteos/api-client';
import { QueryClient } from '@tanstack/react-query';

const mayRecover = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The remote's one cache. A lost connection is shown at once instead of waiting for the network to return. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && mayRecover(error),
      retryDelay: 300,
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
