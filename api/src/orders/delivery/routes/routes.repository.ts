import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { DeliveryRouteEntity, DeliveryStopEntity } from './delivery-route.entity.js';

export type StoredStop = Pick<DeliveryStopEntity, 'orderId' | 'position' | 'openOrder' | 'provedAt'>;
export interface StoredRoute extends DeliveryRouteEntity {
  readonly stops: readonly StoredStop[];
}

@Injectable()
export class RoutesRepository {
  constructor(private readonly work: UnitOfWork) {}

  async insert(route: Pick<DeliveryRouteEntity, 'day' | 'driverName' | 'createdAt'>): Promise<number> {
    const row = { ...route, leftAt: null, linkHash: null, linkEndsAt: null };
    const { identifiers } = await this.work.manager.insert(DeliveryRouteEntity, row);
    return Number(identifiers[0]?.['id']);
  }

  async find(id: number): Promise<StoredRoute | null> {
    const route = await this.work.manager.findOneBy(DeliveryRouteEntity, { id });
    return route && { ...route, stops: await this.stopsOf([id]) };
  }

  async findByLink(linkHash: string): Promise<StoredRoute | null> {
    const route = await this.work.manager.findOneBy(DeliveryRouteEntity, { linkHash });
    return route && { ...route, stops: await this.stopsOf([route.id]) };
  }

  async findByDay(day: string): Promise<StoredRoute[]> {
    const routes = await this.work.manager.find(DeliveryRouteEntity, {
      where: { day },
      order: { id: 'ASC' },
    });
    const stops = await this.stopsOf(routes.map(({ id }) => id));
    return routes.map((route) => ({ ...route, stops: stops.filter(({ routeId }) => routeId === route.id) }));
  }

  /** Routes in which orders stand now. */
  findOpenStops(orderIds: readonly number[]): Promise<DeliveryStopEntity[]> {
    return this.work.manager.findBy(DeliveryStopEntity, { openOrder: In([...orderIds]) });
  }

  /** @returns whether the route had that version and had not left */
  async edit(id: number, version: number, change: Pick<DeliveryRouteEntity, 'driverName'>): Promise<boolean> {
    const { affected } = await this.work.manager.update(
      DeliveryRouteEntity,
      { id, version, leftAt: IsNull() },
      { ...change, version: version + 1 },
    );
    return affected === 1;
  }

  /** One of two concurrent calls leaves. @returns whether this one did */
  async markLeft(id: number, leftAt: Date): Promise<boolean> {
    const { affected } = await this.work.manager.update(
      DeliveryRouteEntity,
      { id, leftAt: IsNull() },
      { leftAt, version: () => 'version + 1' },
    );
    return affected === 1;
  }

  /** @returns whether the route existed and had not left */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.work.manager.delete(DeliveryRouteEntity, { id, leftAt: IsNull() });
    if (affected === 1) await this.removeStops(id);
    return affected === 1;
  }

  async setLink(id: number, link: Pick<DeliveryRouteEntity, 'linkHash' | 'linkEndsAt'>): Promise<void> {
    await this.work.manager.update(DeliveryRouteEntity, { id }, link);
  }

  /** @throws a duplicate key when an order stands in another route */
  async insertStops(routeId: number, orderIds: readonly number[]): Promise<void> {
    await this.work.manager.insert(
      DeliveryStopEntity,
      orderIds.map((orderId, n) => ({
        routeId,
        orderId,
        position: n + 1,
        openOrder: orderId,
        provedAt: null,
      })),
    );
  }

  async removeStops(routeId: number, orderIds?: readonly number[]): Promise<void> {
    const only = orderIds ? { orderId: In([...orderIds]) } : {};
    await this.work.manager.delete(DeliveryStopEntity, { routeId, ...only });
  }

  /** @throws a duplicate key when the order stands in another route meanwhile */
  async changeStop(
    routeId: number,
    orderId: number,
    change: Partial<Pick<DeliveryStopEntity, 'openOrder' | 'provedAt'>>,
  ): Promise<void> {
    await this.work.manager.update(DeliveryStopEntity, { routeId, orderId }, change);
  }

  private stopsOf(routeIds: readonly number[]): Promise<DeliveryStopEntity[]> {
    if (routeIds.length === 0) return Promise.resolve([]);
    return this.work.manager.find(DeliveryStopEntity, {
      where: { routeId: In([...routeIds]) },
      order: { routeId: 'ASC', position: 'ASC' },
    });
  }
}
