/** Credits the rest, units of lines, an amount per unit, or an amount per line. */
export type CreditKind = 'everything' | 'units' | 'unit price' | 'amount';

export interface CreditReason {
  readonly text: string;
  readonly kind: CreditKind;
}

export const CREDIT_REASONS: Readonly<Record<number, CreditReason>> = {
  1: { text: 'Devolución parcial', kind: 'units' },
  2: { text: 'Anulación de la factura electrónica', kind: 'everything' },
  3: { text: 'Rebaja o descuento', kind: 'amount' },
  4: { text: 'Ajuste de precio', kind: 'unit price' },
  6: { text: 'Descuento por pronto pago', kind: 'amount' },
  7: { text: 'Descuento por volumen', kind: 'amount' },
};
export const CREDIT_NOTE_REASONS: readonly number[] = Object.keys(CREDIT_REASONS).map(Number);
