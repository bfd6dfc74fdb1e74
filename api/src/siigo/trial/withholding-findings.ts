import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { WITHHOLDINGS, WITHHOLDING_KINDS, type WithholdingKind } from '@lacteos/contracts/money/withholdings';

import type { TrialFinding } from './trial-finding.js';

export type RatesInUse = Readonly<Record<WithholdingKind, readonly number[]>>;

export interface WithholdingAccount {
  readonly invoiceTypes: readonly InvoiceType[];
  readonly creditNoteTypes: readonly InvoiceType[];
  readonly taxes: readonly { type: string; percentage: number; active?: boolean }[];
}

const FLAGS = { reteIva: 'reteiva', reteIca: 'reteica' } as const;

/** Every rate in use needs a tax in SIIGO and document types that accept it; unused kinds are only a notice. */
export function withholdingFindings(account: WithholdingAccount, rates: RatesInUse): TrialFinding[] {
  return WITHHOLDING_KINDS.flatMap((kind) => [
    ...taxFindings(kind, account, rates[kind]),
    ...(kind === 'reteFuente' ? [] : typeFindings(kind, account, rates[kind].length > 0)),
  ]);
}

function taxFindings(
  kind: WithholdingKind,
  { taxes }: WithholdingAccount,
  used: readonly number[],
): TrialFinding[] {
  const { label, siigoType } = WITHHOLDINGS[kind];
  const active = taxes
    .filter((tax) => tax.type === siigoType && tax.active !== false)
    .map(({ percentage }) => percentage);
  if (used.length === 0) {
    const offered = active.length > 0 ? active.map((rate) => `${rate} %`).join(', ') : 'ninguna';
    return [
      {
        level: 'notice',
        text: `${label}: ninguna empresa la practica; tarifas activas en SIIGO: ${offered}`,
      },
    ];
  }
  return used.map((rate) => ({
    level: active.includes(rate) ? 'right' : 'missing',
    text: `Impuesto ${label} del ${rate} % activo`,
  }));
}

/** ReteIVA and ReteICA need configured document types; a note copies those of its invoice. */
function typeFindings(
  kind: keyof typeof FLAGS,
  { invoiceTypes, creditNoteTypes }: WithholdingAccount,
  isUsed: boolean,
): TrialFinding[] {
  const { label } = WITHHOLDINGS[kind];
  return [...invoiceTypes, ...creditNoteTypes].map((type) => {
    const isTaken = type[FLAGS[kind]];
    const lack = isUsed ? 'missing' : 'notice';
    return {
      level: isTaken ? 'right' : lack,
      text: `Comprobante ${type.id} ${type.name} ${isTaken ? 'lleva' : 'no lleva'} ${label}`,
    };
  });
}
