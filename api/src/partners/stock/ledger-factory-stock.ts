import { Injectable } from '@nestjs/common';

import { FACTORY, FactoryStock, type StockViewer, type TargetLevel } from '#products/index.js';
import { StockService } from './stock.service.js';

@Injectable()
export class LedgerFactoryStock extends FactoryStock {
  constructor(private readonly stock: StockService) {
    super();
  }

  async open(productId: number, quantity: number, actor: Pick<StockViewer, 'id'>): Promise<void> {
    if (quantity === 0) return;
    const reason = { cause: 'opening', actorId: actor.id, orderId: null } as const;
    await this.stock.creditStock(FACTORY, [{ productId, quantity }], reason);
  }

  set({ productId, quantity, seen }: TargetLevel, actor: Pick<StockViewer, 'id'>): Promise<boolean> {
    const reason = { cause: 'manual', actorId: actor.id, orderId: null } as const;
    return this.stock.setLevel(FACTORY, { productId, quantity }, seen, reason);
  }
}
