import { api, type ApiError } from '@lacteos/api-client';
import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The document types and when they were read from SIIGO (ISO 8601), if the API says so. */
export interface InvoiceTypes {
  types: ListedInvoiceType[];
  cachedAt: string | null;
}

const read = async (signal?: AbortSignal, refresh?: true): Promise<InvoiceTypes> => {
  const { data, meta } = await api.getPage<ListedInvoiceType[]>('/siigo/invoice/type', {
    params: { refresh },
    signal,
  });
  return { types: data, cachedAt: meta?.cachedAt ?? null };
};

/** All document types of the SIIGO account with their age; they change rarely, so they are good for five minutes. */
export const agedInvoiceTypesQuery = queryOptions<InvoiceTypes, ApiError>({
  queryKey: ['invoice-types'],
  queryFn: ({ signal }) => read(signal),
  staleTime: 5 * 60_000,
});

/** All document types of the SIIGO account. */
export const invoiceTypesQuery = {
  ...agedInvoiceTypesQuery,
  select: ({ types }: InvoiceTypes): ListedInvoiceType[] => types,
};

/** Has the API ask SIIGO now. */
export function useRefreshInvoiceTypes() {
  const queries = useQueryClient();
  return useMutation<InvoiceTypes, ApiError>({
    mutationFn: () => read(undefined, true),
    onSuccess: (fresh) => queries.setQueryData(agedInvoiceTypesQuery.queryKey, fresh),
  });
}
