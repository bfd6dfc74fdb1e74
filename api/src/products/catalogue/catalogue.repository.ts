import type { Centavos, ProductFamily, TaxClassification } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { GatheredFlights } from '../../platform/http/index.js';
import { likeContaining } from '../../platform/text/index.js';

/** A product with the stock of one place, as the database answers it; `price` in centavos. */
export interface CatalogueRow {
  id: number;
  name: string;
  slug: string;
  price: Centavos;
  image: string;
  brand: string;
  description: string;
  family: ProductFamily;
  taxClassification: TaxClassification;
  countInStock: number;
}
/** Which products of the catalogue are wanted; null means no such restriction. */
export interface CatalogueFilter {
  search: string | null;
  family: ProductFamily | null;
  order: { by: CatalogueOrder; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
}
/** State of the products and of some stock levels at one moment. */
export interface CatalogueStamp {
  version: number;
  /** Units by product id; a product without a row has none. */
  levels: ReadonlyMap<number, number>;
}
/** A product that is asked for by itself, with the place whose stock it shows. */
interface WantedProduct {
  id: number;
  place: number | null;
}
const ORDER_COLUMNS = {
  id: 'product.id',
  name: 'product.search_text',
  price: 'product.price',
  createdAt: 'product.created_at',
} as const;
export type CatalogueOrder = keyof typeof ORDER_COLUMNS;

/**
 * stock_levels belongs to partners/stock and is read by table name: one statement for a page, and no import against the
 * direction.
 */
const SELECT = `SELECT product.id, product.name, product.slug, product.price, product.image, product.brand,
  product.description, product.family, product.tax_classification AS taxClassification,
  COALESCE(stock.quantity, 0) AS countInStock
  FROM products product
  LEFT JOIN stock_levels stock ON stock.product_id = product.id AND stock.store_id = ?`;
const COUNT = 'SELECT COUNT(*) AS total FROM products product';
/** Stands for a place that holds nothing. */
const NOWHERE = -1;

/** The statements on the catalogue. The hottest ones of the shop: written out, nothing is built for a call. */
@Injectable()
export class CatalogueRepository {
  private readonly together = new GatheredFlights((wanted: readonly WantedProduct[]) =>
    this.findTogether(wanted),
  );

  constructor(private readonly work: UnitOfWork) {}

  /** Active products in the wanted order. @param place the store id whose stock is shown; null shows none */
  async list(filter: CatalogueFilter, place: number | null): Promise<CatalogueRow[]> {
    const { condition, values } = conditionOf(filter);
    const { by, direction } = filter.order;
    const rows = await this.work.manager.query<CatalogueRow[]>(
      `${SELECT} ${condition} ORDER BY ${ORDER_COLUMNS[by]} ${direction}, product.id ASC LIMIT ? OFFSET ?`,
      [place ?? NOWHERE, ...values, filter.limit, filter.offset],
    );
    return rows.map(withNumbers);
  }

  /** How many active products the filter matches. */
  async count(filter: CatalogueFilter): Promise<number> {
    const { condition, values } = conditionOf(filter);
    const [row] = await this.work.manager.query<{ total: number | string }[]>(
      `${COUNT} ${condition}`,
      values,
    );
    return Number(row?.total);
  }

  /**
   * An active product with the stock of a place, or null. Not for use in a transaction: who asks at the same moment shares
   * one statement, which begins after he asked.
   */
  async find(id: number, place: number | null): Promise<CatalogueRow | null> {
    const rows = await this.together.join({ id, place });
    return rows.get(place)?.get(id) ?? null;
  }

  /** The active ones of these products, with the stock of a place. */
  async findAll(ids: readonly number[], place: number | null): Promise<CatalogueRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.work.manager.query<CatalogueRow[]>(
      `${SELECT} WHERE product.id IN (${marksFor(ids)}) AND product.active = 1`,
      [place ?? NOWHERE, ...ids],
    );
    return rows.map(withNumbers);
  }

  private async findTogether(
    wanted: readonly WantedProduct[],
  ): Promise<ReadonlyMap<number | null, ReadonlyMap<number, CatalogueRow>>> {
    const idsByPlace = new Map<number | null, Set<number>>();
    for (const { id, place } of wanted) {
      const ids = idsByPlace.get(place) ?? new Set();
      idsByPlace.set(place, ids.add(id));
    }
    const found = await Promise.all(
      [...idsByPlace].map(async ([place, ids]) => {
        const rows = await this.findAll([...ids], place);
        return [place, new Map(rows.map((row) => [row.id, row]))] as const;
      }),
    );
    return new Map(found);
  }

  /**
   * What cached answers are compared with: how often products changed, and what a place holds of some of them. One statement
   * on primary keys, however large the catalogue is.
   */
  async stamp(place: number | null, productIds: readonly number[]): Promise<CatalogueStamp> {
    const ids = productIds.length > 0 ? productIds : [0];
    const rows = await this.work.manager.query<
      { version: number; id: number | null; quantity: number | null }[]
    >(
      `SELECT counter.version, stock.product_id AS id, stock.quantity FROM catalogue_version counter
       LEFT JOIN stock_levels stock ON stock.store_id = ? AND stock.product_id IN (${marksFor(ids)})
       WHERE counter.id = 1`,
      [place ?? NOWHERE, ...ids],
    );
    const levels = new Map(rows.map(({ id, quantity }) => [Number(id), Number(quantity)]));
    return { version: Number(rows[0]?.version), levels };
  }
}

const marksFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

function conditionOf({ search, family }: CatalogueFilter): { condition: string; values: string[] } {
  const parts = ['product.active = 1'];
  const values: string[] = [];
  if (family) {
    parts.push('product.family = ?');
    values.push(family);
  }
  if (search) {
    parts.push("product.search_text LIKE ? ESCAPE '!'");
    values.push(likeContaining(search));
  }
  return { condition: `WHERE ${parts.join(' AND ')}`, values };
}

const withNumbers = (row: CatalogueRow): CatalogueRow => ({
  ...row,
  price: Number(row.price) as Centavos,
  countInStock: Number(row.countInStock),
});
