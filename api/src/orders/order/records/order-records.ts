import { Injectable } from '@nestjs/common';

import { Audit, type AuditedChange } from '#platform/audit/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { type NewMessage, Outbox } from '#platform/outbox/index.js';
import { OrderSearchIndex } from '../search/order-search-index.js';
import { type OrderStep, OrderTimeline } from '../timeline/order-timeline.js';

export interface OrderRecord {
  readonly orderId: number;
  /** null: the system. */
  readonly actorId: number | null;
  readonly texts?: readonly (string | null | undefined)[];
  readonly step?: Pick<OrderStep, 'name' | 'detail' | 'at'>;
  readonly audited?: Pick<AuditedChange, 'action' | 'before' | 'after'>;
  readonly messages?: readonly NewMessage[];
  readonly alongside?: readonly Statement[];
}

/** Every record of an action on an order joins here, in the action's transaction. */
@Injectable()
export class OrderRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly search: OrderSearchIndex,
    private readonly timeline: OrderTimeline,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** In this order: search words, timeline, audit trail, messages. */
  async add(record: OrderRecord): Promise<void> {
    if (record.texts) await this.search.addTexts(record.orderId, record.texts);
    const statements = this.buildAdd(record);
    if (statements.length > 0) await this.work.write(statements);
  }

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
