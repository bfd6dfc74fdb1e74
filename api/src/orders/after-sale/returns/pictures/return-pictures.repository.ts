import { Injectable } from '@nestjs/common';
import { In, LessThan, Raw } from 'typeorm';

import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { ReturnEntity } from '#orders/order/returned/return.entity.js';
import { ReturnPictureEntity } from './return-picture.entity.js';

/** A `blob` of MariaDB holds 65,535 bytes. */
const PART_BYTES = 60_000;

@Injectable()
export class ReturnPicturesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Keeps an existing picture. */
  async insert(picture: Omit<ReturnPictureEntity, 'part'>): Promise<void> {
    const { bytes } = picture;
    const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, part) => ({
      ...picture,
      part,
      bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    }));
    await this.work
      .run(async () => {
        for (const part of parts) await this.work.manager.insert(ReturnPictureEntity, part);
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  isOf(id: string, userId: number): Promise<boolean> {
    return this.work.manager.existsBy(ReturnPictureEntity, { id, userId });
  }

  async read(id: string): Promise<Buffer | null> {
    const parts = await this.work.manager.find(ReturnPictureEntity, {
      where: { id },
      order: { part: 'ASC' },
    });
    // SQLite's driver answers an ArrayBuffer.
    return parts.length === 0 ? null : Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes)));
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
  async removeBefore(moment: Date, addressOf: (id: string) => string, limit: number): Promise<number> {
    return this.work.run(async () => {
      const rows = await this.work.manager.find(ReturnPictureEntity, {
        select: { id: true, part: true },
        where: { createdAt: LessThan(moment) },
        order: { createdAt: 'ASC' },
        take: limit,
      });
      const ids = [...new Set(rows.map(({ id }) => id))];
      if (ids.length === 0) return 0;
      await this.work.manager.update(ReturnEntity, { photo: In(ids.map(addressOf)) }, { photo: null });
      await this.work.manager.delete(ReturnPictureEntity, { id: In(ids) });
      return rows.length;
    });
  }
}
