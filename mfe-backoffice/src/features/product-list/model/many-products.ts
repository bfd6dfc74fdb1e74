import { api, uploadFile } from '@lacteos/api-client';
import type { BulkProducts, ImportReport } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from './products-key';

async function sendFile({ file, dryRun }: { file: File; dryRun: boolean }): Promise<ImportReport> {
  const { data } = await uploadFile<{ data: ImportReport }>('/admin/products/import', file, file.name, {
    params: { dryRun },
  });
  return data;
}

export function useImportProducts() {
  const client = useQueryClient();
  return useMutation<ImportReport, FailedCall, { file: File; dryRun: boolean }>({
    mutationFn: sendFile,
    onSettled: (_report, _error, { dryRun }) =>
      dryRun ? undefined : client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
  });
}

export function useChangeProducts() {
  const client = useQueryClient();
  return useMutation<{ changed: number }, FailedCall, BulkProducts>({
    mutationFn: (change) => api.put<{ changed: number }>('/admin/products', change),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
        client.invalidateQueries({ queryKey: [PRODUCT_KEY] }),
      ]),
  });
}
