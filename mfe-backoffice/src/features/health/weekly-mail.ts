import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

interface WeeklyMail {
  isOn: boolean;
}

export const weeklyMailQuery = queryOptions<WeeklyMail, ApiError>({
  queryKey: ['weekly-mail'],
  queryFn: ({ signal }) => api.get<WeeklyMail>('/health/weekly-mail', { signal }),
});

export function useSwitchWeeklyMail() {
  const client = useQueryClient();
  return useMutation<WeeklyMail, FailedCall, boolean>({
    mutationFn: (isOn) => api.put<WeeklyMail>('/health/weekly-mail', { isOn }),
    onSuccess: (mail) => client.setQueryData(weeklyMailQuery.queryKey, mail),
  });
}
