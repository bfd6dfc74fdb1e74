import { HAND_MOVEMENTS } from '@lacteos/contracts/counter/cash-movements';
import type { CashShift } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';

import { formStyles } from '#features/editing';

type Counts = CashShift['closingCounts'];

const piecesText = (counts: Counts): string =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => `${count} × ${formatMoney(value)}`)
    .join(', ');

/** Sums of an open shift are hidden from those who may not see them before the count. */
const sumsOf = (shift: CashShift): (readonly [string, number | null])[] => [
  ['Efectivo inicial', shift.openingCash],
  ['Pagos en efectivo', shift.cashPayments],
  ['Devuelto', shift.cashRefunds === null ? null : -shift.cashRefunds],
  ['Correcciones', shift.cashCorrections],
  ['Redondeos', shift.roundings],
  ...shift.byHand.map(({ kind, amount }) => [HAND_MOVEMENTS[kind], amount] as const),
];

function countsOf({ openingCounts, firstCounts, firstCountedAt, closingCounts }: CashShift) {
  const first = `${piecesText(firstCounts) || 'Nada'}, el ${formatMoment(firstCountedAt ?? '')}`;
  return [
    ['Conteo de apertura', piecesText(openingCounts)],
    ['Primer conteo', firstCountedAt === null ? '' : first],
    ['Conteo de cierre', piecesText(closingCounts)],
  ] as const;
}

export function ShiftPanel({ shift }: { shift: CashShift }) {
  const sums = sumsOf(shift).flatMap(([label, amount]) =>
    amount === null ? [] : [[label, formatMoney(amount)] as const],
  );
  return (
    <>
      <dl className={formStyles.officeFacts}>
        {[...sums, ...countsOf(shift)]
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {shift.expectedCash === null && <p>Lo recibido se ve cuando el turno esté contado y cerrado.</p>}
    </>
  );
}
