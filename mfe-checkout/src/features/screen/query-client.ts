import { createQueryClient, keepDrafts } from '@lacteos/api-client/query';

/** What this remote has read from the API; a shopper on the move gets one silent second try. */
export const queryClient = createQueryClient({ retriesOnce: true });

/** What a lost session leaves unsaved in this remote. */
export const drafts = keepDrafts();
