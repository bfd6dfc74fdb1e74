import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type SelectQueryBuilder } from 'typeorm';

import { selectEntitiesBy, UnitOfWork } from '#platform/database/index.js';
import type { ShiftSort, ShiftState } from './cash-desk.dto.js';
import { type CashCount, CashShiftEntity } from './cash-shift.entity.js';
import { personName, type PersonName } from './person-name.js';

export type NewShift = Pick<
  CashShiftEntity,
  'userId' | 'storeId' | 'drawerId' | 'openedAt' | 'openingCounts' | 'openingCash'
>;
export type ClosedShift = Pick<
  CashShiftEntity,
  'closedAt' | 'closingCounts' | 'countedCash' | 'expectedCash' | 'note'
>;
export type NamedShift = CashShiftEntity & { user: string; store: string; drawer: string | null };
export interface ShiftFilter {
  /** null: all stores. */
  readonly storeIds: readonly number[] | null;
  readonly state: ShiftState | null;
  readonly lateBefore: Date;
  readonly closedFrom: Date | null;
  readonly closedUntil: Date | null;
}
export interface ShiftRows {
  readonly by: ShiftSort;
  readonly direction: 'ASC' | 'DESC';
  readonly skip: number;
  readonly take: number;
}
export interface ShiftAttention {
  open: number;
  late: number;
  lateSince: Date | null;
  differing: number;
  differingAmount: Centavos;
  differingSince: Date | null;
}
const STATES: Readonly<Record<ShiftState, string>> = {
  open: 'shift.closed_at IS NULL',
  late: 'shift.closed_at IS NULL AND shift.opened_at < :lateBefore',
  differing: 'shift.closed_at IS NOT NULL AND shift.counted_cash <> shift.expected_cash',
};
const NOTHING_OPEN: ShiftAttention = {
  ...{ open: 0, late: 0, lateSince: null },
  ...{ differing: 0, differingAmount: 0 as Centavos, differingSince: null },
};
const FACTORY = 'Fábrica';
type Names = PersonName & { store_name: string | null; drawer_name: string | null };

@Injectable()
export class CashShiftRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns its id @throws a duplicate key when the user or the drawer has an open shift */
  async open(shift: NewShift): Promise<number> {
    const { identifiers } = await this.work.manager.insert(CashShiftEntity, {
      ...shift,
      openOf: shift.userId,
      openDrawer: shift.drawerId,
    });
    return Number(identifiers[0]?.['id']);
  }

  /** @returns whether it was open */
  async close(id: number, closing: ClosedShift): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(CashShiftEntity)
      .set({ ...closing, openOf: null, openDrawer: null })
      .where('id = :id AND open_of IS NOT NULL', { id })
      .execute();
    return outcome.affected === 1;
  }

  /** A release without drawers closes shifts without freeing theirs. @returns whether it was so */
  async freeDrawer(openDrawer: number): Promise<boolean> {
    const closed = { openDrawer, closedAt: Not(IsNull()) };
    // Read first: refused openings that all wrote here would deadlock.
    if (!(await this.work.manager.existsBy(CashShiftEntity, closed))) return false;
    const outcome = await this.work.manager.update(CashShiftEntity, closed, { openDrawer: null });
    return (outcome.affected ?? 0) > 0;
  }

  async recordFirstCount(id: number, firstCounts: CashCount[], firstCountedAt: Date): Promise<void> {
    await this.work.manager.update(CashShiftEntity, { id }, { firstCounts, firstCountedAt });
  }

  /** On MariaDB it shares a round trip with concurrent reads. */
  async findOpen(userId: number): Promise<CashShiftEntity | null> {
    const [shift] = await selectEntitiesBy(this.work.manager, CashShiftEntity, 'open_of', userId);
    return shift ?? null;
  }

  /** Until the end of the transaction, by a change: the nodes of a cluster compare changes only. */
  async lockOpen(userId: number): Promise<CashShiftEntity | null> {
    return (await this.lock('open_of = :value', userId)) ? this.findOpen(userId) : null;
  }

  async lockById(id: number): Promise<CashShiftEntity | null> {
    return (await this.lock('id = :value', id)) ? this.work.manager.findOneBy(CashShiftEntity, { id }) : null;
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

  async findNamed(id: number): Promise<NamedShift | null> {
    const [shift] = await namedShifts(this.named().where('shift.id = :id', { id }));
    return shift ?? null;
  }

  async list(
    { storeIds, state, lateBefore, closedFrom, closedUntil }: ShiftFilter,
    { by, direction, skip, take }: ShiftRows,
  ): Promise<{ shifts: NamedShift[]; total: number }> {
    if (storeIds?.length === 0) return { shifts: [], total: 0 };
    const query = this.named();
    if (storeIds) query.andWhere('shift.store_id IN (:...storeIds)', { storeIds });
    if (state) query.andWhere(STATES[state], { lateBefore });
    if (closedFrom) query.andWhere('shift.closed_at >= :closedFrom', { closedFrom });
    if (closedUntil) query.andWhere('shift.closed_at <= :closedUntil', { closedUntil });
    query.orderBy(`shift.${by}`, direction).addOrderBy('shift.id', direction);
    const [total, shifts] = await Promise.all([
      query.clone().getCount(),
      namedShifts(query.offset(skip).limit(take)),
    ]);
    return { shifts, total };
  }

  async attention({
    storeIds,
    lateBefore,
    closedFrom,
  }: Pick<ShiftFilter, 'storeIds' | 'lateBefore' | 'closedFrom'>): Promise<ShiftAttention> {
    if (storeIds?.length === 0) return NOTHING_OPEN;
    const selectIn = (state: ShiftState) => {
      const query = this.work.manager
        .createQueryBuilder(CashShiftEntity, 'shift')
        .where(STATES[state], { lateBefore });
      if (storeIds) query.andWhere('shift.store_id IN (:...storeIds)', { storeIds });
      return query;
    };
    const differing = selectIn('differing').andWhere('shift.closed_at >= :closedFrom', { closedFrom });
    const [open, late, oldest, differences] = await Promise.all([
      selectIn('open').getCount(),
      selectIn('late').getCount(),
      selectIn('late').orderBy('shift.opened_at').limit(1).getOne(),
      differing.orderBy('shift.closed_at').getMany(),
    ]);
    return {
      open,
      late,
      lateSince: oldest?.openedAt ?? null,
      differing: differences.length,
      differingAmount: differences.reduce(
        (sum, { countedCash, expectedCash }) => sum + Math.abs((countedCash ?? 0) - (expectedCash ?? 0)),
        0,
      ) as Centavos,
      differingSince: differences[0]?.closedAt ?? null,
    };
  }

  /** Open shifts by drawer. */
  async openings(drawerIds: readonly number[]): Promise<Map<number, { shiftId: number; user: string }>> {
    if (drawerIds.length === 0) return new Map();
    const open = this.named().where('shift.open_drawer IN (:...drawerIds) AND shift.closed_at IS NULL', {
      drawerIds,
    });
    return new Map(
      (await namedShifts(open)).map(({ id, openDrawer, user }) => [openDrawer ?? 0, { shiftId: id, user }]),
    );
  }

  private named(): SelectQueryBuilder<CashShiftEntity> {
    return this.work.manager
      .createQueryBuilder(CashShiftEntity, 'shift')
      .leftJoin('stores', 'store', 'store.id = shift.store_id')
      .leftJoin('drawers', 'drawer', 'drawer.id = shift.drawer_id')
      .addSelect('store.name', 'store_name')
      .addSelect('drawer.name', 'drawer_name')
      .leftJoin('users', 'person', 'person.id = shift.user_id')
      .addSelect('person.first_name', 'first_name')
      .addSelect('person.last_name', 'last_name')
      .addSelect('person.name_company', 'company');
  }
}

async function namedShifts(query: SelectQueryBuilder<CashShiftEntity>): Promise<NamedShift[]> {
  const { entities, raw } = await query.getRawAndEntities<Names>();
  return entities.map((shift, n) => ({
    ...shift,
    user: raw[n] ? personName(raw[n]) : '',
    store: raw[n]?.store_name ?? FACTORY,
    drawer: raw[n]?.drawer_name ?? null,
  }));
}
