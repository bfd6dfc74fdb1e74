import { ProductIndex, type IndexedProduct } from '@lacteos/contracts/search/product-index';
import { Injectable } from '@nestjs/common';

import { SingleFlight } from '#platform/http/index.js';
import { ProductSearchRepository } from './product-search.repository.js';

@Injectable()
export class ProductSearch {
  private readonly flights = new SingleFlight<ProductIndex>();
  private kept: { version: number; index: ProductIndex } | null = null;

  constructor(private readonly products: ProductSearchRepository) {}

  async suggest(search: string, max: number): Promise<IndexedProduct[]> {
    return (await this.index()).suggest(search, max);
  }

  index(): Promise<ProductIndex> {
    return this.flights.join('index', async () => {
      // Reads the version before the products, so that a change in between rebuilds the index.
      const version = await this.products.version();
      if (this.kept?.version === version) return this.kept.index;
      const index = new ProductIndex(await this.products.active());
      this.kept = { version, index };
      return index;
    });
  }
}
