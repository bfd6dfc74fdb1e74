import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { ORDER_HOLD_ENDS, OrderHold, type HoldEnds } from '#orders/order/hold/order-hold.service.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { PAYMENT_LANE } from '../payment-lane.js';
import { PaymentsRepository } from '../payments.repository.js';
import { RECONCILE_PAYMENT, reconciliationAt, type Reconciliation } from '../reconciliation-schedule.js';
import { ReceivePaymentService } from './receive-payment.service.js';
import { WompiClient, WompiError } from './wompi-client.js';
import { referenceOf } from './protocol/wompi-reference.js';

/** Nothing slow elsewhere delays the end of a reservation. */
export const HOLD_LANE = 'holds';

@Injectable()
export class ReconcilePaymentsService implements OnModuleInit {
  private readonly logger = new Logger(ReconcilePaymentsService.name);

  constructor(
    private readonly orders: OrderRepository,
    private readonly wompi: WompiClient,
    private readonly payments: ReceivePaymentService,
    private readonly reports: PaymentsRepository,
    private readonly hold: OrderHold,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Reconciliation>(
      RECONCILE_PAYMENT,
      (message) => this.runReconciliation(message),
      PAYMENT_LANE,
    );
    this.outbox.handle<HoldEnds>(ORDER_HOLD_ENDS, ({ orderId }) => this.endHold(orderId), HOLD_LANE);
  }

  /** Processes transactions like events. @throws WompiError when Wompi does not answer */
  async reconcile(orderId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) return;
    const reference = referenceOf(order, await this.reports.voidsOf(orderId));
    for (const transaction of await this.wompi.transactionsOf(reference))
      await this.payments.receive(transaction, 'reconciliation');
  }

  private async runReconciliation({ orderId, attempt }: Reconciliation): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order || order.isPaid) return;
    await this.reconcileOrder(orderId);
    if ((await this.orders.find(orderId))?.isPaid) return;
    const isPending = await this.reports.hasPending(orderId);
    const next = reconciliationAt(this.clock.now(), attempt + 1, isPending);
    if (next) await this.outbox.add(RECONCILE_PAYMENT, { orderId, attempt: attempt + 1 }, next);
  }

  /** A payment of the last minute keeps its stock; without Wompi's answer the hold ends anyway. */
  private async endHold(orderId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order || orderStateOf(order) !== 'placed' || !(await this.hold.hasEnded(order))) return;
    if (order.paymentMethod === PAYMENT_METHODS.wompi.label) await this.reconcileOrder(orderId);
    await this.hold.release(orderId);
  }

  private async reconcileOrder(orderId: number): Promise<void> {
    try {
      await this.reconcile(orderId);
    } catch (error) {
      if (!(error instanceof WompiError)) throw error;
      this.logger.warn({ err: error, orderId }, 'Wompi could not be asked about an order');
    }
  }
}
