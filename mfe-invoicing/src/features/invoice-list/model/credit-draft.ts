import { lineAmounts } from '@lacteos/contracts/money/invoice-arithmetic';
import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { CreditBalance, CreditNoteRequest } from '@lacteos/contracts/schemas';

/** By line number of the invoice. */
export interface CreditFields {
  reason: number;
  lines?: Record<string, { quantity?: FieldNumber; amount?: FieldNumber }>;
  observations?: string;
}
type Line = CreditBalance['lines'][number];
type Kind = CreditBalance['reasons'][number]['kind'];

/** SIIGO's reason for annulling the whole invoice. */
export const ANNULMENT = 2;

export const kindOf = ({ reasons }: CreditBalance, reason: number): Kind =>
  reasons.find((one) => one.reason === reason)?.kind ?? 'everything';

export function creditRequestOf(fields: CreditFields, balance: CreditBalance): CreditNoteRequest {
  const kind = kindOf(balance, fields.reason);
  const observations = fields.observations?.trim();
  return {
    reason: fields.reason as CreditNoteRequest['reason'],
    ...(kind === 'everything' ? {} : { lines: linesOf(fields, kind) }),
    ...(observations ? { observations } : {}),
  };
}

function linesOf({ lines = {} }: CreditFields, kind: Kind): NonNullable<CreditNoteRequest['lines']> {
  return Object.entries(lines).flatMap(([line, typed]) => {
    const quantity = numberIn(typed?.quantity) ?? 0;
    const amount = numberIn(typed?.amount) ?? 0;
    const hasUnits = kind !== 'amount' && quantity > 0;
    const hasAmount = kind !== 'units' && amount > 0;
    if (!hasUnits && !hasAmount) return [];
    return [{ line: Number(line), ...(hasUnits ? { quantity } : {}), ...(hasAmount ? { amount } : {}) }];
  });
}

/** In pesos with taxes; the API's rounding may take centavos off. */
export function creditTotal(fields: CreditFields, balance: CreditBalance): number {
  const kind = kindOf(balance, fields.reason);
  if (kind === 'everything') return balance.rest;
  const byNumber = new Map(balance.lines.map((line) => [line.line, line]));
  const totals = linesOf(fields, kind).map(({ line, quantity = 1, amount }) => {
    const of = byNumber.get(line);
    return of ? totalOf(of, baseOf(of, kind, quantity, amount ?? 0)) : 0;
  });
  return toPesos(fromPesos(Math.round(totals.reduce((sum, total) => sum + total * 100, 0)) / 100));
}

function baseOf(line: Line, kind: Kind, quantity: number, amount: number): number {
  const base = kind === 'units' ? (line.base * quantity) / line.quantity : amount * quantity;
  return Math.min(Math.round(base * 100) / 100, line.restBase);
}

const totalOf = ({ taxes, restTotal }: Line, base: number): number =>
  Math.min(toPesos(lineAmounts({ quantity: 1, price: base, taxes }).total), restTotal);
