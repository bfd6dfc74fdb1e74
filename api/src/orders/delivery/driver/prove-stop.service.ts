import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { DeliveryProgress } from '../progress/delivery-progress.service.js';
import type { RouteLinks } from '../routes/route-links.service.js';
import { RoutesRepository, type StoredRoute, type StoredStop } from '../routes/routes.repository.js';
import { StopsRepository } from '../routes/stops.repository.js';
import { DeliveryPhotos } from './delivery-photos.service.js';
import type { StopProofDto } from './driver.dto.js';
import { GOODS_REFUSED, type GoodsRefused } from './goods-refused.js';
import { provedAtOf, refuseExcess, refuseIncompleteProof } from './proof-rules.js';

export type ProvedRoute = Awaited<ReturnType<RouteLinks['getRoute']>>;

@Injectable()
export class ProveStopService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly routes: RoutesRepository,
    private readonly stops: StopsRepository,
    private readonly orders: OrderRepository,
    private readonly progress: DeliveryProgress,
    private readonly photos: DeliveryPhotos,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * One proof counts. A stop that was not delivered may still be delivered by the same route, unless another one has
   * the order.
   * @throws VALIDATION.FAILED, DELIVERY.ROUTE_NOT_LEFT, DELIVERY.STOP_NOT_FOUND, DELIVERY.STOP_MOVED,
   * DELIVERY.PROOF_TOO_LATE, DELIVERY.ALREADY_PROVED, DELIVERY.TOO_MANY_REFUSED
   */
  async prove(route: ProvedRoute, orderId: number, proof: StopProofDto): Promise<void> {
    const { id, leftAt, linkEndsAt } = route;
    if (!leftAt) throw new AppError('DELIVERY.ROUTE_NOT_LEFT');
    const stop = stopIn(route, orderId);
    refuseIncompleteProof(proof);
    const at = provedAtOf(proof.at, { leftAt, linkEndsAt }, this.clock.now());
    const photo = await this.photos.check(proof.photo, orderId);
    await this.work
      .run(async () => {
        const isDelivered = proof.outcome === 'delivered';
        if (isDelivered && stop.openOrder === null) await this.reopen(id, orderId);
        await this.move(route, orderId, { ...proof, photo, at });
        const openOrder = isDelivered ? orderId : null;
        await this.routes.changeStop(id, orderId, { openOrder, provedAt: at });
        if (isDelivered) await this.sendBack(route, orderId, proof);
      })
      .catch(explainProved);
  }

  private async move(
    { driverName }: StoredRoute,
    orderId: number,
    proof: Omit<StopProofDto, 'at' | 'photo'> & { readonly at: Date; readonly photo: string | null },
  ): Promise<void> {
    const { outcome, at, receivedBy = null, reason = null, celsius = null, photo } = proof;
    const order = await this.orders.getLocked(orderId);
    const said = outcome === 'delivered' ? receivedBy && `recibió ${receivedBy}` : reason;
    await this.progress.move(order, outcome === 'delivered' ? 'deliver' : 'fail', {
      actorId: null,
      ...{ at, receivedBy, reason: outcome === 'delivered' ? null : reason, celsius, photo },
      detail: [driverName, said].filter(Boolean).join(': '),
    });
  }

  private async reopen(routeId: number, orderId: number): Promise<void> {
    await this.routes.changeStop(routeId, orderId, { openOrder: orderId }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError('DELIVERY.STOP_MOVED', {}, error) : error;
    });
  }

  private async sendBack(
    { driverName }: StoredRoute,
    orderId: number,
    { refused = [], reason }: StopProofDto,
  ): Promise<void> {
    if (refused.length === 0) return;
    refuseExcess(refused, await this.stops.findLines([orderId]));
    const lines = refused.map(({ id_product: productId, quantity }) => ({ productId, quantity }));
    const note = [`No se recibió en la puerta (${driverName})`, reason].filter(Boolean).join('. ');
    await this.outbox.add(GOODS_REFUSED, { orderId, lines, note } satisfies GoodsRefused);
  }
}

function stopIn({ stops }: StoredRoute, orderId: number): StoredStop {
  const stop = stops.find((one) => one.orderId === orderId);
  if (!stop) throw new AppError('DELIVERY.STOP_NOT_FOUND');
  return stop;
}

function explainProved(error: unknown): never {
  const isRepeated = error instanceof AppError && error.code === 'DELIVERY.NOT_NOW';
  throw isRepeated ? new AppError('DELIVERY.ALREADY_PROVED', { errors: error.errors }, error) : error;
}
