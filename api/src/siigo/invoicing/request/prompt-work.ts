import { setTimeout as delay } from 'node:timers/promises';

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '../../../platform/clock/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { DocumentWorker } from '../document/document-worker.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

/** The caller waits this long for an outcome; then he reads 'En proceso' and the work goes on without him. */
const PATIENCE_MS = 8_000;
/** The outbox leaves a new document alone for so long: the request itself is at it. */
const HEAD_START_MS = 15_000;

/** Works on a document within the request that asked for it, as long as somebody waits. */
@Injectable()
export class PromptWork implements OnApplicationShutdown {
  private readonly logger = new Logger(PromptWork.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly worker: DocumentWorker,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  /** When the outbox takes over, should this process not survive. */
  dueAfter(): Date {
    return new Date(this.clock.now().getTime() + HEAD_START_MS);
  }

  /** Does the next step of a document and answers it as it stands when the step or the patience ends. */
  async work(documentId: number, version: number): Promise<SiigoDocumentEntity> {
    const work = this.worker.advance({ documentId, version }).catch((error: unknown) => {
      this.logger.error({ err: error, documentId }, 'the outbox will work on this document again');
    });
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
    const patience = new AbortController();
    await Promise.race([work, delay(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null)]);
    patience.abort();
    const document = await this.documents.find(documentId);
    if (!document) throw new Error(`document ${documentId} is gone`);
    return document;
  }

  /** A sending that is under way is allowed to end, so that its outcome is recorded. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
