import { api } from '@lacteos/api-client';
import type { LegalText } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

/** The terms in force. An older API has none: then no version goes with the order. */
export const termsQuery = queryOptions({
  queryKey: ['legal', 'terminos'],
  queryFn: ({ signal }) => api.get<LegalText>('/legal/terminos', { signal }),
  retry: false,
});
