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

export const invoiceAttentionQuery = queryOptions<{ refused: number; drafts: number }, ApiError>({
  queryKey: ['dashboard', 'invoices'],
  queryFn: async ({ signal }) => {
    const path = '/siigo/invoices/attention';
    const { data, meta } = await api.getPage<Pick<InvoiceState, 'state'>[]>(path, { signal });
    const drafts = data.filter(({ state }) => state === 'draft').length;
    return { refused: (meta?.total ?? data.length) - drafts, drafts };
  },
});

export const dutyCountsQuery = queryOptions<DutyCount[], ApiError>({
  queryKey: ['dashboard', 'duties'],
  queryFn: ({ signal }) => api.get<DutyCount[]>('/admin/orders/duties', { signal }),
});

export const NOT_INVOICED = {
  isPaid: 'true',
  active: 'true',
  isInvoice: 'false',
  isAllReturned: 'false',
} as const;

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
