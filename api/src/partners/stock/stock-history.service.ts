import type { PageMeta } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { pageOf } from '#platform/http/index.js';
import { FACTORY } from '#products/index.js';
import { UserLookup } from '#users/index.js';
import { withBalances } from './running-balance.js';
import { StockHistoryRepository } from './stock-history.repository.js';
import type { LedgerLineDto, LedgerQuery, LocationStockDto } from './staff-stock.dto.js';

const FACTORY_NAME = 'Fábrica';

@Injectable()
export class StockHistoryService {
  constructor(
    private readonly history: StockHistoryRepository,
    private readonly users: UserLookup,
  ) {}

  /** Factory first, then every store that has held the product. @throws PRODUCTS.NOT_FOUND */
  async locations(productId: number): Promise<LocationStockDto[]> {
    await this.refuseUnknown(productId);
    const locations = await this.history.locations(productId);
    const factory = locations.find(({ storeId }) => storeId === FACTORY);
    return [
      { storeId: FACTORY, name: FACTORY_NAME, quantity: factory?.quantity ?? 0 },
      ...locations
        .filter(({ storeId }) => storeId !== FACTORY)
        .map(({ storeId, name, quantity }) => ({ storeId, name: name ?? `Tienda ${storeId}`, quantity })),
    ];
  }

  /** Newest first, with resulting levels. @throws PRODUCTS.NOT_FOUND */
  async ledger(productId: number, query: LedgerQuery): Promise<{ lines: LedgerLineDto[]; meta: PageMeta }> {
    await this.refuseUnknown(productId);
    const { storeId = FACTORY } = query;
    const { skip, take, page, pageSize } = pageOf(query);
    const [rows, total] = await this.history.page(storeId, productId, skip, take);
    const [first] = rows;
    const newest = first ? await this.history.balanceAt(storeId, productId, first.id) : 0;
    const names = await this.users.namesOf(rows.flatMap(({ actorId }) => actorId ?? []));
    const lines = withBalances(rows, newest).map(({ id, at, delta, balance, cause, orderId, actorId }) => ({
      id,
      at: at.toISOString(),
      delta,
      balance,
      cause,
      orderId,
      actorId,
      actor: actorId === null ? null : (names.get(actorId) ?? null),
    }));
    return { lines, meta: { total, page, pageSize } };
  }

  private async refuseUnknown(productId: number): Promise<void> {
    if ((await this.history.productNames([productId])).size === 0) throw new AppError('PRODUCTS.NOT_FOUND');
  }
}
