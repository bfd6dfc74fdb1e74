import { type Centavos, fromPesos } from '@lacteos/contracts/money/money';
import { isIsoMoment } from '@lacteos/contracts/time/iso-moment';
import { TEXTS } from '@lacteos/contracts/validation';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { refusalOf } from '#orders/order/states/order-refusals.js';
import { BookedOrders } from './booked-orders.repository.js';
import type { DispatchRegistrationDto } from './dispatch-registration.dto.js';
import { ReleaseOrder } from './release-order.service.js';

@Injectable()
export class DispatchOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly releasing: ReleaseOrder,
    private readonly bookings: BookedOrders,
  ) {}

  /**
   * One of two concurrent requests succeeds. The buyer of a booked delivery has paid its price: another one typed here
   * is a note. Otherwise the shipping price is not part of the total. An order 'pagado sin stock' takes its units now.
   * @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, VALIDATION.FAILED, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED,
   * ORDERS.PAID_WITHOUT_STOCK, ORDERS.CANCELLED, ORDERS.PAYMENT_VOIDED, ORDERS.CANCELLATION_ASKED
   */
  async dispatch(id: number, data: DispatchRegistrationDto, user: RequestUser): Promise<void> {
    const refusal = refusalOf(await this.access.getForStaff(id, user), 'dispatch');
    if (refusal) throw refusal;
    if (!isIsoMoment(data.date)) {
      throw new AppError('VALIDATION.FAILED', { errors: { 'data.date': TEXTS.dateInvalid } });
    }
    const { shippingPrice: typed, ...delivery } = data;
    const guide = `${data.transport}, guía ${data.numberGuide}`;
    await this.work.run(async () => {
      const order = await this.orders.getLocked(id);
      const isBooked = (await this.bookings.find(id)) !== null;
      const [cost, price] = [fromPesos(typed), order.shippingPrice];
      const isNoted = isBooked && cost !== price && cost > 0;
      await this.releasing.release(order, {
        delivery,
        shippingPrice: isBooked ? price : cost,
        actorId: user.id,
        detail: isNoted ? `${guide}. Costó ${formatCost(cost)}` : guide,
      });
    });
  }
}

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});

const formatCost = (cost: Centavos): string => pesos.format(cost / 100);
