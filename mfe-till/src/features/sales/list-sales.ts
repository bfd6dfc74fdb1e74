import type { CounterReceipt, TillSale } from '@lacteos/contracts/schemas';
import { api } from '@lacteos/api-client';

export interface SalesFilter {
  /** yyyy-MM-dd in Colombia. */
  day: string;
  search: string;
  /** Empty: all. */
  paymentMethod: string;
  page: number;
}
export interface SalesPage {
  sales: TillSale[];
  total: number;
  /** Without cash while the count is still to come. */
  totals: { method: string; amount: number }[];
}

export const PAGE_SIZE = 20;

export async function listSales(filter: SalesFilter, signal?: AbortSignal): Promise<SalesPage> {
  const { day, search, paymentMethod, page } = filter;
  const params = {
    day,
    page,
    pageSize: PAGE_SIZE,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(paymentMethod ? { paymentMethod } : {}),
  };
  const { data, meta } = await api.getPage<TillSale[]>('/till/sales', { params, signal });
  return { sales: data, total: meta?.total ?? data.length, totals: meta?.totals ?? [] };
}

export const readReceipt = (saleId: number): Promise<CounterReceipt> =>
  api.get<CounterReceipt>(`/till/sales/${saleId}/receipt-data`);
