import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { type Figure, Figures } from '#platform/metrics/index.js';
import { OrderMetricsRepository } from './order-metrics.repository.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const RECENT_MINUTES = 5;
/** A pending payment is asked for again long before. */
const LATE_PAYMENT_MINUTES = 60;
/** The outbox releases reservations seconds after they end. */
const LATE_RELEASE_MINUTES = 10;

@Injectable()
export class OrderMetrics {
  constructor(
    private readonly repository: OrderMetricsRepository,
    private readonly clock: Clock,
    figures: Figures,
  ) {
    figures.add(...this.sales(), ...this.payments());
  }

  private ago(minutes: number): Date {
    return new Date(this.clock.now().getTime() - minutes * MINUTE_MS);
  }

  private sales(): Figure[] {
    return [
      {
        name: 'orders_per_minute',
        help: `Orders placed in the last ${RECENT_MINUTES} minutes, per minute.`,
        read: async () => (await this.repository.placedSince(this.ago(RECENT_MINUTES))) / RECENT_MINUTES,
      },
      {
        name: 'payments_per_minute',
        help: `Orders paid in the last ${RECENT_MINUTES} minutes, per minute.`,
        read: async () => (await this.repository.paidSince(this.ago(RECENT_MINUTES))) / RECENT_MINUTES,
      },
      {
        name: 'order_holds',
        help: 'Unpaid orders that hold their units.',
        keepMs: MINUTE_MS,
        read: () => this.repository.held(),
      },
      {
        name: 'order_holds_late',
        help: `Unpaid orders that still hold their units ${LATE_RELEASE_MINUTES} minutes after their reservation ended.`,
        keepMs: MINUTE_MS,
        read: () => this.repository.heldAfter(this.ago(LATE_RELEASE_MINUTES)),
      },
    ];
  }

  private payments(): Figure[] {
    return [
      {
        name: 'wompi_last_event_timestamp_seconds',
        help: 'When Wompi last reported a payment by an event; none before the first.',
        read: async () => {
          const last = await this.repository.lastEvent();
          return last && last.getTime() / SECOND_MS;
        },
      },
      {
        name: 'wompi_payments_late',
        help: `Payments that have been pending at Wompi for ${LATE_PAYMENT_MINUTES} minutes.`,
        read: () => this.repository.pendingSince(this.ago(LATE_PAYMENT_MINUTES)),
      },
      {
        name: 'payment_alerts',
        help: 'Orders whose payment staff must check, or that are paid without stock.',
        read: () => this.repository.alerts(),
      },
    ];
  }
}
