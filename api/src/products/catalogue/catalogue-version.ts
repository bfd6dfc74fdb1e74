import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { CatalogueVersionEntity } from './catalogue-version.entity.js';

/** Tells every replica that what the catalogue shows of its products has changed. */
@Injectable()
export class CatalogueVersion {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * To be called in the transaction of every change to products (new, edited, switched on or off). Stock needs no call:
   * cached answers are compared with the levels themselves, so that orders never wait for this one row.
   */
  async bump(): Promise<void> {
    await this.work.manager.increment(CatalogueVersionEntity, { id: 1 }, 'version', 1);
  }
}
