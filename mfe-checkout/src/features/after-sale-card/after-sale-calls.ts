import { api, uploadFile, type ApiError } from '@lacteos/api-client';
import type { AfterSale, NewReturn, Refund, RefundAccount } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type AfterSaleRequest =
  | { readonly do: 'cancel'; readonly reason: string }
  | {
      readonly do: 'return';
      readonly wanted: NewReturn;
      readonly picture: File | null;
      readonly key: string;
    };

const pathOf = (orderId: number) => `/order/${orderId}`;

export const afterSaleQuery = (orderId: number) =>
  queryOptions<AfterSale, ApiError>({
    queryKey: ['after-sale', orderId],
    queryFn: ({ signal }) => api.get<AfterSale>(`${pathOf(orderId)}/after-sale`, { signal }),
  });

export function useAfterSaleRequest(orderId: number) {
  const client = useQueryClient();
  return useMutation<AfterSale, Error, AfterSaleRequest>({
    mutationFn: (request) => send(orderId, request),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['after-sale', orderId] });
      await client.invalidateQueries({ queryKey: ['order'] });
    },
  });
}

export function useGiveAccount(orderId: number, refundId: number) {
  const client = useQueryClient();
  return useMutation<Refund, Error, RefundAccount>({
    mutationFn: (account) => api.put<Refund>(`${pathOf(orderId)}/refunds/${refundId}/account`, account),
    onSettled: () => client.invalidateQueries({ queryKey: ['after-sale', orderId] }),
  });
}

async function send(orderId: number, request: AfterSaleRequest): Promise<AfterSale> {
  if (request.do === 'cancel')
    return api.post<AfterSale>(`${pathOf(orderId)}/cancellation`, { reason: request.reason });
  const photo = request.picture ? await upload(request.picture) : undefined;
  const wanted = { ...request.wanted, ...(photo ? { photo } : {}) };
  return api.post<AfterSale>(`${pathOf(orderId)}/returns`, wanted, {
    idempotencyKey: request.key,
  });
}

async function upload(picture: File): Promise<string> {
  const { secure_url } = await uploadFile<{ secure_url: string }>('/media/returns', picture, picture.name);
  return secure_url;
}
