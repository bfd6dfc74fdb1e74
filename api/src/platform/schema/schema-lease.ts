import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

import { SchemaError } from './schema-error.js';

const TABLE = 'schema_lease';
const POLL_MS = 200;
/** Duplicate key, deadlock, lock wait, lost certification. */
const LOST_RACES = new Set([1062, 1205, 1213, 1020, 1047]);

export interface TurnTimes {
  readonly leaseSeconds: number;
  readonly turnSeconds: number;
}
export const TURN_TIMES: TurnTimes = { leaseSeconds: 20, turnSeconds: 900 };

/** A row, because named locks are not shared across a cluster. Renewed by the database's clock. */
export class SchemaLease {
  private readonly holder = `${hostname()}:${process.pid}:${randomUUID()}`;
  private heldUntil = 0;
  private renewal: NodeJS.Timeout | undefined;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly seconds: number,
  ) {}

  /** @throws SchemaError after `turnSeconds` */
  static async acquire(
    dataSource: DataSource,
    { leaseSeconds, turnSeconds }: TurnTimes,
  ): Promise<SchemaLease> {
    const lease = new SchemaLease(dataSource, leaseSeconds);
    await dataSource.query(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (id int NOT NULL PRIMARY KEY, holder varchar(200) NOT NULL,
         expires_at datetime(3) NOT NULL)`,
    );
    const end = performance.now() + turnSeconds * 1000;
    while (!(await lease.claim())) {
      if (performance.now() >= end)
        throw new SchemaError(
          `Another process (${await lease.otherHolder()}) has been changing the schema for more than ${turnSeconds} s.`,
        );
      await delay(POLL_MS);
    }
    lease.renewal = setInterval(() => void lease.renew(), (leaseSeconds * 1000) / 4);
    return lease;
  }

  requireHeld(): void {
    if (performance.now() < this.heldUntil) return;
    throw new SchemaError('The turn to change the schema was lost; run the command again.');
  }

  async release(): Promise<void> {
    clearInterval(this.renewal);
    await this.dataSource.query(`DELETE FROM ${TABLE} WHERE id = 1 AND holder = ?`, [this.holder]);
  }

  private async claim(): Promise<boolean> {
    const asked = performance.now();
    const until = `UTC_TIMESTAMP(3) + INTERVAL ${this.seconds} SECOND`;
    const isClaimed =
      (await this.changes(`INSERT INTO ${TABLE} (id, holder, expires_at) VALUES (1, ?, ${until})`)) ||
      (await this.changes(
        `UPDATE ${TABLE} SET holder = ?, expires_at = ${until} WHERE id = 1 AND expires_at < UTC_TIMESTAMP(3)`,
      ));
    if (isClaimed) this.heldUntil = asked + this.seconds * 1000;
    return isClaimed;
  }

  private async renew(): Promise<void> {
    const asked = performance.now();
    const until = `UTC_TIMESTAMP(3) + INTERVAL ${this.seconds} SECOND`;
    const isRenewed = await this.changes(
      `UPDATE ${TABLE} SET expires_at = ${until} WHERE id = 1 AND holder = ?`,
    ).catch(() => false);
    if (isRenewed) this.heldUntil = asked + this.seconds * 1000;
  }

  private async changes(sql: string): Promise<boolean> {
    try {
      const { affectedRows } = (await this.dataSource.query(sql, [this.holder])) as { affectedRows: number };
      return affectedRows > 0;
    } catch (error) {
      const { errno } = (error as { driverError?: { errno?: number } }).driverError ?? {};
      if (errno !== undefined && LOST_RACES.has(errno)) return false;
      throw error;
    }
  }

  private async otherHolder(): Promise<string> {
    const rows = (await this.dataSource.query(`SELECT holder FROM ${TABLE} WHERE id = 1`)) as {
      holder: string;
    }[];
    return rows[0]?.holder ?? 'unknown';
  }
}
