import { api, type ApiError } from '@lacteos/api-client';
import { recordRequestTime } from '@lacteos/api-client/live';
import type {
  BestCustomer,
  Dashboard,
  InvoiceState,
  DutyCount,
  Margin,
  OrderRow,
  SalesBreakdown,
  ShiftAttention,
} from '@lacteos/contracts/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Days, Period } from './period';

export const figuresQuery = ({ from, to, compared }: Period) => {
  const params = { from, to, compareFrom: compared?.from, compareTo: compared?.to };
  const queryKey = ['dashboard', params];
  return queryOptions<Dashboard, ApiError>({
    queryKey,
    queryFn: ({ signal }) =>
      recordRequestTime(queryKey, () => api.get<Dashboard>('/admin/dashboard', { params, signal })),
    placeholderData: keepPreviousData,
  });
};

export const breakdownQuery = ({ from, to }: Days) =>
  queryOptions<SalesBreakdown, ApiError>({
    queryKey: ['dashboard', 'breakdown', from, to],
    queryFn: ({ signal }) =>
      api.get<SalesBreakdown>('/admin/dashboard/breakdown', { params: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

export const marginQuery = ({ from, to }: Days) =>
  queryOptions<Margin, ApiError>({
    queryKey: ['dashboard', 'margin', from, to],
    queryFn: ({ signal }) => api.get<Margin>('/admin/dashboard/margin', { params: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

export const bestCustomersQuery = ({ from, to }: Days) =>
  queryOptions<BestCustomer[], ApiError>({
    queryKey: ['dashboard', 'customers', from, to],
    queryFn: ({ signal }) =>
      api.get<BestCustomer[]>('/admin/dashboard/customers', { params: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

export interface InvoiceSum {
  count: number;
  /** In pesos. */
  amount: number;
}
/** Of invoices without an order: those of orders are duties of their orders. */
export interface InvoiceAttention {
  refused: InvoiceSum;
  drafts: InvoiceSum;
}

type Waiting = Pick<InvoiceState, 'state' | 'orderId' | 'kind' | 'total'>;

const sumOf = (invoices: readonly Waiting[]): InvoiceSum => ({
  count: invoices.length,
  amount: invoices.reduce((sum, { total }) => sum + total, 0),
});

export const invoiceAttentionQuery = queryOptions<InvoiceAttention, ApiError>({
  queryKey: ['dashboard', 'invoices'],
  queryFn: async ({ signal }) => {
    const all = await api.get<Waiting[]>('/siigo/invoices/attention', { signal });
    const own = all.filter(({ orderId, kind }) => orderId === null && kind === 'invoice');
    return {
      refused: sumOf(own.filter(({ state }) => state !== 'draft')),
      drafts: sumOf(own.filter(({ state }) => state === 'draft')),
    };
  },
});

export const dutyCountsQuery = queryOptions<DutyCount[], ApiError>({
  queryKey: ['dashboard', 'duties'],
  queryFn: ({ signal }) => api.get<DutyCount[]>('/admin/orders/duties', { signal }),
});

export const shiftAttentionQuery = queryOptions<ShiftAttention, ApiError>({
  queryKey: ['dashboard', 'shifts'],
  queryFn: ({ signal }) => api.get<ShiftAttention>('/admin/cash-desk/attention', { signal }),
});

export const EXPIRING_HOLDS = { holdEndsWithinHours: '24' } as const;

export const orderCountQuery = (filters: Readonly<Record<string, string>>) =>
  queryOptions<number, ApiError>({
    queryKey: ['dashboard', 'orders', filters],
    queryFn: async ({ signal }) => {
      const params = { ...filters, page: 1, pageSize: 1 };
      const { data, meta } = await api.getPage<OrderRow[]>('/admin/orders', { params, signal });
      return meta?.total ?? data.length;
    },
  });
