import type { Order } from '../generated/api.js';
import { BRAND } from '../brand/brand.js';
import { COLOMBIA_TIME_ZONE, colombianDayOf } from '../time/colombian-day.js';
import { centavos, formatMoney, fromPesos, toPesos } from '../money/money.js';
import { vatName } from '../money/vat-classes.js';
import { ORDER_FLAG_TEXTS, vatLabel } from './order-texts.js';
import { recipientName } from '../delivery/dispatch-registration.js';
import { shownWithholding } from './shown-withholding.js';

/** A right part makes two columns, a rule a line across. */
export type ReceiptLine =
  | { kind: 'text'; text: string; isCentred?: boolean; isTitle?: boolean }
  | { kind: 'row'; left: string; right: string; isTotal?: boolean }
  | { kind: 'rule' };

// The printer's character set lacks Intl's spaces.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const text = (value: string): ReceiptLine => ({ kind: 'text', text: plain(value) });
const centred = (value: string): ReceiptLine => ({ kind: 'text', text: value, isCentred: true });
const row = (left: string, pesos: number): ReceiptLine & { kind: 'row' } => ({
  kind: 'row',
  left: plain(left),
  right: plain(formatMoney(pesos)),
});
const percentText = (percent: number): string => `${String(percent).replace('.', ',')} %`;
const RULE: ReceiptLine = { kind: 'rule' };

/** For paper and PDF; times are Colombian. */
export function receiptLines(order: Order): ReceiptLine[] {
  return [
    { kind: 'text', text: BRAND.name, isCentred: true, isTitle: true },
    centred(BRAND.city),
    centred(BRAND.address),
    RULE,
    text(`Pedido ${order.id}`),
    text(moment(order.createdAt)),
    ...buyerNames(order).map(text),
    text(`Identificación ${order.n_document}`),
    RULE,
    ...order.orderItems.flatMap(itemLines),
    RULE,
    row('Productos', order.itemsPrice),
    ...vatClassLines(order),
    row(vatLabel(order.allTaxed, order.orderItems), order.taxPrice),
    ...shippingLines(order),
    { ...row('Total', order.totalPrice), isTotal: true },
    ...withholdingLines(order),
    RULE,
    text(order.paymentMethod),
    text(paymentLine(order)),
    ...proofOf(order),
    ...dispatchOf(order),
    RULE,
    centred('Este recibo no reemplaza la factura electrónica.'),
    centred('Gracias por su compra.'),
  ];
}

function buyerNames({ shippingAddress }: Order): string[] {
  const person = `${shippingAddress.first_name} ${shippingAddress.last_name}`.trim();
  return [...new Set([recipientName(shippingAddress), person])].filter(Boolean);
}

const moment = (iso: string): string =>
  new Intl.DateTimeFormat('es-CO', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: COLOMBIA_TIME_ZONE,
  }).format(new Date(iso));

const itemLines = ({ quantity, price, Product }: Order['orderItems'][number]): ReceiptLine[] => [
  text(Product.name),
  row(`${quantity} × ${formatMoney(price)}`, price * quantity),
];

function shippingLines({ itemsPrice, taxPrice, totalPrice }: Order): ReceiptLine[] {
  const shipping = fromPesos(totalPrice) - fromPesos(itemsPrice) - fromPesos(taxPrice);
  return shipping > 0 ? [row('Envío', toPesos(centavos(shipping)))] : [];
}

/** Without VAT. */
function vatClassLines({ orderItems }: Order): ReceiptLine[] {
  const subtotals = new Map<string, number>();
  for (const { taxClassification, taxPercent = 0, price, quantity } of orderItems) {
    if (taxClassification === undefined) continue;
    const name = vatName({ taxClassification, taxPercent });
    subtotals.set(name, (subtotals.get(name) ?? 0) + fromPesos(price) * quantity);
  }
  return [...subtotals].map(([name, base]) => row(name, toPesos(centavos(base))));
}

function withholdingLines(order: Order): ReceiptLine[] {
  const withholding = shownWithholding(order);
  if (!withholding) return [];
  const { lines, expectedPayment } = withholding;
  const paid = row(order.isPaid ? 'Pagado' : 'Pago esperado', expectedPayment);
  return [
    ...lines.map(({ name, percent, amount }) => row(`${name} ${percentText(percent)}`, -amount)),
    { ...paid, isTotal: true },
  ];
}

function paymentLine({ active, isPaid, paidAt }: Order): string {
  if (!active) return ORDER_FLAG_TEXTS.active.false;
  return isPaid && paidAt ? `Pagado el ${moment(paidAt)}` : 'No pagado';
}

function proofOf({ paymentResult }: Order): ReceiptLine[] {
  if (!paymentResult) return [];
  const { transaction, transactionNumber, checkNumber, expiryDate } = paymentResult;
  const number = transaction?.id ?? transactionNumber;
  return [
    ...(number ? [text(`Transacción ${number}`)] : []),
    ...(checkNumber ? [text(`Cheque ${checkNumber}`)] : []),
    ...(expiryDate ? [text(`Vence el ${colombianDayOf(expiryDate)}`)] : []),
  ];
}

function dispatchOf({ active, isDelivered, deliveredAt }: Order): ReceiptLine[] {
  if (!active) return [];
  return [text(isDelivered && deliveredAt ? `Despachado el ${moment(deliveredAt)}` : 'No despachado')];
}
