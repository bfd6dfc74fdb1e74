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
