import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { CreditTasks } from '../../order/invoiceable/credit-tasks.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { DoneSteps } from '../../order/timeline/done-steps.js';
import { OrderRecords } from '../../order/records/order-records.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { PaymentsRepository } from '../../payments/payment/payments.repository.js';

@Injectable()
export class CancelOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly payments: PaymentsRepository,
    private readonly credits: CreditTasks,
    private readonly records: OrderRecords,
    private readonly done: DoneSteps,
  ) {}

  /**
   * Returns the units in the same transaction; of two concurrent cancellations one succeeds. @throws
   * ORDERS.NOT_FOUND, ORDERS.ALREADY_PAID, ORDERS.CANCELLED
   */
  async cancel(id: number, user: RequestUser): Promise<void> {
    const order = await this.access.get(id, user);
    const cancel = () => this.cancelUnpaid(order, user);
    // Names of staff are not for the buyer.
    return order.userId === user.id ? cancel() : this.done.explain(id, cancel);
  }

  private async cancelUnpaid(order: OrderEntity, user: RequestUser): Promise<void> {
    const { id } = order;
    const refusal = refusalOf(order, 'cancel');
    if (refusal) throw refusal;
    await this.work.run(async () => {
      if (!(await this.orders.markCancelled(id))) throw await this.access.refusalNow(id, 'cancel');
      await this.hold.returnStock(id, user.id);
      // The invoice may belong to a payment that was voided.
      if ((await this.payments.voidsOf(id)) > 0)
        await this.credits.plan({ orderId: id, key: `cancelled-${id}`, actorId: user.id, lines: null });
      await this.records.add({
        orderId: id,
        actorId: user.id,
        step: { name: 'OrderCancelled' },
        audited: { action: 'orders.cancelled', before: { active: true }, after: { active: false } },
      });
    });
  }
}
