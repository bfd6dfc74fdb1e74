import { api, type ApiError } from '@lacteos/api-client';
import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** With the time of reading from SIIGO (ISO 8601), if known. */
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

/** Fresh for five minutes. */
export const agedInvoiceTypesQuery = queryOptions<InvoiceTypes, ApiError>({
  queryKey: ['invoice-types'],
  queryFn: ({ signal }) => read(signal),
  staleTime: 5 * 60_000,
});

export const invoiceTypesQuery = {
  ...agedInvoiceTypesQuery,
  select: ({ types }: InvoiceTypes): ListedInvoiceType[] => types,
};

/** Bypasses the API's cache. */
export function useRefreshInvoiceTypes() {
  const queries = useQueryClient();
  return useMutation<InvoiceTypes, ApiError>({
    mutationFn: () => read(undefined, true),
    onSuccess: (fresh) => queries.setQueryData(agedInvoiceTypesQuery.queryKey, fresh),
  });
}
