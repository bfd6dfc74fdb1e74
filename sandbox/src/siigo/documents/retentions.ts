import { type LineAmounts } from './arithmetic.js';
import { type Checks, type Json, listOf } from '../protocol/checks.js';
import * as seed from '../records/seed.js';

interface Line {
  readonly amounts: LineAmounts;
  readonly taxes: readonly seed.Tax[];
}
export interface Retention {
  readonly tax: seed.Tax;
  readonly value: bigint;
}

const DOCUMENT_RETENTIONS: Readonly<Record<string, string>> = {
  ReteIVA: 'reteiva',
  ReteICA: 'reteica',
  Autorretencion: 'self_withholding',
};
const PERCENT = 10_000;
const WHOLE = 1_000_000n;

export const checkRetentions = (checks: Checks, body: Json, type: seed.DocumentType | null): void => {
  listOf(body['retentions']).forEach(({ id }, index) => {
    const at = `retentions[${index}].id`;
    const tax = seed.TAXES.find((one) => one.id === id);
    const flag = DOCUMENT_RETENTIONS[tax?.type ?? ''];
    if (!tax) checks.add('invalid_reference', `The tax doesn't exist: ${String(id)}`, [at]);
    else if (!tax.active) checks.add('parameter_inactive', `The tax is inactive: ${tax.id}`, [at]);
    else if (!flag || (type as unknown as Json | null)?.[flag] !== true)
      checks.add(
        'invalid_retentions',
        'The retentions cannot be used, you must verify the document settings',
        [at],
      );
  });
};

/** Retefuente applies per line, the others to the whole document. */
export const retentionsOf = (body: Json, lines: readonly Line[]): Retention[] => {
  const base = lines.reduce((sum, { amounts }) => sum + amounts.base, 0n);
  const vat = lines.reduce((sum, line) => sum + vatOf(line), 0n);
  const ofDocument = listOf(body['retentions']).flatMap(({ id }) => {
    const tax = seed.TAXES.find((one) => one.id === id);
    return tax ? [{ tax, value: share(tax.type === 'ReteIVA' ? vat : base, tax) }] : [];
  });
  const ofLines = lines.flatMap(({ amounts, taxes }) =>
    taxes
      .filter(({ type }) => type === 'Retefuente')
      .map((tax) => ({ tax, value: share(amounts.base, tax) })),
  );
  return [...ofLines, ...ofDocument];
};

/** Retentions that lower the payment; self-withholdings do not. */
export const withheldFrom = (retentions: readonly Retention[]): bigint =>
  retentions.reduce((sum, { tax, value }) => (tax.type === 'Autorretencion' ? sum : sum + value), 0n);

const vatOf = ({ amounts, taxes }: Line): bigint => {
  const charged = taxes.filter(({ type }) => type !== 'Retefuente');
  return charged.reduce((sum, { type }, at) => (type === 'IVA' ? sum + (amounts.taxes[at] ?? 0n) : sum), 0n);
};

const share = (base: bigint, { percentage }: seed.Tax): bigint =>
  (base * BigInt(Math.round(percentage * PERCENT)) + WHOLE / 2n) / WHOLE;
