import { centavos, toPesos } from '@lacteos/contracts/money/money';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { VoidedPayments } from '../row/voided-payments.repository.js';
import { OpenDuties } from '../row/open-duties.js';
import { OrderAccess } from '../row/order-access.js';
import { type OrderWithholding, OrderWithholdings } from '../withholding/order-withholdings.js';
import { OrderHold } from '../hold/order-hold.service.js';
import { holdView } from '../hold/hold-view.js';
import { OrderTimeline } from '../timeline/order-timeline.js';
import { withholdingView } from '../withholding/withholding-view.js';
import { orderView } from '../row/order-view.js';
import { OrderRepository } from '../row/order.repository.js';
import type { OrderEntity } from '../row/order.entity.js';
import type { OrderLineRow } from '../row/order-rows.js';
import type { OrderDto } from '../row/order.dto.js';

/** Fields of an order that another module knows. */
export interface OrderDetailSource {
  find(order: OrderEntity, user: RequestUser): Promise<Partial<OrderDto>>;
}

@Injectable()
export class OrderDetailService {
  private readonly sources: OrderDetailSource[] = [];

  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly withholdings: OrderWithholdings,
    private readonly voided: VoidedPayments,
    private readonly duties: OpenDuties,
    private readonly hold: OrderHold,
    private readonly timeline: OrderTimeline,
  ) {}

  register(source: OrderDetailSource): void {
    this.sources.push(source);
  }

  /** Staff also get the open duties. @throws ORDERS.NOT_FOUND also for another user's order */
  async get(id: number, user: RequestUser): Promise<OrderDto> {
    const [order, lines, rates] = await Promise.all([
      this.access.get(id, user),
      this.orders.lines(id),
      this.withholdings.ratesFor(id),
    ]);
    return this.viewOf(order, lines, this.withholdings.compute(order, lines, rates), user);
  }

  async getPlaced(id: number, user: RequestUser): Promise<OrderDto> {
    const order = await this.access.get(id, user);
    const { promised } = await this.findElsewhere(order, user);
    return { ...orderView(order, await this.orders.lines(id)), ...(promised ? { promised } : {}) };
  }

  async viewOf(
    order: OrderEntity,
    lines: readonly OrderLineRow[],
    withholding: OrderWithholding | null,
    user: RequestUser,
  ): Promise<OrderDto> {
    const isPaymentVoided = await this.voided.isVoided(order);
    const isAllReturned = order.isDelivered && (await this.orders.isAllReturned(order.id));
    return {
      ...orderView(order, lines),
      ...(await this.findElsewhere(order, user)),
      withholding: withholding && withholdingView(order, withholding),
      isPaymentVoided,
      isAllReturned,
      hold: orderStateOf(order) === 'placed' ? holdView(order, await this.hold.endOf(order)) : null,
      cancelledAt: order.active ? null : await this.cancelledAt(order.id),
      ...(order.paymentAlert === 'balance-due'
        ? { balanceDue: toPesos(await this.withholdings.balanceDueOf(order.id)) }
        : {}),
      ...(user.id_role === ROLES.user
        ? {}
        : {
            deliveryBase: this.deliveryBaseOf(order),
            duties: await this.duties.find(order, { isPaymentVoided, isAllReturned }),
          }),
    };
  }

  private deliveryBaseOf(order: OrderEntity): number {
    return toPesos(centavos(this.withholdings.deliveryOf(order).reduce((sum, { base }) => sum + base, 0)));
  }

  private async findElsewhere(order: OrderEntity, user: RequestUser): Promise<Partial<OrderDto>> {
    const found = await Promise.all(this.sources.map((source) => source.find(order, user)));
    return Object.assign({}, ...found) as Partial<OrderDto>;
  }

  private async cancelledAt(orderId: number): Promise<string | null> {
    const steps = await this.timeline.findSteps(orderId);
    return steps.findLast(({ name }) => name === 'OrderCancelled')?.at ?? null;
  }
}
