import { OWN_ROUTE, routeGuide } from '@lacteos/contracts/delivery/delivery-progress';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { DeliveryProgress } from '../progress/delivery-progress.service.js';
import { ProgressRepository } from '../progress/progress.repository.js';
import { ReleaseOrder } from '../progress/release-order.service.js';
import type { LeftRouteDto } from './route.dto.js';
import { RoutesRepository, type StoredRoute } from './routes.repository.js';

type LeftBehind = LeftRouteDto['leftBehind'];

@Injectable()
export class LeaveRouteService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly routes: RoutesRepository,
    private readonly orders: OrderRepository,
    private readonly releasing: ReleaseOrder,
    private readonly progress: DeliveryProgress,
    private readonly steps: ProgressRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Dispatches the packed, paid orders and sends again what nobody received, in one transaction. Orders that can't
   * leave drop out of the route.
   * @throws DELIVERY.ROUTE_NOT_FOUND, DELIVERY.ROUTE_LEFT, DELIVERY.NOTHING_LEAVES
   */
  async leave(id: number, user: RequestUser): Promise<LeftBehind> {
    return this.work.run(async () => {
      const leftAt = this.clock.now();
      if (!(await this.routes.markLeft(id, leftAt)))
        throw new AppError((await this.routes.find(id)) ? 'DELIVERY.ROUTE_LEFT' : 'DELIVERY.ROUTE_NOT_FOUND');
      const route = await this.routes.find(id);
      if (!route) throw new AppError('DELIVERY.ROUTE_NOT_FOUND');
      const leftBehind = await this.sendStops(route, user);
      if (leftBehind.length === route.stops.length)
        throw new AppError('DELIVERY.NOTHING_LEAVES', { errors: { leftBehind } });
      const ids = leftBehind.map(({ orderId }) => orderId);
      if (ids.length > 0) await this.routes.removeStops(id, ids);
      await this.audit.record({
        action: 'delivery.route-left',
        actorId: user.id,
        subject: 'delivery-route',
        subjectId: id,
        before: { leftAt: null },
        after: { leftAt: leftAt.toISOString(), leftBehind: ids },
      });
      return leftBehind;
    });
  }

  /** By the orders' ids, so that two routes lock orders in the same sequence. */
  private async sendStops(route: StoredRoute, user: RequestUser): Promise<LeftBehind> {
    const leftBehind: LeftBehind = [];
    for (const { orderId } of route.stops.toSorted((one, other) => one.orderId - other.orderId)) {
      const refusal = await this.send(orderId, route, user).then(
        () => null,
        (error: unknown) => {
          if (error instanceof AppError) return error;
          throw error;
        },
      );
      if (refusal) leftBehind.push({ orderId, code: refusal.code, reason: refusal.message });
    }
    return leftBehind;
  }

  private async send(orderId: number, route: StoredRoute, user: RequestUser): Promise<void> {
    const order = await this.orders.getLocked(orderId);
    const state = (await this.steps.find(orderId))?.state;
    const detail = `${OWN_ROUTE.carrier} ${routeGuide(route.id)}, ${route.driverName}`;
    if (state === 'notDelivered')
      return this.progress.move(order, 'send', { actorId: user.id, at: this.clock.now(), detail });
    if (state !== 'packed' && order.active && !order.isDelivered) throw new AppError('DELIVERY.NOT_PACKED');
    await this.releasing.release(order, {
      delivery: deliveryOf(order, route.id),
      shippingPrice: order.shippingPrice,
      actorId: user.id,
      detail,
    });
  }
}

const deliveryOf = ({ shippingAddress }: OrderEntity, routeId: number) => ({
  numberGuide: routeGuide(routeId),
  transport: OWN_ROUTE.carrier,
  shippingAddress: shippingAddress.address,
  shippingAddressCity: municipalityName(shippingAddress.city_code) ?? '',
  shippingAddressCountry: departmentName(shippingAddress.state_code) ?? '',
  shippingAddressPhone: shippingAddress.phone,
});
