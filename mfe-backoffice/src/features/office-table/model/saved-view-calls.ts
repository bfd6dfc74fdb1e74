import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** `query` is its part of the address. */
export interface SavedView {
  name: string;
  query: string;
}

const pathOf = (table: string) => `/admin/views/${table}`;

export const savedViewsQuery = (table: string) =>
  queryOptions<SavedView[], ApiError>({
    queryKey: ['saved-views', table],
    queryFn: ({ signal }) => api.get<SavedView[]>(pathOf(table), { signal }),
    staleTime: Infinity,
  });

export function useSaveViews(table: string) {
  const client = useQueryClient();
  return useMutation<SavedView[], ApiError, SavedView[]>({
    mutationFn: (views) => api.put<SavedView[]>(pathOf(table), { views }),
    onSuccess: (views) => client.setQueryData(savedViewsQuery(table).queryKey, views),
  });
}
