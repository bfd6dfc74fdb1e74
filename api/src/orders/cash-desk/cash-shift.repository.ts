import { PAYMENT_METHODS, type Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderEventEntity } from '../timeline/order-event.entity.js';
import { CashShiftEntity } from './cash-shift.entity.js';

export type NewShift = Pick<CashShiftEntity, 'userId' | 'openedAt' | 'openingCounts' | 'openingCash'>;
export type ClosedShift = Pick<
  CashShiftEntity,
  'closedAt' | 'closingCounts' | 'countedCash' | 'expectedCash' | 'note'
>;
/** A shift with the name of the user who opened it. */
export type NamedShift = CashShiftEntity & { user: string };
interface Name {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
}
const CASH_METHODS = Object.values(PAYMENT_METHODS)
  .filter(({ isCash }) => isCash)
  .map(({ label }) => label);

/** Cash shift queries. */
@Injectable()
export class CashShiftRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Inserts an open shift. @returns its id @throws a duplicate key when the user has an open shift */
  async open(shift: NewShift): Promise<number> {
    const { identifiers } = await this.work.manager.insert(CashShiftEntity, {
      ...shift,
      openOf: shift.userId,
    });
    return Number(identifiers[0]?.['id']);
  }

  /** Closes an open shift. @returns whether it was open */
  async close(id: number, closing: ClosedShift): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(CashShiftEntity)
      .set({ ...closing, openOf: null })
      .where('id = :id AND open_of IS NOT NULL', { id })
      .execute();
    return outcome.affected === 1;
  }

  findOpen(userId: number): Promise<CashShiftEntity | null> {
    return this.work.manager.findOneBy(CashShiftEntity, { openOf: userId });
  }

  /** Keeps a user's open shift from being closed or paid out of at the same time, until the end of the transaction. */
  async lockOpen(userId: number): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .update(CashShiftEntity)
      .set({ lockCount: () => 'lock_count + 1' })
      .where('open_of = :userId', { userId })
      .execute();
  }

  /** Cash that was given back out of a shift, in centavos. Reads the refunds by table name: they use this room. */
  async cashRefunds(shiftId: number): Promise<Centavos> {
    const [row] = await this.work.manager.query<{ cash: number | string }[]>(
      'SELECT COALESCE(SUM(amount), 0) AS cash FROM refunds WHERE shift_id = ?',
      [shiftId],
    );
    return Number(row?.cash ?? 0) as Centavos;
  }

  async get(id: number): Promise<NamedShift> {
    const [shift] = await this.named({ id, skip: 0, take: 1 });
    if (!shift) throw new Error(`no shift ${id}`);
    return shift;
  }

  /** Shifts of all users, newest first. */
  async list(skip: number, take: number): Promise<{ shifts: NamedShift[]; total: number }> {
    const [shifts, total] = await Promise.all([
      this.named({ id: null, skip, take }),
      this.work.manager.count(CashShiftEntity),
    ]);
    return { shifts, total };
  }

  /** Cash that a user received for payments from `from` to `to`, both included, in centavos; less what buyers withheld. */
  async cashPayments(userId: number, from: Date, to: Date): Promise<Centavos> {
    const row = await this.work.manager
      .createQueryBuilder(OrderEventEntity, 'event')
      .innerJoin('orders', 'paid', 'paid.id = event.order_id')
      .leftJoin('order_withholdings', 'kept', 'kept.order_id = paid.id')
      .select('COALESCE(SUM(paid.total_price - COALESCE(kept.withheld, 0)), 0)', 'cash')
      .where(
        "event.actor_id = :userId AND event.at >= :from AND event.at <= :to AND event.name = 'OrderPaid'",
        {
          userId,
          from,
          to,
        },
      )
      .andWhere('paid.payment_method IN (:...methods)', { methods: CASH_METHODS })
      .getRawOne<{ cash: number | string }>();
    return Number(row?.cash ?? 0) as Centavos;
  }

  private async named({
    id,
    skip,
    take,
  }: {
    id: number | null;
    skip: number;
    take: number;
  }): Promise<NamedShift[]> {
    const query = this.work.manager
      .createQueryBuilder(CashShiftEntity, 'shift')
      .leftJoin('users', 'person', 'person.id = shift.user_id')
      .addSelect('person.first_name', 'first_name')
      .addSelect('person.last_name', 'last_name')
      .addSelect('person.name_company', 'company')
      .orderBy('shift.id', 'DESC')
      .offset(skip)
      .limit(take);
    if (id !== null) query.where('shift.id = :id', { id });
    const { entities, raw } = await query.getRawAndEntities<Name>();
    return entities.map((shift, n) => ({ ...shift, user: nameOf(raw[n]) }));
  }
}

const nameOf = (name: Name | undefined): string =>
  name?.company || [name?.first_name, name?.last_name].filter(Boolean).join(' ');
