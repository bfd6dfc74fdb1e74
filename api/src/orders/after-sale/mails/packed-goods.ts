import { centavos } from '@lacteos/contracts/money/money';

import type { MailedOrder } from './order-mail.repository.js';

type Goods = Pick<MailedOrder, 'lines' | 'itemsPrice' | 'taxPrice' | 'totalPrice' | 'isShort'>;

/** The order with the units that go: lines and sums without those that were missing when it was packed. */
export function withoutMissing<O extends Goods>(order: O): O {
  const missing = order.lines.flatMap((line) => line.missing ?? []).filter(({ quantity }) => quantity > 0);
  if (missing.length === 0) return order;
  const total = missing.reduce((sum, part) => sum + part.total, 0);
  const base = missing.reduce((sum, part) => sum + part.base, 0);
  return {
    ...order,
    isShort: true,
    lines: order.lines
      .map((line) => ({
        ...line,
        quantity: line.quantity - (line.missing?.quantity ?? 0),
        total: centavos(line.total - (line.missing?.total ?? 0)),
      }))
      .filter(({ quantity }) => quantity > 0),
    itemsPrice: centavos(order.itemsPrice - base),
    taxPrice: centavos(order.taxPrice - (total - base)),
    totalPrice: centavos(order.totalPrice - total),
  };
}
