import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { AppError } from '#platform/errors/index.js';
import { FACTORY } from '#products/index.js';
import { StaffStoresRepository } from '../stores/staff-stores.repository.js';
import { StockHistoryRepository } from './stock-history.repository.js';
import { StockService, type StockShortfall, type StockLine } from './stock.service.js';
import type { AssignStockDto } from './staff-stock.dto.js';

@Injectable()
export class AssignStockService {
  constructor(
    private readonly stores: StaffStoresRepository,
    private readonly history: StockHistoryRepository,
    private readonly stock: StockService,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws PARTNERS.NOT_FOUND (also inactive stores), PRODUCTS.NOT_FOUND, VALIDATION.FAILED for a duplicate product,
   * STOCK.NOT_ENOUGH with `errors.products`
   */
  async assign({ storeId, productStocks }: AssignStockDto, user: Pick<RequestUser, 'id'>): Promise<void> {
    const lines = productStocks.map(({ productId, stock }) => ({ productId, quantity: stock }));
    refuseTwice(lines);
    const moved = lines.filter(({ quantity }) => quantity > 0);
    const names = new Map<number, string>();
    const assign = async (): Promise<void> => {
      if (!(await this.stores.find(storeId))?.active) throw new AppError('PARTNERS.NOT_FOUND');
      const found = await this.history.productNames(lines.map(({ productId }) => productId));
      found.forEach((name, id) => names.set(id, name));
      if (names.size < lines.length) throw new AppError('PRODUCTS.NOT_FOUND');
      const reason = { cause: 'assignment', actorId: user.id, orderId: null } as const;
      await this.stock.debitStock(FACTORY, moved, reason);
      await this.stock.creditStock(storeId, moved, reason);
      await this.audit.record({
        actorId: user.id,
        action: 'stock.assigned',
        subject: 'partner',
        subjectId: storeId,
        before: null,
        after: { productStocks: moved },
      });
    };
    await this.stock.withStockRetry(FACTORY, moved, assign, (missing) => shortfallRefusal(missing, names));
  }
}

export function shortfallRefusal(
  missing: readonly StockShortfall[],
  names: ReadonlyMap<number, string>,
): AppError {
  const products = missing.map(({ productId: id, level }) => ({
    id,
    name: names.get(id) ?? '',
    countInStock: level,
  }));
  return new AppError('STOCK.NOT_ENOUGH', {
    names: products.map(({ name, countInStock }) => `${name} (hay ${countInStock})`).join(', '),
    errors: { products },
  });
}

function refuseTwice(lines: readonly StockLine[]): void {
  if (new Set(lines.map(({ productId }) => productId)).size === lines.length) return;
  throw new AppError('VALIDATION.FAILED', {
    errors: { productStocks: 'Cada producto puede aparecer una sola vez.' },
  });
}
