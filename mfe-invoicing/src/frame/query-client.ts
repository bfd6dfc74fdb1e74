import { createQueryClient, persistDrafts } from '@lacteos/api-client/query';

export const queryClient = createQueryClient();

export const drafts = persistDrafts();
