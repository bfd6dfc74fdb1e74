import { CashMovementRepository } from '../../src/orders/payments/cash-desk/cash-movement.repository.js';
import { CashShiftRepository } from '../../src/orders/payments/cash-desk/cash-shift.repository.js';
import { OrderRepository } from '../../src/orders/order/row/order.repository.js';
import { UnitOfWork } from '../../src/platform/database/index.js';
import type { TestApi } from '../test-api.js';

class Killed extends Error {}

type Step = (...args: unknown[]) => Promise<unknown>;
/** Steps within transactions of sales, payments, movements, refunds and closings. */
const POINTS = [
  [OrderRepository, 'markHeldPaid'],
  [OrderRepository, 'markDispatched'],
  [CashMovementRepository, 'record'],
  [CashMovementRepository, 'insert'],
  [CashShiftRepository, 'close'],
] as const;

/** Ends transactions at random after a step, as the end of their process does. */
export class SuddenDeaths {
  killed = 0;
  private isArmed = false;

  constructor(
    private readonly api: TestApi,
    private readonly random: () => number,
    /** The driver's timer of a lost statement outlives a short run. */
    private readonly endsConnections: boolean,
  ) {
    for (const [repository, method] of POINTS) this.endangerStep(this.api.app.get(repository), method);
  }

  /** The next write that comes to one of the steps dies. */
  arm(): void {
    this.isArmed = true;
  }

  disarm(): void {
    this.isArmed = false;
  }

  /** Repeats what was killed: whoever asked knows nothing of its outcome. */
  async survive<T>(write: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isKilled(error)) throw error;
      }
    }
  }

  private endangerStep(repository: object, method: string): void {
    const steps = repository as Record<string, Step>;
    const original = steps[method] as Step;
    steps[method] = async (...args) => {
      const result = await original.apply(repository, args);
      if (this.isArmed && this.random() < 0.5) {
        this.isArmed = false;
        this.killed += 1;
        if (this.endsConnections) await this.killConnection();
        throw new Killed(`killed after ${method}`);
      }
      return result;
    };
  }

  /** The server rolls back. SQLite has no connection to end. */
  private async killConnection(): Promise<void> {
    const { manager } = this.api.app.get(UnitOfWork);
    const { dataSource } = manager;
    if (dataSource.options.type === 'better-sqlite3') return;
    const [own] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
    await dataSource.query(`KILL CONNECTION ${Number(own?.id)}`);
  }
}

function isKilled(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof Killed) return true;
  return false;
}
