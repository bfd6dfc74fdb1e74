import { setTimeout as delay } from 'node:timers/promises';

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { DocumentWorker } from './document-worker.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

/** How long the caller waits for an outcome before the answer is 'En proceso'. */
const MAX_WAIT_MS = 8_000;
/** Delay of the first outbox message, while the request itself works on the document. */
const HEAD_START_MS = 15_000;

/** Works on a document within the request that created it. */
@Injectable()
export class ImmediateProcessing implements OnApplicationShutdown {
  private readonly logger = new Logger(ImmediateProcessing.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly worker: DocumentWorker,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  /** When the outbox takes over, in case this process dies. */
  dueAfter(): Date {
    return new Date(this.clock.now().getTime() + HEAD_START_MS);
  }

  /** Runs the next step of a document. @returns the document when the step is done or the wait is over */
  async work(documentId: number, version: number): Promise<SiigoDocumentEntity> {
    const work = this.worker.advance({ documentId, version }).catch((error: unknown) => {
      this.logger.error({ err: error, documentId }, 'the outbox will work on this document again');
    });
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
    const timeout = new AbortController();
    await Promise.race([work, delay(MAX_WAIT_MS, null, { signal: timeout.signal }).catch(() => null)]);
    timeout.abort();
    const document = await this.documents.find(documentId);
    if (!document) throw new Error(`document ${documentId} is gone`);
    return document;
  }

  /** Lets a running step end, so that its outcome is recorded. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
