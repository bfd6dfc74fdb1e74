import type { LineVat } from '@lacteos/contracts/money/vat-classes';

import type { SiigoProduct } from '../client/siigo-wire.js';

/** SIIGO may charge only VAT at the class's rate. @returns a Spanish sentence, or null */
export function linkedTaxProblem(
  { taxes = [], tax_classification: classification }: SiigoProduct,
  { taxClassification, taxPercent }: LineVat,
): string | null {
  const other = taxes.find(({ type }) => type !== 'IVA');
  if (other)
    return `El producto de SIIGO tiene otro impuesto además del IVA (${other.name ?? other.id}); quítelo allí.`;
  const rates = taxes.map(({ percentage = 0 }) => percentage);
  const isSameRate =
    taxPercent > 0 ? rates.length === 1 && rates[0] === taxPercent : rates.every((rate) => rate === 0);
  const isSameClass = classification === undefined || classification === taxClassification;
  if (isSameRate && isSameClass) return null;
  return `El producto de SIIGO no tiene el IVA que cobra la tienda (${wordsOf(taxClassification, taxPercent)}); cámbielo allí.`;
}

const wordsOf = (classification: LineVat['taxClassification'], percent: number): string => {
  if (classification === 'Taxed') return `IVA del ${percent} %`;
  return classification === 'Exempt' ? 'exento' : 'excluido';
};
