import type { Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { insertRows, UnitOfWork } from '../../platform/database/index.js';
import { OrderLineEntity } from './order-line.entity.js';
import type { NewOrderRow, OrderLineRow } from './order-rows.js';
import { OrderEntity } from './order.entity.js';

export type PaymentOfOrder = Pick<OrderEntity, 'paymentMethod' | 'paymentId' | 'paymentResult' | 'paidAt'> & {
  orderId: number;
};

const INTO_ORDERS = `orders (user_id, store_id, idempotency_key, request_hash, n_document, shipping_address, customer,
  payment_method, payment_id, items_price, tax_price, shipping_price, total_price, all_taxed, created_at)`;
const INTO_LINES = `order_lines (order_id, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price,
  product_name)`;

/** The statements on single orders and their lines; lists stand in order-list.repository.ts. */
@Injectable()
export class OrderRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Inserts an order and answers its id; a second one under the same idempotency key fails with a duplicate key. */
  async insert(order: NewOrderRow): Promise<number> {
    const { insertId } = await insertRows(this.work.manager, INTO_ORDERS, [
      [
        order.userId,
        order.storeId,
        order.idempotencyKey,
        order.requestHash,
        order.nDocument,
        JSON.stringify(order.shippingAddress),
        order.customer && JSON.stringify(order.customer),
        order.paymentMethod,
        order.paymentId,
        order.itemsPrice,
        order.taxPrice,
        order.shippingPrice,
        order.totalPrice,
        order.allTaxed,
        order.createdAt,
      ],
    ]);
    return insertId;
  }

  async insertLines(lines: readonly OrderLineEntity[]): Promise<void> {
    await insertRows(
      this.work.manager,
      INTO_LINES,
      lines.map((line) => [
        line.orderId,
        line.productId,
        line.quantity,
        line.unitPrice,
        line.taxClassification,
        line.taxPercent,
        line.taxPrice,
        line.productName,
      ]),
    );
  }

  find(id: number): Promise<OrderEntity | null> {
    return this.work.manager.findOneBy(OrderEntity, { id });
  }

  findByKey(userId: number, idempotencyKey: string): Promise<Pick<OrderEntity, 'id' | 'requestHash'> | null> {
    return this.work.manager.findOne(OrderEntity, {
      where: { userId, idempotencyKey },
      select: { id: true, requestHash: true },
    });
  }

  /** Lines with the picture of their product; the join reads the products' table, inactive products included. */
  async lines(orderId: number): Promise<OrderLineRow[]> {
    const rows = await this.work.manager
      .createQueryBuilder(OrderLineEntity, 'line')
      .leftJoin('products', 'product', 'product.id = line.product_id')
      .select('line.product_id', 'productId')
      .addSelect('line.quantity', 'quantity')
      .addSelect('line.unit_price', 'unitPrice')
      .addSelect('line.product_name', 'productName')
      .addSelect("COALESCE(product.image, '')", 'image')
      .where('line.order_id = :orderId', { orderId })
      .orderBy('line.product_id')
      .getRawMany<OrderLineRow>();
    return rows.map((row) => ({ ...row, unitPrice: Number(row.unitPrice) as Centavos }));
  }

  /** Marks an unpaid, active order as paid; whether it was one, so that of two payments at once only one counts. */
  async markPaid(payment: PaymentOfOrder): Promise<boolean> {
    const { orderId, paymentMethod, paymentId, paymentResult, paidAt } = payment;
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ isPaid: true, paidAt, paymentMethod, paymentId, paymentResult })
      .where('id = :orderId AND active = :active AND is_paid = :unpaid', {
        orderId,
        active: true,
        unpaid: false,
      })
      .execute();
    return outcome.affected === 1;
  }

  /** Marks a paid order as dispatched; whether it was one that had not been. */
  async markDispatched(
    id: number,
    dispatch: Pick<OrderEntity, 'delivery' | 'deliveredAt' | 'shippingPrice'>,
  ): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ isDelivered: true, ...dispatch })
      .where('id = :id AND active = :active AND is_paid = :paid AND is_delivered = :waiting', {
        id,
        active: true,
        paid: true,
        waiting: false,
      })
      .execute();
    return outcome.affected === 1;
  }

  /**
   * Locks an order's row until the end of the transaction and reads it, so that what is decided from it still holds when
   * it is written. (An update locks on both databases; SQLite knows no `FOR UPDATE`.)
   */
  async lock(id: number): Promise<OrderEntity | null> {
    await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ active: () => 'active' })
      .where('id = :id', { id })
      .execute();
    return this.find(id);
  }

  /** Marks the units of an unpaid, active order as given back; whether it still held them. */
  async releaseIfUnpaid(id: number, at: Date): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ stockReleasedAt: at })
      .where('id = :id AND active = :active AND is_paid = :unpaid AND stock_released_at IS NULL', {
        id,
        active: true,
        unpaid: false,
      })
      .execute();
    return outcome.affected === 1;
  }

  /** Sets fields of an order. */
  async change(
    id: number,
    change: Partial<Pick<OrderEntity, 'stockReleasedAt' | 'paidWithoutStock' | 'paymentAlert'>>,
  ): Promise<void> {
    await this.work.manager.update(OrderEntity, { id }, change);
  }

  /** Marks an unpaid, active order as cancelled; whether it was one, so that of two at once only one succeeds. */
  async cancelIfUnpaid(id: number): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ active: false })
      .where('id = :id AND active = :active AND is_paid = :unpaid', { id, active: true, unpaid: false })
      .execute();
    return outcome.affected === 1;
  }
}
