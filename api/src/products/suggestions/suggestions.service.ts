import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { AppError } from '#platform/errors/index.js';
import { SingleFlight, type TaggedBody } from '#platform/http/index.js';
import { foldText } from '#platform/text/index.js';
import { CatalogueCache } from '../catalogue/catalogue-cache.js';
import { CatalogueRepository } from '../catalogue/catalogue.repository.js';
import { productView } from '../catalogue/product.dto.js';
import { StockLocation, type StockViewer } from '../catalogue/stock-location.js';
import type { ProductSuggestionsDto } from './product-suggestions.dto.js';
import { SuggestionsRepository } from './suggestions.repository.js';

const SHOWN = 4;
const KEPT_PRODUCTS = 2_000;
const HOUR_MS = 3_600_000;

@Injectable()
export class SuggestionsService {
  /** Cached, because it changes slowly and counting reads thousands of orders. */
  private readonly companions = new LRUCache<number, number[]>({ max: KEPT_PRODUCTS, ttl: HOUR_MS });
  private readonly counting = new SingleFlight<number[]>();

  constructor(
    private readonly suggestions: SuggestionsRepository,
    private readonly catalogue: CatalogueRepository,
    private readonly cache: CatalogueCache,
    private readonly locations: StockLocation,
  ) {}

  /** @throws PRODUCTS.NOT_FOUND also for an inactive product */
  async getSuggestions(
    id: number,
    viewer: StockViewer | null,
    chosenStore: number | null,
  ): Promise<TaggedBody> {
    const location = await this.locations.findStore(viewer, chosenStore);
    const own = await this.catalogue.find(id, location);
    if (!own) throw new AppError('PRODUCTS.NOT_FOUND');
    const companions = await this.findCompanions(id);
    const key = JSON.stringify(['suggestions', location, id, companions]);
    return this.cache.answer(key, location, async () => {
      const relatives = rankBySimilarity(own.name, await this.suggestions.findSameFamily(id));
      const rows = await this.catalogue.findAll([...new Set([...companions, ...relatives])], location);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const firstOf = (ids: readonly number[]) =>
        ids
          .flatMap((one) => byId.get(one) ?? [])
          .filter(({ countInStock }) => countInStock > 0)
          .slice(0, SHOWN);
      const together = firstOf(companions);
      const related = firstOf(relatives.filter((one) => together.every((row) => row.id !== one)));
      const data: ProductSuggestionsDto = {
        related: related.map(productView),
        boughtTogether: together.map(productView),
      };
      return { rows, envelope: { success: true, data } };
    });
  }

  private async findCompanions(id: number): Promise<number[]> {
    return (
      this.companions.get(id) ??
      this.counting.join(String(id), async () => {
        const found = await this.suggestions.findBoughtTogether(id);
        this.companions.set(id, found);
        return found;
      })
    );
  }
}

const MAX_RELATIVES = 24;

/** Names with the same first word come first. */
function rankBySimilarity(name: string, relatives: readonly { id: number; name: string }[]): number[] {
  const firstWord = (text: string) => foldText(text).split(' ')[0];
  const own = firstWord(name);
  const alike = relatives.filter((one) => firstWord(one.name) === own);
  const others = relatives.filter((one) => firstWord(one.name) !== own);
  return [...alike, ...others].slice(0, MAX_RELATIVES).map(({ id }) => id);
}
