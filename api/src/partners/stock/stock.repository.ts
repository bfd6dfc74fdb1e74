import { Injectable } from '@nestjs/common';

import {
  insertionOf,
  isDuplicateKey,
  placeholdersFor,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import type { StockLedgerEntity } from './stock-ledger.entity.js';
import { StockLevelEntity } from './stock-level.entity.js';

export type LedgerRow = Omit<StockLedgerEntity, 'id'>;
export interface StockUnits {
  productId: number;
  quantity: number;
}
export interface StockDifference {
  storeId: number;
  productId: number;
  level: number;
  ledger: number;
}

@Injectable()
export class StockRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns false when there are too few units */
  async debitIfEnough(storeId: number, productId: number, quantity: number): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(StockLevelEntity)
      .set({ quantity: () => 'quantity - :taken' })
      .where('store_id = :storeId AND product_id = :productId AND quantity >= :taken')
      .setParameters({ storeId, productId, taken: quantity })
      .execute();
    return outcome.affected === 1;
  }

  /** Debits in product order, to avoid deadlocks. @param shortage must roll back the transaction */
  buildDebitEach(storeId: number, lines: readonly StockUnits[], shortage: () => Error): Statement {
    const units = `CASE product_id ${lines.map(() => 'WHEN ? THEN ?').join(' ')} END`;
    const values = lines.flatMap(({ productId, quantity }) => [productId, quantity]);
    return {
      sql: `UPDATE stock_levels SET quantity = quantity - ${units}
       WHERE store_id = ? AND product_id IN (${placeholdersFor(lines)}) AND quantity >= ${units}`,
      values: [...values, storeId, ...lines.map(({ productId }) => productId), ...values],
      expectation: { rows: lines.length, orThrow: shortage },
    };
  }

  async add(storeId: number, productId: number, quantity: number): Promise<void> {
    if (await this.increase(storeId, productId, quantity)) return;
    try {
      await this.work.manager.insert(StockLevelEntity, { storeId, productId, quantity });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.increase(storeId, productId, quantity);
    }
  }

  /** @returns false when the level no longer is `from` */
  async replace(storeId: number, productId: number, from: number, to: number): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(StockLevelEntity)
      .set({ quantity: to })
      .where('store_id = :storeId AND product_id = :productId AND quantity = :from', {
        storeId,
        productId,
        from,
      })
      .execute();
    return outcome.affected === 1;
  }

  private async increase(storeId: number, productId: number, quantity: number): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(StockLevelEntity)
      .set({ quantity: () => 'quantity + :given' })
      .where('store_id = :storeId AND product_id = :productId')
      .setParameters({ storeId, productId, given: quantity })
      .execute();
    return outcome.affected === 1;
  }

  /** @param rows at least one */
  buildAppend(rows: readonly LedgerRow[]): Statement {
    return insertionOf(
      'stock_ledger (store_id, product_id, delta, cause, actor_id, order_id, at)',
      rows.map((row) => [row.storeId, row.productId, row.delta, row.cause, row.actorId, row.orderId, row.at]),
    );
  }

  async levels(storeId: number, productIds: readonly number[]): Promise<Map<number, number>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.work.manager
      .createQueryBuilder(StockLevelEntity, 'level')
      .select('level.product_id', 'productId')
      .addSelect('level.quantity', 'quantity')
      .where('level.store_id = :storeId AND level.product_id IN (:...productIds)', { storeId, productIds })
      .getRawMany<{ productId: number; quantity: number }>();
    return new Map(rows.map((row) => [row.productId, row.quantity]));
  }

  /** A ledger without a level counts as level 0. */
  async differences(): Promise<StockDifference[]> {
    const rows: Record<keyof StockDifference, unknown>[] = await this.work.manager.query(
      `SELECT locations.store_id AS storeId, locations.product_id AS productId,
              COALESCE(levels.quantity, 0) AS level, COALESCE(sums.total, 0) AS ledger
         FROM (SELECT store_id, product_id FROM stock_levels UNION SELECT store_id, product_id FROM stock_ledger) locations
         LEFT JOIN stock_levels levels ON levels.store_id = locations.store_id AND levels.product_id = locations.product_id
         LEFT JOIN (SELECT store_id, product_id, SUM(delta) AS total FROM stock_ledger GROUP BY store_id, product_id) sums
                ON sums.store_id = locations.store_id AND sums.product_id = locations.product_id
        WHERE COALESCE(levels.quantity, 0) <> COALESCE(sums.total, 0)`,
    );
    return rows.map((row) => ({
      storeId: Number(row.storeId),
      productId: Number(row.productId),
      level: Number(row.level),
      ledger: Number(row.ledger),
    }));
  }
}
