import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';

import { OrderEventEntity } from '#orders/order/index.js';
import { AuditEntry } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { Change, Cursor } from './change-cursor.js';

const changeOfOrder = ({ id, orderId, name, actorId, at }: OrderEventEntity): Change => ({
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

const ORDER_COLUMNS = { id: true, orderId: true, name: true, actorId: true, at: true } as const;
const AUDIT_COLUMNS = {
  id: true,
  subject: true,
  subjectId: true,
  action: true,
  actorId: true,
  at: true,
} as const;

/** Reads the two tables that every change of the office leaves a row in, by their ids. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** What stands after a cursor, at most `limit` rows of each table. */
  async after({ o, a }: Cursor, limit: number): Promise<Change[]> {
    const { manager } = this.work;
    const order = { id: 'ASC' } as const;
    const events = await manager.find(OrderEventEntity, {
      select: ORDER_COLUMNS,
      where: { id: MoreThan(o) },
      order,
      take: limit,
    });
    const entries = await manager.find(AuditEntry, {
      select: AUDIT_COLUMNS,
      where: { id: MoreThan(a) },
      order,
      take: limit,
    });
    return [...events.map(changeOfOrder), ...entries.map(changeByStaff)];
  }

  /** The end of both tables, `back` rows before the last ones. */
  async end(back: number): Promise<Cursor> {
    const last = async (entity: typeof OrderEventEntity | typeof AuditEntry): Promise<number> => {
      const row: { id: number } | null = await this.work.manager.findOne(entity, {
        select: { id: true },
        where: {},
        order: { id: 'DESC' },
      });
      return Math.max(0, (row?.id ?? 0) - back);
    };
    return { o: await last(OrderEventEntity), a: await last(AuditEntry) };
  }
}
