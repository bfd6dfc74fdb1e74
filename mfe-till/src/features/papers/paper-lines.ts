import { BRAND } from '@lacteos/contracts/brand/brand';
import type { ReceiptLine } from '@lacteos/contracts/orders/receipt';
import type { ShiftPaper } from '@lacteos/contracts/schemas';
import { formatListMoment, formatMoney } from '@lacteos/ui';
import { kindText } from '#features/movements';
import type { PrintedPaper } from '#features/receipt';

// A thermal printer's letters lack the space that doesn't break.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const text = (value: string): ReceiptLine => ({ kind: 'text', text: plain(value) });
const row = (left: string, pesos: number): ReceiptLine => ({
  kind: 'row',
  left: plain(left),
  right: plain(formatMoney(pesos)),
});
const total = (left: string, pesos: number): ReceiptLine => ({
  kind: 'row',
  left,
  right: plain(formatMoney(pesos)),
  isTotal: true,
});
const RULE: ReceiptLine = { kind: 'rule' };

const TITLES = { X: 'Informe X: turno abierto', Z: 'Informe Z: cierre de turno' } as const;

const known = (left: string, pesos: number | null): ReceiptLine[] =>
  pesos === null ? [] : [row(left, pesos)];

function differenceLines({ counted, difference, note }: ShiftPaper): ReceiptLine[] {
  if (counted === null || difference === null) return [];
  const name = difference < 0 ? 'Faltante' : 'Sobrante';
  return [
    total('Contado', counted),
    difference === 0 ? text('Sin diferencia') : row(name, Math.abs(difference)),
    ...(note ? [text(`Nota: ${note}`)] : []),
  ];
}

/** The paper of a shift: X while it is open, Z once it is closed; hidden sums are left out. */
export function shiftPaper(paper: ShiftPaper): PrintedPaper {
  const { kind, number, store, drawer, cashier, openedAt, closedAt, opening, sales, movements, counts } =
    paper;
  const lines: ReceiptLine[] = [
    { kind: 'text', text: BRAND.name, isCentred: true, isTitle: true },
    { kind: 'text', text: store, isCentred: true },
    { kind: 'text', text: TITLES[kind], isCentred: true },
    RULE,
    text(`Turno ${number}${drawer ? `, ${drawer}` : ''}`),
    text(`Cajero: ${cashier}`),
    text(`Apertura: ${formatListMoment(openedAt)}`),
    ...(closedAt ? [text(`Cierre: ${formatListMoment(closedAt)}`)] : []),
    RULE,
    row('Efectivo inicial', opening),
    text(`Ventas: ${sales.count}`),
    ...sales.byMethod.map(({ method, count, amount }) => row(`${method} (${count})`, amount)),
    ...movements.map((one) => row(`${kindText(one.kind)}${one.note ? `: ${one.note}` : ''}`, one.amount)),
    ...known('Devoluciones', paper.refunds),
    ...known('Redondeos', paper.roundings),
    RULE,
    ...(paper.expected === null ? [] : [total('Esperado', paper.expected)]),
    ...counts.map(({ value, count }) => row(`${count} × ${formatMoney(value)}`, value * count)),
    ...differenceLines(paper),
  ];
  return { lines, code: null };
}
