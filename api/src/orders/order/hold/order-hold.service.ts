import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { StockService } from '#partners/index.js';
import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import { UserLookup } from '#users/index.js';
import type { OrderEntity } from '../row/order.entity.js';
import { OrderRecords } from '../records/order-records.js';
import { OrderRepository } from '../row/order.repository.js';
import { holdEndOf } from './hold-rules.js';
import { OrderHoldRepository } from './order-hold.repository.js';

/** Due when the reservation lapses; payload {@link HoldEnds}. */
export const ORDER_HOLD_ENDS = 'order-hold-ends';
export interface HoldEnds {
  orderId: number;
}
/** The reservation lapsed unpaid; payload {@link OrderExpired}. */
export const ORDER_EXPIRED = 'order-expired';
export interface OrderExpired {
  orderId: number;
}
export interface HoldChange {
  readonly actorId: number;
  readonly reason: string;
}
/** Holds more for an order than its units; called in the transaction that changes them. */
export interface HoldListener {
  releaseFor: (orderId: number) => Promise<void>;
  holdAgainFor: (orderId: number) => Promise<void>;
  /** For an order that is paid while it holds its units. */
  buildPaid: (orderId: number) => Statement[];
}
type HeldOrder = Pick<OrderEntity, 'paymentMethod' | 'createdAt'>;

const HOUR_MS = 3_600_000;
const HOLD_ENDED = 'La reserva venció sin pago.';
const HOLD_RELEASED = 'Se liberó la reserva a mano.';

/**
 * An unpaid order returns its units when its time is over (hold-rules.ts); a later payment takes them again or marks
 * the order when they are gone.
 */
@Injectable()
export class OrderHold {
  private readonly listeners: HoldListener[] = [];

  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly holds: OrderHoldRepository,
    private readonly users: UserLookup,
    private readonly stock: StockService,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  register(listener: HoldListener): void {
    this.listeners.push(listener);
  }

  buildBegin(
    orderId: number,
    order: HeldOrder & { readonly waitsUntil?: Date | null },
    buyersRole: RoleId,
    messages: readonly NewMessage[],
  ): Statement[] {
    const end = holdEndOf(order, buyersRole, this.config);
    const actorId = null;
    if (!end) return this.records.buildAdd({ orderId, actorId, messages });
    return [
      this.holds.buildAdd(orderId, end),
      ...this.records.buildAdd({ orderId, actorId, messages: [...messages, endMessage(orderId, end)] }),
    ];
  }

  /** null: never. */
  async endOf(order: HeldOrder & Pick<OrderEntity, 'id' | 'userId'>): Promise<Date | null> {
    const set = await this.holds.endOf(order.id);
    if (set) return set;
    const buyer = await this.users.find(order.userId);
    return buyer && holdEndOf(order, buyer.id_role, this.config);
  }

  /** Runs in the caller's transaction. */
  async setEnd(orderId: number, end: Date): Promise<void> {
    await this.holds.setEnd(orderId, end);
    await this.records.add({ orderId, actorId: null, messages: [endMessage(orderId, end)] });
  }

  /**
   * Gives a buyer's order the time of its new method, counted from its placing; never shortens it. Runs in the
   * caller's transaction.
   */
  async extendFor(order: HeldOrder & Pick<OrderEntity, 'id' | 'userId'>): Promise<void> {
    const wanted = holdEndOf(order, ROLES.user, this.config);
    const end = await this.endOf(order);
    if (wanted && end && wanted > end) await this.setEnd(order.id, wanted);
  }

  /** Waits as long as for a payment in cash. @returns the new end, null without units */
  async holdAgain({
    id,
    stockReleasedAt,
  }: Pick<OrderEntity, 'id' | 'stockReleasedAt'>): Promise<Date | null> {
    if (stockReleasedAt) return null;
    const end = new Date(this.clock.now().getTime() + this.config.unpaidOrderHours * HOUR_MS);
    await this.setEnd(id, end);
    return end;
  }

  /** Staff may have moved the end. */
  async hasEnded(order: OrderEntity): Promise<boolean> {
    const end = await this.holds.endOf(order.id);
    return end === null || end <= this.clock.now();
  }

  /**
   * Returns the units once; the first of payment and release wins. Mails the buyer after the commit.
   * @param by null: the reservation expired
   * @returns whether this call returned the units
   */
  async release(orderId: number, by: HoldChange | null = null): Promise<boolean> {
    const actorId = by?.actorId ?? null;
    return this.work.run(async () => {
      if (!(await this.orders.releaseIfUnpaid(orderId, this.clock.now()))) return false;
      await this.releaseOthers(orderId);
      await this.creditStock(orderId, 'expiry', actorId);
      const detail = by ? `${HOLD_RELEASED} ${by.reason}` : HOLD_ENDED;
      await this.records.add({
        orderId,
        actorId,
        step: { name: 'OrderExpired', detail },
        messages: [{ topic: ORDER_EXPIRED, payload: { orderId } satisfies OrderExpired }],
      });
      return true;
    });
  }

  /** For a cancelled order; runs in the caller's transaction. */
  async returnStock(orderId: number, actorId: number | null): Promise<void> {
    await this.releaseOthers(orderId);
    const order = await this.orders.find(orderId);
    if (order && !order.stockReleasedAt) await this.creditStock(orderId, 'cancellation', actorId);
  }

  /** Takes a paid order's lapsed units again or marks it 'pagado sin stock'; runs in the caller's transaction. */
  async debitAgain(orderId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.stockReleasedAt) return;
    for (const listener of this.listeners) await listener.holdAgainFor(orderId);
    const lines = await this.holds.findUnits(orderId);
    const reason = { cause: 'late-payment', actorId: null, orderId } as const;
    const isTaken = await this.stock.debitAllOrNone(order.storeId, lines, reason);
    if (isTaken) await this.orders.change(orderId, { stockReleasedAt: null });
    else await this.orders.change(orderId, { paidWithoutStock: true });
    const name = isTaken ? 'StockTakenAgain' : 'PaidWithoutStock';
    await this.records.add({ orderId, actorId: null, step: { name } });
  }

  /**
   * For orders 'pagado sin stock'; runs in the caller's transaction. @throws ORDERS.PAID_WITHOUT_STOCK while stock is
   * still missing
   */
  async debitForDispatch(orderId: number, actorId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.paidWithoutStock) return;
    const lines = await this.holds.findUnits(orderId);
    const reason = { cause: 'late-payment', actorId, orderId } as const;
    if (!(await this.stock.debitAllOrNone(order.storeId, lines, reason)))
      throw new AppError('ORDERS.PAID_WITHOUT_STOCK');
    await this.orders.change(orderId, { stockReleasedAt: null, paidWithoutStock: false });
    await this.records.add({ orderId, actorId, step: { name: 'StockTakenAgain' } });
  }

  /** Further changes once an order that holds its units is paid. */
  buildPaid(orderId: number): Statement[] {
    return this.listeners.flatMap((listener) => listener.buildPaid(orderId));
  }

  private async releaseOthers(orderId: number): Promise<void> {
    for (const listener of this.listeners) await listener.releaseFor(orderId);
  }

  private async creditStock(
    orderId: number,
    cause: 'expiry' | 'cancellation',
    actorId: number | null,
  ): Promise<void> {
    const order = await this.orders.find(orderId);
    const lines = await this.holds.findUnits(orderId);
    if (order) await this.stock.creditStock(order.storeId, lines, { cause, actorId, orderId });
  }
}

const endMessage = (orderId: number, availableAt: Date): NewMessage => ({
  topic: ORDER_HOLD_ENDS,
  payload: { orderId } satisfies HoldEnds,
  availableAt,
});
