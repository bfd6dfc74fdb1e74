import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PictureFormat } from '@lacteos/contracts/pictures/pictures';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { StockService } from '#partners/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { NewAccounts, PasswordHasher } from '#users/index.js';
import { DEMO_PASSWORD } from './accounts.js';
import { SOURCE_EXTENSIONS, renderPictures } from './pictures.js';
import { DEMO_PRODUCTS } from './products.js';
import { seedOrders } from './seed-orders.js';
import { seedShop } from './seed-shop.js';
import { SeedRepository } from './seed.repository.js';
import { DEMO_STORES } from './stores.js';
import { seedZones } from './zones.js';

const SOURCES = fileURLToPath(new URL('../../seed-pictures', import.meta.url));
const READY = join(SOURCES, 'rendered');

/** Fills an empty database where the settings allow it; never in production. */
@Injectable()
export class DemoDataService implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoDataService.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly rows: SeedRepository,
    private readonly stock: StockService,
    private readonly hasher: PasswordHasher,
    private readonly newAccounts: NewAccounts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demoData) return;
    if (await this.seedIfEmpty()) this.logger.log('the empty database got the demo data');
    const names = await pictureNames();
    await this.render(names, 'webp');
    // Renders missing AVIF files in the background; until then the media route answers WebP.
    void this.render(names, 'avif').catch((error: unknown) =>
      this.logger.error({ err: error }, 'pictures could not be rendered'),
    );
  }

  private async render(names: readonly string[], format: PictureFormat): Promise<void> {
    const folders = { sources: SOURCES, ready: READY, media: join(this.config.dataDir, 'media') };
    const rendered = await renderPictures(names, format, folders);
    if (rendered > 0) this.logger.log(`rendered ${rendered} pictures as ${format}`);
  }

  /** One transaction. @returns whether the database was empty */
  async seedIfEmpty(): Promise<boolean> {
    const passwordHash = await this.hasher.hash(DEMO_PASSWORD);
    return this.work.run(async () => {
      if (!(await this.rows.isEmpty())) return false;
      const now = this.clock.now();
      const shop = await seedShop(this.rows, this.stock, passwordHash, now);
      if (this.config.demoZones) await seedZones(this.rows);
      for (const userId of shop.accounts.values())
        await this.newAccounts.announce({ userId, policyVersion: null, marketing: false });
      await seedOrders(this.rows, this.stock, shop, now);
      // Uses the outbox, because SIIGO may not be reachable yet.
      await this.outbox.add('siigo.sync-customers', {});
      for (const productId of shop.products.values())
        await this.outbox.add('siigo.link-product', { productId });
      return true;
    });
  }
}

async function pictureNames(): Promise<string[]> {
  const files = await readdir(SOURCES).catch(() => []);
  const made = files
    .map((file) => parse(file))
    .filter(({ ext }) => SOURCE_EXTENSIONS.some((extension) => extension === ext))
    .map(({ name }) => name);
  const named = [
    ...DEMO_PRODUCTS.map((product) => product.picture),
    ...DEMO_STORES.map((_, index) => `store-${index + 1}`),
  ];
  return [...new Set([...made, ...named])];
}
