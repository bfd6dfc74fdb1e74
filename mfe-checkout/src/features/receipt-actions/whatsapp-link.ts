import { BRAND } from '@lacteos/contracts/brand/brand';
import { toPesos } from '@lacteos/contracts/money/money';
import { netText } from '@lacteos/contracts/money/shown-price';
import type { Order } from '@lacteos/contracts/schemas';
import { PHONE_PATTERN } from '@lacteos/contracts/validation';
import { formatMoney } from '@lacteos/ui';
import { dispatchText, paymentText } from '#features/orders';
import { linePrice } from '#features/pricing';

const COLOMBIA = '57';

type Line = Order['orderItems'][number];

/** With VAT; older APIs omit it. */
const amountOf = ({ taxClassification, price, quantity, ...line }: Line): string =>
  taxClassification
    ? formatMoney(toPesos(linePrice({ ...line, taxClassification, price, quantity }).total))
    : netText(price * quantity);

export function orderSummary(order: Order): string {
  const lines = order.orderItems.map(
    (line) => `• ${line.quantity} × ${line.Product.name}: ${amountOf(line)}`,
  );
  const { numberGuide, transport } = order.delivery ?? {};
  return [
    `Hola, ${order.shippingAddress.first_name}. Este es el resumen de su pedido ${order.id} en ${BRAND.name}:`,
    ...lines,
    `Total con IVA: ${formatMoney(order.totalPrice)}`,
    `Método de pago: ${order.paymentMethod}. ${paymentText(order)}.`,
    numberGuide ? `${dispatchText(order)} con ${transport}, guía ${numberGuide}.` : `${dispatchText(order)}.`,
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** Null without a mobile number of ten digits. */
export function whatsappLink(order: Order): string | null {
  const { phone } = order.shippingAddress;
  if (!PHONE_PATTERN.test(phone)) return null;
  return `https://wa.me/${COLOMBIA}${phone}?text=${encodeURIComponent(orderSummary(order))}`;
}
