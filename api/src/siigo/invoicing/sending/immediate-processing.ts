import { setTimeout as delay } from 'node:timers/promises';

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { DocumentWorker } from './document-worker.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

const MAX_WAIT_MS = 8_000;
/** Delays the first outbox message while the request works on the document. */
const HEAD_START_MS = 15_000;

@Injectable()
export class ImmediateProcessing implements OnApplicationShutdown {
  private readonly logger = new Logger(ImmediateProcessing.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly worker: DocumentWorker,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  /** The outbox takes over if this process dies. */
  dueAfter(): Date {
    return new Date(this.clock.now().getTime() + HEAD_START_MS);
  }

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

  /** Waits for a running step, so that its outcome is recorded. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
