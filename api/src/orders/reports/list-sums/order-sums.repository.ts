import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderListRepository, type OrderFilter } from '../list/order-list.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { creditedAmong, partOf } from '../totals/sold-orders.repository.js';

/** Centavos with VAT. */
export interface LineSum {
  readonly units: number;
  readonly amount: Centavos;
}
type Row = Record<keyof LineSum, number | string | null>;

@Injectable()
export class OrderSumsRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: OrderListRepository,
  ) {}

  /** Centavos. */
  async credited(filter: OrderFilter): Promise<Centavos> {
    const { goods, notes } = creditedAmong(() => this.lists.matching(filter));
    let sum = 0;
    for (const query of [goods, notes]) {
      const row = await query.select('SUM(back.amount)', 'amount').getRawOne<Pick<Row, 'amount'>>();
      sum += Number(row?.amount ?? 0);
    }
    return sum as Centavos;
  }

  lines(filter: OrderFilter): Promise<LineSum> {
    const lines = this.lists.matching(filter).innerJoin('order_lines', 'line', 'line.order_id = orders.id');
    return this.sumOf(filter, [
      [lines, 'line.product_id', 'line.quantity', 'line.unit_price * line.quantity + line.tax_price'],
    ]);
  }

  creditedLines(filter: OrderFilter): Promise<LineSum> {
    const { goods, notes } = creditedAmong(() => this.lists.matching(filter));
    goods.innerJoin('return_lines', 'line', 'line.return_id = back.id');
    return this.sumOf(filter, [
      [goods, 'line.product_id', 'line.quantity', 'line.amount'],
      [notes, 'back.product_id', 'back.quantity', 'back.amount'],
    ]);
  }

  private async sumOf(
    { productId, family }: OrderFilter,
    parts: readonly [
      query: SelectQueryBuilder<OrderEntity>,
      product: string,
      units: string,
      amount: string,
    ][],
  ): Promise<LineSum> {
    const sums: LineSum[] = [];
    for (const [query, product, units, amount] of parts) {
      if (productId !== null) query.andWhere(`${product} = :lineProduct`, { lineProduct: productId });
      if (family !== null)
        query
          .innerJoin('products', 'sold', `sold.id = ${product}`)
          .andWhere('sold.family = :lineFamily', { lineFamily: family });
      const { sql, values } = partOf(
        query.select(`SUM(${units})`, 'units').addSelect(`SUM(${amount})`, 'amount'),
      );
      const [row] = await this.work.manager.query<Row[]>(sql, values);
      sums.push({ units: Number(row?.units ?? 0), amount: Number(row?.amount ?? 0) as Centavos });
    }
    return sums.reduce((all, { units, amount }) => ({
      units: all.units + units,
      amount: (all.amount + amount) as Centavos,
    }));
  }
}
