import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import {
  type RefundLookup,
  type RefundAttempt,
  type RefundRequest,
  WompiRefunds,
} from '../payment/wompi/wompi-refunds.js';
import { CoveredRefunds } from './covered-refunds.service.js';
import { MONEY_LANE, REFUND_STEP, RefundJournal, type RefundStep } from './refund-journal.js';
import type { RefundState } from './refund/refund-states.js';
import type { RefundEntity } from './refund/refund.entity.js';
import { type RefundChange, RefundsRepository } from './refunds.repository.js';

const SECOND_MS = 1_000;
/** Afterwards an attempt has lost its process; longer than any request may take. */
const ATTEMPT_MS = 90 * SECOND_MS;
const RECHECK_MS = 20 * SECOND_MS;
const MAX_PAUSE_MS = 3_600 * SECOND_MS;
/** Answers of 'no such refund' before it is sent again. */
const MAX_ABSENCES = 2;
const UNSETTLED: readonly RefundState[] = ['sending', 'unknown', 'review'];
const UNANSWERABLE = 'Wompi no dice si hizo esta devolución: búsquela en su panel y regístrelo aquí.';
const DECLINED_TWICE = 'Wompi no la hizo; hay que transferir el dinero a una cuenta.';

/** Records the attempt before the call; looks an unknown outcome up before anything else. */
@Injectable()
export class RefundWorker implements OnModuleInit {
  private readonly logger = new Logger(RefundWorker.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly refunds: RefundsRepository,
    private readonly covered: CoveredRefunds,
    private readonly journal: RefundJournal,
    private readonly provider: WompiRefunds,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<RefundStep>(REFUND_STEP, (step) => this.step(step), MONEY_LANE);
  }

  private async step({ refundId, version }: RefundStep): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.version !== version) return;
    if (refund.state === 'pending') await this.send(refund);
    else if (refund.state === 'sending') await this.journal.record(refund, 'lost', {}, this.clock.now());
    else if (refund.state === 'unknown') await this.checkOutcome(refund);
  }

  private async send(refund: RefundEntity): Promise<void> {
    const attempted = await this.work.run(() => this.attempt(refund));
    if (!attempted) return;
    const given = await this.requestRefund(attempted, await this.moneyOf(attempted));
    this.logger.log(`refund ${refund.id} by ${refund.way}: ${given.kind}`);
    await this.recordOutcome(attempted, given);
  }

  /** Refunds of one payment go one after the other, so that each is told from the others; none once it is voided. */
  private async attempt(refund: RefundEntity): Promise<RefundEntity | null> {
    if (await this.covered.coverIfVoided(refund)) return null;
    const others = await this.refunds.ofTransaction(refund);
    if (others.some(({ state }) => UNSETTLED.includes(state))) {
      await this.journal.record(refund, 'waited', {}, this.after(RECHECK_MS));
      return null;
    }
    const change = { attempts: refund.attempts + 1, absences: 0, providerId: null };
    return this.journal.record(refund, 'attempted', change, this.after(ATTEMPT_MS));
  }

  private requestRefund({ way }: RefundEntity, money: RefundRequest): Promise<RefundAttempt> {
    return way === 'void' ? this.provider.void(money) : this.provider.refund(money);
  }

  private async recordOutcome(refund: RefundEntity, given: RefundAttempt): Promise<void> {
    if (given.kind === 'done')
      await this.journal.record(refund, 'confirmed', { providerId: given.providerId, detail: null });
    else if (given.kind === 'unknown') await this.recordLostAnswer(refund, given.providerId ?? null);
    else if (given.kind === 'postponed')
      await this.journal.record(refund, 'postponed', { waits: refund.waits + 1 }, this.nextCheckAt(refund));
    else await this.handleRefusal(refund, given.detail);
  }

  /** An earlier attempt without an answer may be the cause: then it is looked up. */
  private async handleRefusal(refund: RefundEntity, detail: string): Promise<void> {
    if (refund.attempts > 1) {
      const found = await this.find(refund);
      if (found.kind === 'done') {
        await this.journal.record(refund, 'confirmed', { providerId: found.providerId, detail: null });
        return;
      }
      if (found.kind !== 'absent') {
        await this.recordLostAnswer(refund, null);
        return;
      }
    }
    await this.tryNextWay(refund, detail);
  }

  private async recordLostAnswer(refund: RefundEntity, providerId: string | null): Promise<void> {
    await this.journal.record(refund, 'lost', { waits: 0, providerId }, this.after(RECHECK_MS));
  }

  private async tryNextWay(refund: RefundEntity, detail: string): Promise<void> {
    const fresh = { attempts: 0, absences: 0, waits: 0, detail };
    if (refund.way === 'void')
      await this.journal.record(refund, 'declined', { ...fresh, way: 'refund' }, this.clock.now());
    else
      await this.giveToPeople(refund, { ...fresh, way: 'transfer', detail: `${detail} ${DECLINED_TWICE}` });
  }

  private async giveToPeople(refund: RefundEntity, change: RefundChange): Promise<void> {
    await this.work.run(async () => {
      if (await this.covered.coverIfVoided(refund)) return;
      await this.journal.record(refund, 'given to people', change);
    });
  }

  private async checkOutcome(refund: RefundEntity): Promise<void> {
    const found = await this.find(refund);
    if (found.kind === 'done')
      await this.journal.record(refund, 'confirmed', { providerId: found.providerId, detail: null });
    else if (found.kind === 'declined') await this.tryNextWay(refund, found.detail);
    else if (found.kind === 'unanswerable')
      await this.journal.record(refund, 'not to be found', { detail: UNANSWERABLE });
    else if (found.kind !== 'absent')
      await this.journal.record(refund, 'waited', { waits: refund.waits + 1 }, this.nextCheckAt(refund));
    else if (refund.absences + 1 < MAX_ABSENCES)
      await this.journal.record(refund, 'waited', { absences: refund.absences + 1 }, this.after(RECHECK_MS));
    else await this.journal.record(refund, 'found absent', { absences: 0, waits: 0 }, this.clock.now());
  }

  private async find(refund: RefundEntity): Promise<RefundLookup> {
    const money = await this.moneyOf(refund);
    return refund.way === 'void' ? this.provider.findVoid(money) : this.provider.findRefund(money);
  }

  private async moneyOf(refund: RefundEntity): Promise<RefundRequest> {
    const { transactionId, amount, reference, reason, providerId } = refund;
    const done = (await this.refunds.ofTransaction(refund)).filter(
      ({ way, state }) => way === 'refund' && state === 'done',
    );
    const others = done.map((other) => Number(other.amount));
    return { transactionId: String(transactionId), amount, reference, reason, providerId, others };
  }

  private after(pauseMs: number): Date {
    return new Date(this.clock.now().getTime() + pauseMs);
  }

  private nextCheckAt({ waits }: RefundEntity): Date {
    return this.after(Math.min(RECHECK_MS * 2 ** Math.min(waits, 10), MAX_PAUSE_MS));
  }
}
