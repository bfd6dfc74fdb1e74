import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { pickList, planGroups, stopView } from './day-plan.js';
import type { DayPlanDto, RouteDto, StopDto } from './plan.dto.js';
import { PlanRepository } from './plan.repository.js';
import { RoutesRepository, type StoredRoute } from './routes.repository.js';
import { type DeliveredLine, StopsRepository } from './stops.repository.js';

@Injectable()
export class DayPlanService {
  constructor(
    private readonly plans: PlanRepository,
    private readonly routes: RoutesRepository,
    private readonly stops: StopsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get(day = colombianToday(this.clock)): Promise<DayPlanDto> {
    const [ofDay, late, withoutDay, zones, routes] = await Promise.all([
      this.plans.findOfDay(day),
      this.plans.findLate(colombianToday(this.clock)),
      this.plans.findWithoutDay(),
      this.plans.findZones(day),
      this.routes.findByDay(day),
    ]);
    const planned = [...ofDay, ...late.filter(({ orderId }) => !isAmong(ofDay, orderId)), ...withoutDay];
    const routed = routes.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
    const { views, lines } = await this.read([...planned.map(({ orderId }) => orderId), ...routed]);
    const ownDays = ofDay.filter(({ orderId }) => views.get(orderId)?.promisedDay === day);
    const toPick = [...ownDays.map(({ orderId }) => orderId), ...routed].filter((id) =>
      isToPick(views.get(id)),
    );
    return {
      day,
      zones: planGroups(planned, zones, views),
      pickList: pickList(new Set(toPick), lines, this.config.refunds.lastingFamilies),
      routes: routes.map((route) => routeView(route, views)),
    };
  }

  async viewRoute(route: StoredRoute): Promise<RouteDto> {
    const { views } = await this.read(route.stops.map(({ orderId }) => orderId));
    return routeView(route, views);
  }

  private async read(
    orderIds: readonly number[],
  ): Promise<{ views: ReadonlyMap<number, StopDto>; lines: readonly DeliveredLine[] }> {
    const ids = [...new Set(orderIds)];
    const [rows, lines] = await Promise.all([this.stops.findByOrders(ids), this.stops.findLines(ids)]);
    const byOrder = new Map<number, DeliveredLine[]>();
    for (const line of lines) byOrder.set(line.orderId, [...(byOrder.get(line.orderId) ?? []), line]);
    const { lastingFamilies } = this.config.refunds;
    const views = [...rows].map(
      ([id, row]) => [id, stopView(row, byOrder.get(id) ?? [], lastingFamilies)] as const,
    );
    return { views: new Map(views), lines };
  }
}

const isAmong = (orders: readonly { readonly orderId: number }[], id: number): boolean =>
  orders.some(({ orderId }) => orderId === id);

const isToPick = (stop: StopDto | undefined): boolean => stop?.state === 'preparing' && stop.isPaid;

const routeView = (
  { id, version, day, driverName, leftAt, linkEndsAt, stops }: StoredRoute,
  views: ReadonlyMap<number, StopDto>,
): RouteDto => ({
  ...{ id, version, day, driverName },
  hasLeft: leftAt !== null,
  leftAt: leftAt?.toISOString() ?? null,
  linkEndsAt: linkEndsAt?.toISOString() ?? null,
  stops: stops.flatMap(({ orderId }, n) => {
    const view = views.get(orderId);
    return view ? [{ ...view, routeId: id, position: n + 1 }] : [];
  }),
});
