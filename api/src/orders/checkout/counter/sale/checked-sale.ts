import type { OrderTotals } from '@lacteos/contracts/money/order-pricing';

import type { RequestUser } from '#platform/access/index.js';
import type { NewPart } from '#orders/payments/payment/payments.repository.js';
import type { CheckedLine } from '../../placing/order-check.service.js';
import type { SellingStore } from '../store/selling-stores.repository.js';
import type { NewSaleDto } from './new-sale.dto.js';
import type { SaleBuyer } from './sale-buyer.js';

export interface SaleRequest {
  readonly sale: NewSaleDto;
  readonly seller: RequestUser;
  readonly chosenStore: number | null;
  readonly idempotencyKey: string;
}
export interface CheckedSale {
  readonly store: SellingStore;
  readonly sellerId: number;
  readonly shiftId: number;
  /** false: cash of a sale that arrived after its shift was closed stands in no shift. */
  readonly isShiftOpen: boolean;
  readonly lines: readonly CheckedLine[];
  readonly totals: OrderTotals;
  readonly parts: readonly NewPart[];
  readonly buyer: SaleBuyer;
  /** null: sold with a network. */
  readonly offline: { readonly soldAt: Date; readonly oldPrices: readonly string[] } | null;
}
