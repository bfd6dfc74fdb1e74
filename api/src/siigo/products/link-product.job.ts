import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { ProductLinking } from '#products/index.js';
import { SIIGO_RECORDS_LANE } from '../client/records-lane.js';
import { LinkProductService } from './link-product.service.js';

const SIIGO_PRODUCT = 'siigo.link-product';
export interface ProductToLink {
  readonly productId: number;
}
const FINAL = new Set(['SIIGO.PRODUCT_LINKED', 'SIIGO.REJECTED', 'PRODUCTS.NOT_FOUND']);

const SIIGO_PRODUCT_ACCOUNTING = 'siigo.read-product';

/** Links demo products and completes earlier links; the outbox retries while SIIGO cannot be reached. */
@Injectable()
export class LinkProductJob implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(LinkProductJob.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly links: LinkProductService,
    private readonly products: ProductLinking,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<ProductToLink>(
      SIIGO_PRODUCT,
      ({ productId }) => this.link(productId),
      SIIGO_RECORDS_LANE,
    );
    this.outbox.handle<ProductToLink>(
      SIIGO_PRODUCT_ACCOUNTING,
      ({ productId }) => this.links.readAccounting(productId),
      SIIGO_RECORDS_LANE,
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    // A failure must not stop the start; the next start tries again.
    await this.completeLinked().catch((error: unknown) =>
      this.logger.error({ err: error }, 'linked products without a group could not be looked for'),
    );
  }

  async completeLinked(): Promise<void> {
    for (const productId of await this.products.withoutGroup())
      await this.outbox.add(SIIGO_PRODUCT_ACCOUNTING, { productId });
  }

  private async link(productId: number): Promise<void> {
    try {
      await this.links.link(productId, null);
    } catch (error) {
      if (!(error instanceof AppError) || !FINAL.has(error.code)) throw error;
    }
  }
}
