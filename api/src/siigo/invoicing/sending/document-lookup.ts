import { Injectable } from '@nestjs/common';

import { isNotFound } from '../../client/errors/siigo-outcome.js';
import { DocumentGateway } from './document-gateway.js';
import { DocumentJournal, type HeldDocument } from '../document/document-journal.js';
import { DocumentOutcome } from './document-outcome.js';
import { LOOKUP_PAUSE_MS, LOOKUPS_BEFORE_RESENDING, resendingMs } from './document-pace.js';
import { DocumentRepository } from '../document/document.repository.js';
import { isSentToDian } from '../document/stamp.js';

@Injectable()
export class DocumentLookup {
  constructor(
    private readonly gateway: DocumentGateway,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly outcome: DocumentOutcome,
  ) {}

  /** For a process that died before recording the answer. */
  async startAfterLoss(held: HeldDocument): Promise<void> {
    await this.journal.record(held, 'lost', { isKeySpent: false, waits: 0 }, this.outcome.timeAfter(0));
  }

  /** Adopts a found document; after two lookups without a result resends it, under the same key unless spent. */
  async resolve(held: HeldDocument): Promise<void> {
    const { document } = held;
    if (document.siigoId !== null) return this.resolveReplacement(held, document.siigoId);
    const found = await this.gateway.find(document, (ids) => this.documents.takenSiigoIds(ids));
    if (found.kind === 'ok' && found.value) return this.outcome.adopt(held, found.value);
    if (found.kind !== 'ok')
      return this.outcome.postpone(held, found.kind === 'retryable' ? found.afterMs : LOOKUP_PAUSE_MS);
    const absences = document.waits + 1;
    if (absences < LOOKUPS_BEFORE_RESENDING)
      return this.journal.record(
        held,
        'postponed',
        { waits: absences },
        this.outcome.timeAfter(LOOKUP_PAUSE_MS),
      );
    const key = document.isKeySpent ? { idempotencyKey: null, isKeySpent: false } : {};
    const next = this.outcome.timeAfter(resendingMs(document.attempts));
    return this.journal.record(held, 'found absent', { ...key, waits: 0 }, next);
  }

  async requestStamp(held: HeldDocument): Promise<void> {
    const { document } = held;
    if (document.siigoId === null) throw new Error('a document without id cannot be at the DIAN');
    const sent = await this.gateway.read(document, document.siigoId);
    if (sent.kind === 'ok') return this.outcome.adopt(held, sent.value);
    if (!isNotFound(sent))
      return this.outcome.postpone(held, sent.kind === 'retryable' ? sent.afterMs : null);
    const message = 'El documento ya no existe en SIIGO; alguien lo eliminó allí.';
    const change = {
      siigoId: null,
      idempotencyKey: null,
      reasons: [{ code: 'VANISHED', message, field: null }],
    };
    return this.journal.record(held, 'gave up', change, null);
  }

  /** A replacement cannot create a duplicate, so a version that SIIGO has passed on is adopted. */
  private async resolveReplacement(held: HeldDocument, siigoId: string): Promise<void> {
    const sent = await this.gateway.read(held.document, siigoId);
    if (sent.kind === 'ok' && isSentToDian(sent.value.stamp)) return this.outcome.adopt(held, sent.value);
    if (sent.kind !== 'ok' && !isNotFound(sent))
      return this.outcome.postpone(held, sent.kind === 'retryable' ? sent.afterMs : null);
    // Resending the same replacement of a draft changes nothing.
    const gone = sent.kind === 'ok' ? {} : { siigoId: null, idempotencyKey: null };
    return this.journal.record(held, 'found absent', { ...gone, waits: 0 }, this.outcome.timeAfter(0));
  }
}
