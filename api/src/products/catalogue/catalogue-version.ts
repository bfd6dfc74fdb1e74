import { Injectable } from '@nestjs/common';

import { CatalogueRepository } from './catalogue.repository.js';

/** Tells all replicas that products of the catalogue have changed. */
@Injectable()
export class CatalogueVersion {
  constructor(private readonly catalogue: CatalogueRepository) {}

  /**
   * Call it in the transaction of every change to products. Not for stock: answers are checked against the levels
   * themselves, so that orders do not wait for this row.
   */
  async bump(): Promise<void> {
    await this.catalogue.raiseVersion();
  }
}
