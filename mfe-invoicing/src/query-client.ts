import { session$ } from '@lacteos/session-bus';
import { QueryClient } from '@tanstack/react-query';

/**
 * Cache of what this remote has read from the API; it outlives a page so that going back shows the list at once.
 * `networkMode: 'always'`: the API client itself says when the network is gone. Failures are shown with a retry
 * button instead of being repeated silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

// The next person at this browser must not see what the last one read.
session$.subscribe((session) => {
  if (session.status === 'anonymous') queryClient.clear();
});
