import { PAYMENT_ALERTS, type PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';

import { OrderTimelineRepository } from '#orders/order/timeline/order-timeline.repository.js';
import type { CashMovementEntity } from '../cash-desk/cash-movement.entity.js';
import { CashMovementRepository } from '../cash-desk/cash-movement.repository.js';
import type { PaymentEntity } from './payment.entity.js';
import { PaymentsRepository } from './payments.repository.js';

export type AlertedReport = PaymentEntity & { readonly outcome: PaymentAlert };
interface OpenPayments {
  /** Approved, and not given back by the provider. */
  readonly reports: readonly AlertedReport[];
  /** Second payments in cash. */
  readonly cash: readonly CashMovementEntity[];
  readonly isReportedByStaff: boolean;
}

/** Payments that raised an alert. */
@Injectable()
export class AlertedPayments {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly timeline: OrderTimelineRepository,
    private readonly cash: CashMovementRepository,
  ) {}

  /** Since the last alert ended. */
  async findOpen(orderId: number): Promise<OpenPayments> {
    const [reports, steps] = await Promise.all([
      this.payments.ofOrder(orderId),
      this.timeline.findByOrder(orderId),
    ]);
    const ends = steps
      .filter(({ event }) => event.name === 'PaymentAlertResolved')
      .map(({ event }) => event.at.getTime());
    const since = Math.max(0, ...ends);
    const givenBack = reports.filter(isGivenBack).map(({ transactionId }) => transactionId);
    return {
      reports: reports
        .filter(isAlerted)
        .filter(({ transactionId, at }) => at.getTime() > since && !givenBack.includes(transactionId)),
      cash: await this.cash.secondPayments(orderId, new Date(since)),
      isReportedByStaff: steps.some(
        ({ event: { name, actorId, at } }) =>
          name === 'PaymentNeedsReview' && actorId !== null && at.getTime() > since,
      ),
    };
  }

  /** null: it raised none. */
  async alertOf(orderId: number, transactionId: string): Promise<PaymentAlert | null> {
    const reports = (await this.payments.ofOrder(orderId)).filter(isAlerted);
    return reports.find((report) => report.transactionId === transactionId)?.outcome ?? null;
  }

  /** The last one with this alert, even if it was given back or refunded. */
  async findLast(
    orderId: number,
    alert: PaymentAlert,
  ): Promise<{ report: AlertedReport; isGivenBack: boolean } | null> {
    const reports = await this.payments.ofOrder(orderId);
    const report = reports.filter(isAlerted).findLast(({ outcome }) => outcome === alert);
    if (!report) return null;
    const { transactionId } = report;
    return {
      report,
      isGivenBack: reports.some((one) => isGivenBack(one) && one.transactionId === transactionId),
    };
  }
}

const isAlerted = (report: PaymentEntity): report is AlertedReport =>
  report.status === 'APPROVED' && PAYMENT_ALERTS.some((alert) => alert === report.outcome);

const isGivenBack = ({ outcome }: PaymentEntity): boolean => outcome === 'given-back';
