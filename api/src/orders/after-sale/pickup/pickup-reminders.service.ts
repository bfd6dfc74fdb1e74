import { pickupMomentText } from '@lacteos/contracts/delivery/pickup-texts';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Outbox } from '#platform/outbox/index.js';
import { mailText } from '#platform/text/index.js';
import { PICKUP_REMINDER_DUE, type PickupMessage } from '../../delivery/pickup/pickup-messages.js';
import { PickupStoresRepository } from '../../delivery/pickup/pickup-stores.repository.js';
import { PickupsRepository } from '../../delivery/pickup/pickups.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';

/** Mails the buyer the day before a pickup ends. */
@Injectable()
export class PickupReminders implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly pickups: PickupsRepository,
    private readonly stores: PickupStoresRepository,
    private readonly orders: OrderRepository,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<PickupMessage>(PICKUP_REMINDER_DUE, ({ orderId }) => this.remind(orderId));
  }

  private async remind(orderId: number): Promise<void> {
    const [pickup, order] = await Promise.all([this.pickups.find(orderId), this.orders.find(orderId)]);
    if (!pickup || !order || !isWaiting(order)) return;
    const { name, address, city } = await this.stores.findStore(pickup.storeId);
    const place = [name, address, city].map((text) => mailText(text)).join(', ');
    const end = pickupMomentText(pickup.until.toISOString());
    const mail: AfterSaleMail = {
      orderId,
      subject: `Su pedido ${orderId} lo espera en la tienda`,
      body: [
        `Su pedido ${orderId} lo espera en ${place}, solo hasta ${end}`,
        'Muestre su documento, o el código que está en la página del pedido.',
        order.isPaid
          ? 'Si no lo recoge, lo cancelamos y le devolvemos el dinero.'
          : 'Si no lo recoge, se cancela su reserva.',
      ].join('\n'),
    };
    await this.outbox.add(AFTER_SALE_MAIL, mail);
  }
}

const isWaiting = (order: OrderEntity): boolean =>
  orderStateOf(order) === 'paid' || (orderStateOf(order) === 'placed' && order.stockReleasedAt === null);
