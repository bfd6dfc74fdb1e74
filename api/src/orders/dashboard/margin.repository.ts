import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import type { OrderEntity } from '../order/order.entity.js';
import { paidOrders, partOf, returnedOrders } from '../totals/sold-orders.repository.js';

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
  constructor(private readonly work: UnitOfWork) {}

  /** Products sold in some days, less what came back, each unit at the cost of the moment of its payment. */
  async byProduct(days: { from: string; to: string }): Promise<ProductMargin[]> {
    const { manager } = this.work;
    const sold = partOf(
      summed(
        paidOrders(manager, days, 'sold').innerJoin('order_lines', 'line', 'line.order_id = orders.id'),
        'line.quantity',
      ),
    );
    const returned = partOf(
      summed(
        returnedOrders(manager, days)
          .innerJoin('return_lines', 'goods', 'goods.return_id = back.id')
          .innerJoin(
            'order_lines',
            'line',
            'line.order_id = orders.id AND line.product_id = goods.product_id',
          ),
        '-goods.quantity',
      ),
    );
    const rows = await manager.query<Row[]>(
      `SELECT sales.product_id AS id, product.name AS name, SUM(sales.units) AS units, SUM(sales.known_units) AS knownUnits,
         SUM(sales.sales) AS sales, SUM(sales.known_sales) AS knownSales, SUM(sales.cost) AS cost
       FROM (${sold.sql} UNION ALL ${returned.sql}) AS sales
       LEFT JOIN products AS product ON product.id = sales.product_id
       GROUP BY sales.product_id, product.name`,
      [...sold.values, ...returned.values],
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

/** Sums by product of so many units of each line. */
function summed(lines: SelectQueryBuilder<OrderEntity>, units: string): SelectQueryBuilder<OrderEntity> {
  const known = (value: string): string => `SUM(CASE WHEN cost.cost IS NULL THEN 0 ELSE ${value} END)`;
  const sales = `(${units}) * line.unit_price`;
  return lines
    .leftJoin(
      'product_costs',
      'cost',
      `cost.product_id = line.product_id AND cost.valid_from <= orders.paid_at
       AND (cost.valid_until IS NULL OR cost.valid_until > orders.paid_at)`,
    )
    .select('line.product_id', 'product_id')
    .addSelect(`SUM(${units})`, 'units')
    .addSelect(known(units), 'known_units')
    .addSelect(`SUM(${sales})`, 'sales')
    .addSelect(known(sales), 'known_sales')
    .addSelect(known(`(${units}) * cost.cost`), 'cost')
    .groupBy('line.product_id');
}
