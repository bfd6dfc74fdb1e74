import { createQueryClient, persistDrafts } from '@lacteos/api-client/query';

/** One silent retry. */
export const queryClient = createQueryClient({ retriesOnce: true });

export const drafts = persistDrafts();
