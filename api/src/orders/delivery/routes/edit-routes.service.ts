import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewRouteDto, RouteChangeDto } from './route.dto.js';
import { isRoutable } from './route-rules.js';
import { RoutesRepository, type StoredRoute } from './routes.repository.js';
import { StopsRepository } from './stops.repository.js';

@Injectable()
export class EditRoutesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly routes: RoutesRepository,
    private readonly stops: StopsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws VALIDATION.FAILED, DELIVERY.NOT_ROUTABLE, DELIVERY.IN_OTHER_ROUTE */
  create({ day, driverName, orderIds }: NewRouteDto, user: RequestUser): Promise<StoredRoute> {
    refuseRepeated(orderIds);
    if (day < colombianToday(this.clock))
      throw new AppError('VALIDATION.FAILED', { errors: { day: 'Elija hoy o un día que venga.' } });
    return this.work
      .run(async () => {
        const id = await this.routes.insert({ day, driverName, createdAt: this.clock.now() });
        await this.addStops(id, orderIds);
        await this.record(id, null, { day, driverName, orderIds }, user);
        return this.get(id);
      })
      .catch(explainTaken);
  }

  /**
   * @throws DELIVERY.ROUTE_NOT_FOUND, DELIVERY.ROUTE_LEFT, DELIVERY.ROUTE_CHANGED, DELIVERY.NOT_ROUTABLE,
   * DELIVERY.IN_OTHER_ROUTE, VALIDATION.FAILED
   */
  change(
    id: number,
    { driverName, orderIds, version }: RouteChangeDto,
    user: RequestUser,
  ): Promise<StoredRoute> {
    refuseRepeated(orderIds);
    return this.work
      .run(async () => {
        const before = await this.get(id);
        if (!(await this.routes.edit(id, version, { driverName }))) throw refusalOfEdit(await this.get(id));
        await this.routes.removeStops(id);
        await this.addStops(id, orderIds);
        const earlier = before.stops.map(({ orderId }) => orderId);
        await this.record(
          id,
          { driverName: before.driverName, orderIds: earlier },
          { driverName, orderIds },
          user,
        );
        return this.get(id);
      })
      .catch(explainTaken);
  }

  /** @throws DELIVERY.ROUTE_NOT_FOUND, DELIVERY.ROUTE_LEFT */
  async remove(id: number, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const { driverName, day } = await this.get(id);
      if (!(await this.routes.remove(id))) throw refusalOfEdit(await this.get(id));
      await this.record(id, { driverName, day }, null, user);
    });
  }

  /** @throws DELIVERY.ROUTE_NOT_FOUND */
  async get(id: number): Promise<StoredRoute> {
    const route = await this.routes.find(id);
    if (!route) throw new AppError('DELIVERY.ROUTE_NOT_FOUND');
    return route;
  }

  private async addStops(id: number, orderIds: readonly number[]): Promise<void> {
    const orders = await this.stops.findByOrders(orderIds);
    const [wrong] = orderIds.filter((orderId) => !isRoutable(orders.get(orderId)));
    if (wrong !== undefined)
      throw new AppError('DELIVERY.NOT_ROUTABLE', { orderId: wrong, errors: { orderId: wrong } });
    const [taken] = await this.routes.findOpenStops(orderIds);
    if (taken) {
      const { orderId, routeId } = taken;
      throw new AppError('DELIVERY.IN_OTHER_ROUTE', { orderId, routeId, errors: { orderId, routeId } });
    }
    await this.routes.insertStops(id, orderIds);
  }

  private record(
    id: number,
    before: Readonly<Record<string, unknown>> | null,
    after: Readonly<Record<string, unknown>> | null,
    user: RequestUser,
  ): Promise<void> {
    return this.audit.record({
      action: 'delivery.route-changed',
      actorId: user.id,
      subject: 'delivery-route',
      subjectId: id,
      before,
      after,
    });
  }
}

function refuseRepeated(orderIds: readonly number[]): void {
  if (new Set(orderIds).size === orderIds.length) return;
  throw new AppError('VALIDATION.FAILED', { errors: { orderIds: 'Cada pedido va una sola vez.' } });
}

const refusalOfEdit = ({ leftAt }: StoredRoute): AppError =>
  new AppError(leftAt === null ? 'DELIVERY.ROUTE_CHANGED' : 'DELIVERY.ROUTE_LEFT');

/** Another route took an order between the check and the insertion. */
function explainTaken(error: unknown): never {
  throw isDuplicateKey(error) ? new AppError('DELIVERY.IN_OTHER_ROUTE', {}, error) : error;
}
