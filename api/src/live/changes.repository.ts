import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';

import { OrderTimeline } from '#orders/order/index.js';
import { AuditEntry } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { Change, Cursor } from './change-cursor.js';

type OrderEvent = Awaited<ReturnType<OrderTimeline['findAfter']>>[number];

const changeOfOrder = ({ id, orderId, name, actorId, at }: OrderEvent): Change => ({
  key: `o${id}`,
  source: 'o',
  row: id,
  subject: 'order',
  subjectId: String(orderId),
  name,
  by: actorId,
  at,
});
const changeByStaff = ({ id, subject, subjectId, action, actorId, at }: AuditEntry): Change => ({
  key: `a${id}`,
  source: 'a',
  row: id,
  subject,
  subjectId,
  name: action,
  by: actorId,
  at,
});

const AUDIT_COLUMNS = {
  id: true,
  subject: true,
  subjectId: true,
  action: true,
  actorId: true,
  at: true,
} as const;

/** Every change in the office leaves a row in one of these two tables. */
@Injectable()
export class ChangesRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly timeline: OrderTimeline,
  ) {}

  async after({ o, a }: Cursor, limit: number): Promise<Change[]> {
    const events = await this.timeline.findAfter(o, limit);
    const entries = await this.work.manager.find(AuditEntry, {
      select: AUDIT_COLUMNS,
      where: { id: MoreThan(a) },
      order: { id: 'ASC' },
      take: limit,
    });
    return [...events.map(changeOfOrder), ...entries.map(changeByStaff)];
  }

  async findEnd(count: number): Promise<Cursor> {
    const [entry] = await this.work.manager.find(AuditEntry, {
      select: { id: true },
      order: { id: 'DESC' },
      take: 1,
    });
    const before = (last: number): number => Math.max(0, last - count);
    return { o: before(await this.timeline.findLastId()), a: before(entry?.id ?? 0) };
  }
}
