import type { OrderPaper } from '@lacteos/contracts/schemas';

import { anOrder } from './builders';

export function anOrderPaper(given: Partial<OrderPaper> = {}): OrderPaper {
  const { hold: _hold, ...order } = anOrder();
  const line = {
    id_product: 7,
    code: 'LLA-00007',
    name: 'Kumis natural',
    slug: 'Botella 1000 g',
    quantity: 2,
  };
  return { ...order, lines: [line], trackingUrl: null, trackingQr: null, ...given };
}
