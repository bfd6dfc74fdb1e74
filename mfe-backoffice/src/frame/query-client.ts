import { createQueryClient } from '@lacteos/api-client/query';

/** Query cache of this remote. */
export const queryClient = createQueryClient();
