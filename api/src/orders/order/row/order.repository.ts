import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import {
  assignmentsOf,
  execute,
  insertionOf,
  placeholdersFor,
  type KeyedRead,
  selectByKeys,
  selectEntitiesBy,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderLineEntity } from './order-line.entity.js';
import type { NewOrderRow, OrderLineRow } from './order-rows.js';
import { isInState } from '../states/order-state-sql.js';
import { STATE_FLAGS, stepOf, type OrderAction } from '@lacteos/contracts/order-state';
import { ALL_RETURNED } from '../returned/returned-sql.js';
import { OrderEntity } from './order.entity.js';

export type PaymentOfOrder = Pick<OrderEntity, 'paymentMethod' | 'paymentId' | 'paymentResult' | 'paidAt'> & {
  orderId: number;
};

const INTO_LINES = `order_lines (order_id, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price,
  product_name)`;

const HELD = 'AND stock_released_at IS NULL';
const LINES: KeyedRead<OrderLineRow & { orderId: number }> = {
  sql: `SELECT line.order_id AS orderId, line.product_id AS productId, line.quantity, line.unit_price AS unitPrice,
  line.product_name AS productName, line.tax_classification AS taxClassification, line.tax_percent AS taxPercent,
  COALESCE(product.image, '') AS image FROM order_lines line LEFT JOIN products product ON product.id = line.product_id
  WHERE line.order_id`,
  rest: 'ORDER BY line.product_id',
  keyOf: ({ orderId }) => orderId,
};

/** The payment's reports and the timeline keep what is cleared here. */
const UNPAID = { paidAt: null, paymentResult: null, paymentAlert: null, paidWithoutStock: false } as const;

const storedValue = (value: Exclude<NewOrderRow[keyof NewOrderRow], undefined>) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

@Injectable()
export class OrderRepository {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Also keeps the account from being erased until the end of the transaction.
   * @throws a duplicate key when the idempotency key was used before, AUTH.REQUIRED when the account was erased
   * meanwhile
   */
  buildInsert(order: NewOrderRow): Statement {
    const { manager } = this.work;
    const columns = this.columnsOf(order);
    const row = columns.map(({ propertyName }) =>
      storedValue(order[propertyName as keyof NewOrderRow] ?? null),
    );
    const lock = manager.dataSource.options.type === 'better-sqlite3' ? '' : 'LOCK IN SHARE MODE';
    return {
      sql: `INSERT INTO orders (${columns.map(({ databaseName }) => databaseName).join(', ')})
       SELECT ${placeholdersFor(row)} FROM users WHERE id = ? AND active = ? ${lock}`,
      values: [...row, order.userId, true],
      expectation: { rows: 1, orThrow: () => new AppError('AUTH.REQUIRED') },
    };
  }

  private columnsOf(order: NewOrderRow) {
    const { columns } = this.work.manager.connection.getMetadata(OrderEntity);
    return columns.filter(({ propertyName }) => order[propertyName as keyof NewOrderRow] !== undefined);
  }

  buildInsertLines(lines: readonly OrderLineEntity[]): Statement {
    return insertionOf(
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

  async find(id: number): Promise<OrderEntity | null> {
    const [order] = await selectEntitiesBy(this.work.manager, OrderEntity, 'id', id);
    return order ?? null;
  }

  findByKey(userId: number, idempotencyKey: string): Promise<Pick<OrderEntity, 'id' | 'requestHash'> | null> {
    return this.work.manager.findOne(OrderEntity, {
      where: { userId, idempotencyKey },
      select: { id: true, requestHash: true },
    });
  }

  findNewestOf(userId: number): Promise<Pick<OrderEntity, 'id'> | null> {
    return this.work.manager.findOne(OrderEntity, {
      where: { userId, active: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      select: { id: true },
    });
  }

  async lines(orderId: number): Promise<OrderLineRow[]> {
    const rows = await selectByKeys(this.work.manager, LINES, [orderId]);
    return rows.map(({ orderId: _order, ...row }) => ({
      ...row,
      unitPrice: Number(row.unitPrice) as Centavos,
    }));
  }

  /** Requires that the order still holds its units. @returns whether its state allowed it */
  markHeldPaid({
    orderId,
    paymentMethod,
    paymentId,
    paymentResult,
    paidAt,
  }: PaymentOfOrder): Promise<boolean> {
    const change = { paidAt, paymentMethod, paymentId, paymentResult };
    return this.step(orderId, 'registerPayment', change, HELD);
  }

  markPaid({ orderId, paymentMethod, paymentId, paymentResult, paidAt }: PaymentOfOrder): Promise<boolean> {
    return this.step(orderId, 'registerPayment', { paidAt, paymentMethod, paymentId, paymentResult });
  }

  markDispatched(
    id: number,
    dispatch: Pick<OrderEntity, 'delivery' | 'deliveredAt' | 'shippingPrice'>,
  ): Promise<boolean> {
    return this.step(id, 'dispatch', dispatch);
  }

  markCancelled(id: number): Promise<boolean> {
    return this.step(id, 'cancel', {});
  }

  /** The order stays paid: a refund gives the money back. @returns whether its state allowed it */
  markRevoked(id: number): Promise<boolean> {
    return this.step(id, 'revoke', { isPaid: true });
  }

  /** The sale stays paid: its refunds give the money back. @returns whether its state allowed it */
  markSaleVoided(id: number): Promise<boolean> {
    return this.step(id, 'voidSale', { isPaid: true, deliveredAt: null });
  }

  /** The provider gave the money back. @returns whether its state allowed it */
  markVoided(id: number): Promise<boolean> {
    return this.step(id, 'revoke', UNPAID);
  }

  /** The order waits for another payment. @returns whether its state allowed it */
  markReopened(id: number): Promise<boolean> {
    return this.step(id, 'reopen', UNPAID);
  }

  /**
   * Locks until the end of the transaction by a change: SQLite has no `FOR UPDATE`, and a cluster's nodes compare
   * changes only.
   */
  async lock(id: number): Promise<OrderEntity | null> {
    await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ lockCount: () => 'lock_count + 1' })
      .where('id = :id', { id })
      .execute();
    return this.find(id);
  }

  async isAllReturned(id: number): Promise<boolean> {
    const rows = await this.work.manager.query<unknown[]>(
      `SELECT orders.id FROM orders WHERE orders.id = ? AND orders.id IN (${ALL_RETURNED})`,
      [id],
    );
    return rows.length > 0;
  }

  /** @throws ORDERS.NOT_FOUND */
  async getLocked(id: number): Promise<OrderEntity> {
    const order = await this.lock(id);
    if (!order) throw new AppError('ORDERS.NOT_FOUND');
    return order;
  }

  /** @returns whether the order still held its units */
  async releaseIfUnpaid(id: number, at: Date): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ stockReleasedAt: at })
      .where(`id = :id AND ${isInState(['placed'])} AND stock_released_at IS NULL`, { id })
      .execute();
    return outcome.affected === 1;
  }

  async change(
    id: number,
    change: Partial<
      Pick<
        OrderEntity,
        | 'stockReleasedAt'
        | 'paidWithoutStock'
        | 'paymentAlert'
        | 'paymentMethod'
        | 'paymentId'
        | 'paymentResult'
        | 'delivery'
        | 'shippingPrice'
      >
    >,
  ): Promise<void> {
    await this.work.manager.update(OrderEntity, { id }, change);
  }

  /** Follows the transition table. @returns whether the order's state allowed the action */
  private async step(
    id: number,
    action: OrderAction,
    change: Partial<OrderEntity>,
    more = '',
  ): Promise<boolean> {
    const { from, to } = stepOf(action);
    const set = assignmentsOf(this.work.manager, OrderEntity, { ...STATE_FLAGS[to], ...change });
    const sql = `UPDATE orders SET ${set.sql} WHERE id = ? AND ${isInState(from)} ${more}`;
    const { affected } = await execute(this.work.manager, sql, [...set.values, id]);
    return affected === 1;
  }
}
