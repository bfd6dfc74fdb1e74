import { toPesos } from '@lacteos/contracts/money/money';
import type {
  CartItem,
  CustomerData,
  NewOrder,
  OrderAddress,
  OrderDelivery,
  PaymentType,
} from '@lacteos/contracts/schemas';
import type { CheckoutTotals } from '#features/pricing';

interface Draft {
  userId: number;
  items: readonly CartItem[];
  shippingAddress: OrderAddress;
  customer: CustomerData | null;
  payment: PaymentType;
  totals: CheckoutTotals;
  /** Absent when unread. */
  termsVersion?: number;
  /** Absent where the shop promises none. */
  delivery?: OrderDelivery;
}

/** POST /order; amounts in pesos. */
export function newOrder({
  userId,
  items,
  shippingAddress,
  customer,
  payment,
  totals,
  termsVersion,
  delivery,
}: Draft): NewOrder {
  return {
    id: userId,
    orderItems: items.map(({ id_product, quantity }) => ({ id_product, quantity })),
    shippingAddress,
    ...(customer ? { customer } : {}),
    paymentMethod: payment.name,
    paymentId: payment.id,
    itemsPrice: toPesos(totals.itemsPrice),
    taxPrice: toPesos(totals.taxPrice),
    totalPrice: toPesos(totals.totalPrice),
    ...(totals.shippingPrice === undefined ? {} : { shippingPrice: toPesos(totals.shippingPrice) }),
    ...(delivery ? { delivery } : {}),
    ...(termsVersion === undefined ? {} : { termsVersion }),
  };
}

export const paymentNamed = (types: readonly PaymentType[], name: string | undefined): PaymentType | null =>
  types.find((type) => type.name === name && !type.registrationOnly) ?? null;
