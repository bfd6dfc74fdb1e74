import { api, type ApiError } from '@lacteos/api-client';
import type { SavedAddress, SavedAddressForm } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const PATH = '/account/addresses';

export const savedAddressesQuery = (userId: number) =>
  queryOptions<SavedAddress[], ApiError>({
    queryKey: ['saved-addresses', userId],
    queryFn: ({ signal }) => api.get<SavedAddress[]>(PATH, { signal }),
  });

export function useSaveAddress(userId: number) {
  const client = useQueryClient();
  return useMutation<SavedAddress[], ApiError, SavedAddressForm>({
    mutationFn: (form) => api.post<SavedAddress[]>(PATH, form),
    onSuccess: (addresses) => client.setQueryData(savedAddressesQuery(userId).queryKey, addresses),
  });
}
