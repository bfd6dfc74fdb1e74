import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { DeliveryBookingEntity } from '#orders/order/detail/delivery-booking.entity.js';

@Injectable()
export class BookedOrders {
  constructor(private readonly work: UnitOfWork) {}

  find(orderId: number): Promise<DeliveryBookingEntity | null> {
    return this.work.manager.findOneBy(DeliveryBookingEntity, { orderId });
  }
}
