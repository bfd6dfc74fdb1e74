import { createQueryClient } from '@lacteos/api-client/query';

/** What this remote has read from the API. */
export const queryClient = createQueryClient();
