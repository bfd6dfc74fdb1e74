import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { StoreEntity } from '#partners/index.js';
import type { PickupDto, PickupStoreDto, WaitingPickupDto } from './pickup.dto.js';
import type { PickupEntity } from './pickup.entity.js';

type Place = PickupDto['store'];

export interface WaitingPickup extends Pick<PickupEntity, 'orderId' | 'storeId' | 'readyFrom' | 'until'> {
  readonly storeName: string;
  readonly order: OrderEntity;
  readonly lines: readonly OrderLineEntity[];
}

export const placeView = ({
  id,
  name,
  address,
  city,
  country,
  phone,
  hours,
  location,
}: StoreEntity): Place & Pick<PickupStoreDto, keyof Place> => ({
  ...{ id, name, address, city, country, phone },
  hours,
  location,
});

/** @param mayReadCode the buyer alone */
export const pickupView = (
  { orderId, code, readyFrom, until, handedOverAt }: PickupEntity,
  store: StoreEntity,
  mayReadCode: boolean,
): PickupDto => ({
  orderId,
  code: mayReadCode ? code : null,
  readyFrom: readyFrom.toISOString(),
  until: until.toISOString(),
  handedOverAt: handedOverAt?.toISOString() ?? null,
  store: placeView(store),
});

/** @param withheld of the total by the buyer */
export const waitingView = (
  { orderId, storeId, storeName, readyFrom, until, order, lines }: WaitingPickup,
  withheld: Centavos,
): WaitingPickupDto => ({
  ...{ orderId, storeId, storeName },
  ...buyerOf(order),
  readyFrom: readyFrom.toISOString(),
  until: until.toISOString(),
  isPaid: order.isPaid,
  paymentMethod: order.paymentMethod,
  totalPrice: toPesos(order.totalPrice),
  expectedPayment: toPesos(centavos(order.totalPrice - withheld)),
  lines: lines.map(({ productName: name, quantity }) => ({ name, quantity })),
});

function buyerOf({ shippingAddress, customer }: OrderEntity): Pick<WaitingPickupDto, 'buyer' | 'phone'> {
  const { first_name, last_name, nameCompany, phone } = shippingAddress;
  const company = customer?.nameCompany ?? (nameCompany === 'N/A' ? '' : nameCompany);
  return {
    buyer: company || [first_name, last_name].filter(Boolean).join(' ') || 'Sin nombre',
    phone: phone ?? '',
  };
}
