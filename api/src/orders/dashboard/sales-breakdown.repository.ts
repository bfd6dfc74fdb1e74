import { recipientName, type Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderEntity } from '../order/order.entity.js';

/** Paid orders of a group. */
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

/** Paid sales by store and by buyer, which have no maintained totals: read out of the index `orders_sales` alone. */
@Injectable()
export class SalesBreakdownRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Sales by store, largest first. */
  async byStore(from: Date, to: Date): Promise<StoreSale[]> {
    const rows = await this.sold(from, to)
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

  /** The buyers with the highest totals by document, named as in their latest order. */
  async bestCustomers(from: Date, to: Date, limit: number): Promise<CustomerSale[]> {
    const rows = await this.sold(from, to)
      .select('orders.n_document', 'document')
      .groupBy('orders.n_document')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(orders.total_price)', 'amount')
      .orderBy('amount', 'DESC')
      .addOrderBy('document', 'ASC')
      .limit(limit)
      .getRawMany<Row<'document'>>();
    const names = await this.recipientNames(rows.map(({ document }) => String(document)));
    return rows.map(({ document, ...sale }) => ({
      document: String(document),
      name: names.get(String(document)) ?? '',
      ...saleOf(sale),
    }));
  }

  private sold(from: Date, to: Date): SelectQueryBuilder<OrderEntity> {
    return this.work.manager
      .createQueryBuilder(OrderEntity, 'orders')
      .where('orders.paid_at >= :from AND orders.paid_at <= :to', { from, to })
      .andWhere('orders.is_paid = :isPaid', { isPaid: true });
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
}

const saleOf = ({ orders, amount }: Row<never>): GroupSale => ({
  orders: Number(orders),
  amount: Number(amount) as Centavos,
});
