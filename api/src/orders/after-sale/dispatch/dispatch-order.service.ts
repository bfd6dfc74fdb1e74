import { fromPesos } from '@lacteos/contracts/money/money';
import { isIsoMoment } from '@lacteos/contracts/time/iso-moment';
import { TEXTS } from '@lacteos/contracts/validation';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { ReturnsRepository } from '../returns/returns.repository.js';
import type { DispatchRegistrationDto } from './dispatch-registration.dto.js';

/** Payload {@link OrderDispatched}. */
export const ORDER_DISPATCHED = 'order.dispatched';
export interface OrderDispatched {
  orderId: number;
}

@Injectable()
export class DispatchOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly voided: VoidedPayments,
    private readonly returns: ReturnsRepository,
    private readonly hold: OrderHold,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * One of two concurrent requests succeeds. The shipping price is not part of the total; an order 'pagado sin stock'
   * takes its units now.
   * @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, VALIDATION.FAILED, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED,
   * ORDERS.PAID_WITHOUT_STOCK, ORDERS.CANCELLED, ORDERS.PAYMENT_VOIDED, ORDERS.CANCELLATION_ASKED
   */
  async dispatch(id: number, data: DispatchRegistrationDto, user: RequestUser): Promise<void> {
    const order = await this.access.getForStaff(id, user);
    const refusal = refusalOf(order, 'dispatch');
    if (refusal) throw refusal;
    if (!isIsoMoment(data.date)) {
      throw new AppError('VALIDATION.FAILED', { errors: { 'data.date': TEXTS.dateInvalid } });
    }
    const deliveredAt = this.clock.now();
    const { shippingPrice, ...delivery } = data;
    const dispatch = {
      delivery: { ...delivery, date: deliveredAt.toISOString() },
      shippingPrice: fromPesos(shippingPrice),
      deliveredAt,
    };
    await this.work.run(async () => {
      if (!(await this.orders.markDispatched(id, dispatch)))
        throw await this.access.refusalNow(id, 'dispatch');
      // With the row locked, a concurrent void or request to cancel waits and finds a dispatched order.
      if (await this.voided.isVoided(order)) throw new AppError('ORDERS.PAYMENT_VOIDED');
      if (await this.returns.openCancellation(id)) throw new AppError('ORDERS.CANCELLATION_ASKED');
      await this.hold.debitForDispatch(id, user.id);
      await this.records.add({
        orderId: id,
        actorId: user.id,
        texts: [data.numberGuide],
        step: {
          name: 'OrderDispatched',
          detail: `${data.transport}, guía ${data.numberGuide}`,
          at: deliveredAt,
        },
        audited: {
          action: 'orders.dispatched',
          before: { isDelivered: false, delivery: null },
          after: { isDelivered: true, delivery: dispatch.delivery, shippingPrice },
        },
        messages: [{ topic: ORDER_DISPATCHED, payload: { orderId: id } satisfies OrderDispatched }],
      });
    });
  }
}
