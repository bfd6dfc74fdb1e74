import { Injectable } from '@nestjs/common';

import { Outbox } from '#platform/outbox/index.js';
import { CREDIT_DUE, type CreditDue, returnOf, type WaitingCredit } from './credit-due.js';
import { CreditTasksRepository } from './credit-tasks.repository.js';

/** Call it in the unit of work that changes order or document. */
@Injectable()
export class CreditTasks {
  constructor(
    private readonly tasks: CreditTasksRepository,
    private readonly outbox: Outbox,
  ) {}

  async plan(due: CreditDue): Promise<void> {
    const { orderId, key: cause } = due;
    if (await this.tasks.hasInvoice(orderId)) await this.tasks.save({ cause, orderId, state: 'due' });
    await this.outbox.add(CREDIT_DUE, due);
  }

  handleDue(handler: (due: WaitingCredit) => Promise<void>, lane: string): void {
    this.outbox.handle<WaitingCredit>(CREDIT_DUE, handler, lane);
  }

  postpone(due: WaitingCredit, at: Date): Promise<void> {
    return this.outbox.add(CREDIT_DUE, due, at);
  }

  returnOf(due: Pick<CreditDue, 'key'>): number | null {
    return returnOf(due);
  }

  finish({ key }: Pick<CreditDue, 'key'>): Promise<void> {
    return this.tasks.remove(key);
  }

  /** The order's next invoice leaves the returned goods out: no note follows. */
  clearDue(orderId: number): Promise<void> {
    return this.tasks.clearDue(orderId);
  }

  async recordNote(orderId: number, noteId: number, isRejected: boolean): Promise<void> {
    const cause = `note-${noteId}`;
    if (isRejected) await this.tasks.save({ cause, orderId, state: 'rejected' });
    else await this.tasks.remove(cause);
  }
}
