import type { TokenBuyer } from './buyers.js';
import type { ClusterShop } from './cluster-shop.js';
import { Acknowledged, type Answered, call } from './orders.js';

const WORKERS = 6;
/** A product per worker, so that no other worker changes its stock. */
const FIRST_PRODUCT = 33;

interface CartLine {
  product?: { id?: number };
  id_product?: number;
  quantity: number;
}

export async function staleReads(
  shop: ClusterShop,
  pairs: number,
): Promise<{ count: number; stale: string[]; failed: Answered[] }> {
  const found = { count: 0, stale: [] as string[], failed: [] as Answered[] };
  const acknowledged = new Acknowledged();
  const { apis } = shop;
  const originOf = (index: number): string => apis[index % apis.length]?.origin ?? '';

  /** No answer and server errors count as failures, not as stale. */
  const compare = (what: string, answer: Answered, isCurrent: boolean): void => {
    found.count += 1;
    if (answer.status >= 500 || answer.status === 0) found.failed.push(answer);
    else if (!isCurrent) found.stale.push(`stale ${what}: ${answer.status} ${JSON.stringify(answer.data)}`);
  };

  const work = async (buyer: TokenBuyer, product: number): Promise<void> => {
    const { token } = buyer;
    for (let turn = 0; found.count < pairs; turn += 1) {
      const [writer, reader] = [originOf(turn), originOf(turn + 1 + (turn % 2))];
      const added = await call(
        'POST',
        `${writer}/api/cart/cart?id=${buyer.id}&productId=${product}&quantity=${1 + (turn % 5)}`,
        { token },
      );
      const cart = await call('GET', `${reader}/api/cart/${buyer.id}`, { token });
      if (added.status < 300) compare('cart', cart, sameLines(added.data, cart.data));
      else found.failed.push(added);

      const before = await call('GET', `${writer}/api/product/${product}`, { token });
      const lines = [{ id_product: product, quantity: 1 }];
      const [placed] = await acknowledged.place(writer, buyer, lines);
      if (placed?.status !== 201) {
        if (placed) found.failed.push(placed);
        continue;
      }
      const { id } = placed.data as { id: number };
      const [order, after] = await Promise.all([
        call('GET', `${reader}/api/order/${id}`, { token }),
        call('GET', `${reader}/api/product/${product}`, { token }),
      ]);
      compare('order', order, order.status === 200);
      compare('stock', after, stockOf(after) === stockOf(before) - 1);
    }
  };
  await Promise.all(
    Array.from({ length: WORKERS }, (_, index) =>
      work(shop.buyers[index] as TokenBuyer, FIRST_PRODUCT + index),
    ),
  );
  return found;
}

const sameLines = (one: unknown, other: unknown): boolean => quantities(one) === quantities(other);

const quantities = (cart: unknown): string =>
  Array.isArray(cart) ? JSON.stringify((cart as CartLine[]).map(({ quantity }) => quantity)) : String(cart);

const stockOf = ({ data }: Answered): number =>
  (data as { countInStock: number } | null)?.countInStock ?? NaN;
