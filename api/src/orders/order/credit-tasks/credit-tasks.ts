import { Injectable } from '@nestjs/common';

import { Outbox } from '#platform/outbox/index.js';
import { CREDIT_DUE, type CreditDue, returnOf, type WaitingCredit } from './credit-due.js';
import { CreditTasksRepository } from './credit-tasks.repository.js';

/** Credit notes that orders still need; call it in the unit of work that changes order or document. */
@Injectable()
export class CreditTasks {
  constructor(
    private readonly tasks: CreditTasksRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Plans the credit note of a cancellation or a return. An order without a standing invoice needs none. */
  async plan(due: CreditDue): Promise<void> {
    const { orderId, key: cause } = due;
    if (await this.tasks.hasInvoice(orderId)) await this.tasks.save({ cause, orderId, state: 'due' });
    await this.outbox.add(CREDIT_DUE, due);
  }

  /** Says who makes the credit notes that are planned, and in which lane of the outbox. */
  handleDue(handler: (due: WaitingCredit) => Promise<void>, lane: string): void {
    this.outbox.handle<WaitingCredit>(CREDIT_DUE, handler, lane);
  }

  /** Asks for a planned credit note again later. */
  postpone(due: WaitingCredit, at: Date): Promise<void> {
    return this.outbox.add(CREDIT_DUE, due, at);
  }

  /** The return that a credit note is due for, or null. */
  returnOf(due: Pick<CreditDue, 'key'>): number | null {
    return returnOf(due);
  }

  /** Ends what a cancellation or a return had planned: its note was requested, or none is needed. */
  finish({ key }: Pick<CreditDue, 'key'>): Promise<void> {
    return this.tasks.remove(key);
  }

  /** The order's next invoice leaves out what is back: no note follows it. */
  clearDue(orderId: number): Promise<void> {
    return this.tasks.clearDue(orderId);
  }

  /** Records whether a credit note of the order's invoice stands refused. */
  async recordNote(orderId: number, noteId: number, isRejected: boolean): Promise<void> {
    const cause = `note-${noteId}`;
    if (isRejected) await this.tasks.save({ cause, orderId, state: 'rejected' });
    else await this.tasks.remove(cause);
  }
}
