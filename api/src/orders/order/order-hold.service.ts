import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '../../config/index.js';
import { StockService } from '../../partners/index.js';
import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { OrderTimeline } from './order-timeline.js';
import { OrderRepository } from './order.repository.js';

/** Topic of the message that falls due when the reservation of a card order lapses; payload {@link HoldEnds}. */
export const ORDER_HOLD_ENDS = 'order-hold-ends';
export interface HoldEnds {
  orderId: number;
}
const MINUTE_MS = 60_000;
const HOLD_ENDED = 'La reserva venció sin pago.';

/**
 * The reservation of an order's units. A placed order holds them; an unpaid card order gives them back after
 * `ORDER_HOLD_MINUTES`, and a payment that arrives later takes them again or, when they are gone, marks the order.
 */
@Injectable()
export class OrderHold {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly stock: StockService,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Notes in the caller's transaction when the reservation of a card order ends. */
  async begin(orderId: number, placedAt: Date): Promise<void> {
    const end = new Date(placedAt.getTime() + this.config.orderHoldMinutes * MINUTE_MS);
    await this.outbox.add(ORDER_HOLD_ENDS, { orderId } satisfies HoldEnds, end);
  }

  /** Gives the units of an unpaid order back, once; whether it did. Of a payment and a release at once the first counts. */
  async release(orderId: number): Promise<boolean> {
    return this.work.run(async () => {
      if (!(await this.orders.releaseIfUnpaid(orderId, this.clock.now()))) return false;
      await this.putBack(orderId, 'expiry', null);
      await this.timeline.record({ orderId, name: 'OrderExpired', actorId: null, detail: HOLD_ENDED });
      return true;
    });
  }

  /** Gives the units of a cancelled order back unless its reservation had lapsed; joins the caller's transaction. */
  async giveBack(orderId: number, actorId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order && !order.stockReleasedAt) await this.putBack(orderId, 'cancellation', actorId);
  }

  /**
   * Takes the units of an order that was just paid again when its reservation had lapsed; joins the caller's transaction.
   * When they are gone, the order is marked 'pagado sin stock'.
   */
  async secure(orderId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.stockReleasedAt) return;
    const lines = await this.orders.lines(orderId);
    const reason = { cause: 'late-payment', actorId: null, orderId } as const;
    const isTaken = await this.stock.takeAllOrNone(order.storeId, lines, reason);
    if (isTaken) await this.orders.change(orderId, { stockReleasedAt: null });
    else await this.orders.change(orderId, { paidWithoutStock: true });
    const name = isTaken ? 'StockTakenAgain' : 'PaidWithoutStock';
    await this.timeline.record({ orderId, name, actorId: null });
  }

  /**
   * Takes the units of an order 'pagado sin stock' that is about to leave, in the caller's transaction; any other order
   * holds its units since it was placed or paid.
   * @throws ORDERS.PAID_WITHOUT_STOCK while they are still missing
   */
  async takeForDispatch(orderId: number, actorId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.paidWithoutStock) return;
    const lines = await this.orders.lines(orderId);
    const reason = { cause: 'late-payment', actorId, orderId } as const;
    if (!(await this.stock.takeAllOrNone(order.storeId, lines, reason)))
      throw new AppError('ORDERS.PAID_WITHOUT_STOCK');
    await this.orders.change(orderId, { stockReleasedAt: null, paidWithoutStock: false });
    await this.timeline.record({ orderId, name: 'StockTakenAgain', actorId });
  }

  private async putBack(
    orderId: number,
    cause: 'expiry' | 'cancellation',
    actorId: number | null,
  ): Promise<void> {
    const order = await this.orders.find(orderId);
    const lines = await this.orders.lines(orderId);
    if (order) await this.stock.giveBack(order.storeId, lines, { cause, actorId, orderId });
  }
}
