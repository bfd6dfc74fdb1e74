import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { AppError } from '#platform/errors/index.js';
import { isCold, recipientOf } from '../routes/day-plan.js';
import { RouteLinks } from '../routes/route-links.service.js';
import type { StoredRoute, StoredStop } from '../routes/routes.repository.js';
import { type DeliveredLine, type StopRow, StopsRepository } from '../routes/stops.repository.js';
import type { DriverRouteDto, DriverStopDto } from './driver.dto.js';

@Injectable()
export class DriverRouteService {
  constructor(
    private readonly links: RouteLinks,
    private readonly stops: StopsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DELIVERY.LINK_OVER */
  async get(token: string | undefined): Promise<DriverRouteDto> {
    const route = await this.links.getRoute(token);
    const { id, day, driverName, leftAt, linkEndsAt } = route;
    return {
      ...{ routeId: id, day, driverName },
      hasLeft: leftAt !== null,
      endsAt: linkEndsAt.toISOString(),
      stops: await this.viewStops(route),
    };
  }

  /** @throws DELIVERY.STOP_NOT_FOUND */
  async viewStop(route: StoredRoute, orderId: number): Promise<DriverStopDto> {
    const stop = (await this.viewStops(route)).find((one) => one.orderId === orderId);
    if (!stop) throw new AppError('DELIVERY.STOP_NOT_FOUND');
    return stop;
  }

  private async viewStops({ stops }: StoredRoute): Promise<DriverStopDto[]> {
    const ids = stops.map(({ orderId }) => orderId);
    const [orders, lines] = await Promise.all([this.stops.findByOrders(ids), this.stops.findLines(ids)]);
    return stops.flatMap((stop, n) => {
      const order = orders.get(stop.orderId);
      const own = lines.filter(({ orderId }) => orderId === stop.orderId);
      return order ? [driverStop(stop, n + 1, order, own, this.config.refunds.lastingFamilies)] : [];
    });
  }
}

function driverStop(
  stop: StoredStop,
  position: number,
  order: StopRow,
  lines: readonly DeliveredLine[],
  lasting: readonly string[],
): DriverStopDto {
  const { phone, address, city_code, state_code, notes = '' } = order.shippingAddress;
  return {
    orderId: order.orderId,
    position,
    name: recipientOf(order.shippingAddress),
    ...{ phone, address, notes },
    city: [municipalityName(city_code), departmentName(state_code)].filter(Boolean).join(', '),
    isCold: lines.some(({ family }) => isCold(family, lasting)),
    lines: lines.map(({ productId, name, presentation, quantity }) => ({
      id_product: productId,
      name: [name, presentation].filter(Boolean).join(' · '),
      quantity,
    })),
    // Another route may have the order since.
    state: stop.openOrder === null ? 'notDelivered' : order.state,
    provedAt: stop.provedAt?.toISOString() ?? null,
  };
}
