import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import type { SiigoReason } from '../../client/errors/siigo-explanations.js';
import type { SiigoOutcome } from '../../client/errors/siigo-outcome.js';
import { DocumentBuilder } from '../payload/document-builder.js';
import { DocumentGateway, type SentDocument } from './document-gateway.js';
import { DocumentJournal, type HeldDocument } from '../document/document-journal.js';
import { DocumentOutcome } from './document-outcome.js';
import { LOOKUP_PAUSE_MS, MAX_SENDINGS } from './document-pace.js';
import { DocumentRepository } from '../document/document.repository.js';
import { isSentToDian, stampVerdict } from '../document/stamp.js';
import { PayloadProblem } from '../payload/payload-problem.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

type Rejected = Extract<SiigoOutcome<never>, { kind: 'rejected' }>;

const NOT_ALLOWED = new Set([401, 403]);
const KEY_REFUSED = new Set(['invalid_idempotency_key', 'invalid_idempotency-key']);
const DATE_REFUSED = new Set(['date_settings', 'invalid_date']);
/** The replacement arrived although its answer was lost. */
const REPLACED_CODES = new Set(['update_not_allowed']);
const DUPLICATE_CODES = new Set(['duplicated_document']);

/** A document whose first attempt may have arrived keeps its key and body, so that SIIGO returns the first result. */
@Injectable()
export class DocumentSender {
  constructor(
    private readonly builder: DocumentBuilder,
    private readonly gateway: DocumentGateway,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly outcome: DocumentOutcome,
    private readonly clock: Clock,
  ) {}

  async send(held: HeldDocument): Promise<void> {
    const { document } = held;
    if (document.attempts >= MAX_SENDINGS && document.siigoId === null) {
      const message = 'SIIGO no confirma la factura. Revise en SIIGO si existe y envíela de nuevo.';
      return this.outcome.refuse(held, [{ code: 'UNCONFIRMED', message, field: null }], { attempts: 0 });
    }
    // A new key does not prevent duplicates, so look for the document first.
    if (document.attempts > 0 && document.idempotencyKey === null && document.siigoId === null) {
      const seen = await this.gateway.find(document, (ids) => this.documents.takenSiigoIds(ids));
      if (seen.kind === 'retryable') return this.outcome.postpone(held, seen.afterMs);
      if (seen.kind === 'ok' && seen.value) return this.adoptFound(held, seen.value);
    }
    const prepared = await this.prepare(held);
    if (!prepared) return;
    const attempt = await this.journal.recordAttempt(held, prepared);
    await this.settle(attempt, await this.gateway.send(attempt.document));
  }

  /** Null when it could not be built, which is recorded. */
  private async prepare(
    held: HeldDocument,
  ): Promise<Pick<SiigoDocumentEntity, 'payload' | 'total' | 'idempotencyKey' | 'isKeySpent'> | null> {
    const { document } = held;
    if (document.idempotencyKey && document.payload) {
      const { payload, total, idempotencyKey } = document;
      return { payload, total, idempotencyKey, isKeySpent: false };
    }
    try {
      const built = await this.builder.build(document);
      return { ...built, idempotencyKey: newKey(), isKeySpent: false };
    } catch (error) {
      if (error instanceof PayloadProblem)
        await this.outcome.refuse(held, [{ code: error.code, message: error.message, field: error.field }]);
      else if (error instanceof AppError && error.code === 'SIIGO.REJECTED')
        await this.outcome.refuse(held, [{ code: error.code, message: error.message, field: null }]);
      else if (error instanceof AppError) await this.outcome.postpone(held, null);
      else throw error;
      return null;
    }
  }

  private async settle(held: HeldDocument, outcome: SiigoOutcome<SentDocument>): Promise<void> {
    if (outcome.kind === 'ok') return this.outcome.adopt(held, outcome.value);
    if (outcome.kind === 'retryable') return this.outcome.postpone(held, outcome.afterMs);
    if (outcome.kind === 'unknown') return this.recordLostAnswer(held, outcome.status === 500);
    return this.settleRejection(held, outcome);
  }

  private async settleRejection(held: HeldDocument, { status, reasons }: Rejected): Promise<void> {
    const codes = reasons.map(({ code }) => code);
    if (codes.some((code) => KEY_REFUSED.has(code))) return this.recordLostAnswer(held, true);
    if (codes.some((code) => DUPLICATE_CODES.has(code))) return this.recordLostAnswer(held, false);
    const isOfEarlierDay = (held.document.payload?.date ?? '') < colombianToday(this.clock);
    const isDateRefused = isOfEarlierDay && codes.some((code) => DATE_REFUSED.has(code));
    // A new key rebuilds it with the day of sending, after a lookup without result.
    if (isDateRefused || isCustomerCreatedBefore(reasons))
      return this.outcome.postpone(held, LOOKUP_PAUSE_MS, { idempotencyKey: null });
    if (status !== null && NOT_ALLOWED.has(status)) {
      const change = { idempotencyKey: null, waits: 0, reasons: [...reasons] };
      return this.journal.record(held, 'gave up', change, null);
    }
    const { siigoId } = held.document;
    if (siigoId !== null && codes.some((code) => REPLACED_CODES.has(code))) {
      const sent = await this.gateway.read(held.document, siigoId);
      const stamp = sent.kind === 'ok' ? sent.value.stamp : undefined;
      if (sent.kind === 'ok' && isSentToDian(stamp) && stampVerdict(stamp, true) !== 'rejected')
        return this.outcome.adopt(held, sent.value);
    }
    const isGone = status === 404 && siigoId !== null;
    return this.outcome.refuse(held, reasons, isGone ? { siigoId: null } : {});
  }

  /** The lookup follows at once if SIIGO answered, otherwise after a pause. */
  private recordLostAnswer(held: HeldDocument, isKeySpent: boolean): Promise<void> {
    const next = this.outcome.timeAfter(isKeySpent ? 0 : LOOKUP_PAUSE_MS / 4);
    return this.journal.record(held, 'lost', { isKeySpent, waits: 0 }, next);
  }

  /** Passes through `sending`, because an earlier attempt made it. */
  private async adoptFound(held: HeldDocument, found: SentDocument): Promise<void> {
    const { payload, total } = held.document;
    const attempt = await this.journal.recordAttempt(held, { payload, total, idempotencyKey: null });
    await this.outcome.adopt(attempt, found);
  }
}

/** SIIGO's maximum: 30 letters and digits. */
const newKey = (): string => randomBytes(15).toString('hex');

/** An earlier attempt created the customer, so the next one only references it. */
const isCustomerCreatedBefore = (reasons: readonly SiigoReason[]): boolean =>
  reasons.some(({ code, field }) => code === 'already_exists' && (field ?? '').startsWith('customer'));
