import type { AfterSale, PaymentRegistration } from '@lacteos/contracts/schemas';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import type { User } from '../../src/users/index.js';
import type { TestApi } from '../index.js';
import type { ShopBuilder, TestProduct } from '../shop-builder.js';

type PaymentMethod = PaymentRegistration['paymentMethod'];

/** Buyer and staff with their credentials, and the product. */
interface Persons {
  readonly buyer: { readonly user: Pick<User, 'id'>; readonly token: string };
  readonly staff: string;
  readonly product: TestProduct;
}
/** Valid bodies of an operation, and ids for its path. */
export interface Meant {
  readonly examples: readonly unknown[];
  readonly ids: readonly number[];
}

const ACCOUNT = {
  holder: 'Ana Rojas',
  identification: '40123456',
  bank: 'Bancolombia',
  kind: 'Ahorros',
  number: '12345678',
};
const ACTIONS = ['release', 'approve', 'refuse-account', 'transferred', 'pay-cash', 'found', 'not-found'];

/** Orders in each state, so that requests about returns and refunds find something to change. */
export class OrderLives {
  private keys = 0;

  constructor(
    private readonly api: TestApi,
    private readonly shop: ShopBuilder,
  ) {}

  /** Creates the order that an operation needs; empty for operations without one. */
  async meant(operation: string, persons: Persons): Promise<Meant> {
    const { product, buyer } = persons;
    const line = [{ productId: product.id, quantity: 1 }];
    switch (operation) {
      case 'POST /api/order/{id}/returns':
        return {
          ids: [await this.dispatched(persons), await this.dispatched(persons)],
          examples: ['wrong', 'withdrawal', 'defective'].map((reason) => ({
            reason,
            lines: line,
            note: 'Llegó otro',
          })),
        };
      case 'PUT /api/admin/returns/{id}':
        return {
          ids: [await this.returned(persons), await this.returned(persons, 'approve')],
          examples: [
            { step: 'approve' },
            { step: 'refuse', answer: 'Venció el plazo' },
            ...['saleable', 'quarantine', 'waste'].map((fate) => ({
              step: 'receive',
              fates: [{ productId: product.id, fate }],
            })),
          ],
        };
      case 'PUT /api/admin/refunds/{id}':
        return {
          ids: [
            await this.refunded(persons, 'Efectivo'),
            await this.refunded(persons, 'Transferencia Bancaria'),
          ],
          examples: [
            { action: 'give-account', account: ACCOUNT },
            ...ACTIONS.map((action) => ({ action, paymentNumber: 'T-1' })),
          ],
        };
      case 'POST /api/order/{id}/cancellation':
        return {
          ids: [await this.paid(persons), await this.paid(persons)],
          examples: [{ reason: 'Me equivoqué' }],
        };
      case 'POST /api/till/sales':
        await this.openShift(persons.staff);
        return { ids: [], examples: [this.aSale(persons.product), this.aSale(persons.product, 5_000)] };
      case 'POST /api/till/sales/{id}/void':
        return {
          ids: [await this.sold(persons), await this.sold(persons)],
          examples: [{ reason: 'Cobré otro producto' }],
        };
      case 'GET /api/till/sales/{id}/receipt':
      case 'GET /api/till/sales/{id}/receipt-data':
        return { ids: [await this.sold(persons)], examples: [] };
      case 'POST /api/till/returns': {
        const orders = [await this.sold(persons), await this.sold(persons)];
        return {
          ids: [],
          examples: orders.map((orderId) => ({
            orderId,
            lines: [{ id_product: product.id, quantity: 1, fate: 'waste' }],
            reason: 'Estaba roto',
          })),
        };
      }
      case 'GET /api/order/{id}/after-sale':
        return { ids: [await this.dispatched(persons)], examples: [] };
      default:
        return /^\w+ \/api\/(admin\/orders|order)\/\{id\}/.test(operation)
          ? {
              ids: [(await this.shop.placedBy(buyer, [[product, 2]])).id, await this.paid(persons)],
              examples: [],
            }
          : { ids: [], examples: [] };
    }
  }

  /** One unit; paid in cash but for `byNequi`. */
  private aSale({ id, price }: TestProduct, byNequi = 0) {
    const total = (price * 119) / 100;
    const cash = { paymentId: 1, amount: total - byNequi, received: total };
    const nequi = { paymentId: 8, amount: byNequi, reference: 'M-1' };
    const items = [{ id_product: id, quantity: 1 }];
    return { items, payments: byNequi > 0 ? [cash, nequi] : [cash], totalPrice: total };
  }

  private async openShift(token: string): Promise<void> {
    await this.api.call('POST', '/admin/cash-desk/shift', { token, body: { counts: [] } });
  }

  private async sold({ staff: token, product }: Persons): Promise<number> {
    await this.openShift(token);
    this.keys += 1;
    const { data, text } = await this.api.call<{ id: number } | undefined>('POST', '/till/sales', {
      token,
      body: this.aSale(product, 5_000),
      headers: { 'idempotency-key': `sold-${this.keys}` },
    });
    if (!data) throw new Error(`selling answered ${text}`);
    return data.id;
  }

  private async paid(
    { buyer, staff, product }: Persons,
    paymentMethod: PaymentMethod = 'Efectivo',
  ): Promise<number> {
    const { id } = await this.shop.placedBy(buyer, [[product, 2]]);
    const { totalPrice } = await this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const data = this.shop.aPayment(totalPrice / 100, { paymentMethod, transactionNumber: 'T-1' });
    await this.api.call('PUT', '/order/paymentResult', { token: staff, body: { id, data } });
    return id;
  }

  private async dispatched(persons: Persons): Promise<number> {
    const id = await this.paid(persons);
    const body = { id, data: this.shop.aDispatch() };
    await this.api.call('PUT', '/order/delivery', { token: persons.staff, body });
    return id;
  }

  private async returned(persons: Persons, step?: string): Promise<number> {
    const order = await this.dispatched(persons);
    this.keys += 1;
    const { data } = await this.api.call<AfterSale>('POST', `/order/${order}/returns`, {
      token: persons.buyer.token,
      body: { reason: 'wrong', lines: [{ productId: persons.product.id, quantity: 1 }] },
      headers: { 'idempotency-key': `return-${this.keys}` },
    });
    const id = data.returns[0]?.id ?? 0;
    if (step) await this.api.call('PUT', `/admin/returns/${id}`, { token: persons.staff, body: { step } });
    return id;
  }

  private async refunded(persons: Persons, paymentMethod: PaymentMethod): Promise<number> {
    const order = await this.paid(persons, paymentMethod);
    const { data } = await this.api.call<AfterSale>('POST', `/order/${order}/cancellation`, {
      token: persons.buyer.token,
      body: { reason: 'Me equivoqué' },
    });
    return data.refunds[0]?.id ?? 0;
  }
}
