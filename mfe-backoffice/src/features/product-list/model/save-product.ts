import { api } from '@lacteos/api-client';
import type { AdminProduct, NewProduct, ProductChange } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from './products-key';

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
      client.invalidateQueries({ queryKey: [PRODUCT_KEY] }),
    ]);
}

export const useCreateProduct = () =>
  useMutation<AdminProduct, FailedCall, NewProduct>({
    mutationFn: (product) => api.post<AdminProduct>('/admin/products', product),
    onSettled: useRefresh(),
  });

/** A retry is a separate call. */
export const useLinkProduct = () =>
  useMutation<unknown, FailedCall, { id: number; isRetry: boolean }>({
    mutationFn: ({ id, isRetry }) =>
      isRetry ? api.post(`/siigo/products/${id}/link`) : api.post('/siigo/createProducts', { id }),
    onSettled: useRefresh(),
  });

export const useChangeProduct = () =>
  useMutation<AdminProduct, FailedCall, ProductChange>({
    mutationFn: (change) => api.put<AdminProduct>('/admin/product', change),
    onSettled: useRefresh(),
  });

export const useProductStatus = () =>
  useMutation<AdminProduct, FailedCall, { id: number; active: boolean }>({
    mutationFn: (change) => api.put<AdminProduct>('/admin/product/status', change),
    onSettled: useRefresh(),
  });
