import { centavos } from '@lacteos/contracts/money/money';
import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { pageOf } from '#platform/http/index.js';
import { StockLocation } from '#products/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { OrderWithholdings } from '#orders/order/withholding/order-withholdings.js';
import { tokenize } from '#orders/order/search/search-words.js';
import type { PickupDto, WaitingPickupDto, WaitingPickupsQuery } from './pickup.dto.js';
import { PickupStoresRepository } from './pickup-stores.repository.js';
import { pickupView, type WaitingPickup, waitingView } from './pickup-view.js';
import { PickupsRepository } from './pickups.repository.js';

@Injectable()
export class PickupsService {
  constructor(
    private readonly access: OrderAccess,
    private readonly pickups: PickupsRepository,
    private readonly stores: PickupStoresRepository,
    private readonly locations: StockLocation,
    private readonly withholdings: OrderWithholdings,
  ) {}

  /** @throws ORDERS.NOT_FOUND also for another user's order, DELIVERY.NO_PICKUP */
  async get(orderId: number, user: RequestUser): Promise<PickupDto> {
    const order = await this.access.get(orderId, user);
    const pickup = await this.pickups.find(orderId);
    if (!pickup) throw new AppError('DELIVERY.NO_PICKUP');
    const store = await this.stores.findStore(pickup.storeId);
    return pickupView(pickup, store, order.userId === user.id);
  }

  /** A cashier's store, for administrators the chosen one or all. @throws CART.NO_STORE, AUTH.FORBIDDEN */
  async listWaiting(
    query: WaitingPickupsQuery,
    user: RequestUser,
    chosenStore: number | null,
  ): Promise<{ pickups: WaitingPickupDto[]; total: number }> {
    const storeId = isAdministrator(user.id_role)
      ? chosenStore
      : await this.locations.findStore(user, chosenStore);
    if (storeId === null && !isAdministrator(user.id_role)) throw new AppError('CART.NO_STORE');
    const words = tokenize(query.search ?? '');
    const { pickups, total } = await this.pickups.findWaiting({ storeId, words }, pageOf(query));
    return { pickups: await Promise.all(pickups.map((pickup) => this.view(pickup))), total };
  }

  private async view(pickup: WaitingPickup): Promise<WaitingPickupDto> {
    const { order, lines } = pickup;
    const rates = await this.withholdings.ratesFor(order.id);
    const withholding = this.withholdings.compute(order, lines, rates);
    return waitingView(pickup, withholding?.withheld ?? centavos(0));
  }
}
