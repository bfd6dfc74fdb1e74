import { Injectable } from '@nestjs/common';

import { PendingPayments } from '../pending-payments.js';
import { PaymentsRepository } from '../payments.repository.js';

const PENDING = 'PENDING';

/** Tells from what Wompi reported whether a payment of an order is still under way. */
@Injectable()
export class WompiPendingPayments extends PendingPayments {
  constructor(private readonly payments: PaymentsRepository) {
    super();
  }

  /** True while a transaction of the order is pending and no final state of it is known. */
  override async has(orderId: number): Promise<boolean> {
    const reports = await this.payments.ofOrder(orderId);
    const finished = new Set(
      reports.filter(({ status }) => status !== PENDING).map(({ transactionId }) => transactionId),
    );
    return reports.some(({ status, transactionId }) => status === PENDING && !finished.has(transactionId));
  }
}
