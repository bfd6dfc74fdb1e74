import { session$ } from '@lacteos/session-bus';
import { MutationCache, QueryClient } from '@tanstack/react-query';

import { keepLists } from './kept/keep-lists.js';

const RETRY_AFTER_MS = 300;

// Compared by status: the page's ApiError is the shell's shared copy, so `instanceof` fails across bundles.
const mayRecover = (error: unknown): boolean => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status >= 500;
};

const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof Error && 'isOutcomeUnknown' in error && error.isOutcomeUnknown === true;

export interface QueryClientOptions {
  /** Reads again once, silently, when the network or the server failed; otherwise the failure shows at once. */
  retriesOnce?: boolean;
}

/**
 * The cache of what one remote has read from the API; it outlives a page so that going back shows the list at once.
 * `networkMode: 'always'`: the API client itself says when the network is gone. It is emptied when the user signs out,
 * so that the next person at this browser does not see what the last one read.
 * After a write whose outcome is unknown the open page reads again.
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
  keepLists(client);
  session$.subscribe((session) => {
    if (session.status === 'anonymous') client.clear();
  });
  return client;
};
