import { Injectable } from '@nestjs/common';

import { CatalogueRepository } from './catalogue.repository.js';

@Injectable()
export class CatalogueVersion {
  constructor(private readonly catalogue: CatalogueRepository) {}

  /** Call it in the transaction of every product change; not for stock, whose levels answers check themselves. */
  async bump(): Promise<void> {
    await this.catalogue.raiseVersion();
  }
}
