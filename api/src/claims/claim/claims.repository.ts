import { Injectable } from '@nestjs/common';

import { execute, insertMissingRows, UnitOfWork } from '#platform/database/index.js';
import { ClaimEntity, ClaimEntryEntity, ClaimNumberEntity } from './claim.entity.js';

@Injectable()
export class ClaimsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Increments the year's counter in the current transaction; a rollback leaves no gap. */
  async nextSerial(year: number): Promise<number> {
    const { manager } = this.work;
    const count = async (): Promise<boolean> => {
      const { affected } = await manager.update(ClaimNumberEntity, { year }, { last: () => 'last + 1' });
      return affected === 1;
    };
    if (!(await count())) {
      await insertMissingRows(manager, 'claim_numbers (year, last)', [[year, 0]]);
      await count();
    }
    const { last } = await manager.findOneByOrFail(ClaimNumberEntity, { year });
    return last;
  }

  /** @throws a duplicate key for a repeated request */
  async insert(claim: Omit<ClaimEntity, 'id'>): Promise<number> {
    const { identifiers } = await this.work.manager.insert(ClaimEntity, claim);
    return Number(identifiers[0]?.['id']);
  }

  find(id: number): Promise<ClaimEntity | null> {
    return this.work.manager.findOneBy(ClaimEntity, { id });
  }

  findByKey(requestKey: string): Promise<ClaimEntity | null> {
    return this.work.manager.findOneBy(ClaimEntity, { requestKey });
  }

  findByNumber(year: number, serial: number, documents: readonly string[]): Promise<ClaimEntity | null> {
    return this.work.manager
      .createQueryBuilder(ClaimEntity, 'claim')
      .where('claim.year = :year AND claim.serial = :serial', { year, serial })
      .andWhere('claim.document_key IN (:...documents)', { documents })
      .getOne();
  }

  findOwn(year: number, serial: number, userId: number): Promise<ClaimEntity | null> {
    return this.work.manager.findOneBy(ClaimEntity, { year, serial, userId });
  }

  pageOf(userId: number, { skip, take }: { skip: number; take: number }): Promise<[ClaimEntity[], number]> {
    return this.work.manager.findAndCount(ClaimEntity, {
      where: { userId },
      order: { id: 'DESC' },
      skip,
      take,
    });
  }

  async lock(id: number): Promise<ClaimEntity | null> {
    const sql = 'UPDATE claims SET version = version + 1 WHERE id = ?';
    await execute(this.work.manager, sql, [id]);
    return this.find(id);
  }

  async change(id: number, change: Partial<ClaimEntity>): Promise<void> {
    await this.work.manager.update(ClaimEntity, { id }, change);
  }

  async addEntry(entry: Omit<ClaimEntryEntity, 'id'>): Promise<number> {
    const { identifiers } = await this.work.manager.insert(ClaimEntryEntity, entry);
    return Number(identifiers[0]?.['id']);
  }

  findEntry(id: number): Promise<ClaimEntryEntity | null> {
    return this.work.manager.findOneBy(ClaimEntryEntity, { id });
  }

  hasEntry(requestKey: string): Promise<boolean> {
    return this.work.manager.existsBy(ClaimEntryEntity, { requestKey });
  }

  entriesOf(claimId: number): Promise<ClaimEntryEntity[]> {
    return this.work.manager.find(ClaimEntryEntity, { where: { claimId }, order: { id: 'ASC' } });
  }

  async productName(id: number): Promise<string | null> {
    const rows = await this.work.manager.query<{ name: string }[]>('SELECT name FROM products WHERE id = ?', [
      id,
    ]);
    return rows[0]?.name ?? null;
  }
}
