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

export interface LostPayment {
  orderId: number;
  reference: string;
  transactionId: string;
  amount: Centavos;
}

export interface PaymentsAfterRestore {
  asked: number;
  settled: number[];
  lost: LostPayment[];
}

const DAY_MS = 86_400_000;
/** Maximum time between an order and its payment. */
const OPEN_DAYS = 31;
/** Upper bound of the orders lost between two backups. */
const GAP = 1_000;
const APPROVED = 'APPROVED';

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
   * Queries open orders by reference, and by time payments whose order was lost. @param since the restored moment
   * @throws WompiError when Wompi does not answer
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

  /** Releases expired reservations first; staff decide on the mails. @returns number of mails held back */
  async holdMailsBack(): Promise<number> {
    const waiting = await this.outbox.giveUpLane(MAIL_LANE);
    await this.worker.drain([HOLD_LANE]);
    return waiting + (await this.outbox.giveUpLane(MAIL_LANE));
  }

  /** Mails and references still name lost orders. @returns the lowest next number */
  skipLostNumbers(lost: readonly number[]): Promise<number> {
    return this.restored.reserveIds(GAP, Math.max(0, ...lost));
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
