import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import type { Upload } from '#platform/http/index.js';
import { DailyWork, runInBatches } from '#platform/outbox/index.js';
import type { Depositor } from '#platform/throttle/index.js';
import { type PictureKind, Pictures } from '#products/index.js';
import { ReturnPicturesRepository } from './return-pictures.repository.js';

const PATH = '/api/media/returns/';
const KIND: PictureKind = { path: PATH, purpose: 'return-picture' };
const OWN = /^\/api\/media\/returns\/([0-9a-f]{32})$/;
const BATCH = 500;
const UNUSED_DAYS = 1;

@Injectable()
export class ReturnPictures {
  constructor(
    private readonly stored: ReturnPicturesRepository,
    private readonly pictures: Pictures,
    daily: DailyWork,
    @Inject(CONFIG) config: Config,
  ) {
    daily.register('orders.remove-old-return-pictures', 'pictures of returns', async () => {
      const before = daily.daysAgo(config.returnPictureDays);
      await runInBatches(BATCH, () => this.stored.removeBefore(before, addressOf, BATCH));
      await runInBatches(BATCH, () => this.stored.removeUnused(daily.daysAgo(UNUSED_DAYS), PATH, BATCH));
    });
  }

  /** @returns its name, which opens nothing @throws the errors of {@link Pictures.render} */
  async store(read: () => Promise<Upload>, user: RequestUser, depositor: Depositor | null): Promise<string> {
    const picture = await this.pictures.render(read, user.id, depositor);
    await this.stored.insert({ ...picture, userId: user.id });
    return addressOf(picture.id);
  }

  async isOf(address: string, user: RequestUser): Promise<boolean> {
    const id = OWN.exec(address)?.[1];
    return id !== undefined && this.stored.isOf(id, user.id);
  }

  /** Call it only for those who may see the return. */
  openable(address: string | null): string | null {
    const id = address && OWN.exec(address)?.[1];
    return id ? this.pictures.addressOf(KIND, id) : address;
  }

  /** @throws the errors of {@link Pictures.open} */
  read(id: string, key: string): Promise<Buffer> {
    return this.pictures.open(KIND, { id, key }, () => this.stored.read(id));
  }
}

const addressOf = (id: string): string => `${PATH}${id}`;
