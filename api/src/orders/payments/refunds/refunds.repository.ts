import type { Centavos } from '@lacteos/contracts/money/money';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { endOfColombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';
import { Between, In, Not } from 'typeorm';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import { pageOf, sortOf } from '#platform/http/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { OrderWithholdingEntity } from '../../order/withholding/order-withholding.entity.js';
import type { RefundListQuery } from './refund.dto.js';
import { REFUND_STATES, REFUND_WAYS, SETTLED_REFUNDS, WAITS_FOR_PEOPLE } from './refund/refund-states.js';
import { searchedOrder } from './searched-order.js';
import { RefundEntity } from './refund/refund.entity.js';

export type NewRefund = Omit<
  RefundEntity,
  | 'id'
  | 'providerId'
  | 'attempts'
  | 'absences'
  | 'waits'
  | 'version'
  | 'sealedAccount'
  | 'enteredBy'
  | 'approvedBy'
  | 'paymentNumber'
  | 'shiftId'
> &
  Partial<Pick<RefundEntity, 'shiftId'>>;
export type RefundChange = Partial<Omit<RefundEntity, 'id' | 'version' | 'createdAt' | 'requestKey'>>;

export interface RefundedPart extends Pick<RefundEntity, 'way' | 'amount' | 'rounding'> {
  readonly method: string;
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

const daysOf = (from = FIRST_DAY, to = LAST_DAY): [Date, Date] => [
  startOfColombianDay(from),
  endOfColombianDay(to),
];

type PaidOrder = Pick<OrderEntity, 'id' | 'totalPrice' | 'isPaid' | 'paymentResult'>;

@Injectable()
export class RefundsRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly voided: VoidedPayments,
  ) {}

  /** @returns its id @throws a duplicate key when there is one for the same cause */
  async insert(refund: NewRefund): Promise<number> {
    const { identifiers } = await this.work.manager.insert(RefundEntity, refund);
    return Number(identifiers[0]?.['id']);
  }

  find(id: number): Promise<RefundEntity | null> {
    return this.work.manager.findOneBy(RefundEntity, { id });
  }

  findByKey(requestKey: string): Promise<RefundEntity | null> {
    return this.work.manager.findOneBy(RefundEntity, { requestKey });
  }

  ofOrder(orderId: number): Promise<RefundEntity[]> {
    return this.work.manager.find(RefundEntity, { where: { orderId }, order: { id: 'ASC' } });
  }

  /** Refunds of the settling payment, in centavos; a void has covered the others. */
  async sumOfOrder(orderId: number): Promise<Centavos> {
    const sum = await this.work.manager.sum(RefundEntity, 'amount', {
      orderId,
      isOfOrder: true,
      state: Not('covered'),
    });
    return Number(sum ?? 0) as Centavos;
  }

  async ofCause(orderId: number, keyPrefix: string): Promise<RefundEntity[]> {
    return (await this.ofOrder(orderId)).filter(({ requestKey }) => requestKey.startsWith(keyPrefix));
  }

  /** Of a counter sale, with the method that was paid with. */
  async findPartsOfReturn(returnId: number): Promise<RefundedPart[]> {
    const rows = await this.work.manager.query<Record<keyof RefundedPart, string | number>[]>(
      `SELECT part.method, refund.way, refund.amount, refund.rounding FROM refunds refund
       JOIN order_payments part ON part.id = refund.part_id WHERE refund.return_id = ? ORDER BY refund.id`,
      [returnId],
    );
    return rows.map(({ method, way, amount, rounding }) => ({
      method: String(method),
      way: way as RefundEntity['way'],
      amount: Number(amount) as Centavos,
      rounding: Number(rounding) as Centavos,
    }));
  }

  async isOfCustomer(orderId: number): Promise<boolean> {
    const rows = await this.work.manager.query<unknown[]>(
      'SELECT orders.id FROM orders JOIN users ON users.id = orders.user_id WHERE orders.id = ? AND users.id_role = ?',
      [orderId, ROLES.user],
    );
    return rows.length > 0;
  }

  async customersAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const found = await this.work.manager.query<{ id: number }[]>(
      `SELECT id FROM users WHERE id_role = ? AND id IN (${placeholdersFor(ids)})`,
      [ROLES.user, ...ids],
    );
    return new Set(found.map(({ id }) => Number(id)));
  }

  /** Received of the total and not refunded: less what a company withheld, in centavos. */
  async receivedOf(order: PaidOrder): Promise<Centavos> {
    if (await this.voided.isVoided(order)) return 0 as Centavos;
    const { id, totalPrice } = order;
    const kept = await this.work.manager.findOneBy(OrderWithholdingEntity, { orderId: id });
    const { withheld = 0, difference = 0, collected = 0 } = kept ?? {};
    return (totalPrice - withheld + difference + collected) as Centavos;
  }

  ofTransaction({ id, transactionId }: RefundEntity): Promise<RefundEntity[]> {
    return this.work.manager.findBy(RefundEntity, { transactionId: transactionId ?? '', id: Not(id) });
  }

  page(query: RefundListQuery): Promise<[RefundEntity[], number]> {
    const {
      open: isOpen = false,
      paidOut: isPaidOut = false,
      state,
      way,
      search = '',
      doneFrom,
      doneTo,
    } = query;
    const { skip, take } = pageOf(query);
    const { column, direction } = sortOf(query.sort, '-updatedAt');
    const states = (isOpen ? WAITS_FOR_PEOPLE : REFUND_STATES).filter((one) => !state || one === state);
    const ways = REFUND_WAYS.filter((one) => (!way || one === way) && (!isPaidOut || one !== 'debt'));
    const hasDays = isPaidOut || doneFrom !== undefined || doneTo !== undefined;
    return this.work.manager.findAndCount(RefundEntity, {
      where: {
        ...(isOpen || state ? { state: In(states) } : {}),
        ...(way || isPaidOut ? { way: In(ways) } : {}),
        ...(hasDays ? { doneAt: Between(...daysOf(doneFrom, doneTo)) } : {}),
        ...(search ? { orderId: searchedOrder(search) } : {}),
      },
      order: { ...(column === 'updatedAt' ? { updatedAt: direction } : {}), id: direction },
      skip,
      take,
    });
  }

  /** Centavos, without lowered debts. */
  async paidOut(fromDay: string | undefined, toDay: string | undefined): Promise<Centavos> {
    const [from, to] = daysOf(fromDay, toDay);
    const row = await this.work.manager
      .createQueryBuilder(RefundEntity, 'refund')
      .select('COALESCE(SUM(refund.amount), 0)', 'amount')
      .where('refund.done_at >= :from AND refund.done_at <= :to', { from, to })
      .andWhere("refund.way <> 'debt'")
      .getRawOne<{ amount: number | string }>();
    return Number(row?.amount ?? 0) as Centavos;
  }

  openOfReturn(returnId: number): Promise<number> {
    return this.work.manager.countBy(RefundEntity, { returnId, state: Not(In([...SETTLED_REFUNDS])) });
  }

  /** Requires version and state, and raises the version. @returns whether they still held */
  async change(
    { id, version, state }: Pick<RefundEntity, 'id' | 'version' | 'state'>,
    change: RefundChange,
  ): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(RefundEntity)
      .set({ ...change, version: version + 1 })
      .where('id = :id AND version = :version AND state = :state', { id, version, state })
      .execute();
    return outcome.affected === 1;
  }
}
