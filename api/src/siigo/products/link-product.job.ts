import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SIIGO_RECORDS_LANE } from '../client/records-lane.js';
import { LinkProductService } from './link-product.service.js';

/** Outbox topic that links a product with SIIGO. */
const SIIGO_PRODUCT = 'siigo.link-product';
export interface ProductToLink {
  readonly productId: number;
}
/** Failures that a retry cannot resolve. */
const FINAL = new Set(['SIIGO.PRODUCT_LINKED', 'SIIGO.REJECTED', 'PRODUCTS.NOT_FOUND']);

/** Links the demo data's products; the outbox retries while SIIGO cannot be reached. */
@Injectable()
export class LinkProductJob implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: LinkProductService,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<ProductToLink>(
      SIIGO_PRODUCT,
      ({ productId }) => this.link(productId),
      SIIGO_RECORDS_LANE,
    );
  }

  private async link(productId: number): Promise<void> {
    try {
      await this.links.link(productId, null);
    } catch (error) {
      if (!(error instanceof AppError) || !FINAL.has(error.code)) throw error;
    }
  }
}
