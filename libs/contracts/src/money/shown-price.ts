import type { TaxClassification } from '../reference/reference-data.js';
import { colombianDay } from '../time/colombian-day.js';
import { centavos, formatMoney, fromPesos, toPesos, type Centavos } from './money.js';
import { vatOn } from './vat-classes.js';

/** Pesos without VAT. Older APIs omit `taxPercent`. */
export interface PricedThing {
  price: number;
  taxClassification: TaxClassification;
  taxPercent?: number;
}

/** The API's rate, else today's rate of the class. */
export const taxPercentOf = ({ taxClassification, taxPercent }: Omit<PricedThing, 'price'>): number =>
  taxPercent ?? vatOn(taxClassification, colombianDay(new Date())).taxPercent;

/** Rounded up to the centavo: no quantity costs more than quantity times this. */
export const unitPriceWithVat = (unitPrice: Centavos, percent: number): Centavos =>
  centavos(unitPrice + Math.floor((unitPrice * percent + 99) / 100));

/** With VAT, in pesos. */
export const shownUnitPrice = (thing: PricedThing): number =>
  toPesos(unitPriceWithVat(fromPesos(thing.price), taxPercentOf(thing)));

const NO_VAT_TEXTS: Readonly<Record<TaxClassification, string>> = {
  // Also true at a rate of 0 %.
  Taxed: 'IVA incluido',
  Exempt: 'Exento de IVA',
  Excluded: 'Excluido de IVA',
};

/** Says why when there is no VAT. */
const vatText = (thing: Omit<PricedThing, 'price'>): string =>
  taxPercentOf(thing) > 0 ? 'IVA incluido' : NO_VAT_TEXTS[thing.taxClassification];

/** '$ 12.500,00 sin IVA'. */
export const netText = (pesos: number): string => `${formatMoney(pesos)} sin IVA`;

export interface ShownPrice {
  amount: string;
  vat: string;
  /** '$ 12.500,00 sin IVA'; null without VAT. */
  net: string | null;
}

export const shownPrice = (thing: PricedThing): ShownPrice => ({
  amount: formatMoney(shownUnitPrice(thing)),
  vat: vatText(thing),
  net: taxPercentOf(thing) > 0 ? netText(thing.price) : null,
});
