import { Injectable } from '@nestjs/common';

import { execute, insertMissingRows, UnitOfWork } from '#platform/database/index.js';
import { ClaimEntity, ClaimEntryEntity, ClaimNumberEntity } from './claim.entity.js';

/** Queries of claims and of what happened to them. */
@Injectable()
export class ClaimsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Takes the next number of a year in the current transaction, whose commit frees the row for the next claim: a
   * transaction that fails leaves no gap.
   */
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

  /** @returns the id @throws a duplicate key for a repeated request */
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

  /** The claim of a number that one of these documents made, or null. */
  findByNumber(year: number, serial: number, documents: readonly string[]): Promise<ClaimEntity | null> {
    return this.work.manager
      .createQueryBuilder(ClaimEntity, 'claim')
      .where('claim.year = :year AND claim.serial = :serial', { year, serial })
      .andWhere('claim.document_key IN (:...documents)', { documents })
      .getOne();
  }

  /** The claim of a number that an account wrote, or null. */
  findOwn(year: number, serial: number, userId: number): Promise<ClaimEntity | null> {
    return this.work.manager.findOneBy(ClaimEntity, { year, serial, userId });
  }

  /** A page of an account's claims, the newest first, and how many it has. */
  pageOf(userId: number, { skip, take }: { skip: number; take: number }): Promise<[ClaimEntity[], number]> {
    return this.work.manager.findAndCount(ClaimEntity, {
      where: { userId },
      order: { id: 'DESC' },
      skip,
      take,
    });
  }

  /** Reads a claim that nobody else changes until the commit, or null. */
  async lock(id: number): Promise<ClaimEntity | null> {
    const sql = 'UPDATE claims SET version = version + 1 WHERE id = ?';
    await execute(this.work.manager, sql, [id]);
    return this.find(id);
  }

  async change(id: number, change: Partial<ClaimEntity>): Promise<void> {
    await this.work.manager.update(ClaimEntity, { id }, change);
  }

  /** @returns the id @throws a duplicate key for a repeated request */
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

  /** What happened to a claim, oldest first. */
  entriesOf(claimId: number): Promise<ClaimEntryEntity[]> {
    return this.work.manager.find(ClaimEntryEntity, { where: { claimId }, order: { id: 'ASC' } });
  }

  /** The name of a product, or null when there is none. */
  async productName(id: number): Promise<string | null> {
    const rows = await this.work.manager.query<{ name: string }[]>('SELECT name FROM products WHERE id = ?', [
      id,
    ]);
    return rows[0]?.name ?? null;
  }
}
