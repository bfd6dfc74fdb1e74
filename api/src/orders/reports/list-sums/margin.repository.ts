import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderListRepository, type OrderFilter } from '../list/order-list.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { creditedAmong, paidOrders, partOf } from '../totals/sold-orders.repository.js';

/** Centavos without VAT. */
export interface ProductMargin {
  productId: number;
  name: string;
  units: number;
  knownUnits: number;
  sales: number;
  knownSales: number;
  cost: number;
}
type Row = Record<Exclude<keyof ProductMargin, 'productId'> | 'id', string | number | null>;

/** Amounts without VAT have no maintained sums, so the lines are read. */
@Injectable()
export class MarginRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: OrderListRepository,
  ) {}

  inDays(days: { from: string; to: string }): Promise<ProductMargin[]> {
    return this.byProduct(() => paidOrders(this.work.manager, days, 'sold'));
  }

  /** The filter leaves only orders that count as sold. */
  ofList(sold: OrderFilter): Promise<ProductMargin[]> {
    return this.byProduct(() => this.lists.matching(sold));
  }

  /** Less credits, each unit at its cost at the payment. @param sold makes a new query of `orders` at each call */
  private async byProduct(sold: () => SelectQueryBuilder<OrderEntity>): Promise<ProductMargin[]> {
    const { manager } = this.work;
    const lines = sold().innerJoin('order_lines', 'line', 'line.order_id = orders.id');
    const { goods, notes } = creditedAmong(sold);
    goods
      .innerJoin('return_lines', 'goods', 'goods.return_id = back.id')
      .innerJoin('order_lines', 'line', 'line.order_id = orders.id AND line.product_id = goods.product_id');
    const parts = [
      summed(lines, {
        product: 'line.product_id',
        units: 'line.quantity',
        sales: 'line.quantity * line.unit_price',
      }),
      summed(goods, {
        product: 'line.product_id',
        units: '-goods.quantity',
        sales: '-goods.quantity * line.unit_price',
      }),
      summed(notes, { product: 'back.product_id', units: '-back.quantity', sales: '-back.base' }),
    ].map(partOf);
    const rows = await manager.query<Row[]>(
      `SELECT sales.product_id AS id, product.name AS name, SUM(sales.units) AS units, SUM(sales.known_units) AS knownUnits,
         SUM(sales.sales) AS sales, SUM(sales.known_sales) AS knownSales, SUM(sales.cost) AS cost
       FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS sales
       LEFT JOIN products AS product ON product.id = sales.product_id
       GROUP BY sales.product_id, product.name`,
      parts.flatMap(({ values }) => values),
    );
    return rows.map(({ id, name, ...sums }) => ({
      productId: Number(id),
      name: String(name ?? `Producto ${id}`),
      units: Number(sums.units),
      knownUnits: Number(sums.knownUnits),
      sales: Number(sums.sales),
      knownSales: Number(sums.knownSales),
      cost: Number(sums.cost),
    }));
  }
}

/** Sold or credited, without VAT. */
interface Columns {
  product: string;
  units: string;
  sales: string;
}

function summed(
  query: SelectQueryBuilder<OrderEntity>,
  { product, units, sales }: Columns,
): SelectQueryBuilder<OrderEntity> {
  const known = (value: string): string => `SUM(CASE WHEN cost.cost IS NULL THEN 0 ELSE ${value} END)`;
  return query
    .leftJoin(
      'product_costs',
      'cost',
      `cost.product_id = ${product} AND cost.valid_from <= orders.paid_at
       AND (cost.valid_until IS NULL OR cost.valid_until > orders.paid_at)`,
    )
    .select(product, 'product_id')
    .addSelect(`SUM(${units})`, 'units')
    .addSelect(known(units), 'known_units')
    .addSelect(`SUM(${sales})`, 'sales')
    .addSelect(known(sales), 'known_sales')
    .addSelect(known(`(${units}) * cost.cost`), 'cost')
    .groupBy(product);
}
