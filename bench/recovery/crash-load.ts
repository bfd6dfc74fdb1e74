import { randomInt, randomUUID } from 'node:crypto';
import { EVENTS_SECRET } from './api-process.js';
import { CASH, newOrder, WOMPI } from '../lib/new-order.js';
import { cashPayment, wompiEvent, type PayableOrder } from '../lib/payments.js';
import type { Buyer, LoadedShop } from '../lib/shop.js';

export interface Journal {
  /** `orderId` is null until the order is acknowledged. */
  readonly keys: Map<string, { buyer: number; orderId: number | null }>;
  readonly paid: Set<number>;
  /** Orders whose Wompi event was accepted; the API settles them once Wompi confirms. */
  readonly reported: Set<number>;
  readonly cancelled: Set<number>;
  lost: number;
  readonly surprises: string[];
}

export const newJournal = (): Journal => ({
  keys: new Map(),
  paid: new Set(),
  reported: new Set(),
  cancelled: new Set(),
  lost: 0,
  surprises: [],
});

interface PlacedOrder extends PayableOrder {
  paymentMethod: string;
}
interface Reply<T> {
  status: number;
  data: T;
}

export class Load {
  private isStopped = false;
  private answered = 0;
  private readonly waiting: { count: number; go: () => void }[] = [];

  constructor(
    private readonly apiUrl: string,
    private readonly shop: LoadedShop,
    private readonly journal: Journal,
  ) {}

  answers(count: number): Promise<void> {
    return new Promise((go) => this.waiting.push({ count: this.answered + count, go }));
  }

  async run(workers: number): Promise<void> {
    this.isStopped = false;
    await Promise.all(Array.from({ length: workers }, (_, index) => this.work(index)));
  }

  stop(): void {
    this.isStopped = true;
  }

  private async work(index: number): Promise<void> {
    const buyer = this.shop.buyers[index % this.shop.buyers.length] as Buyer;
    while (!this.isStopped) {
      try {
        await this.serve(buyer);
      } catch {
        // The API was killed, so the outcome of the last call is unknown.
        this.journal.lost += 1;
        return;
      }
    }
  }

  private async serve(buyer: Buyer): Promise<void> {
    const order = await this.place(buyer);
    if (!order) return;
    const chance = randomInt(100);
    if (chance < 45) await this.pay(order);
    else if (chance < 65) await this.cancel(buyer, order);
    else if (chance < 75) await Promise.all([this.pay(order), this.cancel(buyer, order)]);
  }

  private async place(buyer: Buyer): Promise<PlacedOrder | null> {
    const key = randomUUID();
    this.journal.keys.set(key, { buyer: buyer.id, orderId: null });
    const lines = this.someLines();
    const isWompi = randomInt(2) === 0;
    const { status, data } = await this.call<PlacedOrder>('POST', '/order', buyer.token, {
      headers: { 'idempotency-key': key },
      body: newOrder(buyer.id, lines, isWompi ? WOMPI : CASH),
    });
    if (status !== 201) return this.surprise(`POST /order answered ${status}`);
    this.journal.keys.set(key, { buyer: buyer.id, orderId: data.id });
    return data;
  }

  private async pay(order: PlacedOrder): Promise<void> {
    const paid = order.paymentMethod === 'Wompi' ? await this.payWithWompi(order) : await this.payCash(order);
    if (paid) this.journal.paid.add(order.id);
  }

  private async payCash(order: PlacedOrder): Promise<boolean> {
    const body = cashPayment(order);
    const { status } = await this.call('PUT', '/order/paymentResult', this.shop.admin.token, { body });
    if (status !== 200 && status !== 409) this.surprise(`PUT /order/paymentResult answered ${status}`);
    return status === 200;
  }

  /** Wompi events are always acknowledged; only the order shows whether it was paid. */
  private async payWithWompi(order: PlacedOrder): Promise<boolean> {
    const { id } = order;
    const token = this.shop.admin.token;
    const widget = await this.call<{ reference: string }>('GET', `/order/${id}/wompi`, token);
    if (widget.status !== 200) return false;
    const body = wompiEvent(order, widget.data.reference, EVENTS_SECRET);
    const { status } = await this.call('POST', '/order/wompi/events', null, { body });
    if (status === 200) this.journal.reported.add(id);
    else this.surprise(`an event was answered with ${status}`);
    const paid = await this.call<{ isPaid: boolean }>('GET', `/order/${id}`, token);
    return paid.data.isPaid;
  }

  private async cancel(buyer: Buyer, { id }: PlacedOrder): Promise<void> {
    const { status } = await this.call('DELETE', `/order/delete?id=${id}`, buyer.token);
    if (status === 200) this.journal.cancelled.add(id);
    else if (status !== 409) this.surprise(`DELETE /order/delete answered ${status}`);
  }

  private someLines(): { id_product: number; quantity: number }[] {
    const { productIds } = this.shop;
    const first = randomInt(productIds.length);
    return Array.from({ length: randomInt(1, 4) }, (_, index) => ({
      id_product: productIds[(first + index) % productIds.length] as number,
      quantity: randomInt(1, 4),
    }));
  }

  private surprise(text: string): null {
    this.journal.surprises.push(text);
    return null;
  }

  private async call<T>(
    method: string,
    path: string,
    token: string | null,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Reply<T>> {
    const answer = await fetch(`${this.apiUrl}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data } = (await answer.json()) as { data: T };
    this.answered += 1;
    this.waiting.filter(({ count }) => this.answered >= count).forEach(({ go }) => go());
    return { status: answer.status, data };
  }
}
