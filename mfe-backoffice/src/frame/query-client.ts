import { createQueryClient, keepDrafts } from '@lacteos/api-client/query';

export const queryClient = createQueryClient();

export const drafts = keepDrafts();
