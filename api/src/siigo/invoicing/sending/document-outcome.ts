import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import type { SiigoReason } from '../../client/errors/siigo-explanations.js';
import { DocumentGateway, type SentDocument } from './document-gateway.js';
import { DocumentJournal, type HeldDocument } from '../document/document-journal.js';
import { isTotalOf, totalOf } from '../document/document-match.js';
import { MAX_POSTPONEMENTS, postponementMs, stampPauseMs } from './document-pace.js';
import type { DocumentChange } from '../document/document.repository.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { stampVerdict } from '../document/stamp.js';

const SIIGO_SILENT: SiigoReason = {
  code: 'SIIGO_SILENT',
  message: 'SIIGO no respondió durante un día. Envíe la factura de nuevo cuando esté disponible.',
  field: null,
};
const TOTAL_DIFFERS: SiigoReason = {
  code: 'TOTAL_DIFFERS',
  message: 'El total en SIIGO no es igual al total de la tienda.',
  field: null,
};

@Injectable()
export class DocumentOutcome {
  constructor(
    private readonly journal: DocumentJournal,
    private readonly gateway: DocumentGateway,
    private readonly clock: Clock,
  ) {}

  async adopt(held: HeldDocument, sent: SentDocument): Promise<void> {
    const { document } = held;
    const verdict = stampVerdict(sent.stamp, isSentToDian(document));
    const facts = this.factsOf(held, sent);
    if (verdict === 'accepted' && isUnsent(document, sent))
      return this.journal.record(held, 'stored as draft', facts, null);
    if (verdict === 'accepted') return this.journal.record(held, 'accepted', facts, null);
    if (verdict === 'rejected') return this.reject(held, sent, facts);
    if (document.state !== 'stamping')
      return this.journal.record(held, 'created', { ...facts, waits: 0 }, this.timeAfter(stampPauseMs(0)));
    const waits = document.waits + 1;
    return this.journal.record(held, 'postponed', { ...facts, waits }, this.timeAfter(stampPauseMs(waits)));
  }

  /** Reschedules the same step; after about a day the document is left to staff. */
  async postpone(held: HeldDocument, requestedMs: number | null, change: DocumentChange = {}): Promise<void> {
    const { waits, state } = held.document;
    const isSending = state === 'pending' || state === 'sending';
    if (isSending && waits >= MAX_POSTPONEMENTS) {
      await this.journal.record(held, 'gave up', { ...change, waits: 0, reasons: [SIIGO_SILENT] }, null);
      return;
    }
    // In `unknown` only lookups without a result count, and this one did not happen.
    const counted = state === 'unknown' ? waits : waits + 1;
    await this.journal.record(
      held,
      'postponed',
      { ...change, waits: counted },
      this.timeAfter(postponementMs(waits, requestedMs)),
    );
  }

  /** Nothing is at SIIGO; staff must correct the document. */
  async refuse(
    held: HeldDocument,
    reasons: readonly SiigoReason[],
    change: DocumentChange = {},
  ): Promise<void> {
    const cleared = { idempotencyKey: null, isKeySpent: false, waits: 0 };
    const all = [...reasons, ...(change.reasons ?? [])];
    await this.journal.record(held, 'refused', { ...cleared, ...change, reasons: all }, null);
  }

  timeAfter(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }

  private async reject(held: HeldDocument, sent: SentDocument, facts: DocumentChange): Promise<void> {
    const outcome = await this.gateway.rejectionReasons(held.document, sent);
    const reasons =
      outcome.kind === 'ok'
        ? outcome.value
        : [
            {
              code: 'DIAN',
              message: 'La DIAN rechazó el documento; sus razones no se pudieron leer.',
              field: null,
            },
          ];
    await this.refuse(held, reasons, facts);
  }

  private factsOf({ document }: HeldDocument, sent: SentDocument): DocumentChange {
    const siigoTotal = totalOf(sent);
    return {
      siigoId: sent.id,
      name: sent.name ?? document.name,
      prefix: sent.prefix ?? document.prefix,
      number: sent.number ?? document.number,
      siigoTotal,
      cufe: sent.stamp?.cufe ?? sent.stamp?.cude ?? null,
      mailState: sent.mail?.status ?? document.mailState,
      publicUrl: ('public_url' in sent ? sent.public_url : undefined) ?? document.publicUrl,
      reasons: isTotalOf(siigoTotal, document) ? [] : [TOTAL_DIFFERS],
    };
  }
}

/** A document found after a restore has no payload. */
const isSentToDian = ({ payload, request }: SiigoDocumentEntity): boolean =>
  payload ? payload.stamp?.send === true : 'sendToDian' in request && request.sendToDian;

const isUnsent = (document: SiigoDocumentEntity, { stamp }: SentDocument): boolean =>
  document.kind === 'invoice' && !isSentToDian(document) && stamp?.status?.toLowerCase() !== 'accepted';
