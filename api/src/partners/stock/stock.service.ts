import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { StockCause } from './stock-ledger.entity.js';
import { StockRepository, type StockUnits } from './stock.repository.js';

export type StockLine = StockUnits;
/** Cause of a change of stock, its author and its order. */
export interface StockReason {
  cause: StockCause;
  actorId: number | null;
  orderId: number | null;
}

/** A product with too few units, and how many there are. */
export interface StockShortfall {
  productId: number;
  level: number;
}
/** Rolls back a transaction that needs more than the stock; see {@link StockService.orRefuse}. */
class StockShortage extends Error {}

const SET_ATTEMPTS = 20;
const TAKE_ATTEMPTS = 5;

/** The only code that changes stock. Every change writes the ledger in the caller's transaction. */
@Injectable()
export class StockService {
  constructor(
    private readonly stock: StockRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes units at a store, in the running transaction or its own. One conditional update for all lines, so that
   * stock never becomes negative.
   * @param lines one line per product
   * @throws StockShortage when there is too little: the transaction must be rolled back
   */
  async take(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<void> {
    if (lines.length > 0) await this.work.write(this.buildTake(storeId, lines, reason));
  }

  /** What {@link take} runs. */
  buildTake(storeId: number, lines: readonly StockLine[], reason: StockReason): Statement[] {
    return [
      this.stock.buildTakeEach(storeId, inProductOrder(lines), () => new StockShortage()),
      this.buildRecord(storeId, lines, -1, reason),
    ];
  }

  /**
   * Runs work that takes these lines in its own transaction. After a shortage throws `refusal` with the missing
   * products, or runs work again when they are back.
   */
  async orRefuse<T>(
    storeId: number,
    lines: readonly StockLine[],
    work: () => Promise<T>,
    refusal: (missing: readonly StockShortfall[]) => AppError,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.work.run(work);
      } catch (error) {
        if (!(error instanceof StockShortage)) throw error;
        const missing = await this.missing(storeId, lines);
        if (missing.length > 0 || attempt === TAKE_ATTEMPTS) throw refusal(missing);
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

  /**
   * Takes all units or none, in the running transaction or its own; the transaction stays usable.
   * @returns whether they were taken
   */
  async takeAllOrNone(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<boolean> {
    return this.work.run(async () => {
      const taken: StockLine[] = [];
      for (const line of inProductOrder(lines)) {
        if (await this.stock.takeIfEnough(storeId, line.productId, line.quantity)) taken.push(line);
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

  /** Returns units to a store, in the running transaction or its own. */
  async giveBack(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<void> {
    await this.work.run(async () => {
      for (const line of inProductOrder(lines)) await this.stock.add(storeId, line.productId, line.quantity);
      await this.record(storeId, lines, 1, reason);
    });
  }

  /**
   * Sets a level and records the difference, in the running transaction or its own. Replaces only the level that it
   * read, so that a concurrent sale is never undone.
   * @param seen the level that the editor saw, or null; a target equal to it changes nothing
   * @returns false when the level is no longer the one that the editor saw
   */
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

  /** Units by product at a store; products without a level are missing. */
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

const inProductOrder = (lines: readonly StockLine[]): StockLine[] =>
  [...lines].sort((one, other) => one.productId - other.productId);
