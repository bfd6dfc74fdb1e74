import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { isDocumentOf, type Person } from '#platform/personal-data/index.js';
import { CartItemEntity } from '../../checkout/cart/cart-item.entity.js';
import { OrderLineEntity } from '../../order/row/order-line.entity.js';
import { OrderPaymentEntity } from '../../order/row/order-payment.entity.js';
import { DeliveryPhotoEntity } from '../../delivery/driver/delivery-photo.entity.js';
import { DeliveryRouteEntity } from '../../delivery/routes/delivery-route.entity.js';
import { OrderProgressEntity } from '../../order/detail/order-progress.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { ReturnPictureEntity } from '../returns/pictures/return-picture.entity.js';
import { ReturnEntity } from '../../order/returned/return.entity.js';
import { OrderSearchTermEntity } from '../../order/search/order-search-term.entity.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { PaymentEntity } from '../../payments/payment/payment.entity.js';

const PAGE = 100;

export interface OpenMatters {
  readonly orders: readonly Pick<OrderEntity, 'id' | 'isPaid'>[];
  readonly alerts: readonly number[];
  readonly refunds: readonly number[];
  readonly returns: readonly number[];
}

@Injectable()
export class OrdersPersonalDataRepository {
  constructor(private readonly work: UnitOfWork) {}

  hasOrders(userId: number): Promise<boolean> {
    return this.work.manager.existsBy(OrderEntity, { userId });
  }

  async *ordersOf(userId: number): AsyncIterable<OrderEntity[]> {
    for (let after = 0; ;) {
      const where = { userId, id: MoreThan(after) };
      const page = await this.work.manager.find(OrderEntity, { where, order: { id: 'ASC' }, take: PAGE });
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
    }
  }

  linesOf(orderIds: readonly number[]): Promise<OrderLineEntity[]> {
    return this.work.manager.findBy(OrderLineEntity, { orderId: In([...orderIds]) });
  }

  eventsOf(orderIds: readonly number[]): Promise<OrderEventEntity[]> {
    return this.work.manager.find(OrderEventEntity, {
      where: { orderId: In([...orderIds]) },
      order: { id: 'ASC' },
    });
  }

  paymentsOf(orderIds: readonly number[]): Promise<PaymentEntity[]> {
    return this.work.manager.findBy(PaymentEntity, { orderId: In([...orderIds]) });
  }

  /** Numbers of the payments of a counter sale. */
  async partReferencesOf(orderId: number): Promise<string[]> {
    const parts = await this.work.manager.findBy(OrderPaymentEntity, { orderId });
    return parts.flatMap(({ reference }) => reference ?? []);
  }

  returnsOf(orderIds: readonly number[]): Promise<ReturnEntity[]> {
    return this.work.manager.findBy(ReturnEntity, { orderId: In([...orderIds]) });
  }

  refundsOf(orderIds: readonly number[]): Promise<RefundEntity[]> {
    return this.work.manager.findBy(RefundEntity, { orderId: In([...orderIds]) });
  }

  cartOf(userId: number): Promise<CartItemEntity[]> {
    return this.work.manager.findBy(CartItemEntity, { userId });
  }

  async picturesOf(userId: number): Promise<string[]> {
    const rows = await this.work.manager.find(ReturnPictureEntity, {
      where: { userId, part: 0 },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  async openMatters(userId: number): Promise<OpenMatters> {
    const open = { userId, active: true };
    const select = { id: true, isPaid: true } as const;
    const [unpaid, underway, alerts] = await Promise.all([
      this.work.manager.find(OrderEntity, { where: { ...open, isPaid: false }, select }),
      this.work.manager.find(OrderEntity, { where: { ...open, isPaid: true, isDelivered: false }, select }),
      this.work.manager.find(OrderEntity, { where: { userId, paymentAlert: Not(IsNull()) }, select }),
    ]);
    const ofPerson = `order_id IN (SELECT id FROM orders WHERE user_id = ?)`;
    const orderIds = (rows: { order_id: number }[]): number[] => rows.map((row) => Number(row.order_id));
    const refunds = await this.work.manager.query<{ order_id: number }[]>(
      `SELECT DISTINCT order_id FROM refunds WHERE ${ofPerson} AND state NOT IN ('done', 'covered')`,
      [userId],
    );
    const returns = await this.work.manager.query<{ order_id: number }[]>(
      `SELECT DISTINCT order_id FROM returns WHERE ${ofPerson} AND state IN ('requested', 'approved', 'received')`,
      [userId],
    );
    return {
      orders: [...unpaid, ...underway],
      alerts: alerts.map(({ id }) => id),
      refunds: orderIds(refunds),
      returns: orderIds(returns),
    };
  }

  /** Includes ended orders that staff entered for the same proved e-mail with the same document or phone. */
  async idsAbout(person: Person): Promise<number[]> {
    const { id, email, ownsEmail } = person;
    const own = await this.work.manager.find(OrderEntity, { where: { userId: id }, select: { id: true } });
    const others = ownsEmail ? await this.enteredByStaff(person) : [];
    const same = others.filter(
      ({ shippingAddress, customer }) =>
        isSameEmail(shippingAddress.email, email) || isSameEmail(customer?.contact_email, email),
    );
    return [...new Set([...own, ...same].map((order) => order.id))];
  }

  private async enteredByStaff(person: Person): Promise<OrderEntity[]> {
    const { document, phone } = person;
    const terms = await this.work.manager.find(OrderSearchTermEntity, {
      where: { term: phone },
      select: { orderId: true },
    });
    const withPhone = new Set(terms.map(({ orderId }) => orderId));
    const found = await this.work.manager.find(OrderEntity, {
      where: [{ nDocument: document }, { id: In([...withPhone]) }],
    });
    return found.filter(
      ({ id, customer, active, isPaid, isDelivered }) =>
        (withPhone.has(id) || isDocumentIn(customer, person)) && (!active || (isPaid && isDelivered)),
    );
  }

  ordersWith(ids: readonly number[]): Promise<OrderEntity[]> {
    return this.work.manager.findBy(OrderEntity, { id: In([...ids]) });
  }

  async replaceOrder(id: number, change: Partial<OrderEntity>): Promise<void> {
    await this.work.manager.update(OrderEntity, { id }, change as object);
  }

  async replaceEvent({ id, detail }: Pick<OrderEventEntity, 'id' | 'detail'>): Promise<void> {
    await this.work.manager.update(OrderEventEntity, { id }, { detail });
  }

  async replaceReturn(id: number, answer: string | null): Promise<void> {
    await this.work.manager.update(ReturnEntity, { id }, { note: '', photo: null, answer });
  }

  async replaceRefund(id: number, change: Pick<RefundEntity, 'reason' | 'detail'>): Promise<void> {
    await this.work.manager.update(RefundEntity, { id }, { ...change, sealedAccount: null });
  }

  async findDriverNames(): Promise<string[]> {
    const rows = await this.work.manager.query<{ name: string }[]>(
      'SELECT DISTINCT driver_name AS name FROM delivery_routes',
    );
    return rows.map(({ name }) => name);
  }

  async replaceDriverName(name: string, by: string): Promise<void> {
    await this.work.manager.update(DeliveryRouteEntity, { driverName: name }, { driverName: by });
  }

  /** Names of recipients, reasons of failures, and pictures. */
  async removeProofs(orderIds: readonly number[]): Promise<void> {
    const orderId = In([...orderIds]);
    const empty = { receivedBy: null, reason: null, photo: null };
    await this.work.manager.update(OrderProgressEntity, { orderId }, empty);
    await this.work.manager.delete(DeliveryPhotoEntity, { orderId });
  }

  progressOf(orderIds: readonly number[]): Promise<OrderProgressEntity[]> {
    return this.work.manager.findBy(OrderProgressEntity, { orderId: In([...orderIds]) });
  }

  async removeOwned(userId: number): Promise<void> {
    await this.work.manager.delete(CartItemEntity, { userId });
    await this.work.manager.delete(ReturnPictureEntity, { userId });
  }
}

const isDocumentIn = (customer: OrderEntity['customer'], person: Person): boolean =>
  customer !== null &&
  isDocumentOf(person, {
    identification: customer.identification,
    idType: customer.id_type,
    personType: customer.person_type,
  });

const isSameEmail = (one: string | undefined, other: string): boolean =>
  (one ?? '').toLowerCase() === other.toLowerCase();
