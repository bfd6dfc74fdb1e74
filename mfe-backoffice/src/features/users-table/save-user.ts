import { api } from '@lacteos/api-client';
import type { AdminUser, UserChange } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { USERS_KEY } from './users-key';

export function useChangeUser() {
  const client = useQueryClient();
  return useMutation<AdminUser, FailedCall, UserChange>({
    mutationFn: (change) => api.put('/admin/user', change),
    onSettled: () => client.invalidateQueries({ queryKey: [USERS_KEY] }),
  });
}
