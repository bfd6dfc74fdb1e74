import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { StoreEntity } from '#partners/index.js';
import { execute, insertionOf, type Read, type Statement, UnitOfWork } from '#platform/database/index.js';
import type { Page } from '#platform/http/index.js';
import { likeStarting } from '#platform/text/index.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { PickupEntity, type PickupProof } from './pickup.entity.js';
import type { WaitingPickup } from './pickup-view.js';

export interface NewPickup extends Pick<PickupEntity, 'storeId' | 'code' | 'readyFrom' | 'until'> {
  readonly storeName: string;
}
export interface WaitingFilter {
  /** null: of all stores. */
  readonly storeId: number | null;
  readonly words: readonly string[];
}
export interface HandedOver extends Pick<PickupEntity, 'orderId'> {
  readonly at: Date;
  readonly by: number;
  readonly proof: PickupProof;
}
interface WaitingRow {
  pickup: PickupEntity;
  order: OrderEntity;
  storeName: string;
}

/** Paid, or unpaid with its units still kept. */
const WAITS = `orders.active = :isTrue AND orders.isDelivered = :isFalse
  AND (orders.isPaid = :isTrue OR orders.stockReleasedAt IS NULL)`;
const HAS_WORD = `EXISTS (SELECT 1 FROM order_search_terms found WHERE found.order_id = pickup.order_id AND found.term`;

const startsWith = (parameter: string): string => `LIKE :${parameter} ESCAPE '!'`;

@Injectable()
export class PickupsRepository {
  constructor(private readonly work: UnitOfWork) {}

  buildInsert(orderId: number, { storeId, code, readyFrom, until }: NewPickup): Statement {
    return insertionOf('pickups (order_id, store_id, code, ready_from, until_at)', [
      [orderId, storeId, code, readyFrom, until],
    ]);
  }

  /** The order's pickup, once its end has come. */
  overBy(orderId: number, now: Date): Read {
    return { sql: 'FROM pickups WHERE order_id = ? AND until_at <= ?', values: [orderId, now] };
  }

  find(orderId: number): Promise<PickupEntity | null> {
    return this.work.manager.findOneBy(PickupEntity, { orderId });
  }

  /**
   * Counts a proof before it is compared, so that guesses at once count, too.
   * @param pauseEnds a pause that began before is over
   * @returns false when too many were counted
   */
  async countTry(orderId: number, max: number, now: Date, pauseEnds: Date): Promise<boolean> {
    const { affected } = await execute(
      this.work.manager,
      `UPDATE pickups SET tries = CASE WHEN tried_at IS NULL OR tried_at <= ? THEN 1 ELSE tries + 1 END, tried_at = ?
       WHERE order_id = ? AND (tries < ? OR tried_at IS NULL OR tried_at <= ?)`,
      [pauseEnds, now, orderId, max, pauseEnds],
    );
    return affected === 1;
  }

  async changeTimes(
    orderId: number,
    { readyFrom, until }: Pick<PickupEntity, 'readyFrom' | 'until'>,
  ): Promise<void> {
    await this.work.manager.update(PickupEntity, { orderId }, { readyFrom, until });
  }

  /** @returns whether nobody handed it over before */
  async markHandedOver({ orderId, at, by, proof }: HandedOver): Promise<boolean> {
    const { affected } = await execute(
      this.work.manager,
      `UPDATE pickups SET handed_over_at = ?, handed_over_by = ?, proof = ?, tries = 0
       WHERE order_id = ? AND handed_over_at IS NULL`,
      [at, by, proof, orderId],
    );
    return affected === 1;
  }

  /** The first to be ready is first. */
  async findWaiting(
    filter: WaitingFilter,
    { skip, take }: Page,
  ): Promise<{ pickups: WaitingPickup[]; total: number }> {
    const query = this.waiting(filter);
    const total = await query.clone().getCount();
    const { entities, raw } = await query
      .addSelect('store.name', 'storeName')
      .orderBy('pickup.readyFrom')
      .addOrderBy('pickup.orderId')
      .offset(skip)
      .limit(take)
      .getRawAndEntities<{ storeName: string }>();
    const orders = await this.ordersOf(entities);
    const rows = entities.flatMap((pickup, n): WaitingRow[] => {
      const order = orders.get(pickup.orderId);
      return order ? [{ pickup, order, storeName: raw[n]?.storeName ?? '' }] : [];
    });
    return { pickups: await this.withLines(rows), total };
  }

  private waiting({ storeId, words }: WaitingFilter) {
    const query = this.work.manager
      .createQueryBuilder(PickupEntity, 'pickup')
      .innerJoin(OrderEntity, 'orders', 'orders.id = pickup.orderId')
      .innerJoin(StoreEntity, 'store', 'store.id = pickup.storeId')
      .where(`pickup.handedOverAt IS NULL AND ${WAITS}`, { isTrue: true, isFalse: false });
    if (storeId !== null) query.andWhere('pickup.storeId = :storeId', { storeId });
    words.forEach((word, n) => {
      const starts = startsWith(`word${n}`);
      query.andWhere(`(orders.id = :id${n} OR orders.nDocument ${starts} OR ${HAS_WORD} ${starts}))`, {
        [`id${n}`]: /^\d{1,9}$/.test(word) ? Number(word) : 0,
        [`word${n}`]: likeStarting(word),
      });
    });
    return query;
  }

  private async ordersOf(pickups: readonly PickupEntity[]): Promise<ReadonlyMap<number, OrderEntity>> {
    const ids = pickups.map(({ orderId }) => orderId);
    const orders = await this.work.manager.findBy(OrderEntity, { id: In(ids) });
    return new Map(orders.map((order) => [order.id, order]));
  }

  private async withLines(rows: readonly WaitingRow[]): Promise<WaitingPickup[]> {
    const ids = rows.map(({ pickup }) => pickup.orderId);
    const lines = await this.work.manager.find(OrderLineEntity, {
      where: { orderId: In(ids) },
      order: { productId: 'ASC' },
    });
    return rows.map(({ pickup: { orderId, storeId, readyFrom, until }, order, storeName }) => ({
      ...{ orderId, storeId, storeName, readyFrom, until, order },
      lines: lines.filter((line) => line.orderId === orderId),
    }));
  }
}
