import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';

import { insertionOf, placeholdersFor, type Statement, UnitOfWork } from '#platform/database/index.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { CashMovementEntity, type CashMovementKind } from './cash-movement.entity.js';
import { personName, type PersonName } from './person-name.js';

export type NewCashMovement = Pick<CashMovementEntity, 'shiftId' | 'kind' | 'amount' | 'actorId' | 'at'> &
  Partial<Pick<CashMovementEntity, 'orderId' | 'refundId' | 'correctsId'>>;
/** Centavos; refunds are positive. */
export interface CashSums {
  payments: Centavos;
  refunds: Centavos;
  corrections: Centavos;
}
export type NamedMovement = CashMovementEntity & { correctedShiftId: number | null; user: string };
const INTO = 'cash_movements (shift_id, kind, amount, order_id, refund_id, corrects_id, actor_id, at)';
const IS_IN: Readonly<Record<CashMovementKind, keyof CashSums>> = {
  payment: 'payments',
  second: 'payments',
  earlier: 'payments',
  refund: 'refunds',
  correction: 'corrections',
};
const NO_SUMS: CashSums = { payments: 0 as Centavos, refunds: 0 as Centavos, corrections: 0 as Centavos };

@Injectable()
export class CashMovementRepository {
  constructor(private readonly work: UnitOfWork) {}

  async insert(movement: NewCashMovement): Promise<void> {
    await this.work.write([this.buildInsert(movement)]);
  }

  buildInsert(movement: NewCashMovement): Statement {
    const { shiftId, kind, amount, orderId, refundId, correctsId, actorId, at } = movement;
    return insertionOf(INTO, [
      [shiftId, kind, amount, orderId ?? null, refundId ?? null, correctsId ?? null, actorId, at],
    ]);
  }

  /** Until the end of the transaction. @param orThrow when the shift is closed */
  buildLockShift(shiftId: number, orThrow: () => Error): Statement {
    return {
      sql: 'UPDATE cash_shifts SET lock_count = lock_count + 1 WHERE id = ? AND open_of IS NOT NULL',
      values: [shiftId],
      expectation: { rows: 1, orThrow },
    };
  }

  async sumsOf(shiftIds: readonly number[]): Promise<(shiftId: number) => CashSums> {
    const sums = new Map<number, CashSums>();
    if (shiftIds.length > 0) {
      const rows = await this.work.manager.query<
        { shift_id: number; kind: CashMovementKind; amount: number | string }[]
      >(
        `SELECT shift_id, kind, SUM(amount) AS amount FROM cash_movements
         WHERE shift_id IN (${placeholdersFor(shiftIds)}) GROUP BY shift_id, kind`,
        [...shiftIds],
      );
      for (const { shift_id: id, kind, amount } of rows) {
        const sum = sums.get(id) ?? { ...NO_SUMS };
        const name = IS_IN[kind];
        sum[name] = (sum[name] + (name === 'refunds' ? -Number(amount) : Number(amount))) as Centavos;
        sums.set(id, sum);
      }
    }
    return (shiftId) => sums.get(shiftId) ?? NO_SUMS;
  }

  /** Centavos, without second payments and refunds. */
  async receivedFor(orderId: number): Promise<Centavos> {
    const [row] = await this.work.manager.query<{ amount: number | string }[]>(
      "SELECT COALESCE(SUM(amount), 0) AS amount FROM cash_movements WHERE order_id = ? AND kind NOT IN ('second', 'refund')",
      [orderId],
    );
    return Number(row?.amount ?? 0) as Centavos;
  }

  secondPayments(orderId: number, since: Date): Promise<CashMovementEntity[]> {
    return this.work.manager.find(CashMovementEntity, {
      where: { orderId, kind: 'second', at: MoreThan(since) },
      order: { id: 'ASC' },
    });
  }

  findLastOf(orderId: number): Promise<CashMovementEntity | null> {
    return this.work.manager
      .createQueryBuilder(CashMovementEntity, 'movement')
      .where("movement.order_id = :orderId AND movement.kind NOT IN ('second', 'refund')", { orderId })
      .orderBy('movement.id', 'DESC')
      .getOne();
  }

  /** null: no person. */
  async findCashier(orderId: number): Promise<number | null> {
    const paid = await this.work.manager
      .createQueryBuilder(OrderEventEntity, 'event')
      .where("event.order_id = :orderId AND event.name = 'OrderPaid'", { orderId })
      .orderBy('event.id', 'DESC')
      .getOne();
    return paid?.actorId ?? null;
  }

  async page(
    shiftId: number | null,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ movements: NamedMovement[]; total: number; sum: Centavos }> {
    const { manager } = this.work;
    const query = manager.createQueryBuilder(CashMovementEntity, 'movement');
    if (shiftId !== null) query.where('movement.shift_id = :shiftId', { shiftId });
    // Cash from before movements were recorded is nobody's task.
    else query.where("movement.shift_id IS NULL AND movement.kind <> 'earlier'");
    const sums = await query
      .clone()
      .select('COUNT(*)', 'total')
      .addSelect('COALESCE(SUM(movement.amount), 0)', 'sum')
      .getRawOne<{ total: number | string; sum: number | string }>();
    const { entities, raw } = await query
      .leftJoin('cash_movements', 'corrected', 'corrected.id = movement.corrects_id')
      .leftJoin('users', 'person', 'person.id = movement.actor_id')
      .addSelect('corrected.shift_id', 'corrected_shift')
      .addSelect('person.first_name', 'first_name')
      .addSelect('person.last_name', 'last_name')
      .addSelect('person.name_company', 'company')
      .orderBy('movement.id', 'DESC')
      .offset(skip)
      .limit(take)
      .getRawAndEntities<PersonName & { corrected_shift: number | null }>();
    return {
      movements: entities.map((movement, n) => ({
        ...movement,
        correctedShiftId: raw[n]?.corrected_shift ?? null,
        user: raw[n] ? personName(raw[n]) : '',
      })),
      total: Number(sums?.total ?? 0),
      sum: Number(sums?.sum ?? 0) as Centavos,
    };
  }
}
