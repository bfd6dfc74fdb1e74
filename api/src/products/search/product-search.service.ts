import { Injectable } from '@nestjs/common';

import { SingleFlight } from '#platform/http/index.js';
import { ProductIndex, type IndexedProduct } from './product-index.js';
import { ProductSearchRepository } from './product-search.repository.js';

/** Finds products that are written otherwise than they were typed. */
@Injectable()
export class ProductSearch {
  private readonly flights = new SingleFlight<ProductIndex>();
  private kept: { version: number; index: ProductIndex } | null = null;

  constructor(private readonly products: ProductSearchRepository) {}

  /** The best products for what somebody is typing. */
  async suggest(search: string, most: number): Promise<IndexedProduct[]> {
    return (await this.index()).suggest(search, most);
  }

  /** The index of the products as they are now. */
  index(): Promise<ProductIndex> {
    return this.flights.join('index', async () => {
      // Read before the products: a change in between makes the next search build it again.
      const version = await this.products.version();
      if (this.kept?.version === version) return this.kept.index;
      const index = new ProductIndex(await this.products.active());
      this.kept = { version, index };
      return index;
    });
  }
}
