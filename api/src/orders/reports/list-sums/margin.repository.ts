import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderListRepository, type OrderFilter } from '../list/order-list.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { creditedAmong, paidOrders, partOf } from '../totals/sold-orders.repository.js';

/** Sales of a product without VAT and what they cost, in centavos. */
export interface ProductMargin {
  productId: number;
  name: string;
  units: number;
  /** Units whose cost is known. */
  knownUnits: number;
  sales: number;
  knownSales: number;
  cost: number;
}
type Row = Record<Exclude<keyof ProductMargin, 'productId'> | 'id', string | number | null>;

/** Sales against costs, from the lines of the sold orders: amounts without VAT have no maintained sums. */
@Injectable()
export class MarginRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: OrderListRepository,
  ) {}

  /** Products of the orders sold in some days. */
  inDays(days: { from: string; to: string }): Promise<ProductMargin[]> {
    return this.byProduct(() => paidOrders(this.work.manager, days, 'sold'));
  }

  /** Products of the orders that a list shows; its filter leaves orders only that count as sold. */
  ofList(sold: OrderFilter): Promise<ProductMargin[]> {
    return this.byProduct(() => this.lists.matching(sold));
  }

  /**
   * Products of sold orders, less what was credited, each unit at the cost of the moment of its payment.
   * @param sold makes the same query of orders, as `orders`, anew at each call
   */
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

/** Columns and expressions of a query: what was sold or credited, without VAT. */
interface Columns {
  product: string;
  units: string;
  sales: string;
}

/** Sums by product of units and amounts. */
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
