import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Fields of mysql2's pool that it does not document; `typeorm-internals.spec.ts` pins them. */
const FIELDS = ['_allConnections', '_freeConnections', '_connectionQueue'] as const;

@Injectable()
export class PoolUsage {
  constructor(private readonly dataSource: DataSource) {}

  /** null on SQLite, which has one connection. */
  read(): PoolUse | null {
    const pool: unknown = Reflect.get(this.dataSource.driver, 'pool');
    if (typeof pool !== 'object' || pool === null) return null;
    const [all = 0, idle = 0, waiting = 0] = FIELDS.map(
      (field) => (Reflect.get(pool, field) as { length: number } | undefined)?.length,
    );
    return { used: all - idle, idle, waiting };
  }
}
