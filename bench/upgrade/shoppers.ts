import { setTimeout as delay } from 'node:timers/promises';
import { CASH, newOrder } from '../lib/new-order.js';
import { transferPayment } from '../lib/payments.js';
import type { Buyer, LoadedShop } from '../lib/shop.js';
import type { Call } from './judge.js';

export class Shoppers {
  readonly calls: Call[] = [];
  readonly orders: number[] = [];
  private isOver = false;
  private working: Promise<unknown> | null = null;

  constructor(
    private readonly origin: string,
    private readonly shop: LoadedShop,
    private readonly pauseMs: number,
  ) {}

  start(): void {
    this.working = Promise.all(this.shop.buyers.map((buyer, index) => this.shopOn(buyer, index)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  private async shopOn(buyer: Buyer, index: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const product = 1 + ((index * 5 + turn) % 20);
      await this.call('GET', '/product/products?page=1&pageSize=20', null);
      await this.call('POST', `/cart/cart?id=${buyer.id}&productId=${product}&quantity=1`, buyer);
      await this.call('GET', `/cart/${buyer.id}`, buyer);
      const order = await this.call<{ id: number; totalPrice: number }>(
        'POST',
        '/order',
        buyer,
        newOrder(buyer.id, [{ id_product: product, quantity: 1 }], CASH),
        `upgrade-${buyer.id}-${turn}`,
      );
      if (order) {
        this.orders.push(order.id);
        await this.call('PUT', '/order/paymentResult', this.shop.admin, transferPayment(order));
        await this.call('GET', `/order/${order.id}`, buyer);
      }
      await delay(this.pauseMs);
    }
  }

  private async call<T>(
    method: string,
    path: string,
    caller: Buyer | null,
    body?: unknown,
    key?: string,
  ): Promise<T | null> {
    const what = `${method} ${path.replace(/\?.*/, '').replace(/\d+/, ':id')}`;
    try {
      const answer = await fetch(`${this.origin}/api${path}`, {
        method,
        headers: {
          ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const { data } = (await answer.json()) as { data?: T };
      this.calls.push({ what, status: answer.status });
      return answer.ok ? (data ?? null) : null;
    } catch {
      this.calls.push({ what, status: 0 });
      return null;
    }
  }
}
