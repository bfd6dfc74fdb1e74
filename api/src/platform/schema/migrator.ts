import type { DataSource, QueryRunner } from 'typeorm';

import {
  appliedNames,
  createHistory,
  migrationsOf,
  type NamedMigration,
  recordApplied,
  removeReverted,
  schemaStatus,
} from './migration-history.js';
import { requirePreflight } from './preflight.js';
import { SchemaError } from './schema-error.js';
import { SchemaLease, TURN_TIMES, type TurnTimes } from './schema-lease.js';
import { isSqlite } from './table-changes.js';

type Step = (runner: QueryRunner) => Promise<void>;

/**
 * SQLite runs each migration in a transaction; MariaDB commits schema statements by themselves, so that migrations
 * must be repeatable.
 */
export class Migrator {
  constructor(
    private readonly dataSource: DataSource,
    private readonly times: TurnTimes = TURN_TIMES,
  ) {}

  /**
   * Does nothing when the preflight fails. @returns names of the applied migrations @throws SchemaError that an
   * operator can resolve
   */
  async up(): Promise<string[]> {
    const { pending } = await schemaStatus(this.dataSource);
    if (pending.length === 0) return [];
    await requirePreflight(this.dataSource, this.named(pending));
    return this.inTurn(async (lease) => {
      await this.within(lease, createHistory);
      const applied: string[] = [];
      for (const migration of this.named((await schemaStatus(this.dataSource)).pending)) {
        await this.apply(migration, lease);
        applied.push(migration.name);
      }
      return applied;
    });
  }

  /** @returns name of the reverted migration, or null @throws SchemaError when a newer version applied it */
  async revert(): Promise<string | null> {
    return this.inTurn(async (lease) => {
      const { applied, unknown } = await schemaStatus(this.dataSource);
      if (unknown.length > 0)
        throw new SchemaError(`Only a newer version knows ${unknown.join(', ')}: revert with that one.`);
      const [migration] = this.named(applied.slice(-1));
      if (!migration) return null;
      await this.within(lease, async (runner) => {
        // Recorded first, so that an interrupted revert is applied again.
        await removeReverted(runner, migration.name);
        await migration.down(runner);
      });
      return migration.name;
    });
  }

  private apply(migration: NamedMigration, lease: SchemaLease | null): Promise<void> {
    return this.within(
      lease,
      async (runner) => {
        // Another process on the same file may have been first.
        if ((await appliedNames(runner)).includes(migration.name)) return;
        await migration.up(runner);
        await recordApplied(runner, migration.name);
      },
      migration.transaction ?? true,
    );
  }

  /** Uses a connection of its own; in a transaction, on MariaDB unless the migration wants none. */
  private async within(lease: SchemaLease | null, step: Step, inTransaction = true): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    const query = runner.query.bind(runner);
    Object.assign(runner, {
      query: async (...statement: Parameters<QueryRunner['query']>): Promise<unknown> => {
        lease?.requireHeld();
        return query(...statement);
      },
    });
    try {
      await runner.beforeMigration();
      if (inTransaction || isSqlite(runner)) await runner.startTransaction();
      await step(runner);
      if (runner.isTransactionActive) await runner.commitTransaction();
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(ignore);
      throw error;
    } finally {
      await runner.afterMigration();
      await runner.release();
    }
  }

  private async inTurn<Result>(work: (lease: SchemaLease | null) => Promise<Result>): Promise<Result> {
    if (this.dataSource.options.type === 'better-sqlite3') return work(null);
    const lease = await SchemaLease.acquire(this.dataSource, this.times);
    try {
      return await work(lease);
    } finally {
      await lease.release();
    }
  }

  private named(names: readonly string[]): NamedMigration[] {
    return migrationsOf(this.dataSource).filter(({ name }) => names.includes(name));
  }
}

/** A failed rollback (lost connection) must not hide its cause. */
function ignore(): void {
  return undefined;
}
