import { randomUUID } from 'node:crypto';

import { centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { DeliveryProgress } from '../../delivery/progress/delivery-progress.service.js';
import { COUNTED_RETURNS } from '../../order/returned/return-states.js';
import { OrderAccess } from '../../order/row/order-access.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { ReceiveReturnService } from '../returns/receive-return.service.js';
import { ReturnsRepository } from '../returns/returns.repository.js';
import { RevokeOrderService } from '../returns/revoke-order.service.js';
import type { PackOrderDto } from './pack-order.dto.js';

type MissingUnits = ReadonlyMap<number, number>;

const DEFAULT_REASON = 'Al empacar faltaron productos.';

@Injectable()
export class PackOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly receiving: ReceiveReturnService,
    private readonly revoking: RevokeOrderService,
    private readonly progress: DeliveryProgress,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes missing units off a paid order in the same act: refund, credit note and mail begin by themselves. Units that
   * are not there are not returned to the stock. Without any unit left the order is cancelled.
   * @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLED,
   * ORDERS.CANCELLATION_ASKED, DELIVERY.NOT_NOW, DELIVERY.TOO_MANY_MISSING, VALIDATION.FAILED
   */
  async pack(id: number, { missing = [], reason }: PackOrderDto, user: RequestUser): Promise<void> {
    const units: MissingUnits = new Map(missing.map(({ id_product, quantity }) => [id_product, quantity]));
    if (units.size < missing.length)
      throw new AppError('VALIDATION.FAILED', { errors: { missing: 'Cada producto va una sola vez.' } });
    await this.access.getForStaff(id, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(id);
      await this.refuse(order, units.size > 0);
      const said = reason?.trim() || DEFAULT_REASON;
      if (units.size > 0 && !(await this.takeOff(order, units, said, user))) return;
      await this.progress.move(order, 'pack', { actorId: user.id, at: this.clock.now() });
    });
  }

  private async refuse(order: OrderEntity, isShort: boolean): Promise<void> {
    const refusal = refusalOf(order, 'dispatch');
    if (refusal && (isShort || refusal.code !== 'ORDERS.NOT_PAID')) throw refusal;
    if (await this.returns.openCancellation(order.id)) throw new AppError('ORDERS.CANCELLATION_ASKED');
  }

  /** @returns whether the order keeps any unit */
  private async takeOff(
    order: OrderEntity,
    units: MissingUnits,
    reason: string,
    user: RequestUser,
  ): Promise<boolean> {
    const sold = await this.returns.sold(order.id);
    const taken = await this.returns.unitsOf(order.id, COUNTED_RETURNS);
    const kept = new Map(
      sold.map(({ productId, quantity }) => [productId, quantity - (taken.get(productId) ?? 0)]),
    );
    if ([...units].some(([productId, quantity]) => quantity > (kept.get(productId) ?? 0)))
      throw new AppError('DELIVERY.TOO_MANY_MISSING');
    if ([...kept].every(([productId, quantity]) => quantity === (units.get(productId) ?? 0))) {
      await this.revoking.revokeMissing(order.id, reason, user);
      return false;
    }
    await this.settle(order, units, reason, user);
    return true;
  }

  private async settle(
    order: OrderEntity,
    units: MissingUnits,
    reason: string,
    user: RequestUser,
  ): Promise<void> {
    const id = await this.returns.insert(
      {
        orderId: order.id,
        requestKey: `${user.id}:${randomUUID()}`,
        kind: 'goods',
        state: 'received',
        reason: 'short',
        note: reason,
        photo: null,
        amount: centavos(0),
        askedBy: user.id,
        isByStaff: true,
      },
      [...units].map(([productId, quantity]) => ({
        productId,
        quantity,
        amount: centavos(0),
        base: null,
        fate: null,
      })),
    );
    const row = await this.returns.find(id);
    if (!row) throw new AppError('RETURNS.NOT_FOUND');
    await this.receiving.receive(row, order, [], user);
  }
}
