import { Injectable } from '@nestjs/common';

import { PendingPayments } from '../pending-payments.js';
import { PaymentsRepository } from '../payments.repository.js';

const PENDING = 'PENDING';

/** Pending payments according to Wompi's reports. */
@Injectable()
export class WompiPendingPayments extends PendingPayments {
  constructor(private readonly payments: PaymentsRepository) {
    super();
  }

  /** True while a transaction of the order is pending without a final status. */
  override async has(orderId: number): Promise<boolean> {
    const reports = await this.payments.ofOrder(orderId);
    const finished = new Set(
      reports.filter(({ status }) => status !== PENDING).map(({ transactionId }) => transactionId),
    );
    return reports.some(({ status, transactionId }) => status === PENDING && !finished.has(transactionId));
  }
}
