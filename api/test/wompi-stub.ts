import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Order } from '@lacteos/contracts/schemas';

import { OrderEntity } from '../src/orders/order/row/order.entity.js';
import { eventChecksum } from '../src/orders/payments/payment/wompi/protocol/wompi-signature.js';
import { referenceOf } from '../src/orders/payments/payment/wompi/protocol/wompi-reference.js';
import type { Answer, TestApi } from './test-api.js';
import type { ShopBuilder, TestProduct } from './shop-builder.js';

const EVENTS_SECRET = 'test_events_stand_in';
const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'] as const;

/** A transaction in Wompi's format. */
export interface StubTransaction {
  id: string;
  status: string;
  amount_in_cents: number;
  currency: string;
  reference: string;
  payment_method_type: string;
  finalized_at: string | null;
}

/** Wompi's transactions API for one specification, with answers set by the test. */
export class WompiStub {
  readonly transactions: StubTransaction[] = [];
  readonly keys: (string | undefined)[] = [];
  /** Status of every answer; null for normal answers. */
  failure: number | null = null;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WompiStub> {
    const server = createServer((request, response) => {
      stub.keys.push(request.headers.authorization);
      const url = new URL(request.url ?? '/', 'http://wompi');
      const id = /^\/v1\/transactions\/(.+)$/.exec(url.pathname)?.[1];
      const reference = url.searchParams.get('reference');
      const found = id
        ? stub.transactions.find((each) => each.id === id)
        : stub.transactions.filter((each) => reference === null || each.reference === reference);
      const status = stub.failure ?? (found ? 200 : 404);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { data: found, meta: {} } : { error: { type: 'x' } }));
    });
    const stub = new WompiStub(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  /** Stores a transaction's newest state. */
  hold(transaction: StubTransaction): void {
    const known = this.transactions.findIndex(({ id }) => id === transaction.id);
    if (known === -1) this.transactions.push(transaction);
    else this.transactions[known] = transaction;
  }

  /** Settings that point the API here. */
  get env(): Record<string, string> {
    return { WOMPI_API_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1` };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Orders awaiting payment by Wompi, and Wompi's events about them. */
export class WompiBuilder {
  private count = 0;

  constructor(
    readonly api: TestApi,
    readonly shop: ShopBuilder,
    readonly stub: Pick<WompiStub, 'hold'>,
  ) {}

  /** Places an open Wompi order. */
  async order(
    caller: Awaited<ReturnType<TestApi['signedIn']>>,
    product: TestProduct,
    quantity = 1,
  ): Promise<Order> {
    this.count += 1;
    const wanted = this.shop.anOrder(caller.user, [[product, quantity]], {
      paymentMethod: 'Wompi',
      paymentId: 5,
    });
    return (await this.shop.place<Order>(caller.token, wanted, `wompi-${this.count}`)).data;
  }

  /** A transaction of an order, approved for its whole amount by default. */
  async transaction(orderId: number, change: Partial<StubTransaction> = {}): Promise<StubTransaction> {
    this.count += 1;
    const order = await this.stored(orderId);
    return {
      id: `11004-1763690400-${10_000 + this.count}`,
      status: 'APPROVED',
      amount_in_cents: order.totalPrice,
      currency: 'COP',
      reference: referenceOf(order),
      payment_method_type: 'CARD',
      finalized_at: null,
      ...change,
    };
  }

  stored(id: number): Promise<OrderEntity> {
    return this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
  }

  /** Stores the transaction, sends its signed event, and expects the API's confirmation. */
  async send(transaction: StubTransaction): Promise<Answer<null>> {
    this.stub.hold(transaction);
    const answer = await this.announce(transaction);
    await this.api.work();
    return answer;
  }

  /** Sends a signed event, whatever Wompi stores. */
  announce(transaction: StubTransaction): Promise<Answer<null>> {
    return this.api.call<null>('POST', '/order/wompi/events', { body: eventOf(transaction) });
  }
}

/** Wompi's event about a transaction. */
export function eventOf(transaction: StubTransaction, secret = EVENTS_SECRET) {
  const timestamp = 1_763_690_465;
  const values = [transaction.id, transaction.status, String(transaction.amount_in_cents)];
  return {
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties: PROPERTIES, checksum: eventChecksum(values, timestamp, secret) },
    timestamp,
    sent_at: '2026-11-20T15:00:05.000Z',
  };
}
