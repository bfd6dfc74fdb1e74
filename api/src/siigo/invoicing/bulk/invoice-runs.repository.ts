import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { InvoiceRunEntity, InvoiceRunRowEntity } from './invoice-run.entity.js';

export type NewInvoiceRun = Pick<InvoiceRunEntity, 'actorId' | 'request' | 'createdAt'>;
type RowChange = Partial<Pick<InvoiceRunRowEntity, 'state' | 'documentId' | 'code' | 'message'>>;

@Injectable()
export class InvoiceRunsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** One waiting row per order. @returns its id */
  async insert(run: NewInvoiceRun, orderIds: readonly number[]): Promise<number> {
    const { manager } = this.work;
    const { identifiers } = await manager.insert(InvoiceRunEntity, { ...run, cancelledAt: null });
    const { id: runId } = identifiers[0] as { id: number };
    const rows = orderIds.map((orderId, place) => ({ runId, orderId, place, state: 'waiting' as const }));
    await manager.insert(InvoiceRunRowEntity, rows);
    return runId;
  }

  find(id: number): Promise<InvoiceRunEntity | null> {
    return this.work.manager.findOneBy(InvoiceRunEntity, { id });
  }

  lastOf(actorId: number): Promise<InvoiceRunEntity | null> {
    return this.work.manager.findOne(InvoiceRunEntity, { where: { actorId }, order: { id: 'DESC' } });
  }

  rowsOf(runId: number): Promise<InvoiceRunRowEntity[]> {
    return this.work.manager.find(InvoiceRunRowEntity, { where: { runId }, order: { place: 'ASC' } });
  }

  row(runId: number, orderId: number): Promise<InvoiceRunRowEntity | null> {
    return this.work.manager.findOneBy(InvoiceRunRowEntity, { runId, orderId });
  }

  async changeRow({ runId, orderId, attempt }: InvoiceRunRowEntity, change: RowChange): Promise<void> {
    await this.work.manager.update(InvoiceRunRowEntity, { runId, orderId, attempt }, change);
  }

  async cancel(id: number, cancelledAt: Date): Promise<void> {
    await this.work.manager.update(InvoiceRunEntity, { id }, { cancelledAt });
    await this.work.manager.update(
      InvoiceRunRowEntity,
      { runId: id, state: 'waiting' },
      { state: 'cancelled' },
    );
  }

  /** Resets rows to waiting, once each. @returns those rows with their new attempt */
  async wait(runId: number, rows: readonly InvoiceRunRowEntity[]): Promise<InvoiceRunRowEntity[]> {
    await this.work.manager.update(InvoiceRunEntity, { id: runId }, { cancelledAt: null });
    const again: InvoiceRunRowEntity[] = [];
    for (const row of rows) {
      const { orderId, attempt, state } = row;
      const change = { state: 'waiting' as const, attempt: attempt + 1, code: null, message: null };
      const { affected } = await this.work.manager.update(
        InvoiceRunRowEntity,
        { runId, orderId, attempt, state: In([state]) },
        change,
      );
      if (affected) again.push({ ...row, ...change });
    }
    return again;
  }
}
