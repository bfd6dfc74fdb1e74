import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { BookedOrders } from '../progress/booked-orders.repository.js';
import { ProgressRepository } from '../progress/progress.repository.js';
import type { TrackingDto, TrackingLinkDto } from './tracking.dto.js';
import { TrackingLinks } from './tracking-links.js';
import { isTracked, trackingView } from './tracking-view.js';

@Injectable()
export class TrackingService {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly progress: ProgressRepository,
    private readonly bookings: BookedOrders,
    private readonly links: TrackingLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws ORDERS.NOT_FOUND, DELIVERY.TRACKING_OVER for a sale over the counter */
  async getLink(orderId: number, user: RequestUser): Promise<TrackingLinkDto> {
    const order = await this.access.get(orderId, user);
    if ((order.shiftId ?? null) !== null) throw new AppError('DELIVERY.TRACKING_OVER');
    return { url: this.links.urlOf(orderId) };
  }

  /** @throws DELIVERY.TRACKING_OVER also for a link that never existed */
  async get(token: string | undefined): Promise<TrackingDto> {
    const orderId = this.links.readOrderId(token);
    const order = orderId === null ? null : await this.orders.find(orderId);
    if (!order || (order.shiftId ?? null) !== null) throw new AppError('DELIVERY.TRACKING_OVER');
    const stored = await this.progress.find(order.id);
    if (!isTracked({ order, stored }, this.clock.now())) throw new AppError('DELIVERY.TRACKING_OVER');
    return trackingView({ order, stored, booking: await this.bookings.find(order.id) });
  }
}
