import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { WITHHOLDINGS, WITHHOLDING_KINDS, type WithholdingKind } from '@lacteos/contracts/money/withholdings';

import type { TrialFinding } from './trial-finding.js';

/** Rates that companies of the shop withhold at, each once. */
export type RatesInUse = Readonly<Record<WithholdingKind, readonly number[]>>;

/** What of an account decides whether withholdings are taken. */
export interface WithholdingAccount {
  /** The types that the shop invoices and credits with. */
  readonly invoiceTypes: readonly InvoiceType[];
  readonly creditNoteTypes: readonly InvoiceType[];
  readonly taxes: readonly { type: string; percentage: number; active?: boolean }[];
}

const FLAGS = { reteIva: 'reteiva', reteIca: 'reteica' } as const;

/**
 * Whether SIIGO has the tax of every rate that a company withholds at, and whether the document types take it. A kind that no
 * company withholds is a notice: it becomes a lack with the first company.
 */
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

/** SIIGO takes ReteIVA and ReteICA only with types that are configured for them; a note copies those of its invoice. */
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
