import { readIdentification } from '@lacteos/contracts/identification/identification';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { readPickupCode } from './pickup-code.js';
import type { PickupProof } from './pickup.entity.js';
import { PickupsRepository } from './pickups.repository.js';

export interface ShownProof {
  readonly code?: string;
  readonly document?: string;
}

const MAX_TRIES = 5;
const PAUSE_MINUTES = 15;
const MINUTE_MS = 60_000;

@Injectable()
export class PickupProofs {
  constructor(
    private readonly pickups: PickupsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Commits the try before it compares; call it outside of a transaction.
   * @throws DELIVERY.NO_PICKUP, DELIVERY.PICKUP_PAUSED after five tries, DELIVERY.PICKUP_UNPROVEN
   */
  async check(order: OrderEntity, shown: ShownProof): Promise<PickupProof> {
    const pickup = await this.pickups.find(order.id);
    if (!pickup) throw new AppError('DELIVERY.NO_PICKUP');
    await this.countTry(order.id);
    if (shown.code !== undefined && readPickupCode(shown.code) === pickup.code) return 'code';
    if (shown.document !== undefined && isDocumentOf(order, shown.document)) return 'document';
    throw new AppError('DELIVERY.PICKUP_UNPROVEN');
  }

  private async countTry(orderId: number): Promise<void> {
    const now = this.clock.now();
    const pauseEnds = new Date(now.getTime() - PAUSE_MINUTES * MINUTE_MS);
    if (await this.pickups.countTry(orderId, MAX_TRIES, now, pauseEnds)) return;
    throw new AppError('DELIVERY.PICKUP_PAUSED', {
      retryAfterSeconds: PAUSE_MINUTES * 60,
      minutes: PAUSE_MINUTES,
    });
  }
}

/** The number is read as that of the buyer's type of document. */
function isDocumentOf({ nDocument, customer }: OrderEntity, typed: string): boolean {
  const { identification } = readIdentification(customer?.id_type, typed);
  const digits = typed.replace(/\D/g, '');
  return nDocument !== '' && [identification, digits].includes(nDocument);
}
