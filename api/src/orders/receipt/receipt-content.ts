import { BRAND, toPesos, type Centavos } from '@lacteos/contracts';

import type { OrderLineRow } from '../order/order-rows.js';
import type { OrderEntity } from '../order/order.entity.js';

/** One line of a receipt; a right part makes it a row of two columns, a rule draws a line across. */
export type ReceiptLine =
  | { kind: 'text'; text: string; isCentred?: boolean; isTitle?: boolean }
  | { kind: 'row'; left: string; right: string; isTotal?: boolean }
  | { kind: 'rule' };

const amount = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});
const money = (value: Centavos): string => `$ ${amount.format(toPesos(value))}`;
// The spaces of Intl's texts are not in the printer's character set.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const text = (value: string): ReceiptLine => ({ kind: 'text', text: plain(value) });
const centred = (value: string): ReceiptLine => ({ kind: 'text', text: value, isCentred: true });
const RULE: ReceiptLine = { kind: 'rule' };

/** What stands on the receipt of an order, top to bottom; times are those of Colombia. */
export function receiptLines(order: OrderEntity, lines: readonly OrderLineRow[]): ReceiptLine[] {
  return [
    { kind: 'text', text: BRAND.name, isCentred: true, isTitle: true },
    centred(BRAND.city),
    centred(BRAND.address),
    RULE,
    text(`Pedido ${order.id}`),
    text(moment.format(order.createdAt)),
    text(`${order.shippingAddress.first_name} ${order.shippingAddress.last_name}`.trim()),
    text(`Identificación ${order.nDocument}`),
    RULE,
    ...lines.flatMap(itemLines),
    RULE,
    { kind: 'row', left: 'Productos', right: money(order.itemsPrice) },
    { kind: 'row', left: order.allTaxed ? 'Impuesto IVA 19%' : 'Impuesto IVA', right: money(order.taxPrice) },
    { kind: 'row', left: 'Total', right: money(order.totalPrice), isTotal: true },
    RULE,
    text(order.paymentMethod),
    text(paymentLine(order)),
    ...proofOf(order),
    RULE,
    centred('Este recibo no reemplaza la factura electrónica.'),
    centred('Gracias por su compra.'),
  ];
}

function itemLines({ productName, quantity, unitPrice }: OrderLineRow): ReceiptLine[] {
  const total = (unitPrice * quantity) as Centavos;
  return [text(productName), { kind: 'row', left: `${quantity} × ${money(unitPrice)}`, right: money(total) }];
}

function paymentLine({ active, isPaid, paidAt }: OrderEntity): string {
  if (!active) return 'pedido cancelado';
  return isPaid && paidAt ? `Pagado el ${moment.format(paidAt)}` : 'No pagado';
}

function proofOf({ paymentResult }: OrderEntity): ReceiptLine[] {
  if (!paymentResult) return [];
  const { transaction, transactionNumber, checkNumber, expiryDate } = paymentResult;
  const number = transaction?.id ?? transactionNumber;
  return [
    ...(number ? [text(`Transacción ${number}`)] : []),
    ...(checkNumber ? [text(`Cheque ${checkNumber}`)] : []),
    ...(expiryDate ? [text(`Vence el ${expiryDate.slice(0, 10)}`)] : []),
  ];
}
