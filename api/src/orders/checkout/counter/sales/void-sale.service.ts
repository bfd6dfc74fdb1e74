import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderHold } from '#orders/order/hold/order-hold.service.js';
import { CreditTasks } from '#orders/order/invoiceable/credit-tasks.js';
import { OrderRecords } from '#orders/order/records/order-records.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { refusalOf } from '#orders/order/states/order-refusals.js';
import { RefundsService } from '#orders/payments/refunds/refunds.service.js';
import { TillSalesRepository } from './till-sales.repository.js';
import { CounterReceipts } from '../receipt/counter-receipts.service.js';

@Injectable()
export class VoidSaleService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly receipts: CounterReceipts,
    private readonly orders: OrderRepository,
    private readonly sales: TillSalesRepository,
    private readonly hold: OrderHold,
    private readonly refunds: RefundsService,
    private readonly credits: CreditTasks,
    private readonly records: OrderRecords,
  ) {}

  /**
   * Units, money and credit note in one transaction; of two concurrent requests one succeeds. Only the seller, within
   * the shift that sold.
   * @throws TILL.RECEIPT_NOT_FOUND, TILL.NOT_THIS_SHIFT, TILL.ALREADY_RETURNED, ORDERS.CANCELLED
   */
  async voidSale(id: number, reason: string, user: RequestUser): Promise<void> {
    await this.receipts.getSale(id, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(id);
      const refusal = refusalOf(order, 'voidSale');
      if (refusal) throw refusal;
      if ((await this.sales.findReturned([id])).size > 0) throw new AppError('TILL.ALREADY_RETURNED');
      if (order.userId !== user.id) throw new AppError('TILL.NOT_THIS_SHIFT');
      await this.orders.markSaleVoided(id);
      await this.hold.returnStock(id, user.id);
      await this.records.add({
        orderId: id,
        actorId: user.id,
        step: { name: 'OrderCancelled', detail: reason },
        audited: {
          action: 'orders.sale-voided',
          before: { active: true },
          after: { active: false, reason },
        },
      });
      const amount = await this.refunds.remainderOf(order);
      const cause = { orderId: id, amount, requestKey: `order:${id}:voided`, reason, actorId: user.id };
      await this.refunds.payOutAtCounter(cause, user, order.shiftId ?? null);
      await this.credits.plan({ orderId: id, key: `cancelled-${id}`, actorId: user.id, lines: null });
    });
  }
}
