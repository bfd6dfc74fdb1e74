import { formatMoney, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import type { Statement } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { PromisedDeliveryDto } from '../../order/row/delivery-state.dto.js';
import { firstOpenDay, judgeDay, type JudgedDay } from '../days/day-rules.js';
import { DayPlacesRepository } from '../days/day-places.repository.js';
import { dayView, priceFor, PromiseService, type PromisePlace } from '../promise/promise.service.js';
import type { DeliveryZoneEntity } from '../zones/delivery-zone.entity.js';
import { BookingsRepository } from './bookings.repository.js';

export interface WantedDelivery {
  readonly place: PromisePlace;
  /** undefined: the buyer chose none. */
  readonly delivery: { readonly kind: 'home' | 'pickup'; readonly day?: string } | undefined;
  /** Products with VAT. */
  readonly total: Centavos;
  readonly buyersRole: RoleId;
}
export interface NewBooking {
  readonly zone: DeliveryZoneEntity;
  readonly day: string;
  readonly orderBefore: Date;
  /** VAT included. */
  readonly price: Centavos;
}

/** Deliveries to the buyer's address: checked before an order's transaction, booked within it. */
@Injectable()
export class HomeDeliveries {
  constructor(
    private readonly promises: PromiseService,
    private readonly places: DayPlacesRepository,
    private readonly bookings: BookingsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * null: nothing is promised, because the buyer chose nothing or no zone is active. Errors about days have fresh ones
   * as `errors.days`.
   * @throws DELIVERY.REQUIRED, DELIVERY.OUTSIDE with the nearest stores, DELIVERY.BELOW_MINIMUM, DELIVERY.DAY_CLOSED,
   * DELIVERY.DAY_FULL
   */
  async plan({ place, delivery, total, buyersRole }: WantedDelivery): Promise<NewBooking | null> {
    const isMissing = delivery === undefined && this.config.delivery.isRequired && buyersRole === ROLES.user;
    if (delivery?.kind !== 'home' && !isMissing) return null;
    if (!(await this.promises.isConfigured())) return null;
    if (isMissing) throw new AppError('DELIVERY.REQUIRED');
    const zone = await this.promises.findZone(place);
    if (!zone) {
      const nearestStores = await this.promises.findNearestStores(place.cityCode);
      throw new AppError('DELIVERY.OUTSIDE', { errors: { nearestStores } });
    }
    refuseBelowMinimum(zone, total);
    const { day, orderBefore } = await this.getOpenDay(zone, delivery?.day);
    await this.places.ensure({ zoneId: zone.id, day });
    return { zone, day, orderBefore, price: priceFor(zone, total) };
  }

  /**
   * For the order's transaction.
   * @throws DELIVERY.DAY_CLOSED once the cut-off is over; the statements DELIVERY.DAY_FULL
   */
  buildBook(orderId: number, { zone, day, orderBefore, price }: NewBooking, createdAt: Date): Statement[] {
    if (this.clock.now() >= orderBefore) throw new AppError('DELIVERY.DAY_CLOSED');
    return [
      this.bookings.buildInsert({ orderId, zoneId: zone.id, day, price, createdAt }),
      this.places.buildBook({ zoneId: zone.id, day }, () => new AppError('DELIVERY.DAY_FULL')),
    ];
  }

  /** A refusal of the transaction gets the days that can be chosen now. */
  async withFreshDays(error: unknown, place: PromisePlace): Promise<unknown> {
    const isAboutDays =
      error instanceof AppError &&
      (error.code === 'DELIVERY.DAY_CLOSED' || error.code === 'DELIVERY.DAY_FULL');
    if (!isAboutDays || error.errors) return error;
    const { days, next } = await this.promises.promise(place, null);
    return new AppError(error.code, { errors: { days, next } }, error);
  }

  private async getOpenDay(
    zone: DeliveryZoneEntity,
    wanted: string | undefined,
  ): Promise<{ day: string; orderBefore: Date }> {
    const now = this.clock.now();
    const facts = await this.promises.factsOf(zone.id, now);
    const next = firstOpenDay(zone, facts, now);
    const chosen = zone.isByCourier || wanted === undefined ? next : judgeDay(wanted, zone, facts, now);
    if (chosen?.isOpen && chosen.orderBefore) return { day: chosen.day, orderBefore: chosen.orderBefore };
    const errors = { days: this.promises.daysOf(zone, facts, now), next: next && dayView(next) };
    throw new AppError(refusalOf(chosen), { errors });
  }
}

const refusalOf = (day: JudgedDay | null): 'DELIVERY.DAY_FULL' | 'DELIVERY.DAY_CLOSED' =>
  day?.closedBecause === 'full' ? 'DELIVERY.DAY_FULL' : 'DELIVERY.DAY_CLOSED';

function refuseBelowMinimum({ minimum }: DeliveryZoneEntity, total: Centavos): void {
  if (minimum === null || total >= minimum) return;
  throw new AppError('DELIVERY.BELOW_MINIMUM', {
    minimum: formatMoney(toPesos(minimum)),
    errors: { minimum: toPesos(minimum) },
  });
}

export const promisedView = ({ zone, day }: NewBooking): PromisedDeliveryDto => ({
  kind: 'home',
  day,
  zoneName: zone.name,
  isByCourier: zone.isByCourier,
  isCold: zone.isCold,
  storeId: null,
  storeName: null,
  needsDay: false,
});
