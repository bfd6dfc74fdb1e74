import { createQueryClient, keepDrafts } from '@lacteos/api-client/query';

/** A shopper on the move gets one silent second try. */
export const queryClient = createQueryClient({ retriesOnce: true });

export const drafts = keepDrafts();
