import { createHash } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import type { Upload } from '#platform/http/index.js';
import { DailyWork, runInBatches } from '#platform/outbox/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import { type Depositor, StoredBytes } from '#platform/throttle/index.js';
import { MediaService } from '#products/index.js';
import { ReturnPicturesRepository } from './return-pictures.repository.js';

const PATH = '/api/media/returns/';
const OWN = /^\/api\/media\/returns\/([0-9a-f]{32})$/;
const READABLE_MS = 30 * 60_000;
const BATCH = 500;
const UNUSED_DAYS = 1;

/**
 * Pictures may show a person's home: only the buyer and staff get an address, valid for half an hour. Stored in the
 * database for every replica, never at an image host.
 */
@Injectable()
export class ReturnPictures {
  private readonly key: SealKey;

  constructor(
    private readonly pictures: ReturnPicturesRepository,
    private readonly media: MediaService,
    private readonly clock: Clock,
    private readonly storedBytes: StoredBytes,
    daily: DailyWork,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = { secret: config.totpKey, purpose: 'return-picture' };
    daily.register('orders.remove-old-return-pictures', 'pictures of returns', async () => {
      const before = daily.daysAgo(config.returnPictureDays);
      await runInBatches(BATCH, () => this.pictures.removeBefore(before, addressOf, BATCH));
      await runInBatches(BATCH, () => this.pictures.removeUnused(daily.daysAgo(UNUSED_DAYS), PATH, BATCH));
    });
  }

  /** The name alone opens nothing. @throws REQUEST.TOO_MANY and the errors of `MediaService.render` */
  async store(read: () => Promise<Upload>, user: RequestUser, depositor: Depositor | null): Promise<string> {
    const bytes = await this.media.render(read);
    await this.storedBytes.spend('files', depositor, bytes.length);
    const id = createHash('sha256').update(`${user.id}:`).update(bytes).digest('hex').slice(0, 32);
    await this.pictures.insert({ id, userId: user.id, bytes, createdAt: this.clock.now() });
    return addressOf(id);
  }

  async isOf(address: string, user: RequestUser): Promise<boolean> {
    const id = OWN.exec(address)?.[1];
    return id !== undefined && this.pictures.isOf(id, user.id);
  }

  /** Valid for half an hour; call it only for those who may see the return. */
  openable(address: string | null): string | null {
    const id = address && OWN.exec(address)?.[1];
    if (!id) return address;
    const until = this.clock.now().getTime() + READABLE_MS;
    return `${address}?key=${encodeURIComponent(seal(`${id} ${until}`, this.key))}`;
  }

  /** @throws MEDIA.ADDRESS_EXPIRED also for an address that never opened anything */
  async read(id: string, key: string): Promise<Buffer> {
    const [sealedId, until] = unseal(key, this.key)?.split(' ') ?? [];
    const isOpen = sealedId === id && Number(until) >= this.clock.now().getTime();
    const bytes = isOpen ? await this.pictures.read(id) : null;
    if (!bytes) throw new AppError('MEDIA.ADDRESS_EXPIRED');
    return bytes;
  }
}

const addressOf = (id: string): string => `${PATH}${id}`;
