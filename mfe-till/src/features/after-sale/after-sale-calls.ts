import type { TillReturn, TillReturnable, TillSale } from '@lacteos/contracts/schemas';
import { api } from '@lacteos/api-client';
import type { GoodsFate } from '@lacteos/contracts/orders/goods-fates';

export const voidSale = (id: number, reason: string): Promise<TillSale> =>
  api.post<TillSale>(`/till/sales/${id}/void`, { reason });

export const findReceipt = (code: string): Promise<TillReturnable> =>
  api.get<TillReturnable>(`/till/receipts/${encodeURIComponent(code)}`);

export interface ReturnedLine {
  id_product: number;
  quantity: number;
  fate: GoodsFate;
}

export const returnGoods = (
  orderId: number,
  lines: readonly ReturnedLine[],
  reason: string,
): Promise<TillReturn> => api.post<TillReturn>('/till/returns', { orderId, lines, reason });
