import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { FACTORY } from '../../src/products/index.js';
import type { Dialect, TestApi } from '../index.js';
import { InvoicingFixture } from '../invoicing/invoicing-fixture.js';
import { ShopBuilder, type TestProduct } from '../shop-builder.js';
import { WompiBuilder, WompiStub } from '../wompi-stub.js';
import type { Write } from './send-twice.js';

export type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
/** Preparation of a write of the OpenAPI document, and the answer to its repetition. */
export interface WriteRow {
  prepare(world: RepeatsWorld): Promise<Write>;
  /** Status of a repetition without a stored answer; its handler says why that is harmless. */
  readonly repeated?: number;
  /** A harmless repetition adds a row: another session, file or request to the provider. */
  readonly leavesMore?: true;
}
export type WriteRows = Readonly<Record<string, WriteRow>>;

/** A shop with stand-ins of SIIGO and Wompi; each write gets its own rows. */
export class RepeatsWorld {
  private count = 0;

  private constructor(
    readonly fixture: InvoicingFixture,
    readonly stub: WompiStub,
    readonly shop: ShopBuilder,
    readonly wompi: WompiBuilder,
  ) {}

  static async start(dialect: Dialect, dataDir: string): Promise<RepeatsWorld> {
    const stub = await WompiStub.start();
    const fixture = await InvoicingFixture.start(dialect, { ...stub.env, DATA_DIR: dataDir });
    const shop = new ShopBuilder(fixture.api);
    return new RepeatsWorld(fixture, stub, shop, new WompiBuilder(fixture.api, shop, stub));
  }

  get api(): TestApi {
    return this.fixture.api;
  }

  async stop(): Promise<void> {
    await this.fixture.stop();
    await this.stub.stop();
  }

  /** A unique number. */
  next(): number {
    this.count += 1;
    return this.count;
  }

  buyer(): Promise<Caller> {
    return this.api.signedIn(1);
  }

  admin(): Promise<Caller> {
    return this.api.signedIn(4);
  }

  async token(): Promise<string> {
    return (await this.admin()).token;
  }

  /** Runs a prerequisite of the write. @throws when it is refused */
  async call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string,
    body?: unknown,
  ): Promise<T> {
    const answer = await this.api.call<T>(method, path, {
      token,
      headers: { 'idempotency-key': `prepared-${this.next()}` },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.data;
  }

  async placed(units = 2): Promise<{ id: number; buyer: Caller; product: TestProduct }> {
    const [buyer, product] = [await this.buyer(), await this.shop.addProduct({ stock: 20 })];
    const { id } = await this.shop.placedBy(buyer, [[product, units]]);
    return { id, buyer, product };
  }

  async paid(paymentMethod: 'Efectivo' | 'Transferencia Bancaria' = 'Efectivo') {
    const order = await this.placed();
    const { totalPrice } = await this.order(order.id);
    const change = paymentMethod === 'Efectivo' ? {} : { transactionNumber: 'T-1' };
    const data = this.shop.aPayment(totalPrice / 100, { paymentMethod, ...change });
    await this.call('PUT', '/order/paymentResult', await this.token(), { id: order.id, data });
    return order;
  }

  async dispatched() {
    const order = await this.paid();
    const body = { id: order.id, data: this.shop.aDispatch() };
    await this.call('PUT', '/order/delivery', await this.token(), body);
    return order;
  }

  /** An order whose refund waits for a bank transfer. */
  async refunded() {
    const order = await this.paid('Transferencia Bancaria');
    const path = `/order/${order.id}/cancellation`;
    const body = { reason: 'Me equivoqué' };
    const { refunds } = await this.call<{ refunds: { id: number }[] }>('POST', path, order.buyer.token, body);
    return { ...order, refund: refunds[0]?.id ?? 0 };
  }

  /** An order whose payment the provider voided. */
  async voided(): Promise<number> {
    const [buyer, product] = [await this.buyer(), await this.shop.addProduct({ stock: 20 })];
    const { id } = await this.wompi.order(buyer, product, 2);
    const transaction = await this.wompi.transaction(id);
    await this.wompi.send(transaction);
    await this.wompi.send({ ...transaction, status: 'VOIDED' });
    return id;
  }

  order(id: number): Promise<OrderEntity> {
    return this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
  }

  async store(): Promise<number> {
    return this.shop.addStore(`Tienda ${this.next()}`);
  }

  /** Units of a product in the factory. */
  units(productId: number): Promise<number> {
    return this.shop.levelOf(FACTORY, productId);
  }
}

export const REASON = 'Estaba errado';
export const ACCOUNT = {
  ...{ holder: 'Ana Rojas', identification: '40123456', bank: 'Bancolombia' },
  ...{ kind: 'Ahorros', number: '12345678' },
};
