import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { ClaimFileEntity, ClaimFilePartEntity } from './claim-file.entity.js';

/** A `blob` of MariaDB holds 65,535 bytes. */
const PART_BYTES = 60_000;

@Injectable()
export class ClaimFilesRepository {
  constructor(private readonly work: UnitOfWork) {}

  async insert(file: ClaimFileEntity, bytes: Buffer): Promise<void> {
    await this.work.run(async () => {
      const { manager } = this.work;
      await manager.insert(ClaimFileEntity, file);
      for (let part = 0; part * PART_BYTES < bytes.length; part += 1)
        await manager.insert(ClaimFilePartEntity, {
          fileId: file.id,
          part,
          bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
        });
    });
  }

  find(id: string): Promise<ClaimFileEntity | null> {
    return this.work.manager.findOneBy(ClaimFileEntity, { id });
  }

  ofClaim(claimId: number): Promise<ClaimFileEntity[]> {
    return this.work.manager.find(ClaimFileEntity, {
      where: { claimId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async bytesOf(fileId: string): Promise<Buffer> {
    const parts = await this.work.manager.find(ClaimFilePartEntity, {
      where: { fileId },
      order: { part: 'ASC' },
    });
    // The driver of SQLite answers an ArrayBuffer.
    return Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes)));
  }

  async attach(ids: readonly string[], claimId: number, entryId: number): Promise<number> {
    if (ids.length === 0) return 0;
    const where = { id: In([...ids]), claimId: IsNull() };
    const { affected } = await this.work.manager.update(ClaimFileEntity, where, { claimId, entryId });
    return affected ?? 0;
  }

  async waitingBytes(): Promise<number> {
    return Number((await this.work.manager.sum(ClaimFileEntity, 'size', { claimId: IsNull() })) ?? 0);
  }

  async removeUnused(moment: Date, limit: number): Promise<number> {
    return this.work.run(async () => {
      const rows = await this.work.manager.find(ClaimFileEntity, {
        select: { id: true },
        where: { claimId: IsNull(), createdAt: LessThan(moment) },
        take: limit,
      });
      return this.remove(rows.map(({ id }) => id));
    });
  }

  async removeOf(claimIds: readonly number[]): Promise<void> {
    const rows = await this.work.manager.find(ClaimFileEntity, {
      select: { id: true },
      where: { claimId: In([...claimIds]) },
    });
    await this.remove(rows.map(({ id }) => id));
  }

  private async remove(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    await this.work.manager.delete(ClaimFilePartEntity, { fileId: In([...ids]) });
    await this.work.manager.delete(ClaimFileEntity, { id: In([...ids]) });
    return ids.length;
  }
}
