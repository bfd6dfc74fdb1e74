import { Injectable } from '@nestjs/common';
import { In, LessThan, Raw } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { ReturnEntity } from '#orders/order/returned/return.entity.js';
import { PictureParts } from '#products/index.js';
import { ReturnPictureEntity } from './return-picture.entity.js';

@Injectable()
export class ReturnPicturesRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly parts: PictureParts,
  ) {}

  insert(picture: Omit<ReturnPictureEntity, 'part'>): Promise<void> {
    return this.parts.insert(ReturnPictureEntity, picture);
  }

  isOf(id: string, userId: number): Promise<boolean> {
    return this.work.manager.existsBy(ReturnPictureEntity, { id, userId });
  }

  read(id: string): Promise<Buffer | null> {
    return this.parts.read(ReturnPictureEntity, id);
  }

  /** Pictures that no return names. @returns number of deleted pictures */
  async removeUnused(moment: Date, prefix: string, limit: number): Promise<number> {
    const named = `SELECT SUBSTR(photo, ${prefix.length + 1}) FROM returns WHERE photo IS NOT NULL`;
    return this.work.run(async () => {
      const rows = await this.work.manager.find(ReturnPictureEntity, {
        select: { id: true, part: true },
        where: { part: 0, createdAt: LessThan(moment), id: Raw((id) => `${id} NOT IN (${named})`) },
        take: limit,
      });
      if (rows.length > 0)
        await this.work.manager.delete(ReturnPictureEntity, { id: In(rows.map(({ id }) => id)) });
      return rows.length;
    });
  }

  /** Their returns name none afterwards. @returns number of parts found */
  removeBefore(moment: Date, addressOf: (id: string) => string, limit: number): Promise<number> {
    return this.parts.removeBefore(ReturnPictureEntity, moment, limit, (ids) =>
      this.work.manager.update(ReturnEntity, { photo: In(ids.map(addressOf)) }, { photo: null }),
    );
  }
}
