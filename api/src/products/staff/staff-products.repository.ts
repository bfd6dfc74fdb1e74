import type { Centavos } from '@lacteos/contracts/money/money';
import { plannedVatOn } from '@lacteos/contracts/money/vat-classes';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';
import { Brackets, IsNull, Not, type SelectQueryBuilder } from 'typeorm';

import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { likeContaining } from '#platform/text/index.js';
import { ProductEntity } from '../catalogue/product.entity.js';
import { FACTORY } from '../catalogue/stock-location.js';
import { PriceChangeEntity } from './price-change.entity.js';
import type { StaffProductSort } from './staff-products.dto.js';

export type StaffProduct = ProductEntity & { countInStock: number };
export type NewProductRow = Omit<ProductEntity, 'id' | 'siigoId' | 'version'>;
export type ProductChange = Partial<Omit<ProductEntity, 'id' | 'code' | 'version' | 'createdAt'>>;

export interface StaffProductFilter {
  search: string | null;
  active: boolean | null;
  family: ProductFamily | null;
  linked: boolean | null;
  maxStock: number | null;
  hasNetContent: boolean | null;
}
export interface StaffProductPage {
  by: StaffProductSort;
  direction: 'ASC' | 'DESC';
  skip: number;
  take: number;
}
export type NamedPriceChange = PriceChangeEntity & { actor: string | null };
const ACTOR_NAME =
  "COALESCE(NULLIF(actor.name_company, ''), CONCAT(actor.first_name, ' ', actor.last_name), actor.email)";
const SORT_COLUMNS: Readonly<Record<StaffProductSort, string>> = {
  id: 'product.id',
  code: 'product.code',
  name: 'product.search_text',
  price: 'product.price',
  countInStock: 'COALESCE(stock.quantity, 0)',
  active: 'product.active',
  createdAt: 'product.created_at',
};

@Injectable()
export class StaffProductsRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(
    filter: StaffProductFilter,
    { by, direction, skip, take }: StaffProductPage,
  ): Promise<StaffProduct[]> {
    const query = this.matching(filter).addSelect('COALESCE(stock.quantity, 0)', 'countInStock');
    query.orderBy(SORT_COLUMNS[by], direction).addOrderBy('product.id', direction);
    return this.read(await query.offset(skip).limit(take).getRawAndEntities());
  }

  count(filter: StaffProductFilter): Promise<number> {
    return this.matching(filter).getCount();
  }

  async findAll(ids: readonly number[]): Promise<StaffProduct[]> {
    if (ids.length === 0) return [];
    const query = this.withStock().addSelect('COALESCE(stock.quantity, 0)', 'countInStock');
    return this.read(await query.where('product.id IN (:...ids)', { ids }).getRawAndEntities());
  }

  async find(id: number): Promise<StaffProduct | null> {
    return (await this.findAll([id]))[0] ?? null;
  }

  /** Unknown codes are missing. */
  async idsByCode(codes: readonly string[]): Promise<Map<string, number>> {
    if (codes.length === 0) return new Map();
    const rows = await this.work.manager
      .createQueryBuilder(ProductEntity, 'product')
      .select(['product.id', 'product.code'])
      .where('product.code IN (:...codes)', { codes })
      .getMany();
    return new Map(rows.map(({ id, code }) => [code, id]));
  }

  async isEanTaken(ean: string, byOtherThan: number): Promise<boolean> {
    return this.work.manager.existsBy(ProductEntity, { ean, id: Not(byOtherThan) });
  }

  /** @returns its id, null for a taken code */
  async insert(row: NewProductRow): Promise<number | null> {
    try {
      const { identifiers } = await this.work.manager.insert(ProductEntity, row);
      return Number(identifiers[0]?.['id']);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** @returns false when the version is not current */
  async change(id: number, version: number, change: ProductChange): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(ProductEntity)
      .set({ ...change, version: version + 1 })
      .where('id = :id AND version = :version', { id, version })
      .execute();
    return outcome.affected === 1;
  }

  /** @returns false when it is already linked */
  async link(id: number, linked: Pick<ProductEntity, 'siigoId'> & ProductChange): Promise<boolean> {
    const { affected } = await this.work.manager.update(ProductEntity, { id, siigoId: IsNull() }, linked);
    return affected === 1;
  }

  async linkedWithoutGroup(): Promise<number[]> {
    const rows = await this.work.manager.find(ProductEntity, {
      select: { id: true },
      where: { siigoId: Not(IsNull()), account: IsNull() },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** @returns false when it already has a group */
  async storeAccounting(id: number, accounting: ProductChange): Promise<boolean> {
    if (accounting.account === undefined) return false;
    const { affected } = await this.work.manager.update(
      ProductEntity,
      { id, account: IsNull() },
      { ...accounting },
    );
    return affected === 1;
  }

  async addPriceChange(row: Omit<PriceChangeEntity, 'id'>): Promise<void> {
    await this.work.manager.insert(PriceChangeEntity, row);
  }

  /** Newest first; also counts them. */
  async priceChanges(productId: number, skip: number, take: number): Promise<[NamedPriceChange[], number]> {
    // Reads users by table name: one statement, without a reverse import.
    const query = this.work.manager
      .createQueryBuilder(PriceChangeEntity, 'change')
      .leftJoin('users', 'actor', 'actor.id = change.actor_id')
      .where('change.product_id = :productId', { productId });
    const total = await query.getCount();
    const { entities, raw } = await query
      .addSelect(ACTOR_NAME, 'actorName')
      .orderBy('change.id', 'DESC')
      .offset(skip)
      .limit(take)
      .getRawAndEntities<{ actorName: string | null }>();
    return [
      entities.map((change, index) => ({ ...change, actor: raw[index]?.actorName?.trim() || null })),
      total,
    ];
  }

  private read(found: { entities: ProductEntity[]; raw: { countInStock: unknown }[] }): StaffProduct[] {
    const today = colombianToday(this.clock);
    return found.entities.map((product, index) => ({
      ...product,
      ...plannedVatOn(product, today),
      price: Number(product.price) as Centavos,
      countInStock: Number(found.raw[index]?.countInStock ?? 0),
    }));
  }

  private matching(filter: StaffProductFilter): SelectQueryBuilder<ProductEntity> {
    const { search, active, family, linked, maxStock, hasNetContent } = filter;
    const query = this.withStock();
    if (search) {
      const term = likeContaining(search);
      query.andWhere(
        new Brackets((either) => {
          either.where("product.search_text LIKE :term ESCAPE '!'", { term });
          either.orWhere("LOWER(product.code) LIKE :term ESCAPE '!'", { term });
        }),
      );
    }
    if (active !== null) query.andWhere('product.active = :isActive', { isActive: active });
    if (family) query.andWhere('product.family = :family', { family });
    if (linked !== null) query.andWhere(`product.siigo_id IS ${linked ? 'NOT NULL' : 'NULL'}`);
    if (maxStock !== null) query.andWhere('COALESCE(stock.quantity, 0) <= :maxStock', { maxStock });
    if (hasNetContent !== null)
      query.andWhere(`product.net_content IS ${hasNetContent ? 'NOT NULL' : 'NULL'}`);
    return query;
  }

  /** Reads stock_levels of partners/stock by table name: one statement per page, without a reverse import. */
  private withStock(): SelectQueryBuilder<ProductEntity> {
    const factory = { factory: FACTORY };
    return this.work.manager
      .createQueryBuilder(ProductEntity, 'product')
      .leftJoin(
        'stock_levels',
        'stock',
        'stock.product_id = product.id AND stock.store_id = :factory',
        factory,
      );
  }
}
