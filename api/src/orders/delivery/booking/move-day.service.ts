import { orderStateOf } from '@lacteos/contracts/order-state';
import { weekdayText } from '@lacteos/contracts/delivery/pickup-texts';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import type { DeliveryBookingEntity } from '../../order/detail/delivery-booking.entity.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { PromisedDeliveryDto } from '../../order/row/delivery-state.dto.js';
import { DayPlacesRepository } from '../days/day-places.repository.js';
import { BookingsRepository } from './bookings.repository.js';
import { HeldPlaces } from './held-places.service.js';
import { DELIVERY_MOVED, type DeliveryMoved } from './delivery-moved.js';
import type { MoveDayDto } from './move-day.dto.js';

const MOVABLE: readonly string[] = ['placed', 'paid'];

@Injectable()
export class MoveDayService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly bookings: BookingsRepository,
    private readonly places: DayPlacesRepository,
    private readonly held: HeldPlaces,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * One transaction gives the old place back and books the new one. Buyers are bound to both cut-offs, staff to none;
   * of a move by staff the buyer gets a mail.
   * @throws ORDERS.NOT_FOUND, DELIVERY.NO_BOOKING, DELIVERY.DAY_CHANGED, DELIVERY.DAY_CLOSED, DELIVERY.DAY_FULL
   */
  async move(orderId: number, { day, from }: MoveDayDto, user: RequestUser): Promise<PromisedDeliveryDto> {
    await this.access.get(orderId, user);
    const seen = await this.bookings.find(orderId);
    if (seen?.kind === 'home' && seen.zoneId !== null) await this.places.ensure({ zoneId: seen.zoneId, day });
    await this.work.run(async () => {
      const order = await this.orders.getLocked(orderId);
      const booking = await this.bookings.find(orderId);
      if (booking?.zoneId == null || !MOVABLE.includes(orderStateOf(order)))
        throw new AppError('DELIVERY.NO_BOOKING');
      if (booking.day !== from) throw new AppError('DELIVERY.DAY_CHANGED');
      if (day === from && booking.isHeld && !booking.needsDay) return;
      await this.refuseClosed(booking, day, user);
      await this.changePlace(booking, booking.zoneId, day);
      const detail = `Entrega: pasa${from === null ? '' : ` del ${weekdayText(from)}`} al ${weekdayText(day)}`;
      const messages = isStaff(user) ? movedMails({ orderId, day }) : [];
      await this.records.add({ orderId, actorId: user.id, step: { name: 'NoteAdded', detail }, messages });
    });
    const promised = (await this.bookings.findPromised([orderId])).get(orderId);
    if (!promised) throw new AppError('DELIVERY.NO_BOOKING');
    return promised;
  }

  private async changePlace(booking: DeliveryBookingEntity, zoneId: number, day: string): Promise<void> {
    const { orderId, day: old } = booking;
    if (old !== null && booking.isHeld) await this.places.giveBack({ zoneId, day: old });
    if (!(await this.places.book({ zoneId, day }))) throw new AppError('DELIVERY.DAY_FULL');
    if (!(await this.bookings.change(orderId, old, { day, isHeld: true, needsDay: false })))
      throw new AppError('DELIVERY.DAY_CHANGED');
  }

  private async refuseClosed(
    { zoneId, day: old }: DeliveryBookingEntity,
    day: string,
    user: RequestUser,
  ): Promise<void> {
    const mayMoveLate = isStaff(user);
    const judged = await this.held.judge(zoneId ?? 0, day);
    const isOver = judged?.closedBecause === 'cut-off';
    const mayChoose =
      judged !== null &&
      judged.orderBefore !== null &&
      (mayMoveLate ? day >= colombianToday(this.clock) : !isOver);
    if (!mayChoose) throw new AppError('DELIVERY.DAY_CLOSED');
    if (mayMoveLate || old === null) return;
    const before = await this.held.judge(zoneId ?? 0, old);
    if (before?.closedBecause === 'cut-off') throw new AppError('DELIVERY.DAY_CLOSED');
  }
}

const isStaff = ({ id_role: role }: RequestUser): boolean => isAdministrator(role) || role === ROLES.cashier;

const movedMails = (payload: DeliveryMoved): NewMessage[] => [{ topic: DELIVERY_MOVED, payload }];
