import { ROLES } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { maxUnitsOf } from './hold-rules.js';
import { type Held, OrderHoldRepository } from './order-hold.repository.js';

export interface WantedProduct {
  readonly id: number;
  readonly name: string;
  readonly countInStock: number;
  readonly wanted: number;
}

@Injectable()
export class BuyerQuota {
  constructor(
    private readonly holds: OrderHoldRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Unpaid units of these products; null: staff have no quota. */
  async heldBy(buyer: RequestUser, productIds: readonly number[]): Promise<Held | null> {
    return buyer.id_role === ROLES.user ? this.holds.heldBy(buyer.id, productIds) : null;
  }

  /** @throws ORDERS.TOO_MANY_OPEN, ORDERS.TOO_MANY_UNITS with the products */
  check(held: Held | null, products: readonly WantedProduct[]): void {
    if (!held) return;
    const { buyerQuota } = this.config;
    const open = held.orders;
    if (open >= buyerQuota.maxOpenOrders) throw new AppError('ORDERS.TOO_MANY_OPEN', { open });
    const tooMany = products.flatMap(({ id, name, countInStock, wanted }) => {
      const units = held.units.get(id) ?? 0;
      const max = maxUnitsOf({ level: countInStock, wanted, held: units }, buyerQuota);
      return max !== null && units + wanted > max ? [{ id, name, max: Math.max(0, max - units) }] : [];
    });
    if (tooMany.length > 0) throw new AppError('ORDERS.TOO_MANY_UNITS', { errors: { products: tooMany } });
  }
}
