import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { type PictureKind, Pictures } from '#products/index.js';
import { AppError } from '#platform/errors/index.js';
import type { Upload } from '#platform/http/index.js';
import { DailyWork, runInBatches } from '#platform/outbox/index.js';
import type { Depositor } from '#platform/throttle/index.js';
import { DeliveryPhotosRepository } from './delivery-photos.repository.js';

const KIND: PictureKind = { path: '/api/media/deliveries/', purpose: 'delivery-photo' };
const BATCH = 500;

@Injectable()
export class DeliveryPhotos {
  constructor(
    private readonly photos: DeliveryPhotosRepository,
    private readonly pictures: Pictures,
    daily: DailyWork,
    @Inject(CONFIG) config: Config,
  ) {
    daily.register('orders.remove-old-delivery-photos', 'pictures of deliveries', async () => {
      const before = daily.daysAgo(config.returnPictureDays);
      await runInBatches(BATCH, () => this.photos.removeBefore(before, BATCH));
    });
  }

  /** @returns its id @throws the errors of {@link Pictures.render} */
  async store(orderId: number, read: () => Promise<Upload>, depositor: Depositor | null): Promise<string> {
    const picture = await this.pictures.render(read, orderId, depositor);
    await this.photos.insert({ ...picture, orderId });
    return picture.id;
  }

  /** @throws VALIDATION.FAILED for a picture of another stop */
  async check(id: string | undefined, orderId: number): Promise<string | null> {
    if (!id) return null;
    if (!(await this.photos.isOf(id, orderId)))
      throw new AppError('VALIDATION.FAILED', { errors: { photo: 'Suba la foto otra vez.' } });
    return id;
  }

  /** Call it only for those who may see the order. */
  openable(id: string | null): string | null {
    return id === null ? null : this.pictures.addressOf(KIND, id);
  }

  /** @throws the errors of {@link Pictures.open} */
  read(id: string, key: string): Promise<Buffer> {
    return this.pictures.open(KIND, { id, key }, () => this.photos.read(id));
  }
}
