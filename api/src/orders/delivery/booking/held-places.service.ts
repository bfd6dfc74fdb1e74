import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import type { Statement } from '#platform/database/index.js';
import type { DeliveryBookingEntity } from '../../order/detail/delivery-booking.entity.js';
import { OrderDetailService, type OrderDetailSource } from '../../order/detail/order-detail.service.js';
import { type HoldListener, OrderHold } from '../../order/hold/order-hold.service.js';
import type { OrderDto } from '../../order/row/order.dto.js';
import { judgeDay, type JudgedDay } from '../days/day-rules.js';
import { DayPlacesRepository, type ZoneDay } from '../days/day-places.repository.js';
import { PromiseService } from '../promise/promise.service.js';
import { ZonesRepository } from '../zones/zones.repository.js';
import { BookingsRepository } from './bookings.repository.js';

/** An order's place of a day goes and comes back with its units, in their transaction. */
@Injectable()
export class HeldPlaces implements HoldListener, OrderDetailSource {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly places: DayPlacesRepository,
    private readonly zones: ZonesRepository,
    private readonly promises: PromiseService,
    private readonly clock: Clock,
    hold: OrderHold,
    details: OrderDetailService,
  ) {
    hold.register(this);
    details.register(this);
  }

  /** Empty when nothing was promised. */
  async find({ id }: Pick<OrderDto, 'id'>): Promise<Pick<OrderDto, 'promised'>> {
    const promised = (await this.bookings.findPromised([id])).get(id);
    return promised ? { promised } : {};
  }

  async releaseFor(orderId: number): Promise<void> {
    if (!(await this.bookings.letGo(orderId))) return;
    const place = placeOf(await this.bookings.find(orderId));
    if (place) await this.places.giveBack(place);
  }

  /** A day that is full or closed by now is left to staff. */
  async holdAgainFor(orderId: number): Promise<void> {
    const booking = await this.bookings.find(orderId);
    const place = placeOf(booking);
    if (!booking || booking.isHeld || !place) return;
    const isHeld = (await this.isOpen(place)) && (await this.places.book(place));
    await this.bookings.change(orderId, place.day, isHeld ? { isHeld } : { needsDay: true });
  }

  buildPaid(orderId: number): Statement[] {
    return [this.bookings.buildNeedDay(orderId, this.clock.now())];
  }

  /** null: the zone is gone. */
  async judge(zoneId: number, day: string): Promise<JudgedDay | null> {
    const now = this.clock.now();
    const zone = await this.zones.find(zoneId);
    return zone && judgeDay(day, zone, await this.promises.factsOf(zoneId, now), now);
  }

  private async isOpen({ zoneId, day }: ZoneDay): Promise<boolean> {
    return (await this.judge(zoneId, day))?.isOpen ?? false;
  }
}

const placeOf = (booking: DeliveryBookingEntity | null): ZoneDay | null =>
  booking?.zoneId != null && booking.day !== null ? { zoneId: booking.zoneId, day: booking.day } : null;
