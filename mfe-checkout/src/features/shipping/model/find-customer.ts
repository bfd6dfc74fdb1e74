import { api } from '@lacteos/api-client';
import type { Customer } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const NOT_FOUND = 404;
const FRESH_MS = 60_000;

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === NOT_FOUND;

/** The shop's, else SIIGO's; null when unknown. `idType` decides between persons with the same number. */
export const customerQuery = (identification: string, idType: string | undefined) =>
  queryOptions({
    queryKey: ['customer', identification, idType],
    queryFn: async ({ signal }): Promise<Customer | null> => {
      try {
        const type = idType ? `?id_type=${encodeURIComponent(idType)}` : '';
        return await api.get<Customer>(`/siigo/customers/${encodeURIComponent(identification)}${type}`, {
          signal,
        });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
