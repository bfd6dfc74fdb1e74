import type { CounterReceipt } from '../generated/api.js';
import { formatMoney } from '../money/money.js';
import { COLOMBIA_TIME_ZONE } from '../time/colombian-day.js';
import type { ReceiptLine } from '../orders/receipt.js';

/** Paper in mm. */
export const RECEIPT_WIDTHS = [58, 80] as const;
export type ReceiptWidth = (typeof RECEIPT_WIDTHS)[number];

// The printer's character set lacks Intl's spaces.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const text = (value: string): ReceiptLine => ({ kind: 'text', text: plain(value) });
const centred = (value: string): ReceiptLine => ({ kind: 'text', text: plain(value), isCentred: true });
const row = (left: string, right: string): ReceiptLine & { kind: 'row' } => ({
  kind: 'row',
  left: plain(left),
  right: plain(right),
});
const amount = (left: string, pesos: number) => row(left, formatMoney(pesos));
const RULE: ReceiptLine = { kind: 'rule' };

/** Without number and code: handed over before the API knew of it. */
export type PrintedReceipt = Omit<CounterReceipt, 'number' | 'returnCode'> & {
  readonly number: number | null;
  readonly returnCode: string | null;
};

/** For paper, PDF and printer; times are Colombian. Narrow paper has two amounts of a VAT class below each other. */
export function counterReceiptLines(receipt: PrintedReceipt, width: ReceiptWidth): ReceiptLine[] {
  const { store, customer } = receipt;
  return [
    ...(receipt.state === 'void' ? [title('VENTA ANULADA')] : []),
    title(receipt.company.name),
    centred(`NIT ${receipt.company.nit}`),
    ...[store.name, store.address, store.city].filter(Boolean).map(centred),
    ...(store.phone ? [centred(`Teléfono ${store.phone}`)] : []),
    RULE,
    text(receipt.number === null ? 'Venta por confirmar' : `Venta ${receipt.number}`),
    text(moment(receipt.createdAt)),
    text(`Cajero: ${receipt.cashier}`),
    text([`Turno ${receipt.shiftId}`, receipt.drawer].filter(Boolean).join(' · ')),
    text(`Cliente: ${customer?.name ?? 'Consumidor final'}`),
    ...(customer ? [text(`Identificación: ${customer.identification}`)] : []),
    RULE,
    ...receipt.lines.flatMap(lineOf),
    RULE,
    { ...amount('Total', receipt.total), isTotal: true },
    ...receipt.vat.flatMap((vat) => vatOf(vat, width)),
    RULE,
    ...receipt.parts.flatMap(partOf),
    ...cashOf(receipt),
    RULE,
    text(receipt.invoice ? `Factura electrónica ${receipt.invoice}` : 'Factura en trámite'),
    text(codeOf(receipt)),
    RULE,
    ...receipt.legal.map(centred),
    centred('Gracias por su compra.'),
  ];
}

const codeOf = ({ returnCode }: PrintedReceipt): string =>
  returnCode === null ? 'Sin conexión: guarde este recibo.' : `Código para devoluciones: ${returnCode}`;

const title = (value: string): ReceiptLine => ({
  kind: 'text',
  text: plain(value),
  isCentred: true,
  isTitle: true,
});

const moment = (iso: string): string =>
  new Intl.DateTimeFormat('es-CO', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: COLOMBIA_TIME_ZONE,
  }).format(new Date(iso));

const lineOf = ({ name, presentation, quantity, price, total }: CounterReceipt['lines'][number]) => [
  text([name, presentation].filter(Boolean).join(' · ')),
  amount(`${quantity} × ${formatMoney(price)}`, total),
];

function vatOf({ name, base, tax }: CounterReceipt['vat'][number], width: ReceiptWidth): ReceiptLine[] {
  if (tax === 0) return [amount(name, base)];
  return width === 80
    ? [row(`${name}: base ${formatMoney(base)}`, `IVA ${formatMoney(tax)}`)]
    : [amount(`${name}: base`, base), amount('IVA', tax)];
}

const partOf = ({ method, amount: paid, reference }: CounterReceipt['parts'][number]): ReceiptLine[] => [
  amount(method, paid),
  ...(reference ? [text(`N.º ${reference}`)] : []),
];

function cashOf({ parts, rounding, change }: PrintedReceipt): ReceiptLine[] {
  const received = parts.find((part) => part.received !== null)?.received;
  if (received === undefined || received === null) return [];
  return [
    ...(rounding === 0 ? [] : [amount('Redondeo del efectivo', rounding)]),
    amount('Recibido', received),
    { ...amount('Cambio', change), isTotal: true },
  ];
}
