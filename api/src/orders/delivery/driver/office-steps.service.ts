import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { GOODS_REFUSED, type GoodsRefused } from './goods-refused.js';
import { DeliveryProgress } from '../progress/delivery-progress.service.js';
import { StopsRepository } from '../routes/stops.repository.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { refusalOf } from '#orders/order/states/order-refusals.js';
import type { OrderStepRegistrationDto } from './office-steps.dto.js';

/** Steps that staff register without a driver's page. */
@Injectable()
export class OfficeStepsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly progress: DeliveryProgress,
    private readonly stops: StopsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLED, DELIVERY.NOT_NOW */
  async unpack(id: number, user: RequestUser): Promise<void> {
    await this.access.getForStaff(id, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(id);
      const refusal = refusalOf(order, 'dispatch');
      if (refusal && refusal.code !== 'ORDERS.NOT_PAID') throw refusal;
      await this.progress.move(order, 'unpack', { actorId: user.id, at: this.clock.now() });
    });
  }

  /** Goods that came back become a return. @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, VALIDATION.FAILED, DELIVERY.NOT_NOW */
  async register(
    id: number,
    { step, reason, receivedBy }: OrderStepRegistrationDto,
    user: RequestUser,
  ): Promise<void> {
    if (step === 'fail' && (reason ?? '').trim().length < 3)
      throw new AppError('VALIDATION.FAILED', { errors: { reason: 'Escriba por qué no se entregó.' } });
    await this.access.getForStaff(id, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(id);
      if (!order.active) throw new AppError('ORDERS.CANCELLED');
      await this.progress.move(order, step, {
        actorId: user.id,
        at: this.clock.now(),
        ...(receivedBy && step === 'deliver' ? { receivedBy } : {}),
        ...(reason ? { reason } : {}),
      });
      if (step === 'comeBack') await this.sendBack(order);
    });
  }

  private async sendBack({ id }: OrderEntity): Promise<void> {
    const lines = await this.stops.findLines([id]);
    const payload: GoodsRefused = {
      orderId: id,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      note: 'El pedido volvió sin entregarse',
    };
    await this.outbox.add(GOODS_REFUSED, payload);
  }
}
