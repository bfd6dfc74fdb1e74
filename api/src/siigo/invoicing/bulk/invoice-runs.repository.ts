import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { InvoiceRunEntity, InvoiceRunRowEntity } from './invoice-run.entity.js';

export type NewInvoiceRun = Pick<InvoiceRunEntity, 'actorId' | 'request' | 'createdAt'>;
type RowChange = Partial<Pick<InvoiceRunRowEntity, 'state' | 'documentId' | 'code' | 'message'>>;

/** Queries of invoice runs and their rows. */
@Injectable()
export class InvoiceRunsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Inserts a run with one waiting row per order. @returns its id */
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

  /** The last run of a person, or null. */
  lastOf(actorId: number): Promise<InvoiceRunEntity | null> {
    return this.work.manager.findOne(InvoiceRunEntity, { where: { actorId }, order: { id: 'DESC' } });
  }

  rowsOf(runId: number): Promise<InvoiceRunRowEntity[]> {
    return this.work.manager.find(InvoiceRunRowEntity, { where: { runId }, order: { place: 'ASC' } });
  }

  row(runId: number, orderId: number): Promise<InvoiceRunRowEntity | null> {
    return this.work.manager.findOneBy(InvoiceRunRowEntity, { runId, orderId });
  }

  /** Changes a row as long as its attempt is still this one. */
  async changeRow({ runId, orderId, attempt }: InvoiceRunRowEntity, change: RowChange): Promise<void> {
    await this.work.manager.update(InvoiceRunRowEntity, { runId, orderId, attempt }, change);
  }

  /** Cancels the waiting rows. */
  async cancel(id: number, cancelledAt: Date): Promise<void> {
    await this.work.manager.update(InvoiceRunEntity, { id }, { cancelledAt });
    await this.work.manager.update(
      InvoiceRunRowEntity,
      { runId: id, state: 'waiting' },
      { state: 'cancelled' },
    );
  }

  /** Lets rows wait again, each once. @returns the rows that now do, with their new attempt */
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
