import { createQueryClient, keepDrafts } from '@lacteos/api-client/query';

/** Query cache of this remote. */
export const queryClient = createQueryClient();

/** What a lost session leaves unsaved in this remote. */
export const drafts = keepDrafts();
