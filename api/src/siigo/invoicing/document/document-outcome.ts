import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/index.js';
import type { SiigoReason } from '../../client/siigo-explanations.js';
import { DocumentGateway, type SentDocument } from './document-gateway.js';
import { DocumentJournal, type HeldDocument } from './document-journal.js';
import { totalOf } from './document-match.js';
import { MOST_POSTPONEMENTS, postponementMs, stampPauseMs } from './document-pace.js';
import type { DocumentChange } from './document.repository.js';
import { stampVerdict } from './stamp.js';

const GIVEN_UP: SiigoReason = {
  code: 'SIIGO_SILENT',
  message: 'SIIGO no respondió durante un día. Envíe la factura de nuevo cuando esté disponible.',
  field: null,
};
const TOTAL_DIFFERS: SiigoReason = {
  code: 'TOTAL_DIFFERS',
  message: 'El total en SIIGO no es igual al total de la tienda.',
  field: null,
};

/** Writes down what became of a step; shared by everything that talks to SIIGO about a document. */
@Injectable()
export class DocumentOutcome {
  constructor(
    private readonly journal: DocumentJournal,
    private readonly gateway: DocumentGateway,
    private readonly clock: Clock,
  ) {}

  /** SIIGO has the document: its number and state are kept, and the DIAN's verdict when there is one. */
  async adopt(held: HeldDocument, sent: SentDocument): Promise<void> {
    const { document } = held;
    const verdict = stampVerdict(sent.stamp, document.payload?.stamp?.send === true);
    const facts = this.factsOf(held, sent);
    if (verdict === 'accepted') return this.journal.record(held, 'accepted', facts, null);
    if (verdict === 'rejected') return this.reject(held, sent, facts);
    if (document.state !== 'stamping')
      return this.journal.record(held, 'created', { ...facts, waits: 0 }, this.in(stampPauseMs(0)));
    const waits = document.waits + 1;
    return this.journal.record(held, 'postponed', { ...facts, waits }, this.in(stampPauseMs(waits)));
  }

  /** The same step again later; a document that nobody could send for a day is handed to staff. */
  async postpone(held: HeldDocument, wishedMs: number | null, change: DocumentChange = {}): Promise<void> {
    const { waits, state } = held.document;
    const isSending = state === 'pending' || state === 'sending';
    if (isSending && waits >= MOST_POSTPONEMENTS) {
      await this.journal.record(held, 'gave up', { ...change, waits: 0, reasons: [GIVEN_UP] }, null);
      return;
    }
    // In `unknown` the count is of lookups that found nothing, and this one could not even ask.
    const counted = state === 'unknown' ? waits : waits + 1;
    await this.journal.record(
      held,
      'postponed',
      { ...change, waits: counted },
      this.in(postponementMs(waits, wishedMs)),
    );
  }

  /** Nothing is at SIIGO and sending the same again cannot help: staff mend it and send it again. */
  async refuse(
    held: HeldDocument,
    reasons: readonly SiigoReason[],
    change: DocumentChange = {},
  ): Promise<void> {
    const cleared = { idempotencyKey: null, isKeySpent: false, waits: 0 };
    const all = [...reasons, ...(change.reasons ?? [])];
    await this.journal.record(held, 'refused', { ...cleared, ...change, reasons: all }, null);
  }

  in(milliseconds: number): Date {
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
      reasons: siigoTotal === document.total ? [] : [TOTAL_DIFFERS],
    };
  }
}
