import { centavos, formatMoney, fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { unitsText } from '@lacteos/contracts/parsing/count-text';

import { creditRemainder, loweredPrice, returnedUnits } from '../document/credit-lines.js';
import type { InvoiceLine, LineCredit, LineRemainder } from '../document/credit-lines.js';
import { CREDIT_REASONS, type CreditKind } from '../document/credit-reasons.js';

/** `line` counts from 1; the amount is in pesos without taxes. */
export interface WantedCredit {
  readonly line: number;
  readonly quantity?: number;
  readonly amount?: number;
  /** Refunded price of returned units in centavos, without taxes. */
  readonly base?: number;
}
export type CreditPlan =
  | { readonly credits: readonly LineCredit[] }
  | { readonly errors: Readonly<Record<string, string>> };

const NO_LINES: Readonly<Record<CreditKind, string>> = {
  everything: '',
  units: 'Indique al menos una línea con las unidades que se devuelven.',
  'unit price': 'Indique al menos una línea con sus unidades y lo que baja su precio.',
  amount: 'Indique al menos una línea con el valor que se descuenta.',
};
const WHOLE = 'La anulación acredita toda la factura; quite las líneas.';
const NOTHING = 'De esta factura ya no queda nada por acreditar.';

/** Never exceeds what earlier notes have left. */
export function planCredit(
  reason: number,
  wanted: readonly WantedCredit[],
  lines: readonly InvoiceLine[],
  rests: readonly LineRemainder[],
): CreditPlan {
  const kind = CREDIT_REASONS[reason]?.kind ?? 'everything';
  if (kind === 'everything') {
    if (wanted.length > 0) return { errors: { lines: WHOLE } };
    const credits = creditRemainder(lines, rests);
    return credits.length > 0 ? { credits } : { errors: { reason: NOTHING } };
  }
  if (wanted.length === 0) return { errors: { lines: NO_LINES[kind] } };
  if (new Set(wanted.map(({ line }) => line)).size < wanted.length)
    return { errors: { lines: 'Cada línea de la factura va una sola vez.' } };
  const outcomes = wanted.map((one, index) => creditOf(kind, one, `lines.${index}`, lines, rests));
  const errors = Object.assign({}, ...outcomes.map((outcome) => ('errors' in outcome ? outcome.errors : {})));
  if (Object.keys(errors).length > 0) return { errors };
  return { credits: outcomes.flatMap((outcome) => ('credits' in outcome ? outcome.credits : [])) };
}

function creditOf(
  kind: CreditKind,
  { line: number, quantity = 0, amount = 0, base: refunded }: WantedCredit,
  field: string,
  lines: readonly InvoiceLine[],
  rests: readonly LineRemainder[],
): CreditPlan {
  const index = number - 1;
  const [line, rest] = [lines[index], rests[index]];
  const refused = (name: string, text: string): CreditPlan => ({ errors: { [`${field}.${name}`]: text } });
  if (!line || !rest) return refused('line', 'La factura no tiene esa línea.');
  const exhausted = refused('line', 'De esta línea ya no queda nada por acreditar.');
  if (kind === 'units') {
    if (quantity < 1) return refused('quantity', 'Indique las unidades que se devuelven.');
    if (quantity > rest.quantity)
      return refused('quantity', `Por devolver en esta línea: ${unitsText(rest.quantity)}.`);
    const credit = returnedUnits(line, index, quantity, rest, refunded);
    return credit ? { credits: [credit] } : exhausted;
  }
  if (amount <= 0) return refused('amount', 'Indique un valor mayor que cero.');
  const units = kind === 'unit price' ? quantity : 1;
  if (units < 1 || units > line.quantity)
    return refused(
      'quantity',
      `Esta línea tiene ${unitsText(line.quantity)}: indique de 1 a ${line.quantity}.`,
    );
  const base = centavos(fromPesos(amount) * units);
  if (base > rest.base)
    return refused('amount', `Quedan ${formatMoney(toPesos(rest.base))} sin impuestos en esta línea.`);
  const credit = loweredPrice(line, index, base, rest);
  return credit ? { credits: [credit] } : exhausted;
}
