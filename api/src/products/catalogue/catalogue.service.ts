import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { pageOf, sortOf, type TaggedBody } from '#platform/http/index.js';
import { foldText } from '#platform/text/index.js';
import { CatalogueCache, type CatalogueAnswer } from './catalogue-cache.js';
import {
  CatalogueRepository,
  type CatalogueFilter,
  type CatalogueOrder,
  type CatalogueRow,
} from './catalogue.repository.js';
import { productView, type ProductListQuery } from './product.dto.js';
import { StockLocation, type StockViewer } from './stock-location.js';

/** The public catalogue, serialised with envelope and ETag. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly cache: CatalogueCache,
    private readonly locations: StockLocation,
  ) {}

  /** Active products with the stock that the viewer sees; without paging the first 200. */
  async list(
    query: ProductListQuery,
    viewer: StockViewer | null,
    chosenStore: number | null,
  ): Promise<TaggedBody> {
    const location = await this.locations.of(viewer, chosenStore);
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter: CatalogueFilter = {
      search: foldText(query.search ?? '') || null,
      family: query.family ?? null,
      order: { by: column as CatalogueOrder, direction },
      offset: skip,
      limit: take,
    };
    const key = JSON.stringify([location, filter]);
    return this.cache.answer(key, location, () => this.readList(filter, location, { page, pageSize }));
  }

  /** One active product. @throws PRODUCTS.NOT_FOUND also for an inactive one */
  async get(id: number, viewer: StockViewer | null, chosenStore: number | null): Promise<TaggedBody> {
    const location = await this.locations.of(viewer, chosenStore);
    return this.cache.answer(JSON.stringify([location, id]), location, async () => {
      const row = await this.catalogue.find(id, location);
      if (!row) throw new AppError('PRODUCTS.NOT_FOUND');
      return { rows: [row], envelope: { success: true, data: productView(row) } };
    });
  }

  /** The active ones of these products with the stock of a store, prices in centavos; for carts and orders. */
  findAll(ids: readonly number[], location: number | null): Promise<CatalogueRow[]> {
    return this.catalogue.findAll(ids, location);
  }

  /** The active products in a cart with its units, as {@link findAll} has them, by product id. */
  inCartOf(userId: number, location: number | null): Promise<(CatalogueRow & { quantity: number })[]> {
    return this.catalogue.inCartOf(userId, location);
  }

  private async readList(
    filter: CatalogueFilter,
    location: number | null,
    page: { page: number; pageSize: number },
  ): Promise<CatalogueAnswer> {
    const rows = await this.catalogue.list(filter, location);
    // A first page that is not full needs no count.
    const isWhole = filter.offset === 0 && rows.length < filter.limit;
    const total = isWhole ? rows.length : await this.catalogue.count(filter);
    return { rows, envelope: { success: true, data: rows.map(productView), meta: { total, ...page } } };
  }
}
