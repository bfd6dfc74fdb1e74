import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { sumsOf, type ChangeRow, type TotalsRollup } from './totals-rollups.js';

@Injectable()
export class TotalsMaintenanceRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Oldest first, in the caller's transaction. @returns number of changes, at most `limit` */
  async fold(folding: TotalsRollup, limit: number): Promise<number> {
    const isSqlite = this.work.manager.connection.options.type === 'better-sqlite3';
    const columns = ['id', ...folding.key, ...folding.values].join(', ');
    // Replicas take turns through row locks; SQLite has one writer anyway.
    const rows = await this.work.manager.query<ChangeRow[]>(
      `SELECT ${columns} FROM ${folding.changes} ORDER BY id LIMIT ${limit} ${isSqlite ? '' : 'FOR UPDATE'}`,
    );
    if (rows.length === 0) return 0;
    const sums = sumsOf(rows, folding);
    const marks = `(${[...folding.key, ...folding.values].map(() => '?').join(', ')})`;
    const add = folding.values.map((value) =>
      isSqlite ? `${value} = ${value} + excluded.${value}` : `${value} = ${value} + VALUES(${value})`,
    );
    const clash = isSqlite
      ? `ON CONFLICT (${folding.key.join(', ')}) DO UPDATE SET`
      : 'ON DUPLICATE KEY UPDATE';
    await this.work.manager.query(
      `INSERT INTO ${folding.sums} (${[...folding.key, ...folding.values].join(', ')})
       VALUES ${sums.map(() => marks).join(', ')} ${clash} ${add.join(', ')}`,
      sums.flat(),
    );
    // Deletes exactly the rows read: one with a smaller id may be committed later.
    await this.work.manager.query(
      `DELETE FROM ${folding.changes} WHERE id IN (${rows.map(() => '?').join(', ')})`,
      rows.map(({ id }) => id),
    );
    return rows.length;
  }
}
