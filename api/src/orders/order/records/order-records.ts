import { Injectable } from '@nestjs/common';

import { Audit, type AuditedChange } from '#platform/audit/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { type NewMessage, Outbox } from '#platform/outbox/index.js';
import { OrderSearchIndex } from '../search/order-search-index.js';
import { type OrderStep, OrderTimeline } from '../timeline/order-timeline.js';

/** All that is written down about something done to an order. */
export interface OrderRecord {
  readonly orderId: number;
  /** Account of the actor; null is the system. */
  readonly actorId: number | null;
  /** Texts by which searches find the order from now on. */
  readonly texts?: readonly (string | null | undefined)[];
  /** The line of the timeline. */
  readonly step?: Pick<OrderStep, 'name' | 'detail' | 'at'>;
  /** The entry of the audit trail. */
  readonly audited?: Pick<AuditedChange, 'action' | 'before' | 'after'>;
  /** What follows after the commit. */
  readonly messages?: readonly NewMessage[];
  /** What the deed writes of its own, in the same packet. */
  readonly alongside?: readonly Statement[];
}

/** Writes down what was done to an order, in the transaction that does it: here everything joins that keeps a record. */
@Injectable()
export class OrderRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly search: OrderSearchIndex,
    private readonly timeline: OrderTimeline,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Records in the caller's transaction, if there is one: search words, timeline, audit trail, messages. */
  async add(record: OrderRecord): Promise<void> {
    if (record.texts) await this.search.addTexts(record.orderId, record.texts);
    const statements = this.buildAdd(record);
    if (statements.length > 0) await this.work.write(statements);
  }

  /** What {@link add} runs after the search words. */
  buildAdd({
    orderId,
    actorId,
    step,
    audited,
    messages = [],
    alongside = [],
  }: Omit<OrderRecord, 'texts'>): Statement[] {
    return [
      ...(step ? [this.timeline.buildRecord({ orderId, actorId, ...step })] : []),
      ...(audited
        ? this.audit.buildRecord({ actorId, subject: 'order', subjectId: orderId, ...audited })
        : []),
      ...(messages.length > 0 ? [this.outbox.buildAddAll(messages)] : []),
      ...alongside,
    ];
  }
}
