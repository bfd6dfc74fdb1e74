import { api } from '@lacteos/api-client';
import type { LegalText } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

/** Older APIs have none: the order then carries no version. */
export const termsQuery = queryOptions({
  queryKey: ['legal', 'terminos'],
  queryFn: ({ signal }) => api.get<LegalText>('/legal/terminos', { signal }),
  retry: false,
});
