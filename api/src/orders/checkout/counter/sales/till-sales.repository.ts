import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import { likeStarting } from '#platform/text/index.js';
import { COUNTED_RETURNS } from '#orders/order/returned/return-states.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import type { CounterSale } from '../receipt/counter-receipts.service.js';

export interface SalesFilter {
  /** null: of all stores. */
  readonly storeId: number | null;
  readonly from: Date;
  readonly to: Date;
  readonly words: readonly string[];
  readonly paymentMethod: string | null;
}
export interface ReturnedUnits {
  readonly sold: number;
  readonly returned: number;
}

const HAS_TERM =
  'EXISTS (SELECT 1 FROM order_search_terms found WHERE found.order_id = sale.id AND found.term';
const HAS_PART =
  'EXISTS (SELECT 1 FROM order_payments part WHERE part.order_id = sale.id AND part.method = :method)';

const startsWith = (parameter: string): string => `LIKE :${parameter} ESCAPE '!'`;

@Injectable()
export class TillSalesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Newest first. */
  async page(
    filter: SalesFilter,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ sales: CounterSale[]; total: number }> {
    const query = this.matching(filter);
    const [total, sales] = await Promise.all([
      query.clone().getCount(),
      query.clone().orderBy('sale.id', 'DESC').offset(skip).limit(take).getMany(),
    ]);
    return { sales: sales as CounterSale[], total };
  }

  /** Of sales that were not voided, by method. */
  async sumByMethod(filter: SalesFilter): Promise<{ method: string; amount: Centavos }[]> {
    const query = this.matching(filter)
      .innerJoin('order_payments', 'paid', 'paid.order_id = sale.id')
      .andWhere('sale.active = :isActive', { isActive: true })
      .select('paid.method', 'method')
      .addSelect('SUM(paid.amount)', 'amount')
      .groupBy('paid.method')
      .orderBy('MIN(paid.payment_id)');
    if (filter.paymentMethod !== null) query.andWhere('paid.method = :method');
    const rows = await query.getRawMany<{ method: string; amount: number | string }>();
    return rows.map(({ method, amount }) => ({ method, amount: centavos(Number(amount)) }));
  }

  /** By order; sales of which nothing came back are missing. */
  async findReturned(orderIds: readonly number[]): Promise<ReadonlyMap<number, ReturnedUnits>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.work.manager.query<Record<'id' | 'sold' | 'returned', number | string>[]>(
      `SELECT back.order_id AS id, SUM(part.quantity) AS returned,
         (SELECT SUM(line.quantity) FROM order_lines line WHERE line.order_id = back.order_id) AS sold
       FROM returns back JOIN return_lines part ON part.return_id = back.id
       WHERE back.order_id IN (${placeholdersFor(orderIds)}) AND back.kind = 'goods'
         AND back.state IN (${placeholdersFor(COUNTED_RETURNS)})
       GROUP BY back.order_id`,
      [...orderIds, ...COUNTED_RETURNS],
    );
    return new Map(
      rows.map(({ id, sold, returned }) => [Number(id), { sold: Number(sold), returned: Number(returned) }]),
    );
  }

  private matching({
    storeId,
    from,
    to,
    words,
    paymentMethod,
  }: SalesFilter): SelectQueryBuilder<OrderEntity> {
    const query = this.work.manager
      .createQueryBuilder(OrderEntity, 'sale')
      .where('sale.createdAt >= :from AND sale.createdAt <= :to', { from, to })
      .andWhere('sale.shift_id IS NOT NULL');
    if (storeId !== null) query.andWhere('sale.storeId = :storeId', { storeId });
    words.forEach((word, n) => {
      const found = [
        `sale.id = :id${n}`,
        `sale.n_document ${startsWith(`word${n}`)}`,
        `sale.return_code ${startsWith(`code${n}`)}`,
        `${HAS_TERM} ${startsWith(`word${n}`)})`,
      ];
      query.andWhere(`(${found.join(' OR ')})`, {
        [`id${n}`]: /^\d{1,9}$/.test(word) ? Number(word) : 0,
        [`word${n}`]: likeStarting(word),
        [`code${n}`]: likeStarting(word.toUpperCase()),
      });
    });
    if (paymentMethod !== null) query.andWhere(HAS_PART, { method: paymentMethod });
    return query;
  }
}
