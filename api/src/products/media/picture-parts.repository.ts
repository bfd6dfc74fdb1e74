import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';

import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';

/** Row of a table of pictures. */
export interface PicturePart {
  readonly id: string;
  readonly part: number;
  readonly bytes: Buffer;
  readonly createdAt: Date;
}
type Table = new () => PicturePart;

/** A `blob` of MariaDB holds 65,535 bytes. */
const PART_BYTES = 60_000;

@Injectable()
export class PictureParts {
  constructor(private readonly work: UnitOfWork) {}

  /** Keeps an existing picture. */
  async insert(table: Table, picture: Omit<PicturePart, 'part'>): Promise<void> {
    const { bytes } = picture;
    const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, part) => ({
      ...picture,
      part,
      bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    }));
    await this.work
      .run(async () => {
        for (const part of parts) await this.work.manager.insert(table, part);
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  async read(table: Table, id: string): Promise<Buffer | null> {
    const parts = await this.work.manager.find(table, { where: { id }, order: { part: 'ASC' } });
    // SQLite's driver answers an ArrayBuffer.
    return parts.length === 0 ? null : Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes)));
  }

  /** @param forget their names, in the same transaction @returns number of parts found */
  async removeBefore(
    table: Table,
    moment: Date,
    limit: number,
    forget: (ids: readonly string[]) => Promise<unknown>,
  ): Promise<number> {
    return this.work.run(async () => {
      const rows = await this.work.manager.find(table, {
        select: { id: true, part: true },
        where: { createdAt: LessThan(moment) },
        order: { createdAt: 'ASC' },
        take: limit,
      });
      const ids = [...new Set(rows.map(({ id }) => id))];
      if (ids.length === 0) return 0;
      await forget(ids);
      await this.work.manager.delete(table, { id: In(ids) });
      return rows.length;
    });
  }
}
