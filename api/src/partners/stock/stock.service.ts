import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { StockCause } from './stock-ledger.entity.js';
import { StockRepository, type StockUnits } from './stock.repository.js';

export type StockLine = StockUnits;
export interface StockReason {
  cause: StockCause;
  actorId: number | null;
  orderId: number | null;
}

export interface StockShortfall {
  productId: number;
  level: number;
}
/** Rolls back the transaction; see {@link StockService.withStockRetry}. */
class StockShortage extends Error {}

const SET_ATTEMPTS = 20;
const DEBIT_ATTEMPTS = 5;

/** The only writer of stock levels; every change also writes the ledger in the same transaction. */
@Injectable()
export class StockService {
  constructor(
    private readonly stock: StockRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param lines one per product @throws StockShortage: the transaction must be rolled back */
  async debitStock(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<void> {
    if (lines.length > 0) await this.work.write(this.buildDebit(storeId, lines, reason));
  }

  buildDebit(storeId: number, lines: readonly StockLine[], reason: StockReason): Statement[] {
    return [
      this.stock.buildDebitEach(storeId, inProductOrder(lines), () => new StockShortage()),
      this.buildRecord(storeId, lines, -1, reason),
    ];
  }

  /** After a shortage, throws `refusal` with the missing products or retries when they are back. */
  async withStockRetry<T>(
    storeId: number,
    lines: readonly StockLine[],
    work: () => Promise<T>,
    refusal: (findMissing: readonly StockShortfall[]) => AppError,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.work.run(work);
      } catch (error) {
        if (!(error instanceof StockShortage)) throw error;
        const missing = await this.missing(storeId, lines);
        if (missing.length > 0 || attempt === DEBIT_ATTEMPTS) throw refusal(missing);
      }
    }
  }

  /** For goods that left already: debits what is there. `missing` are the units that are not. */
  async withAvailableStock<T>(
    storeId: number,
    lines: readonly StockLine[],
    work: (available: readonly StockLine[], missing: readonly StockLine[]) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const shortfalls = attempt > DEBIT_ATTEMPTS ? asEmpty(lines) : await this.missing(storeId, lines);
      const levelOf = new Map(shortfalls.map(({ productId, level }) => [productId, level]));
      const split = inProductOrder(lines).map(({ productId, quantity }) => {
        const available = Math.max(Math.min(levelOf.get(productId) ?? quantity, quantity), 0);
        return { productId, available, missing: quantity - available };
      });
      try {
        return await this.work.run(() => work(unitsOf(split, 'available'), unitsOf(split, 'missing')));
      } catch (error) {
        if (!(error instanceof StockShortage)) throw error;
      }
    }
  }

  private async missing(storeId: number, lines: readonly StockLine[]): Promise<StockShortfall[]> {
    const levels = await this.stock.levels(
      storeId,
      lines.map(({ productId }) => productId),
    );
    return inProductOrder(lines).flatMap(({ productId, quantity }) => {
      const level = levels.get(productId) ?? 0;
      return level < quantity ? [{ productId, level }] : [];
    });
  }

  /** Debits all units or none, in the running transaction or its own; the transaction stays usable. */
  async debitAllOrNone(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<boolean> {
    return this.work.run(async () => {
      const taken: StockLine[] = [];
      for (const line of inProductOrder(lines)) {
        if (await this.stock.debitIfEnough(storeId, line.productId, line.quantity)) taken.push(line);
        else break;
      }
      if (taken.length === lines.length) {
        await this.record(storeId, lines, -1, reason);
        return true;
      }
      for (const line of taken) await this.stock.add(storeId, line.productId, line.quantity);
      return false;
    });
  }

  /** Uses the running transaction or its own. */
  async creditStock(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<void> {
    await this.work.run(async () => {
      for (const line of inProductOrder(lines)) await this.stock.add(storeId, line.productId, line.quantity);
      await this.record(storeId, lines, 1, reason);
    });
  }

  /** Never undoes concurrent sales. @param seen level that the editor saw @returns false when it has changed since */
  async setLevel(
    storeId: number,
    { productId, quantity }: StockLine,
    seen: number | null,
    reason: StockReason,
  ): Promise<boolean> {
    if (seen === quantity) return true;
    return this.work.run(async () => {
      for (let attempt = 0; attempt < SET_ATTEMPTS; attempt += 1) {
        const level = (await this.stock.levels(storeId, [productId])).get(productId) ?? 0;
        if (seen !== null && level !== seen) return false;
        const delta = quantity - level;
        if (delta === 0) return true;
        if (level === 0) await this.stock.add(storeId, productId, 0);
        if (await this.stock.replace(storeId, productId, level, quantity)) {
          await this.record(storeId, [{ productId, quantity: delta }], 1, reason);
          return true;
        }
      }
      throw new AppError('UNAVAILABLE');
    });
  }

  levels(storeId: number, productIds: readonly number[]): Promise<Map<number, number>> {
    return this.stock.levels(storeId, productIds);
  }

  private async record(
    storeId: number,
    lines: readonly StockLine[],
    sign: 1 | -1,
    reason: StockReason,
  ): Promise<void> {
    if (lines.length > 0) await this.work.write([this.buildRecord(storeId, lines, sign, reason)]);
  }

  private buildRecord(
    storeId: number,
    lines: readonly StockLine[],
    sign: 1 | -1,
    reason: StockReason,
  ): Statement {
    const at = this.clock.now();
    return this.stock.buildAppend(
      lines.map(({ productId, quantity }) => ({ storeId, productId, delta: sign * quantity, ...reason, at })),
    );
  }
}

/** After many lost races. */
const asEmpty = (lines: readonly StockLine[]): StockShortfall[] =>
  lines.map(({ productId }) => ({ productId, level: 0 }));

const unitsOf = <Part extends 'available' | 'missing'>(
  split: readonly ({ productId: number } & Record<Part, number>)[],
  part: Part,
): StockLine[] =>
  split.filter((line) => line[part] > 0).map((line) => ({ productId: line.productId, quantity: line[part] }));

const inProductOrder = (lines: readonly StockLine[]): StockLine[] =>
  [...lines].sort((one, other) => one.productId - other.productId);
