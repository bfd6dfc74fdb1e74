import type { Centavos } from '@lacteos/contracts/money/money';
import type { NetContentUnit } from '@lacteos/contracts/money/net-content';
import { plannedVatOn, vatOn, type LineVat, type PlannedVat } from '@lacteos/contracts/money/vat-classes';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import {
  type KeyedRead,
  placeholdersFor,
  type Read,
  select,
  selectByKeys,
  UnitOfWork,
} from '#platform/database/index.js';
import { BatchQueue } from '#platform/http/index.js';
import { conditionOf, orderOf, type CatalogueFilter } from './catalogue-conditions.js';
import { CatalogueVersionEntity } from './catalogue-version.entity.js';
import type { ProductDetailsDto } from './product-details.dto.js';

export interface CatalogueRow extends LineVat {
  id: number;
  name: string;
  slug: string;
  price: Centavos;
  image: string;
  brand: string;
  description: string;
  family: ProductFamily;
  countInStock: number;
  netContent: number | null;
  netContentUnit: NetContentUnit | null;
}
export interface DetailRow extends CatalogueRow {
  details: ProductDetailsDto | null;
}
type StoredRow = Omit<CatalogueRow, keyof LineVat> & PlannedVat;
type StoredDetailRow = StoredRow & { details: string | null };
export interface CatalogueStamp {
  version: number;
  /** Products without a row have 0 units. */
  levels: ReadonlyMap<number, number>;
}
interface WantedProduct {
  id: number;
  location: number | null;
}

export type CartRow = CatalogueRow & { quantity: number };
/** Sent together with a change of the cart. */
export interface CartRead extends Read {
  readonly productsOf: (rows: readonly unknown[]) => CartRow[];
}

/** Reads stock_levels of partners/stock by table name: one statement per page, without a reverse import. */
const COLUMNS = `product.id, product.name, product.slug, product.price, product.image, product.brand,
  product.description, product.family, product.tax_classification AS taxClassification,
  product.next_tax_classification AS nextTaxClassification, product.tax_change_on AS taxChangeOn,
  product.net_content AS netContent, product.net_content_unit AS netContentUnit,
  COALESCE(stock.quantity, 0) AS countInStock`;
const STOCK = 'LEFT JOIN stock_levels stock ON stock.product_id = product.id AND stock.store_id = ?';
const SELECT = `SELECT ${COLUMNS} FROM products product ${STOCK}`;
const SELECT_DETAIL = `SELECT ${COLUMNS}, product.details FROM products product ${STOCK}`;
const BY_ID: KeyedRead<StoredRow> = {
  sql: `${SELECT} WHERE product.active = 1 AND product.id`,
  keyOf: ({ id }) => id,
};
const IN_CART = `SELECT ${COLUMNS}, item.quantity FROM cart_items item
  JOIN products product ON product.id = item.product_id ${STOCK}`;
const COUNT = 'SELECT COUNT(*) AS total FROM products product';
const COUNT_WITH_STOCK = `${COUNT} ${STOCK}`;
/** Matches no store. */
const NO_LOCATION = -1;

@Injectable()
export class CatalogueRepository {
  private readonly together = new BatchQueue((wanted: readonly WantedProduct[]) => this.findTogether(wanted));

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Active products only. @param location store id of the stock; null for none */
  async list(filter: CatalogueFilter, location: number | null): Promise<CatalogueRow[]> {
    const today = colombianToday(this.clock);
    const { condition, values } = conditionOf(filter, today);
    const order = orderOf(filter, today);
    const rows = await this.work.manager.query<StoredRow[]>(
      `${SELECT} ${condition} ORDER BY ${order.by}, product.id ASC LIMIT ? OFFSET ?`,
      [location ?? NO_LOCATION, ...values, ...order.values, filter.limit, filter.offset],
    );
    return this.readOf(rows);
  }

  async count(filter: CatalogueFilter, location: number | null): Promise<number> {
    const { condition, values } = conditionOf(filter, colombianToday(this.clock));
    const [row] = await this.work.manager.query<{ total: number | string }[]>(
      `${filter.isAvailable ? COUNT_WITH_STOCK : COUNT} ${condition}`,
      filter.isAvailable ? [location ?? NO_LOCATION, ...values] : values,
    );
    return Number(row?.total);
  }

  /** Active products only. Concurrent callers share a statement, so do not use it in a transaction. */
  async find(id: number, location: number | null): Promise<DetailRow | null> {
    const rows = await this.together.add({ id, location });
    return rows.get(location)?.get(id) ?? null;
  }

  async findAll(ids: readonly number[], location: number | null): Promise<CatalogueRow[]> {
    if (ids.length === 0) return [];
    const rows = await selectByKeys(this.work.manager, BY_ID, ids, [location ?? NO_LOCATION]);
    return this.readOf(rows);
  }

  /** Active products only. Reads cart_items of orders/cart by table name: one statement per cart. */
  async inCartOf(userId: number, location: number | null): Promise<CartRow[]> {
    const { sql, values, productsOf } = this.cartRead(userId, location);
    return productsOf(await select(this.work.manager, sql, values));
  }

  cartRead(userId: number, location: number | null): CartRead {
    return {
      sql: `${IN_CART} WHERE item.user_id = ? AND product.active = 1 ORDER BY item.product_id`,
      values: [location ?? NO_LOCATION, userId],
      productsOf: (rows) => {
        const stored = rows as readonly (StoredRow & { quantity: number })[];
        return this.readOf(stored).map((row, n) => ({ ...row, quantity: stored[n]?.quantity ?? 0 }));
      },
    };
  }

  private async findTogether(
    wanted: readonly WantedProduct[],
  ): Promise<ReadonlyMap<number | null, ReadonlyMap<number, DetailRow>>> {
    const idsByLocation = new Map<number | null, Set<number>>();
    for (const { id, location } of wanted) {
      const ids = idsByLocation.get(location) ?? new Set();
      idsByLocation.set(location, ids.add(id));
    }
    const found = await Promise.all(
      [...idsByLocation].map(async ([location, ids]) => {
        const rows = await this.findAllDetailed([...ids], location);
        return [location, new Map(rows.map((row) => [row.id, row]))] as const;
      }),
    );
    return new Map(found);
  }

  async findAllDetailed(ids: readonly number[], location: number | null): Promise<DetailRow[]> {
    const rows = await select<StoredDetailRow>(
      this.work.manager,
      `${SELECT_DETAIL} WHERE product.id IN (${placeholdersFor(ids)}) AND product.active = 1`,
      [location ?? NO_LOCATION, ...ids],
    );
    return this.readOf(rows).map((row, n) => ({ ...row, details: storedDetailsOf(rows[n]) }));
  }

  /** Version of cached answers from products and stock levels, in one statement on primary keys. */
  async stamp(location: number | null, productIds: readonly number[]): Promise<CatalogueStamp> {
    const ids = productIds.length > 0 ? productIds : [0];
    const rows = await this.work.manager.query<
      { version: number; id: number | null; quantity: number | null }[]
    >(
      `SELECT counter.version, stock.product_id AS id, stock.quantity FROM catalogue_version counter
       LEFT JOIN stock_levels stock ON stock.store_id = ? AND stock.product_id IN (${placeholdersFor(ids)})
       WHERE counter.id = 1`,
      [location ?? NO_LOCATION, ...ids],
    );
    const levels = new Map(rows.map(({ id, quantity }) => [Number(id), Number(quantity)]));
    return { version: Number(rows[0]?.version), levels };
  }

  private readOf(rows: readonly StoredRow[]): CatalogueRow[] {
    const today = colombianToday(this.clock);
    return rows.map((row) => readOn(row, today));
  }

  async raiseVersion(): Promise<void> {
    await this.work.manager.increment(CatalogueVersionEntity, { id: 1 }, 'version', 1);
  }
}

const storedDetailsOf = (row: StoredDetailRow | undefined): ProductDetailsDto | null =>
  JSON.parse(row?.details ?? 'null') as ProductDetailsDto | null;

function readOn(row: StoredRow, today: string): CatalogueRow {
  const { nextTaxClassification: _next, taxChangeOn: _day, ...kept } = row;
  const { taxClassification: vatClass } = plannedVatOn(row, today);
  const price = Number(row.price) as Centavos;
  return { ...kept, ...vatOn(vatClass, today), price, countInStock: Number(row.countInStock) };
}
