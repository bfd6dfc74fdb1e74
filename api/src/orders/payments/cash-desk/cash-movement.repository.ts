import type { Centavos } from '@lacteos/contracts/money/money';
import { type CashMovementKind, HAND_KINDS, type HandKind } from '@lacteos/contracts/counter/cash-movements';
import { Injectable } from '@nestjs/common';
import { MoreThan, type SelectQueryBuilder } from 'typeorm';

import { insertionOf, placeholdersFor, type Statement, UnitOfWork } from '#platform/database/index.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { CashMovementEntity } from './cash-movement.entity.js';
import { personName, type PersonName } from './person-name.js';

export type NewCashMovement = Pick<CashMovementEntity, 'shiftId' | 'kind' | 'amount' | 'actorId' | 'at'> &
  Partial<Pick<CashMovementEntity, 'orderId' | 'refundId' | 'correctsId' | 'note' | 'photo'>>;
/** Centavos; refunds are positive, other amounts that left the drawer negative. */
export interface CashSums {
  payments: Centavos;
  refunds: Centavos;
  corrections: Centavos;
  roundings: Centavos;
  byHand: Readonly<Partial<Record<HandKind, Centavos>>>;
  /** Of all movements. */
  total: Centavos;
}
export type NamedMovement = CashMovementEntity & { correctedShiftId: number | null; user: string };
const INTO =
  'cash_movements (shift_id, kind, amount, order_id, refund_id, corrects_id, actor_id, note, photo, at)';
type SumName = 'payments' | 'refunds' | 'corrections' | 'roundings';
const IS_IN: Readonly<Record<Exclude<CashMovementKind, HandKind>, SumName>> = {
  payment: 'payments',
  second: 'payments',
  earlier: 'payments',
  refund: 'refunds',
  correction: 'corrections',
  rounding: 'roundings',
};
const NOTHING = 0 as Centavos;
const NO_SUMS: CashSums = {
  ...{ payments: NOTHING, refunds: NOTHING, corrections: NOTHING, roundings: NOTHING },
  ...{ byHand: {}, total: NOTHING },
};
const IS_BY_HAND = `movement.kind IN (${HAND_KINDS.map((kind) => `'${kind}'`).join(', ')})`;
/** Cash of an order other than its first payment, corrections and what was given back. */
const BESIDE_PAYMENT = "('second', 'refund', 'rounding')";

@Injectable()
export class CashMovementRepository {
  constructor(private readonly work: UnitOfWork) {}

  async insert(movement: NewCashMovement): Promise<void> {
    await this.work.write([this.buildInsert(movement)]);
  }

  buildInsert(movement: NewCashMovement): Statement {
    const { shiftId, kind, amount, orderId, refundId, correctsId, actorId, note, photo, at } = movement;
    const about = [orderId ?? null, refundId ?? null, correctsId ?? null];
    return insertionOf(INTO, [[shiftId, kind, amount, ...about, actorId, note ?? null, photo ?? null, at]]);
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
      for (const { shift_id: id, kind, amount } of rows)
        sums.set(id, withAmount(sums.get(id) ?? NO_SUMS, kind, Number(amount)));
    }
    return (shiftId) => sums.get(shiftId) ?? NO_SUMS;
  }

  /** Centavos, without second payments and refunds. */
  async receivedFor(orderId: number): Promise<Centavos> {
    const [row] = await this.work.manager.query<{ amount: number | string }[]>(
      `SELECT COALESCE(SUM(amount), 0) AS amount FROM cash_movements
       WHERE order_id = ? AND kind NOT IN ${BESIDE_PAYMENT}`,
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
      .where(`movement.order_id = :orderId AND movement.kind NOT IN ${BESIDE_PAYMENT}`, { orderId })
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

  /** @returns the new row */
  async record(movement: NewCashMovement): Promise<NamedMovement> {
    const { identifiers } = await this.work.manager.insert(CashMovementEntity, movement);
    const id = Number(identifiers[0]?.['id']);
    const query = this.work.manager.createQueryBuilder(CashMovementEntity, 'movement');
    const [recorded] = await namedMovements(query.where('movement.id = :id', { id }));
    if (!recorded) throw new Error(`no movement ${id}`);
    return recorded;
  }

  async page(
    { shiftId, isByHand }: { shiftId: number | null; isByHand: boolean },
    { skip, take }: { skip: number; take: number },
  ): Promise<{ movements: NamedMovement[]; total: number; sum: Centavos }> {
    const { manager } = this.work;
    const query = manager.createQueryBuilder(CashMovementEntity, 'movement');
    if (shiftId !== null) query.where('movement.shift_id = :shiftId', { shiftId });
    // Cash from before movements were recorded is nobody's task.
    else query.where("movement.shift_id IS NULL AND movement.kind <> 'earlier'");
    if (isByHand) query.andWhere(IS_BY_HAND);
    const sums = await query
      .clone()
      .select('COUNT(*)', 'total')
      .addSelect('COALESCE(SUM(movement.amount), 0)', 'sum')
      .getRawOne<{ total: number | string; sum: number | string }>();
    return {
      movements: await namedMovements(query.orderBy('movement.id', 'DESC').offset(skip).limit(take)),
      total: Number(sums?.total ?? 0),
      sum: Number(sums?.sum ?? 0) as Centavos,
    };
  }
}

async function namedMovements(query: SelectQueryBuilder<CashMovementEntity>): Promise<NamedMovement[]> {
  const { entities, raw } = await query
    .leftJoin('cash_movements', 'corrected', 'corrected.id = movement.corrects_id')
    .leftJoin('users', 'person', 'person.id = movement.actor_id')
    .addSelect('corrected.shift_id', 'corrected_shift')
    .addSelect('person.first_name', 'first_name')
    .addSelect('person.last_name', 'last_name')
    .addSelect('person.name_company', 'company')
    .getRawAndEntities<PersonName & { corrected_shift: number | null }>();
  return entities.map((movement, n) => ({
    ...movement,
    correctedShiftId: raw[n]?.corrected_shift ?? null,
    user: raw[n] ? personName(raw[n]) : '',
  }));
}

function withAmount(sums: CashSums, kind: CashMovementKind, amount: number): CashSums {
  const total = (sums.total + amount) as Centavos;
  if (isHandKind(kind)) {
    const byHand = { ...sums.byHand, [kind]: ((sums.byHand[kind] ?? 0) + amount) as Centavos };
    return { ...sums, byHand, total };
  }
  const name = IS_IN[kind];
  return { ...sums, [name]: (sums[name] + (name === 'refunds' ? -amount : amount)) as Centavos, total };
}

const isHandKind = (kind: CashMovementKind): kind is HandKind =>
  (HAND_KINDS as readonly CashMovementKind[]).includes(kind);
