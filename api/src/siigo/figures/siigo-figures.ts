import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { Figures } from '#platform/metrics/index.js';
import { SiigoClient } from '../client/siigo-client.js';
import { DocumentFiguresRepository } from './document-figures.repository.js';

/** Cached, because every document is counted. */
const KEEP_MS = 60_000;

@Injectable()
export class SiigoFigures {
  constructor(
    private readonly documents: DocumentFiguresRepository,
    private readonly clock: Clock,
    client: SiigoClient,
    figures: Figures,
  ) {
    figures.add(
      {
        name: 'siigo_documents',
        help: 'Invoices and credit notes by state.',
        labelNames: ['state'],
        keepMs: KEEP_MS,
        read: async () =>
          [...(await documents.countByState())].map(([state, value]) => ({ labels: { state }, value })),
      },
      {
        name: 'siigo_oldest_document_seconds',
        help: 'How long the oldest document that is not finished has been waiting.',
        read: () => this.oldestAge(),
      },
      {
        name: 'siigo_requests_left',
        help: 'Requests that may go to SIIGO in the current six seconds.',
        read: () => client.requestsLeft(),
      },
      {
        name: 'siigo_pause_seconds',
        help: 'How long no request goes to SIIGO after its answer 429.',
        read: async () => client.pausedMs() / 1_000,
      },
    );
  }

  private async oldestAge(): Promise<number> {
    const since = await this.documents.oldestInProgress();
    return since === null ? 0 : (this.clock.now().getTime() - since.getTime()) / 1_000;
  }
}
