import type { PageMeta, Product } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { AppError } from '../../platform/errors/index.js';
import { pageOf, sortOf } from '../../platform/http/index.js';
import {
  CatalogueRepository,
  type CatalogueFilter,
  type CatalogueOrder,
  type CatalogueRow,
} from './catalogue.repository.js';
import { productView, type ProductListQuery } from './product.dto.js';
import { StockPlace, type StockViewer } from './stock-place.js';

/** What the shop window shows. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly places: StockPlace,
  ) {}

  /** Active products with the stock of the viewer's place; without a page the first 200. */
  async list(
    query: ProductListQuery,
    viewer: StockViewer | null,
    chosenStore: number | null,
  ): Promise<{ products: Product[]; meta: PageMeta }> {
    const place = await this.places.of(viewer, chosenStore);
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter: CatalogueFilter = {
      search: query.search || null,
      family: query.family ?? null,
      order: { by: column as CatalogueOrder, direction },
      offset: skip,
      limit: take,
    };
    const rows = await this.catalogue.list(filter, place);
    // A first page that is not full holds everything: no count needed.
    const isWhole = skip === 0 && rows.length < take;
    const total = isWhole ? rows.length : await this.catalogue.count(filter);
    return { products: rows.map(productView), meta: { total, page, pageSize } };
  }

  /** One active product. @throws PRODUCTS.NOT_FOUND also for an inactive one */
  async get(id: number, viewer: StockViewer | null, chosenStore: number | null): Promise<Product> {
    const row = await this.catalogue.find(id, await this.places.of(viewer, chosenStore));
    if (!row) throw new AppError('PRODUCTS.NOT_FOUND');
    return productView(row);
  }

  /** The active ones of these products, in centavos, with the stock of a place; for carts and orders. */
  findAll(ids: readonly number[], place: number | null): Promise<CatalogueRow[]> {
    return this.catalogue.findAll(ids, place);
  }
}
