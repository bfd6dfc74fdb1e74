import { api, type ApiError } from '@lacteos/api-client';
import { useMutation } from '@tanstack/react-query';

import type { InvoiceState } from '../../invoice-state/model/invoice-state';
import type { OrderInvoiceRequest } from '../model/order-invoice-request';

/** Makes the invoice of an order; the answer may still be on its way to SIIGO ('En proceso'). */
export const useCreateOrderInvoice = () =>
  useMutation<InvoiceState, ApiError, OrderInvoiceRequest>({
    mutationFn: (request) => api.post<InvoiceState>('/siigo/invoice', request),
  });
