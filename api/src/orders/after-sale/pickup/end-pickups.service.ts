import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { PICKUP_ENDS, type PickupMessage } from '../../delivery/pickup/pickup-messages.js';
import { PickupsRepository } from '../../delivery/pickup/pickups.repository.js';
import { RETURN_MAILS } from '../returns/return-texts.js';
import { RevokeOrderService } from '../returns/revoke-order.service.js';

const NOT_FETCHED = 'No se recogió en la tienda a tiempo.';
/** Unpaid ones lapse with their hold; the others are over. */
const NOTHING_TO_END: readonly string[] = [
  'ORDERS.NOT_PAID',
  'ORDERS.ALREADY_DISPATCHED',
  'ORDERS.CANCELLED',
];

/** Cancels a paid order that nobody fetched: units, refund and credit note as in any cancellation. */
@Injectable()
export class EndPickups implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly pickups: PickupsRepository,
    private readonly revoking: RevokeOrderService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<PickupMessage>(PICKUP_ENDS, ({ orderId }) => this.revokeUnfetched(orderId));
  }

  private async revokeUnfetched(orderId: number): Promise<void> {
    const pickup = await this.pickups.find(orderId);
    if (!pickup || pickup.handedOverAt || pickup.until > this.clock.now()) return;
    try {
      await this.revoking.revoke(orderId, NOT_FETCHED, { id: null }, { mailOf: RETURN_MAILS.notFetched });
    } catch (error) {
      if (!(error instanceof AppError) || !NOTHING_TO_END.includes(error.code)) throw error;
    }
  }
}
