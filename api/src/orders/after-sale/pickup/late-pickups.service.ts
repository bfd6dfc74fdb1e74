import { pickupMomentText } from '@lacteos/contracts/delivery/pickup-texts';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { type NewPickup, NewPickups, pickupMessages } from '../../delivery/pickup/new-pickups.service.js';
import { PICKUP_PAID_LATE, type PickupMessage } from '../../delivery/pickup/pickup-messages.js';
import { PickupsRepository } from '../../delivery/pickup/pickups.repository.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import { RevokeOrderService } from '../returns/revoke-order.service.js';

const STORE_CLOSED = 'La tienda ya no entrega pedidos.';

/** An order that is paid after the end of its pickup waits anew, as one that is placed now. */
@Injectable()
export class LatePickups implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly pickups: PickupsRepository,
    private readonly planning: NewPickups,
    private readonly revoking: RevokeOrderService,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<PickupMessage>(PICKUP_PAID_LATE, ({ orderId }) => this.renew(orderId));
  }

  /** Where its store has closed meanwhile it is cancelled and refunded. */
  private async renew(orderId: number): Promise<void> {
    const pickup = await this.pickups.find(orderId);
    if (!pickup || this.isRenewed(pickup)) return;
    const renewed = await this.plan(pickup.storeId);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(orderId);
      const current = await this.pickups.find(orderId);
      if (orderStateOf(order) !== 'paid' || !current || this.isRenewed(current)) return;
      if (!renewed) return this.revoking.revoke(orderId, STORE_CLOSED, { id: null });
      await this.pickups.changeTimes(orderId, renewed);
      await this.records.add({
        orderId,
        actorId: null,
        messages: [
          ...pickupMessages(orderId, renewed),
          { topic: AFTER_SALE_MAIL, payload: renewedMail(orderId, renewed) },
        ],
      });
    });
  }

  private isRenewed({ until }: Pick<NewPickup, 'until'>): boolean {
    return until > this.clock.now();
  }

  private async plan(storeId: number): Promise<NewPickup | null> {
    try {
      return await this.planning.plan(storeId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'DELIVERY.PICKUP_CLOSED') return null;
      throw error;
    }
  }
}

const renewedMail = (orderId: number, { readyFrom, until }: NewPickup): AfterSaleMail => ({
  orderId,
  subject: `Nuevo plazo para recoger su pedido ${orderId}`,
  body: [
    `Recibimos el pago de su pedido ${orderId} después del plazo para recogerlo y lo guardamos de nuevo.`,
    `Estará listo ${pickupMomentText(readyFrom.toISOString())}`,
    `Lo guardamos hasta ${pickupMomentText(until.toISOString())}`,
  ].join('\n'),
});
