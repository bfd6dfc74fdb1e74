import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { PAYMENT_LANE } from '../payment-lane.js';
import { PaymentsRepository } from '../payments.repository.js';
import { isBehind, differsFrom, type PaymentReport } from './payment-report.js';
import { ReceivePaymentService, WOMPI_PROVIDER } from './receive-payment.service.js';
import { WompiClient } from './wompi-client.js';
import { orderIdOf } from './protocol/wompi-reference.js';
import type { WompiTransaction } from './protocol/wompi-transaction.js';

/** Payload {@link Confirmation}. */
const CONFIRM_PAYMENT = 'confirm-payment';
interface Confirmation extends PaymentReport {
  /** Counted from 0. */
  attempt: number;
}

const SECOND_MS = 1_000;
/** Seconds between questions while Wompi's API is behind its event; then reconciliation alone asks. */
const PAUSES = [5, 15, 60, 300, 1_800, 7_200] as const;

/** An event's checksum does not cover the reference, so Wompi's API confirms it. */
@Injectable()
export class ConfirmPaymentService implements OnModuleInit {
  private readonly logger = new Logger(ConfirmPaymentService.name);

  constructor(
    private readonly wompi: WompiClient,
    private readonly payments: PaymentsRepository,
    private readonly receiver: ReceivePaymentService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Confirmation>(CONFIRM_PAYMENT, (report) => this.confirm(report), PAYMENT_LANE);
  }

  async report(transaction: WompiTransaction): Promise<void> {
    if (orderIdOf(transaction.reference) === null) {
      this.logger.log(`Wompi ${transaction.id} is of another shop: ${transaction.reference}`);
      return;
    }
    const { id, reference, status, amountInCents, currency } = transaction;
    const report: PaymentReport = { id, reference, status, amountInCents, currency };
    await this.outbox.add(CONFIRM_PAYMENT, { ...report, attempt: 0 } satisfies Confirmation);
  }

  /**
   * Trusts Wompi's API, never the event. @throws WompiError when Wompi does not answer: the outbox repeats the
   * message
   */
  private async confirm({ attempt, ...report }: Confirmation): Promise<void> {
    if (await this.payments.isRecorded(WOMPI_PROVIDER, report.id, report.status)) return;
    const transaction = await this.wompi.transaction(report.id);
    if (transaction && differsFrom(report, transaction))
      this.logger.warn({ report, transaction }, 'an event of Wompi contradicts its transaction');
    if (transaction) await this.receiver.receive(transaction, 'event');
    if (!transaction || isBehind(transaction.status, report.status)) await this.postpone(report, attempt);
  }

  private async postpone(report: PaymentReport, attempt: number): Promise<void> {
    const pause = PAUSES[attempt];
    if (pause === undefined) {
      this.logger.warn({ report }, 'a transaction of an event was not confirmed by Wompi');
      return;
    }
    const at = new Date(this.clock.now().getTime() + pause * SECOND_MS);
    await this.outbox.add(CONFIRM_PAYMENT, { ...report, attempt: attempt + 1 } satisfies Confirmation, at);
  }
}
