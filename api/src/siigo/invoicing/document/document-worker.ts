import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../../platform/clock/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import {
  DocumentJournal,
  LeaseLost,
  SIIGO_DOCUMENT,
  SIIGO_LANE,
  type DocumentStep,
  type HeldDocument,
} from './document-journal.js';
import { DocumentLookup } from './document-lookup.js';
import { DocumentSender } from './document-sender.js';

/**
 * Carries electronic documents on, one step per message: sends what is pending, looks up what is unknown, asks the DIAN's
 * answer. Any number of replicas may work on the same document: a lease lets one of them at it, and what a killed one left
 * behind is looked up before anything is sent again.
 */
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

  /** Does the step that a document waits for; nothing when the message is stale or another process is at it. */
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
    else if (state === 'stamping') await this.lookup.askStamp(held);
  }
}
