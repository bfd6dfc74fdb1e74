import { toPesos } from '@lacteos/contracts/money/money';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import {
  colombianToday,
  endOfColombianDay,
  startOfColombianDay,
} from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { type MethodSumDto, pageOf } from '#platform/http/index.js';
import { OrderSearchIndex } from '#orders/order/search/order-search-index.js';
import { tokenize } from '#orders/order/search/search-words.js';
import { CashDrawer } from '#orders/payments/cash-desk/cash-drawer.js';
import type { OrderPaymentEntity } from '#orders/order/row/order-payment.entity.js';
import { PaymentsRepository } from '#orders/payments/payment/payments.repository.js';
import { buyerNameOf } from '../receipt/buyer-name.js';
import type { CounterSale } from '../receipt/counter-receipts.service.js';
import { SellingStores } from '../store/selling-stores.repository.js';
import type { TillSaleDto, TillSaleState, TillSalesQuery } from './till-sale.dto.js';
import { type ReturnedUnits, type SalesFilter, TillSalesRepository } from './till-sales.repository.js';

@Injectable()
export class TillSalesService {
  constructor(
    private readonly sales: TillSalesRepository,
    private readonly stores: SellingStores,
    private readonly payments: PaymentsRepository,
    private readonly search: OrderSearchIndex,
    private readonly drawer: CashDrawer,
    private readonly clock: Clock,
  ) {}

  /**
   * A cashier's store, for administrators the chosen one or all. Who counts blind does not see the sum of cash while
   * the own shift is open.
   */
  async list(
    query: TillSalesQuery,
    user: RequestUser,
    chosenStore: number | null,
  ): Promise<{ sales: TillSaleDto[]; total: number; totals: MethodSumDto[] }> {
    const day = query.day ?? colombianToday(this.clock);
    const filter: SalesFilter = {
      storeId: await this.storeOf(user, chosenStore),
      from: startOfColombianDay(day),
      to: endOfColombianDay(day),
      words: tokenize(query.search ?? ''),
      paymentMethod: query.paymentMethod ?? null,
    };
    const [{ sales, total }, sums, shiftId] = await Promise.all([
      this.sales.page(filter, pageOf(query)),
      this.sales.sumByMethod(filter),
      this.drawer.findShift(user),
    ]);
    const isBlind = shiftId !== null && user.id_role !== ROLES.superAdmin;
    const totals = sums
      .filter(({ method }) => !isBlind || method !== PAYMENT_METHODS.cash.label)
      .map(({ method, amount }) => ({ method, amount: toPesos(amount) }));
    return { sales: await this.viewsOf(sales, user, shiftId), total, totals };
  }

  async get(sale: CounterSale, user: RequestUser): Promise<TillSaleDto> {
    const [view] = await this.viewsOf([sale], user, await this.drawer.findShift(user));
    if (!view) throw new Error(`no sale ${sale.id}`);
    return view;
  }

  private async storeOf(user: RequestUser, chosenStore: number | null): Promise<number | null> {
    if (isAdministrator(user.id_role)) return chosenStore;
    return (await this.stores.findFor(user, chosenStore)).id;
  }

  private async viewsOf(
    sales: readonly CounterSale[],
    user: RequestUser,
    shiftId: number | null,
  ): Promise<TillSaleDto[]> {
    const ids = sales.map(({ id }) => id);
    const [parts, returned, invoices] = await Promise.all([
      this.payments.partsOfAll(ids),
      this.sales.findReturned(ids),
      ids.length > 0 ? this.search.invoicesOf(ids) : new Map<number, readonly string[]>(),
    ]);
    return sales.map((sale) => {
      const state = stateOf(sale, returned.get(sale.id));
      const isOwn = sale.userId === user.id && sale.shiftId === shiftId;
      return {
        ...saleView(
          sale,
          parts.filter(({ orderId }) => orderId === sale.id),
        ),
        state,
        canVoid: isOwn && state === 'valid',
        invoiceNumber: sale.isInvoice ? (invoices.get(sale.id)?.at(-1) ?? null) : null,
      };
    });
  }
}

const saleView = (sale: CounterSale, parts: readonly OrderPaymentEntity[]) => ({
  id: sale.id,
  createdAt: sale.createdAt.toISOString(),
  customer: buyerNameOf(sale),
  paymentMethod: sale.paymentMethod,
  parts: parts.map(({ method, amount }) => ({ method, amount: toPesos(amount) })),
  totalPrice: toPesos(sale.totalPrice),
  returnCode: sale.returnCode,
});

function stateOf({ active }: CounterSale, units: ReturnedUnits | undefined): TillSaleState {
  if (!active) return 'void';
  if (!units) return 'valid';
  return units.returned >= units.sold ? 'returned' : 'partly returned';
}
