import type { Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '../../platform/database/index.js';
import type { OrderSort } from './order-list.query.js';
import type { OrderSearch } from './order-search.js';
import { OrderEntity } from './order.entity.js';

/** Which orders are wanted; what is null restricts nothing. */
export interface OrderFilter {
  userId: number | null;
  storeIds: readonly number[] | null;
  search: OrderSearch | null;
  isPaid: boolean | null;
  isDelivered: boolean | null;
  active: boolean | null;
  paidWithoutStock: boolean | null;
  hasPaymentAlert: boolean | null;
  paymentMethod: string | null;
  paidFrom: Date | null;
  paidTo: Date | null;
}
export interface OrderPage {
  by: OrderSort;
  direction: 'ASC' | 'DESC';
  skip: number;
  take: number;
}
const SORT_PROPERTIES = {
  id: 'id',
  createdAt: 'createdAt',
  paidAt: 'paidAt',
  deliveredAt: 'deliveredAt',
  totalPrice: 'totalPrice',
  paymentMethod: 'paymentMethod',
  n_document: 'nDocument',
} as const satisfies Record<OrderSort, keyof OrderEntity>;

/** The statements on lists of orders. */
@Injectable()
export class OrderListRepository {
  constructor(private readonly work: UnitOfWork) {}

  list(filter: OrderFilter, { by, direction, skip, take }: OrderPage): Promise<OrderEntity[]> {
    return this.matching(filter)
      .orderBy(`orders.${SORT_PROPERTIES[by]}`, direction)
      .addOrderBy('orders.id', direction)
      .offset(skip)
      .limit(take)
      .getMany();
  }

  /** How many orders match, and the sum of their totals. */
  async sums(filter: OrderFilter): Promise<{ total: number; totalIncome: Centavos }> {
    const row = await this.matching(filter)
      .select('COUNT(*)', 'total')
      .addSelect('COALESCE(SUM(orders.total_price), 0)', 'income')
      .getRawOne<{ total: number | string; income: number | string }>();
    return { total: Number(row?.total ?? 0), totalIncome: Number(row?.income ?? 0) as Centavos };
  }

  private matching(filter: OrderFilter): SelectQueryBuilder<OrderEntity> {
    const query = this.work.manager.createQueryBuilder(OrderEntity, 'orders');
    const { userId, storeIds, search, isPaid, isDelivered, active, paymentMethod, paidFrom, paidTo } = filter;
    if (userId !== null && storeIds !== null) {
      // A cashier: the orders of his stores and those that he placed himself.
      query.andWhere(ownOrOfStores(userId, storeIds));
    } else if (userId !== null) query.andWhere('orders.user_id = :userId', { userId });
    if (isPaid !== null) query.andWhere('orders.is_paid = :isPaid', { isPaid });
    if (isDelivered !== null) query.andWhere('orders.is_delivered = :isDelivered', { isDelivered });
    if (active !== null) query.andWhere('orders.active = :isActive', { isActive: active });
    const { paidWithoutStock, hasPaymentAlert } = filter;
    if (paidWithoutStock !== null)
      query.andWhere('orders.paid_without_stock = :paidWithoutStock', { paidWithoutStock });
    if (hasPaymentAlert !== null)
      query.andWhere(`orders.payment_alert IS ${hasPaymentAlert ? 'NOT ' : ''}NULL`);
    if (paymentMethod !== null) query.andWhere('orders.payment_method = :paymentMethod', { paymentMethod });
    if (paidFrom !== null) query.andWhere('orders.paid_at >= :paidFrom', { paidFrom });
    if (paidTo !== null) query.andWhere('orders.paid_at <= :paidTo', { paidTo });
    if (search !== null) query.andWhere(searchCondition(search));
    return query;
  }
}

function ownOrOfStores(userId: number, storeIds: readonly number[]): Brackets {
  return new Brackets((either) => {
    either.where('orders.user_id = :userId', { userId });
    if (storeIds.length > 0) either.orWhere('orders.store_id IN (:...storeIds)', { storeIds });
  });
}

const FLAG_COLUMNS = { active: 'active', isPaid: 'is_paid', isDelivered: 'is_delivered' } as const;

function searchCondition({ id, documentPrefix, flags }: OrderSearch): Brackets {
  return new Brackets((either) => {
    either.where('1 = 0');
    if (id !== null) either.orWhere('orders.id = :searchedId', { searchedId: id });
    if (documentPrefix !== null) {
      const prefix = `${documentPrefix.replace(/[!%_]/g, '!$&')}%`;
      either.orWhere("orders.n_document LIKE :documentPrefix ESCAPE '!'", { documentPrefix: prefix });
    }
    flags.forEach(({ flag, value }) =>
      either.orWhere(`orders.${FLAG_COLUMNS[flag]} = :${flag}${String(value)}`, {
        [`${flag}${String(value)}`]: value,
      }),
    );
  });
}
