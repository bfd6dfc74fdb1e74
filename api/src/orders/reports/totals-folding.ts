import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { CONFIG, type Config } from '../../config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';

/** Stands in a key for all days, or all methods. */
export const EVERYTHING = '';

/** A table of changes and the table of sums that they are folded into. */
interface Folding {
  changes: string;
  sums: string;
  key: readonly string[];
  values: readonly string[];
  /** Keys of a row under which it is summed: the row's own, and those of sums over more of them. */
  keysOf: (key: (string | number)[]) => (string | number)[][];
}
/** The day, its month, and all days: sums for each, so that a long span is read as fast as a short one. */
const periodsOf = (day: string | number): string[] => [String(day), String(day).slice(0, 7), EVERYTHING];

const FOLDINGS: readonly Folding[] = [
  {
    changes: 'order_total_changes',
    sums: 'order_totals',
    key: ['day', 'payment_method', 'is_paid', 'is_delivered', 'active'],
    values: ['orders', 'amount'],
    keysOf: ([day = '', method = '', ...state]) =>
      periodsOf(day).flatMap((period) => [
        [period, method, ...state],
        [period, EVERYTHING, ...state],
      ]),
  },
  {
    changes: 'product_sale_changes',
    sums: 'product_sales',
    key: ['day', 'product_id'],
    values: ['units', 'amount'],
    keysOf: ([day = '', product = 0]) =>
      periodsOf(day)
        .filter((period) => period !== EVERYTHING)
        .map((period) => [period, product]),
  },
];
type Row = Record<string, string | number>;

const BATCH = 2_000;
const EVERY_MS = 5_000;

/**
 * Folds the changes that the triggers noted into sums. An order's transaction only ever appends, so that no two orders
 * wait for the same sum; readers add sums and changes up, so that totals are exact at any moment.
 */
@Injectable()
export class TotalsFolding implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TotalsFolding.name);
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly work: UnitOfWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.environment === 'test') return;
    this.timer = setInterval(() => this.nudge(), EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.working;
  }

  /** Folds everything that is noted and answers how many changes that were; any number of replicas may do so at once. */
  async fold(): Promise<number> {
    let folded = 0;
    for (const folding of FOLDINGS) {
      for (let count = BATCH; count === BATCH && !this.isStopped; folded += count) {
        count = await this.work.run(() => foldBatch(this.work.manager, folding));
      }
    }
    return folded;
  }

  private nudge(): void {
    this.working = this.working
      .then(() => this.fold())
      .catch((error: unknown) => this.logger.error({ err: error }, 'the totals could not be folded'));
  }
}

async function foldBatch(manager: EntityManager, folding: Folding): Promise<number> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  const columns = ['id', ...folding.key, ...folding.values].join(', ');
  // Two replicas share the work by waiting for each other's rows; SQLite has one writer anyway.
  const rows = await manager.query<Row[]>(
    `SELECT ${columns} FROM ${folding.changes} ORDER BY id LIMIT ${BATCH} ${isSqlite ? '' : 'FOR UPDATE'}`,
  );
  if (rows.length === 0) return 0;
  const sums = summed(rows, folding);
  const marks = `(${[...folding.key, ...folding.values].map(() => '?').join(', ')})`;
  const add = folding.values.map((value) =>
    isSqlite ? `${value} = ${value} + excluded.${value}` : `${value} = ${value} + VALUES(${value})`,
  );
  const clash = isSqlite
    ? `ON CONFLICT (${folding.key.join(', ')}) DO UPDATE SET`
    : 'ON DUPLICATE KEY UPDATE';
  await manager.query(
    `INSERT INTO ${folding.sums} (${[...folding.key, ...folding.values].join(', ')})
     VALUES ${sums.map(() => marks).join(', ')} ${clash} ${add.join(', ')}`,
    sums.flat(),
  );
  // Exactly the rows that were read: one with a smaller id may be committed later.
  await manager.query(
    `DELETE FROM ${folding.changes} WHERE id IN (${rows.map(() => '?').join(', ')})`,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

function summed(rows: readonly Row[], { key, values, keysOf }: Folding): (string | number)[][] {
  const sums = new Map<string, { key: (string | number)[]; values: number[] }>();
  const add = (row: Row, keyOf: (string | number)[]): void => {
    const name = JSON.stringify(keyOf);
    const sum = sums.get(name) ?? { key: keyOf, values: values.map(() => 0) };
    values.forEach((value, n) => (sum.values[n] = (sum.values[n] ?? 0) + Number(row[value])));
    sums.set(name, sum);
  };
  for (const row of rows) {
    const parts = key.map((column) => row[column] ?? '');
    for (const sum of keysOf(parts)) add(row, sum);
  }
  // The same order everywhere, so that two replicas do not lock each other out.
  return [...sums.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => [...sum.key, ...sum.values]);
}
