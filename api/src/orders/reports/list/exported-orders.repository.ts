import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import { accountName } from '#users/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderSearchIndex } from '../../order/search/order-search-index.js';
import { OrderListRepository } from './order-list.repository.js';

/** `Taxed 19`, `Exempt`. */
type TaxKey = string;

export interface ExportedOrder {
  readonly order: OrderEntity;
  /** Of its current and former invoices. */
  readonly invoices: string;
  readonly taxes: ReadonlyMap<TaxKey, { readonly base: Centavos; readonly tax: Centavos }>;
  readonly withheld: Centavos;
  readonly returned: Centavos;
  readonly store: string;
  /** Empty for orders that a buyer placed. */
  readonly seller: string;
}

interface SellerRow {
  id: number;
  first_name: string | null;
  last_name: string | null;
  name_company: string | null;
  email: string;
}
interface TaxRow {
  id: number;
  name: string;
  percent: number;
  base: number | string;
  tax: number | string;
}

const FACTORY = 'Fábrica';
const NONE = centavos(0);

export const taxKey = (name: string, percent: number): TaxKey =>
  name === 'Taxed' ? `${name} ${percent}` : name;

@Injectable()
export class ExportedOrders {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: OrderListRepository,
    private readonly searching: OrderSearchIndex,
  ) {}

  async complete(orders: readonly OrderEntity[]): Promise<ExportedOrder[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const [invoices, taxes, withheld, taken, stores, sellers] = await Promise.all([
      this.searching.invoicesOf(ids),
      this.findTaxes(ids),
      this.findWithheld(ids),
      this.lists.sumDeductions(ids),
      this.findStores(orders),
      this.findSellers(orders),
    ]);
    return orders.map((order) => ({
      order,
      invoices: (invoices.get(order.id) ?? []).join(', '),
      taxes: taxes.get(order.id) ?? new Map<TaxKey, never>(),
      withheld: withheld.get(order.id) ?? NONE,
      returned: taken.get(order.id)?.returned ?? NONE,
      store: order.storeId === 0 ? FACTORY : (stores.get(order.storeId) ?? `Tienda ${order.storeId}`),
      seller: sellers.get(order.userId) ?? '',
    }));
  }

  private async findTaxes(ids: readonly number[]) {
    const rows = await this.work.manager.query<TaxRow[]>(
      `SELECT order_id AS id, tax_classification AS name, tax_percent AS percent,
         SUM(unit_price * quantity) AS base, SUM(tax_price) AS tax
       FROM order_lines WHERE order_id IN (${placeholdersFor(ids)}) GROUP BY order_id, tax_classification, tax_percent`,
      [...ids],
    );
    const taxes = new Map<number, Map<TaxKey, { base: Centavos; tax: Centavos }>>();
    for (const { id, name, percent, base, tax } of rows) {
      const ofOrder = taxes.get(Number(id)) ?? new Map<TaxKey, { base: Centavos; tax: Centavos }>();
      ofOrder.set(taxKey(name, Number(percent)), {
        base: centavos(Number(base)),
        tax: centavos(Number(tax)),
      });
      taxes.set(Number(id), ofOrder);
    }
    return taxes;
  }

  /** Less a corrected difference. */
  private async findWithheld(ids: readonly number[]): Promise<ReadonlyMap<number, Centavos>> {
    const rows = await this.work.manager.query<{ id: number; amount: number | string }[]>(
      `SELECT order_id AS id, withheld - difference AS amount FROM order_withholdings
       WHERE order_id IN (${placeholdersFor(ids)})`,
      [...ids],
    );
    return new Map(rows.map(({ id, amount }) => [Number(id), centavos(Number(amount))]));
  }

  private async findStores(orders: readonly OrderEntity[]): Promise<ReadonlyMap<number, string>> {
    const ids = [...new Set(orders.map(({ storeId }) => storeId))];
    const rows = await this.work.manager.query<{ id: number; name: string }[]>(
      `SELECT id, name FROM stores WHERE id IN (${placeholdersFor(ids)})`,
      ids,
    );
    return new Map(rows.map(({ id, name }) => [Number(id), name]));
  }

  private async findSellers(orders: readonly OrderEntity[]): Promise<ReadonlyMap<number, string>> {
    const ids = [...new Set(orders.map(({ userId }) => userId))];
    const rows = await this.work.manager.query<SellerRow[]>(
      `SELECT id, first_name, last_name, name_company, email FROM users
       WHERE id IN (${placeholdersFor(ids)}) AND id_role <> ${ROLES.user}`,
      ids,
    );
    return new Map(rows.map((row) => [Number(row.id), accountName(row)]));
  }
}
