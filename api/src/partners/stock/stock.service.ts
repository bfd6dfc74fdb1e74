import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { StockCause } from './stock-ledger.entity.js';
import { StockRepository, type StockUnits } from './stock.repository.js';

export type StockLine = StockUnits;
/** Why stock changes, who caused it and for which order. */
export interface StockReason {
  cause: StockCause;
  actorId: number | null;
  orderId: number | null;
}

/** A product of which there is not enough, and what there is. */
export interface ShortStock {
  productId: number;
  level: number;
}
/** Stops a transaction whose lines want more than there is; see {@link StockService.orRefuse}. */
export class StockShortage extends Error {}

const SET_ATTEMPTS = 20;
const TAKE_ATTEMPTS = 5;

/** The only way to change stock. Every change writes the ledger in the caller's transaction. */
@Injectable()
export class StockService {
  constructor(
    private readonly stock: StockRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes units from a place; joins the running transaction, or opens one. All lines are one conditional update, so that
   * stock never falls below zero.
   * @param lines one line per product
   * @throws StockShortage when there is not enough of a product: the transaction must be rolled back
   */
  async take(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<void> {
    if (lines.length === 0) return;
    await this.work.run(async () => {
      const [taken] = await Promise.all([
        this.stock.takeEachIfEnough(storeId, inProductOrder(lines)),
        this.record(storeId, lines, -1, reason),
      ]);
      if (taken < lines.length) throw new StockShortage();
    });
  }

  /**
   * Runs work that takes these lines in a transaction of its own. When it was short of stock, it is rolled back and
   * `refusal` is thrown with the products that are missing; when they have come back meanwhile, work runs again.
   */
  async orRefuse<T>(
    storeId: number,
    lines: readonly StockLine[],
    work: () => Promise<T>,
    refusal: (missing: readonly ShortStock[]) => AppError,
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

  private async missing(storeId: number, lines: readonly StockLine[]): Promise<ShortStock[]> {
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
   * Takes all the units, or none of them and leaves the transaction usable; joins the running transaction, or opens one.
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

  /** Puts units into a place; joins the running transaction, or opens one. */
  async giveBack(storeId: number, lines: readonly StockLine[], reason: StockReason): Promise<void> {
    await this.work.run(async () => {
      for (const line of inProductOrder(lines)) await this.stock.add(storeId, line.productId, line.quantity);
      await this.record(storeId, lines, 1, reason);
    });
  }

  /**
   * Sets a level by hand and records the difference; joins the running transaction, or opens one. A sale at the same
   * moment is never undone: the level is replaced only while it is what this call has read.
   * @param seen the level that the editor saw, null when he did not say. A wish that equals it changes nothing.
   * @returns false when the level is no longer the one that the editor saw; nothing is changed then
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

  /** Units of each product at a place; a product without a row is missing from the answer. */
  levels(storeId: number, productIds: readonly number[]): Promise<Map<number, number>> {
    return this.stock.levels(storeId, productIds);
  }

  private async record(
    storeId: number,
    lines: readonly StockLine[],
    sign: 1 | -1,
    reason: StockReason,
  ): Promise<void> {
    const at = this.clock.now();
    await this.stock.append(
      lines.map((line) => ({
        storeId,
        productId: line.productId,
        delta: sign * line.quantity,
        ...reason,
        at,
      })),
    );
  }
}

const inProductOrder = (lines: readonly StockLine[]): StockLine[] =>
  [...lines].sort((one, other) => one.productId - other.productId);
