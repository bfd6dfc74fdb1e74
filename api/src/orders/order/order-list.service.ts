import { ROLES, toPesos, type OrderRow, type PageMeta } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { CashierStores } from '../../partners/index.js';
import type { RequestUser } from '../../platform/access/index.js';
import { endOfDay, startOfDay } from '../../platform/clock/index.js';
import { pageOf, sortOf } from '../../platform/http/index.js';
import { WOMPI_LABEL, type MyOrdersQuery, type OrderListQuery, type OrderSort } from './order-list.query.js';
import { OrderListRepository, type OrderFilter } from './order-list.repository.js';
import { readOrderSearch } from './order-search.js';
import { orderRowView } from './order-view.js';

/** A page of orders; `meta.totalIncome` sums all that match, in pesos. */
export interface OrderRows {
  orders: OrderRow[];
  meta: PageMeta;
}
const NEWEST_FIRST = '-createdAt';

/** Lists orders; filters, order and pages are the database's work. */
@Injectable()
export class OrderListService {
  constructor(
    private readonly lists: OrderListRepository,
    private readonly cashiers: CashierStores,
  ) {}

  /** The caller's own orders; for a cashier also those of his stores. */
  async mine(query: MyOrdersQuery, user: RequestUser): Promise<OrderRows> {
    const stores = user.id_role === ROLES.cashier ? await this.cashiers.storesOf(user.id) : null;
    return this.page(query, {
      ...filterOf(query),
      userId: user.id,
      storeIds: stores?.map((store) => store.id) ?? null,
    });
  }

  /** All orders, for the back office. */
  all(query: OrderListQuery): Promise<OrderRows> {
    const { isPaid = null, isDelivered = null, active = null, paymentMethod = null } = query;
    const { paidWithoutStock = null, hasPaymentAlert = null } = query;
    return this.page(query, {
      ...filterOf(query),
      isPaid,
      isDelivered,
      active,
      paidWithoutStock,
      hasPaymentAlert,
      paymentMethod: paymentMethod === WOMPI_LABEL ? 'Wompi' : paymentMethod,
      paidFrom: query.paidFrom ? startOfDay(query.paidFrom) : null,
      paidTo: query.paidTo ? endOfDay(query.paidTo) : null,
    });
  }

  private async page(query: MyOrdersQuery, filter: OrderFilter): Promise<OrderRows> {
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, NEWEST_FIRST);
    const [rows, sums] = await Promise.all([
      this.lists.list(filter, { by: column as OrderSort, direction, skip, take }),
      this.lists.sums(filter),
    ]);
    return {
      orders: rows.map(orderRowView),
      meta: { total: sums.total, page, pageSize, totalIncome: toPesos(sums.totalIncome) },
    };
  }
}

function filterOf({ search }: MyOrdersQuery): OrderFilter {
  return {
    userId: null,
    storeIds: null,
    search: search ? readOrderSearch(search) : null,
    isPaid: null,
    isDelivered: null,
    active: null,
    paidWithoutStock: null,
    hasPaymentAlert: null,
    paymentMethod: null,
    paidFrom: null,
    paidTo: null,
  };
}
