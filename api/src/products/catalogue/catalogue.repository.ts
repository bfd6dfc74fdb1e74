import type { Centavos, ProductFamily, TaxClassification } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '../../platform/database/index.js';
import { likeContaining } from '../../platform/text/index.js';
import { CatalogueVersionEntity } from './catalogue-version.entity.js';
import { ProductEntity } from './product.entity.js';

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
const ORDER_COLUMNS = {
  id: 'product.id',
  name: 'product.search_text',
  price: 'product.price',
  createdAt: 'product.created_at',
} as const;
export type CatalogueOrder = keyof typeof ORDER_COLUMNS;

/** The statements on the catalogue. Raw rows: no entity is built for a list. */
@Injectable()
export class CatalogueRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Active products in the wanted order. @param place the store id whose stock is shown; null shows none */
  async list(filter: CatalogueFilter, place: number | null): Promise<CatalogueRow[]> {
    const rows = await this.matching(this.withStock(place), filter)
      .orderBy(ORDER_COLUMNS[filter.order.by], filter.order.direction)
      .addOrderBy('product.id', 'ASC')
      .offset(filter.offset)
      .limit(filter.limit)
      .getRawMany<CatalogueRow>();
    return rows.map(withNumbers);
  }

  /** How many active products the filter matches. */
  count(filter: CatalogueFilter): Promise<number> {
    return this.matching(this.work.manager.createQueryBuilder(ProductEntity, 'product'), filter).getCount();
  }

  /** An active product with the stock of a place, or null. */
  async find(id: number, place: number | null): Promise<CatalogueRow | null> {
    const row = await this.withStock(place)
      .where('product.id = :id AND product.active = :active', { id, active: true })
      .getRawOne<CatalogueRow>();
    return row ? withNumbers(row) : null;
  }

  /** The active ones of these products, with the stock of a place. */
  async findAll(ids: readonly number[], place: number | null): Promise<CatalogueRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.withStock(place)
      .where('product.id IN (:...ids) AND product.active = :active', { ids, active: true })
      .getRawMany<CatalogueRow>();
    return rows.map(withNumbers);
  }

  /**
   * What cached answers are compared with: how often products changed, and what a place holds of some of them. One statement
   * on primary keys, however large the catalogue is.
   */
  async stamp(place: number | null, productIds: readonly number[]): Promise<CatalogueStamp> {
    const rows = await this.work.manager
      .createQueryBuilder(CatalogueVersionEntity, 'counter')
      .select('counter.version', 'version')
      .addSelect('stock.product_id', 'productId')
      .addSelect('stock.quantity', 'quantity')
      .leftJoin('stock_levels', 'stock', 'stock.store_id = :place AND stock.product_id IN (:...ids)', {
        place: place ?? -1,
        ids: productIds.length > 0 ? productIds : [0],
      })
      .where('counter.id = 1')
      .getRawMany<{ version: number; productId: number | null; quantity: number | null }>();
    const levels = new Map(rows.map(({ productId, quantity }) => [Number(productId), Number(quantity)]));
    return { version: Number(rows[0]?.version), levels };
  }

  private matching(
    query: SelectQueryBuilder<ProductEntity>,
    { search, family }: CatalogueFilter,
  ): SelectQueryBuilder<ProductEntity> {
    query.where('product.active = :active', { active: true });
    if (family) query.andWhere('product.family = :family', { family });
    if (search) query.andWhere("product.search_text LIKE :term ESCAPE '!'", { term: likeContaining(search) });
    return query;
  }

  /** Reads stock_levels of partners/stock by table name: one statement for a page, and no import against the direction. */
  private withStock(place: number | null): SelectQueryBuilder<ProductEntity> {
    return this.work.manager
      .createQueryBuilder(ProductEntity, 'product')
      .leftJoin('stock_levels', 'stock', 'stock.product_id = product.id AND stock.store_id = :place', {
        place: place ?? -1,
      })
      .select('product.id', 'id')
      .addSelect('product.name', 'name')
      .addSelect('product.slug', 'slug')
      .addSelect('product.price', 'price')
      .addSelect('product.image', 'image')
      .addSelect('product.brand', 'brand')
      .addSelect('product.description', 'description')
      .addSelect('product.family', 'family')
      .addSelect('product.tax_classification', 'taxClassification')
      .addSelect('COALESCE(stock.quantity, 0)', 'countInStock');
  }
}

const withNumbers = (row: CatalogueRow): CatalogueRow => ({
  ...row,
  price: Number(row.price) as Centavos,
  countInStock: Number(row.countInStock),
});
