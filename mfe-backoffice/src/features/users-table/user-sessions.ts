import { api } from '@lacteos/api-client';
import type { OpenSession } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { USERS_KEY } from './users-key';

const sessionsPath = (userId: number) => `/admin/users/${userId}/sessions`;

export const sessionsQuery = (userId: number) =>
  queryOptions<OpenSession[], FailedCall>({
    queryKey: [USERS_KEY, userId, 'sessions'],
    queryFn: ({ signal }) => api.get<OpenSession[]>(sessionsPath(userId), { signal }),
    staleTime: 0,
  });

export function useCloseSession(userId: number) {
  const client = useQueryClient();
  return useMutation<null, FailedCall, string>({
    mutationFn: (session) => api.delete(`${sessionsPath(userId)}/${session}`),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });
}

export function useResetTotp(userId: number) {
  const client = useQueryClient();
  return useMutation<null, FailedCall, void>({
    mutationFn: () => api.delete(`/admin/users/${userId}/totp`),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });
}
