import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { HANDED_OVER, handOverAt } from '../../checkout/counter/sale/sale-buyer.js';
import { SellingStores } from '../../checkout/counter/store/selling-stores.repository.js';
import type { PickupProof } from '../../delivery/pickup/pickup.entity.js';
import { PickupsRepository } from '../../delivery/pickup/pickups.repository.js';
import { ReleaseOrder } from '../../delivery/progress/release-order.service.js';
import { OrderRepository } from '../../order/row/order.repository.js';

const PROOF_TEXTS: Readonly<Record<PickupProof, string>> = { code: 'con código', document: 'con documento' };

@Injectable()
export class PickupDispatch {
  constructor(
    private readonly orders: OrderRepository,
    private readonly releasing: ReleaseOrder,
    private readonly pickups: PickupsRepository,
    private readonly stores: SellingStores,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. @throws errors of {@link ReleaseOrder.handOver} */
  async handOver(orderId: number, proof: PickupProof, user: RequestUser): Promise<void> {
    const order = await this.orders.getLocked(orderId);
    const at = this.clock.now();
    await this.releasing.handOver(order, {
      delivery: handOverAt(await this.stores.get(order.storeId), at),
      shippingPrice: order.shippingPrice,
      actorId: user.id,
      detail: `${HANDED_OVER} ${PROOF_TEXTS[proof]}`,
    });
    await this.pickups.markHandedOver({ orderId, at, by: user.id, proof });
  }
}
