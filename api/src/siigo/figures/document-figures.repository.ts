import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { INVOICE_STATES, type InvoiceStateName } from '../invoicing/document/invoice-state.js';
import { SiigoDocumentEntity } from '../invoicing/document/siigo-document.entity.js';

const IN_PROGRESS: readonly InvoiceStateName[] = ['pending', 'sending', 'unknown', 'stamping'];

@Injectable()
export class DocumentFiguresRepository {
  constructor(private readonly work: UnitOfWork) {}

  async countByState(): Promise<ReadonlyMap<InvoiceStateName, number>> {
    const rows = await this.work.manager
      .createQueryBuilder(SiigoDocumentEntity, 'document')
      .select('document.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .groupBy('document.state')
      .getRawMany<{ state: InvoiceStateName; count: number | string }>();
    const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    return new Map(INVOICE_STATES.map((state) => [state, counts.get(state) ?? 0]));
  }

  async oldestInProgress(): Promise<Date | null> {
    const oldest = await this.work.manager.findOne(SiigoDocumentEntity, {
      where: { state: In([...IN_PROGRESS]) },
      order: { createdAt: 'ASC' },
    });
    return oldest?.createdAt ?? null;
  }
}
