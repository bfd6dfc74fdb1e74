import { toPesos } from '@lacteos/contracts/money/money';
import type { CartItem, CustomerData, NewOrder, PaymentType, OrderAddress } from '@lacteos/contracts/schemas';
import type { OrderTotals } from '#features/pricing';

interface Draft {
  userId: number;
  items: readonly CartItem[];
  shippingAddress: OrderAddress;
  customer: CustomerData | null;
  payment: PaymentType;
  totals: OrderTotals;
  /** Version of the terms that stand beside the button, if they could be read. */
  termsVersion?: number;
}

/** The payload of POST /order; amounts in pesos. */
export function newOrder({
  userId,
  items,
  shippingAddress,
  customer,
  payment,
  totals,
  termsVersion,
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
    ...(termsVersion === undefined ? {} : { termsVersion }),
  };
}

/** The payment type whose name equals the chosen method; null when it is not offered (any more). */
export const paymentNamed = (types: readonly PaymentType[], name: string | undefined): PaymentType | null =>
  types.find((type) => type.name === name && !type.registrationOnly) ?? null;
