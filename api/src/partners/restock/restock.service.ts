import { Injectable } from '@nestjs/common';

import { Audit } from '#platform/audit/index.js';
import { AppError } from '#platform/errors/index.js';
import { FACTORY } from '#products/index.js';
import { shortfallRefusal } from '../stock/assign-stock.service.js';
import { StockHistoryRepository } from '../stock/stock-history.repository.js';
import { StockService, type StockLine } from '../stock/stock.service.js';
import { StaffStoresRepository } from '../stores/staff-stores.repository.js';
import type { RestockDto, RestockRowDto } from './restock.dto.js';
import { RestockRepository } from './restock.repository.js';

@Injectable()
export class RestockService {
  constructor(
    private readonly restocking: RestockRepository,
    private readonly stores: StaffStoresRepository,
    private readonly history: StockHistoryRepository,
    private readonly stock: StockService,
    private readonly audit: Audit,
  ) {}

  async rows(): Promise<RestockRowDto[]> {
    const byProduct = grouped(await this.restocking.levels(), ({ productId }) => productId);
    return (await this.restocking.products()).map(({ id, code, name, slug }) => {
      const all = byProduct.get(id) ?? [];
      const factory = all.find(({ storeId }) => storeId === FACTORY)?.quantity ?? 0;
      const stores = all.filter(({ storeId }) => storeId !== FACTORY);
      return {
        ...{ id, code, name, slug, factory },
        levels: stores.map(({ storeId, quantity }) => ({ storeId, quantity })),
      };
    });
  }

  /**
   * All or nothing. @returns units moved @throws VALIDATION.FAILED for a duplicate cell, PARTNERS.NOT_FOUND,
   * PRODUCTS.NOT_FOUND, STOCK.NOT_ENOUGH with `errors.products`
   */
  async move({ moves, isReturn = false }: RestockDto, actorId: number): Promise<number> {
    refuseTwice(moves);
    const productIds = [...new Set(moves.map(({ productId }) => productId))];
    const names = await this.history.productNames(productIds);
    if (names.size < productIds.length) throw new AppError('PRODUCTS.NOT_FOUND');
    const byStore = [...grouped(moves, ({ storeId }) => storeId)].sort(([one], [other]) => one - other);
    const sums = sumByProduct(moves);
    const write = async (): Promise<void> => {
      for (const [storeId] of byStore)
        if (!(await this.stores.find(storeId))?.active) throw new AppError('PARTNERS.NOT_FOUND');
      // Locks the factory first in both directions, to avoid deadlocks.
      const reason = { cause: 'assignment', actorId, orderId: null } as const;
      if (isReturn) await this.stock.creditStock(FACTORY, sums, reason);
      else await this.stock.debitStock(FACTORY, sums, reason);
      for (const [storeId, lines] of byStore) await this.moveAt(storeId, lines, isReturn, actorId);
    };
    // A return is short at its source; the first such store reports the shortage.
    const [from, lines] = isReturn && byStore[0] ? byStore[0] : [FACTORY, sums];
    await this.stock.withStockRetry(from, lines, write, (missing) => shortfallRefusal(missing, names));
    return moves.reduce((units, { quantity }) => units + quantity, 0);
  }

  private async moveAt(
    storeId: number,
    moves: readonly StockLine[],
    isReturn: boolean,
    actorId: number,
  ): Promise<void> {
    const reason = { cause: 'assignment', actorId, orderId: null } as const;
    const lines = moves.map(({ productId, quantity }) => ({ productId, quantity }));
    if (isReturn) await this.stock.debitStock(storeId, lines, reason);
    else await this.stock.creditStock(storeId, lines, reason);
    await this.audit.record({
      actorId,
      action: isReturn ? 'stock.returned' : 'stock.assigned',
      subject: 'partner',
      subjectId: storeId,
      before: null,
      after: { productStocks: lines },
    });
  }
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function sumByProduct(moves: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of moves) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

function refuseTwice(moves: readonly { storeId: number; productId: number }[]): void {
  const cells = new Set(moves.map(({ storeId, productId }) => `${storeId} ${productId}`));
  if (cells.size === moves.length) return;
  throw new AppError('VALIDATION.FAILED', {
    errors: { moves: 'Cada producto puede aparecer una sola vez por tienda.' },
  });
}
