import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** A view that a user keeps under a name; `query` is what the address says for it. */
export interface SavedView {
  name: string;
  query: string;
}

const pathOf = (table: string) => `/admin/views/${table}`;

/** The signed-in user's views of a table. */
export const savedViewsQuery = (table: string) =>
  queryOptions<SavedView[], ApiError>({
    queryKey: ['saved-views', table],
    queryFn: ({ signal }) => api.get<SavedView[]>(pathOf(table), { signal }),
    staleTime: Infinity,
  });

/** Keeps the whole list of views of a table. */
export function useSaveViews(table: string) {
  const client = useQueryClient();
  return useMutation<SavedView[], ApiError, SavedView[]>({
    mutationFn: (views) => api.put<SavedView[]>(pathOf(table), { views }),
    onSuccess: (views) => client.setQueryData(savedViewsQuery(table).queryKey, views),
  });
}
