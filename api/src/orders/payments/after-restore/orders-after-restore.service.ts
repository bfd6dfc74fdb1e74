import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { Outbox, OutboxWorker } from '#platform/outbox/index.js';
import { MAIL_LANE } from '#platform/mail/index.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { PaymentsRepository } from '../payment/payments.repository.js';
import { HOLD_LANE, ReconcilePaymentsService } from '../payment/wompi/reconcile-payments.service.js';
import { WompiClient } from '../payment/wompi/wompi-client.js';
import { isReferenceOf, orderIdOf } from '../payment/wompi/protocol/wompi-reference.js';
import { OrdersAfterRestoreRepository } from './orders-after-restore.repository.js';

/** A payment whose order the restored database does not have. */
export interface LostPayment {
  orderId: number;
  reference: string;
  transactionId: string;
  amount: Centavos;
}

/** What Wompi knew and the restored shop did not. */
export interface PaymentsAfterRestore {
  /** Number of open Wompi orders that were queried by reference. */
  asked: number;
  /** Ids of those that turned out to be paid. */
  settled: number[];
  lost: LostPayment[];
}

const DAY_MS = 86_400_000;
/** Maximum time between an order and its payment. */
const OPEN_DAYS = 31;
/** Upper bound of the orders lost between two backups. */
const GAP = 1_000;
const APPROVED = 'APPROVED';

/** Updates the orders of a restored database with what happened outside since. */
@Injectable()
export class OrdersAfterRestore {
  constructor(
    private readonly orders: OrderRepository,
    private readonly restored: OrdersAfterRestoreRepository,
    private readonly reconciliation: ReconcilePaymentsService,
    private readonly reports: PaymentsRepository,
    private readonly wompi: WompiClient,
    private readonly outbox: Outbox,
    private readonly worker: OutboxWorker,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks Wompi by reference about every open order, and by time for payments whose order was lost.
   * @param since the moment that was restored @throws WompiError when Wompi does not answer
   */
  async payments(since: Date): Promise<PaymentsAfterRestore> {
    const open = await this.restored.openWompiOrders(new Date(since.getTime() - OPEN_DAYS * DAY_MS));
    const settled: number[] = [];
    for (const id of open) {
      await this.reconciliation.reconcile(id);
      if ((await this.orders.find(id))?.isPaid) settled.push(id);
    }
    return { asked: open.length, settled, lost: await this.lostPayments(since) };
  }

  /** Releases the expired reservations, then holds back every waiting mail for staff to decide. @returns how many */
  async keepMailsBack(): Promise<number> {
    const waiting = await this.outbox.giveUpLane(MAIL_LANE);
    await this.worker.drain([HOLD_LANE]);
    return waiting + (await this.outbox.giveUpLane(MAIL_LANE));
  }

  /** Skips the numbers of lost orders, because mails and references still name them. @returns the lowest next number */
  skipLostNumbers(lost: readonly number[]): Promise<number> {
    return this.restored.leaveGap(GAP, Math.max(0, ...lost));
  }

  private async lostPayments(since: Date): Promise<LostPayment[]> {
    const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
    // One more day on each side, because Wompi does not document its time zone.
    const transactions = await this.wompi.transactionsBetween(
      day(since.getTime() - DAY_MS),
      day(this.clock.now().getTime() + DAY_MS),
    );
    const lost: LostPayment[] = [];
    for (const { id, reference, status, amountInCents } of transactions) {
      const orderId = orderIdOf(reference);
      if (status !== APPROVED || orderId === null) continue;
      const order = await this.orders.find(orderId);
      if (order && isReferenceOf(order, await this.reports.voidsOf(orderId), reference)) continue;
      lost.push({ orderId, reference, transactionId: id, amount: centavos(amountInCents) });
    }
    return lost.sort((one, other) => one.orderId - other.orderId);
  }
}
