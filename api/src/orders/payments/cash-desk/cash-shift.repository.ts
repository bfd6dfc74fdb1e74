import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { selectEntitiesBy, UnitOfWork } from '#platform/database/index.js';
import { CashShiftEntity } from './cash-shift.entity.js';
import { personName, type PersonName } from './person-name.js';

export type NewShift = Pick<
  CashShiftEntity,
  'userId' | 'storeId' | 'openedAt' | 'openingCounts' | 'openingCash'
>;
export type ClosedShift = Pick<
  CashShiftEntity,
  'closedAt' | 'closingCounts' | 'countedCash' | 'expectedCash' | 'note'
>;
export type NamedShift = CashShiftEntity & { user: string };
@Injectable()
export class CashShiftRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns its id @throws a duplicate key when the user has an open shift */
  async open(shift: NewShift): Promise<number> {
    const { identifiers } = await this.work.manager.insert(CashShiftEntity, {
      ...shift,
      openOf: shift.userId,
    });
    return Number(identifiers[0]?.['id']);
  }

  /** @returns whether it was open */
  async close(id: number, closing: ClosedShift): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(CashShiftEntity)
      .set({ ...closing, openOf: null })
      .where('id = :id AND open_of IS NOT NULL', { id })
      .execute();
    return outcome.affected === 1;
  }

  /** On MariaDB it shares a round trip with concurrent reads. */
  async findOpen(userId: number): Promise<CashShiftEntity | null> {
    const [shift] = await selectEntitiesBy(this.work.manager, CashShiftEntity, 'open_of', userId);
    return shift ?? null;
  }

  find(id: number): Promise<CashShiftEntity | null> {
    return this.work.manager.findOneBy(CashShiftEntity, { id });
  }

  /** Until the end of the transaction, by a change: the nodes of a cluster compare changes only. */
  async lockOpen(userId: number): Promise<CashShiftEntity | null> {
    return (await this.lock('open_of = :value', userId)) ? this.findOpen(userId) : null;
  }

  async lockById(id: number): Promise<CashShiftEntity | null> {
    return (await this.lock('id = :value', id)) ? this.find(id) : null;
  }

  private async lock(condition: string, value: number): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(CashShiftEntity)
      .set({ lockCount: () => 'lock_count + 1' })
      .where(condition, { value })
      .execute();
    return outcome.affected === 1;
  }

  async get(id: number): Promise<NamedShift> {
    const [shift] = await namedShifts(this.named().where('shift.id = :id', { id }));
    if (!shift) throw new Error(`no shift ${id}`);
    return shift;
  }

  async list(
    storeIds: readonly number[] | null,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ shifts: NamedShift[]; total: number }> {
    if (storeIds?.length === 0) return { shifts: [], total: 0 };
    const query = this.named();
    if (storeIds) query.where('shift.store_id IN (:...storeIds)', { storeIds });
    const [total, shifts] = await Promise.all([
      query.clone().getCount(),
      namedShifts(query.offset(skip).limit(take)),
    ]);
    return { shifts, total };
  }

  private named(): SelectQueryBuilder<CashShiftEntity> {
    return this.work.manager
      .createQueryBuilder(CashShiftEntity, 'shift')
      .leftJoin('users', 'person', 'person.id = shift.user_id')
      .addSelect('person.first_name', 'first_name')
      .addSelect('person.last_name', 'last_name')
      .addSelect('person.name_company', 'company')
      .orderBy('shift.id', 'DESC');
  }
}

async function namedShifts(query: SelectQueryBuilder<CashShiftEntity>): Promise<NamedShift[]> {
  const { entities, raw } = await query.getRawAndEntities<PersonName>();
  return entities.map((shift, n) => ({ ...shift, user: raw[n] ? personName(raw[n]) : '' }));
}
