import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { recipientName } from '@lacteos/contracts/delivery/dispatch-registration';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { isInState } from '../../order/states/order-state-sql.js';
import type { LowStockDto } from './dashboard.dto.js';
import { creditedOrders, paidOrders } from '../totals/sold-orders.repository.js';

interface GroupSale {
  orders: number;
  amount: Centavos;
}
export interface StoreSale extends GroupSale {
  storeId: number;
  name: string;
}
export interface CustomerSale extends GroupSale {
  document: string;
  name: string;
}
type Row<Key extends string> = Record<Key | 'orders' | 'amount', string | number>;

const FACTORY = { id: 0, name: 'Fábrica' };

export interface CreditedSum {
  day: string;
  storeId: number;
  paymentMethod: string;
  amount: Centavos;
  isForGoods: boolean;
}
interface Days {
  from: string;
  to: string;
}

/** Stores and buyers have no maintained totals: reads the index `orders_sold` alone. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly work: UnitOfWork) {}

  async byStore(days: Days): Promise<StoreSale[]> {
    const rows = await paidOrders(this.work.manager, days, 'sold')
      .select('orders.store_id', 'store')
      .groupBy('orders.store_id')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(orders.total_price)', 'amount')
      .orderBy('amount', 'DESC')
      .getRawMany<Row<'store'>>();
    const names = await this.storeNames(rows.map(({ store }) => Number(store)));
    return rows.map(({ store, ...sale }) => ({
      storeId: Number(store),
      name: names.get(Number(store)) ?? `Tienda ${store}`,
      ...saleOf(sale),
    }));
  }

  /** By document, less credits, named as in their latest order. */
  async bestCustomers(days: Days, limit: number): Promise<CustomerSale[]> {
    const { manager } = this.work;
    const back = new Map<string, number>();
    const { goods, notes } = creditedOrders(manager, days);
    for (const credited of [goods, notes]) {
      const rows = await credited
        .select('orders.n_document', 'document')
        .addSelect('SUM(back.amount)', 'amount')
        .groupBy('orders.n_document')
        .getRawMany<{ document: string; amount: number | string }>();
      for (const { document, amount } of rows)
        back.set(String(document), (back.get(String(document)) ?? 0) + Number(amount));
    }
    // A credit only lowers a sum: the best are among as many more as have one.
    const sold = await paidOrders(manager, days, 'sold')
      .select('orders.n_document', 'document')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(orders.total_price)', 'amount')
      .groupBy('orders.n_document')
      .orderBy('amount', 'DESC')
      .addOrderBy('orders.n_document', 'ASC')
      .limit(limit + back.size)
      .getRawMany<Row<'document'>>();
    const rows = sold
      .map((row) => ({ ...row, amount: Number(row.amount) - (back.get(String(row.document)) ?? 0) }))
      .sort((one, other) => other.amount - one.amount || (one.document < other.document ? -1 : 1))
      .slice(0, limit);
    const names = await this.recipientNames(rows.map(({ document }) => String(document)));
    return rows.map(({ document, ...sale }) => ({
      document: String(document),
      name: names.get(String(document)) ?? '',
      ...saleOf(sale),
    }));
  }

  async credited(days: Days): Promise<CreditedSum[]> {
    const { goods, notes } = creditedOrders(this.work.manager, days);
    return [...(await this.byOrder(goods, true)), ...(await this.byOrder(notes, false))];
  }

  private async byOrder(
    credited: SelectQueryBuilder<OrderEntity>,
    isForGoods: boolean,
  ): Promise<CreditedSum[]> {
    const { raw, entities } = await credited
      .select(['orders.id', 'orders.paidAt', 'orders.storeId', 'orders.paymentMethod'])
      .addSelect('SUM(back.amount)', 'amount')
      .groupBy('orders.id')
      .getRawAndEntities<{ orders_id: number; amount: number | string }>();
    const amounts = new Map(raw.map((row) => [Number(row.orders_id), Number(row.amount) as Centavos]));
    return entities.map(({ id, paidAt, storeId, paymentMethod }) => ({
      day: paidAt ? colombianDay(paidAt) : '',
      storeId,
      paymentMethod,
      amount: amounts.get(id) ?? fromPesos(0),
      isForGoods,
    }));
  }

  private async storeNames(ids: readonly number[]): Promise<Map<number, string>> {
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.work.manager.query<{ id: number; name: string }[]>(
      `SELECT id, name FROM stores WHERE id IN (${marks || '0'})`,
      [...ids],
    );
    return new Map([FACTORY, ...rows].map(({ id, name }) => [Number(id), name]));
  }

  private async recipientNames(documents: readonly string[]): Promise<Map<string, string>> {
    const latest = await this.work.manager
      .createQueryBuilder(OrderEntity, 'orders')
      .select('MAX(orders.id)', 'id')
      .where({ nDocument: In([...documents]) })
      .groupBy('orders.n_document')
      .getRawMany<{ id: number }>();
    const orders = await this.work.manager.findBy(OrderEntity, { id: In(latest.map(({ id }) => id)) });
    return new Map(orders.map((order) => [order.nDocument, recipientName(order.shippingAddress)]));
  }

  async lowStock(fewUnits: number, limit: number): Promise<LowStockDto[]> {
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT product.id AS id, product.name AS name, COALESCE(level.quantity, 0) AS units
       FROM products AS product
       LEFT JOIN stock_levels AS level ON level.product_id = product.id AND level.store_id = ?
       WHERE product.active = 1 AND COALESCE(level.quantity, 0) <= ? ORDER BY units, product.name LIMIT ?`,
      [FACTORY.id, fewUnits, limit],
    );
    return rows.map(({ id, name, units }) => ({
      productId: Number(id),
      name: String(name),
      units: Number(units),
    }));
  }

  paidWithoutStock(): Promise<number> {
    return this.count(`paid_without_stock = 1 AND ${isInState(['paid'])}`);
  }

  paymentAlerts(): Promise<number> {
    return this.count('payment_alert IS NOT NULL');
  }

  private async count(condition: string): Promise<number> {
    const [row] = await this.work.manager.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM orders WHERE ${condition}`,
    );
    return Number(row?.total ?? 0);
  }
}

const saleOf = ({ orders, amount }: Row<never>): GroupSale => ({
  orders: Number(orders),
  amount: Number(amount) as Centavos,
});
