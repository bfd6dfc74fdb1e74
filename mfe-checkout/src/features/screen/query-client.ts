import { createQueryClient, keepDrafts } from '@lacteos/api-client/query';

/** What this remote has read from the API; a shopper on the move gets one silent second try. */
export const queryClient = createQueryClient({ retriesOnce: true });

export const drafts = keepDrafts();
