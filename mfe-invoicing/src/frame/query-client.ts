import { createQueryClient, keepDrafts } from '@lacteos/api-client/query';

/** What this remote has read from the API. */
export const queryClient = createQueryClient();

/** What a lost session leaves unsaved in this remote. */
export const drafts = keepDrafts();
