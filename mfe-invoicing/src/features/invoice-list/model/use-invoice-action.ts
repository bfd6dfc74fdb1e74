import type { InvoiceState } from '@lacteos/contracts/schemas';
import type { ApiError } from '@lacteos/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';

import { invoiceStateQuery } from '#features/invoice-creation';
import { refreshInvoiceLists } from './list-invoices';

export function useInvoiceAction<T>(id: number, act: (input: T) => Promise<InvoiceState>, done: string) {
  const { notification } = App.useApp();
  const queries = useQueryClient();
  const { queryKey } = invoiceStateQuery(id);
  return useMutation<InvoiceState, ApiError, T, InvoiceState | undefined>({
    mutationFn: act,
    onMutate: () => queries.getQueryData<InvoiceState>(queryKey),
    onSuccess: () => notification.success({ title: done, role: 'status' }),
    // Also after a refusal: it left a credit note with its reasons.
    onSettled: async (_invoice, error, _input, seen) => {
      await queries.invalidateQueries({ queryKey });
      await refreshInvoiceLists(queries);
      // Somebody else changed the invoice: the form that would show the reason may be gone.
      if (error && queries.getQueryData(queryKey) !== seen)
        notification.error({ title: error.message, role: 'alert', duration: 0 });
    },
  });
}
