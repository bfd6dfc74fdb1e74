import { randomUUID } from 'node:crypto';
import { CASH, newOrder } from '../lib/new-order.js';
import type { MeasuredServer } from '../lib/servers.js';
import type { Buyer } from '../lib/shop.js';

export const PRODUCTS = 500;

export interface Shop {
  readonly databaseUrl: string;
  readonly buyers: readonly Buyer[];
}
export interface Contender extends Shop {
  readonly server: MeasuredServer;
}

export const orderOf = ({ buyers }: Pick<Shop, 'buyers'>, n: number) => {
  const buyer = buyers[n % buyers.length] as Buyer;
  const lines = [1 + ((n * 7) % PRODUCTS), 1 + ((n * 7 + 250) % PRODUCTS)].map((id_product, index) => ({
    id_product,
    quantity: 1 + index,
  }));
  return {
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(newOrder(buyer.id, lines, CASH)),
  };
};

export const place = async (
  { server, buyers }: Omit<Contender, 'databaseUrl'>,
  n: number,
): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${server.prefix}/order`, { method: 'POST', ...orderOf({ buyers }, n) });
  if (answer.status !== 201) throw new Error(`${server.name}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
};

export const firstOrder = async (contender: Omit<Contender, 'databaseUrl'>): Promise<unknown> => ({
  ...(await place(contender, 0)),
  id: null,
  createdAt: null,
});
