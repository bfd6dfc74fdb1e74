import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { OrderProgressEntity } from '#orders/order/detail/order-progress.entity.js';
import { PictureParts } from '#products/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { DeliveryPhotoEntity } from './delivery-photo.entity.js';

@Injectable()
export class DeliveryPhotosRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly parts: PictureParts,
  ) {}

  insert(photo: Omit<DeliveryPhotoEntity, 'part'>): Promise<void> {
    return this.parts.insert(DeliveryPhotoEntity, photo);
  }

  isOf(id: string, orderId: number): Promise<boolean> {
    return this.work.manager.existsBy(DeliveryPhotoEntity, { id, orderId });
  }

  read(id: string): Promise<Buffer | null> {
    return this.parts.read(DeliveryPhotoEntity, id);
  }

  /** Their orders name none afterwards. @returns number of parts found */
  removeBefore(moment: Date, limit: number): Promise<number> {
    return this.parts.removeBefore(DeliveryPhotoEntity, moment, limit, (ids) =>
      this.work.manager.update(OrderProgressEntity, { photo: In([...ids]) }, { photo: null }),
    );
  }
}
