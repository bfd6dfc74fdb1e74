import { Injectable } from '@nestjs/common';

import { AppError } from '../../platform/errors/index.js';
import { pageOf, sortOf, type TaggedBody } from '../../platform/http/index.js';
import { foldText } from '../../platform/text/index.js';
import { CatalogueCache, type CatalogueAnswer } from './catalogue-cache.js';
import {
  CatalogueRepository,
  type CatalogueFilter,
  type CatalogueOrder,
  type CatalogueRow,
} from './catalogue.repository.js';
import { productView, type ProductListQuery } from './product.dto.js';
import { StockPlace, type StockViewer } from './stock-place.js';

/** What the shop window shows, serialised with its envelope and tagged. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly cache: CatalogueCache,
    private readonly places: StockPlace,
  ) {}

  /** Active products with the stock of the viewer's place; without a page the first 200. */
  async list(
    query: ProductListQuery,
    viewer: StockViewer | null,
    chosenStore: number | null,
  ): Promise<TaggedBody> {
    const place = await this.places.of(viewer, chosenStore);
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter: CatalogueFilter = {
      search: foldText(query.search ?? '') || null,
      family: query.family ?? null,
      order: { by: column as CatalogueOrder, direction },
      offset: skip,
      limit: take,
    };
    const key = JSON.stringify([place, filter]);
    return this.cache.answer(key, place, () => this.readList(filter, place, { page, pageSize }));
  }

  /** One active product. @throws PRODUCTS.NOT_FOUND also for an inactive one */
  async get(id: number, viewer: StockViewer | null, chosenStore: number | null): Promise<TaggedBody> {
    const place = await this.places.of(viewer, chosenStore);
    return this.cache.answer(JSON.stringify([place, id]), place, async () => {
      const row = await this.catalogue.find(id, place);
      if (!row) throw new AppError('PRODUCTS.NOT_FOUND');
      return { rows: [row], envelope: { success: true, data: productView(row) } };
    });
  }

  /** The active ones of these products, in centavos, with the stock of a place; for carts and orders. */
  findAll(ids: readonly number[], place: number | null): Promise<CatalogueRow[]> {
    return this.catalogue.findAll(ids, place);
  }

  private async readList(
    filter: CatalogueFilter,
    place: number | null,
    page: { page: number; pageSize: number },
  ): Promise<CatalogueAnswer> {
    const rows = await this.catalogue.list(filter, place);
    // A first page that is not full holds everything: no count needed.
    const isWhole = filter.offset === 0 && rows.length < filter.limit;
    const total = isWhole ? rows.length : await this.catalogue.count(filter);
    return { rows, envelope: { success: true, data: rows.map(productView), meta: { total, ...page } } };
  }
}
