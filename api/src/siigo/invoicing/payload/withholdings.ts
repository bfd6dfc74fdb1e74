import { lineAmounts, type ArithmeticLine, type LineTax } from '@lacteos/contracts/money/invoice-arithmetic';
import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import {
  withheldOf,
  withheldTotal,
  WITHHOLDINGS,
  type WithholdingKind,
  type WithholdingRates,
} from '@lacteos/contracts/money/withholdings';

import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { PayloadProblem, type CatalogueTax } from './payload-problem.js';

/** ReteFuente is a tax of each line, the others are of the invoice. */
export interface WithholdingTaxes {
  readonly ofLines: readonly CatalogueTax[];
  readonly ofDocument: readonly CatalogueTax[];
}
const NO_WITHHOLDINGS: WithholdingTaxes = { ofLines: [], ofDocument: [] };

/** @throws PayloadProblem when SIIGO has no active tax of a type and rate */
export function withholdingTaxesOf(
  rates: WithholdingRates | null,
  taxes: readonly CatalogueTax[],
): WithholdingTaxes {
  if (!rates) return NO_WITHHOLDINGS;
  const taxesOf = (kind: WithholdingKind): CatalogueTax[] => {
    if (rates[kind] === 0) return [];
    const { label, siigoType } = WITHHOLDINGS[kind];
    const tax = taxes.find(
      ({ type, percentage, active }) => active !== false && type === siigoType && percentage === rates[kind],
    );
    if (tax) return [tax];
    throw new PayloadProblem(
      'WITHHOLDING_TAX_MISSING',
      `SIIGO no tiene activa una ${label} del ${rates[kind]} %; créela allí o cambie la retención del cliente.`,
      'retentions',
    );
  };
  return { ofLines: taxesOf('reteFuente'), ofDocument: [...taxesOf('reteIva'), ...taxesOf('reteIca')] };
}

/** Rounds as SIIGO does. */
export function withheldFrom(lines: readonly ArithmeticLine[], ofDocument: readonly LineTax[]): Centavos {
  const rateOf = (taxes: readonly LineTax[], kind: WithholdingKind): number =>
    taxes.find(({ type }) => type === WITHHOLDINGS[kind].siigoType)?.percentage ?? 0;
  const priced = lines.map((line) => ({ ...vatAndBase(line), reteFuente: rateOf(line.taxes, 'reteFuente') }));
  const ofLines = priced.map((line) =>
    withheldTotal(withheldOf([line], { reteFuente: line.reteFuente, reteIva: 0, reteIca: 0 })),
  );
  const ofWhole = withheldTotal(
    withheldOf(priced, {
      reteFuente: 0,
      reteIva: rateOf(ofDocument, 'reteIva'),
      reteIca: rateOf(ofDocument, 'reteIca'),
    }),
  );
  return centavos(ofLines.reduce<number>((sum, amount) => sum + amount, ofWhole));
}

export const retentionsOf = ({ ofDocument }: WithholdingTaxes): Pick<SiigoInvoiceRequest, 'retentions'> =>
  ofDocument.length > 0 ? { retentions: ofDocument.map(({ id }) => ({ id })) } : {};

function vatAndBase(line: ArithmeticLine): { base: Centavos; vat: Centavos } {
  const { base, taxes } = lineAmounts(line);
  const vat = taxes.reduce<number>(
    (sum, amount, at) => sum + (line.taxes[at]?.type === 'IVA' ? amount : 0),
    0,
  );
  return { base, vat: centavos(vat) };
}
