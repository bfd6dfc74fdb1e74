import { MAX_FOUND } from '@lacteos/contracts/search/product-index';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { pageOf, sortOf, taggedBody, type PageMetaDto, type TaggedBody } from '#platform/http/index.js';
import { foldText } from '#platform/text/index.js';
import { ProductSearch } from '../search/product-search.service.js';
import { CatalogueCache, type CatalogueAnswer } from './catalogue-cache.js';
import type { CatalogueFilter, CatalogueOrder } from './catalogue-conditions.js';
import {
  CatalogueRepository,
  type CartRead,
  type CartRow,
  type CatalogueRow,
} from './catalogue.repository.js';
import { productView, type ProductDto, type ProductListQuery } from './product.dto.js';
import { StockLocation, type StockViewer } from './stock-location.js';

const BY_FIT = { by: 'fit', direction: 'ASC' } as const;

@Injectable()
export class CatalogueService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly cache: CatalogueCache,
    private readonly locations: StockLocation,
    private readonly search: ProductSearch,
  ) {}

  /** Active products with the viewer's stock; without paging the first 200. */
  async list(
    query: ProductListQuery,
    viewer: StockViewer | null,
    chosenStore: number | null,
  ): Promise<TaggedBody> {
    const location = await this.locations.findStore(viewer, chosenStore);
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const isFreelySorted = query.sort === undefined;
    const filter: CatalogueFilter = {
      search: query.ids ? null : foldText(query.search ?? '') || null,
      ids: query.ids ?? null,
      family: query.family ?? null,
      minPrice: query.minPrice ?? null,
      maxPrice: query.maxPrice ?? null,
      isAvailable: query.available === true,
      order: query.ids && isFreelySorted ? BY_FIT : { by: column as CatalogueOrder, direction },
      offset: skip,
      limit: take,
    };
    const read = () => this.readSearched(filter, location, { page, pageSize, isFreelySorted });
    // Cached answers check only the stock they show and would miss products back in stock.
    if (filter.isAvailable) return taggedBody(JSON.stringify((await read()).envelope));
    return this.cache.answer(JSON.stringify([location, filter, isFreelySorted]), location, read);
  }

  /** @throws PRODUCTS.NOT_FOUND also for an inactive one */
  async get(id: number, viewer: StockViewer | null, chosenStore: number | null): Promise<TaggedBody> {
    const location = await this.locations.findStore(viewer, chosenStore);
    return this.cache.answer(JSON.stringify([location, id]), location, async () => {
      const row = await this.catalogue.find(id, location);
      if (!row) throw new AppError('PRODUCTS.NOT_FOUND');
      const { details, ...shown } = row;
      return { rows: [row], envelope: { success: true, data: { ...productView(shown), details } } };
    });
  }

  /** Active products only, prices in centavos. */
  findAll(ids: readonly number[], location: number | null): Promise<CatalogueRow[]> {
    return this.catalogue.findAll(ids, location);
  }

  inCartOf(userId: number, location: number | null): Promise<CartRow[]> {
    return this.catalogue.inCartOf(userId, location);
  }

  /** Read of {@link inCartOf}, to send together with a change of the cart. */
  cartRead(userId: number, location: number | null): CartRead {
    return this.catalogue.cartRead(userId, location);
  }

  /** Matches whole words, then letters, then similar spellings. */
  private async readSearched(
    filter: CatalogueFilter,
    location: number | null,
    { isFreelySorted, ...page }: { page: number; pageSize: number; isFreelySorted: boolean },
  ): Promise<CatalogueAnswer> {
    if (!filter.search) return this.readList(filter, location, page);
    const { ids, isSimilar, nearWords } = (await this.search.index()).find(filter.search);
    const order = isFreelySorted ? BY_FIT : filter.order;
    // Ranking too many matches costs much and helps little.
    const hasWords = !isSimilar && ids.length > 0 && ids.length < MAX_FOUND;
    const exact = await this.readList(hasWords ? { ...filter, ids, order } : filter, location, page);
    if (hasWords || exact.envelope.meta.total > 0) return exact;
    if (ids.length === 0) return withMeta(exact, { nearWords: [...nearWords] });
    const { family, minPrice, maxPrice, isAvailable } = filter;
    const isWhole = isFreelySorted && !family && minPrice === null && maxPrice === null && !isAvailable;
    const shown = isWhole ? ids.slice(filter.offset, filter.offset + filter.limit) : ids;
    if (shown.length === 0) return withMeta(exact, { total: ids.length });
    const near = { ...filter, search: null, ids: shown, order, ...(isWhole ? { offset: 0 } : {}) };
    const total = isWhole ? { total: ids.length } : {};
    return withMeta(await this.readList(near, location, page), { isSimilar, ...total });
  }

  private async readList(
    filter: CatalogueFilter,
    location: number | null,
    page: { page: number; pageSize: number },
  ): Promise<ListAnswer> {
    const rows = await this.catalogue.list(filter, location);
    // A first page that is not full needs no count.
    const isWhole = filter.offset === 0 && rows.length < filter.limit;
    const total = isWhole ? rows.length : await this.catalogue.count(filter, location);
    return { rows, envelope: { success: true, data: rows.map(productView), meta: { total, ...page } } };
  }
}

interface ListAnswer extends CatalogueAnswer {
  readonly envelope: { success: true; data: ProductDto[]; meta: PageMetaDto };
}

const withMeta = (answer: ListAnswer, more: Partial<PageMetaDto>): ListAnswer => ({
  ...answer,
  envelope: { ...answer.envelope, meta: { ...answer.envelope.meta, ...more } },
});
