import { session$ } from '@lacteos/session-bus';
import { MutationCache, QueryClient } from '@tanstack/react-query';

import { persistLists } from './persisted/persist-lists.js';

const RETRY_AFTER_MS = 300;

// By status: ApiError is the shell's shared copy, so `instanceof` fails across bundles.
const mayRecover = (error: unknown): boolean => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status >= 500;
};

const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof Error && 'isOutcomeUnknown' in error && error.isOutcomeUnknown === true;

export interface QueryClientOptions {
  /** One silent retry after a failure of network or server. */
  retriesOnce?: boolean;
}

/**
 * One cache per remote; outlives pages, emptied at sign-out. `networkMode: 'always'`: the API client detects a lost
 * network. After a write of unknown outcome the page reads again.
 */
export const createQueryClient = ({ retriesOnce = false }: QueryClientOptions = {}): QueryClient => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isOutcomeUnknown(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: retriesOnce && ((failures, error) => failures < 1 && mayRecover(error)),
        retryDelay: RETRY_AFTER_MS,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  persistLists(client);
  session$.subscribe((session) => {
    if (session.status === 'anonymous') client.clear();
  });
  return client;
};
