import { api, type ApiError } from '@lacteos/api-client';
import type { LegalText, LegalTextHead } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

const LEGAL_KEY = 'legal';

export const legalTextsQuery = queryOptions<LegalTextHead[], ApiError>({
  queryKey: [LEGAL_KEY, 'list'],
  queryFn: ({ signal }) => api.get<LegalTextHead[]>('/legal', { signal }),
});

export const versionsQuery = (document: string) =>
  queryOptions<LegalTextHead[], ApiError>({
    queryKey: [LEGAL_KEY, document, 'versions'],
    queryFn: ({ signal }) =>
      api.get<LegalTextHead[]>(`/legal/${encodeURIComponent(document)}/versions`, { signal }),
  });

/** Null: the version in force. */
export const legalTextQuery = (document: string, version: number | null = null) =>
  queryOptions<LegalText, ApiError>({
    queryKey: [LEGAL_KEY, document, version],
    queryFn: ({ signal }) =>
      api.get<LegalText>(`/legal/${encodeURIComponent(document)}${version ? `/${version}` : ''}`, { signal }),
  });

export interface LegalDraft {
  readonly title: string;
  readonly body: string;
  readonly version: number;
}

export function usePublishText(document: string) {
  const client = useQueryClient();
  return useMutation<LegalText, FailedCall, LegalDraft>({
    mutationFn: (draft) => api.put<LegalText>(`/legal/${encodeURIComponent(document)}`, draft),
    onSettled: () => client.invalidateQueries({ queryKey: [LEGAL_KEY] }),
  });
}
