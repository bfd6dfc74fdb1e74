import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { Outbox } from '#platform/outbox/index.js';
import {
  DocumentJournal,
  LeaseLost,
  SIIGO_DOCUMENT,
  SIIGO_LANE,
  type DocumentStep,
  type HeldDocument,
} from '../document/document-journal.js';
import { DocumentLookup } from './document-lookup.js';
import { DocumentSender } from './document-sender.js';

/** A lease admits one replica at a time; the work of a killed one is looked up before resending. */
@Injectable()
export class DocumentWorker {
  private readonly logger = new Logger(DocumentWorker.name);

  constructor(
    private readonly journal: DocumentJournal,
    private readonly sender: DocumentSender,
    private readonly lookup: DocumentLookup,
    outbox: Outbox,
    private readonly clock: Clock,
  ) {
    outbox.handle<DocumentStep>(SIIGO_DOCUMENT, (step) => this.advance(step), SIIGO_LANE);
  }

  /** Ignores stale messages and documents leased by another process. */
  async advance(step: DocumentStep): Promise<void> {
    const claim = await this.journal.claim(step);
    if (claim.kind === 'stale') return;
    if (claim.kind === 'busy') {
      const { documentId, version } = step;
      const at = claim.until > this.clock.now() ? claim.until : this.clock.now();
      await this.journal.plan(documentId, version, new Date(at.getTime() + 1));
      return;
    }
    try {
      await this.work(claim.held);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.logger.warn({ err: error, documentId: step.documentId }, 'a late result was thrown away');
    }
  }

  private async work(held: HeldDocument): Promise<void> {
    const { state } = held.document;
    if (state === 'pending') await this.sender.send(held);
    else if (state === 'sending') await this.lookup.startAfterLoss(held);
    else if (state === 'unknown') await this.lookup.resolve(held);
    else if (state === 'stamping') await this.lookup.requestStamp(held);
  }
}
