import type { TaxClassification } from '../reference/reference-data.js';
import { colombianDay } from '../time/colombian-day.js';
import { centavos, formatMoney, fromPesos, toPesos, type Centavos } from './money.js';
import { vatOn } from './vat-classes.js';

/** What the price of a product or line needs: pesos without VAT and its VAT. An older API leaves `taxPercent` out. */
export interface PricedThing {
  price: number;
  taxClassification: TaxClassification;
  taxPercent?: number;
}

/** The VAT rate in percent: the API's, else the rate that the class has today. */
export const taxPercentOf = ({ taxClassification, taxPercent }: Omit<PricedThing, 'price'>): number =>
  taxPercent ?? vatOn(taxClassification, colombianDay(new Date())).taxPercent;

/** A unit with VAT, rounded up to the centavo: no quantity then costs more than quantity times this price. */
export const unitPriceWithVat = (unitPrice: Centavos, percent: number): Centavos =>
  centavos(unitPrice + Math.floor((unitPrice * percent + 99) / 100));

/** A product's unit price with VAT in pesos, as shoppers see it. */
export const shownUnitPrice = (thing: PricedThing): number =>
  toPesos(unitPriceWithVat(fromPesos(thing.price), taxPercentOf(thing)));

const NO_VAT_TEXTS: Readonly<Record<TaxClassification, string>> = {
  // 'IVA incluido' is also true of a taxed product at a rate of 0 %.
  Taxed: 'IVA incluido',
  Exempt: 'Exento de IVA',
  Excluded: 'Excluido de IVA',
};

/** A price in which there is no VAT says why. */
export const vatText = (thing: Omit<PricedThing, 'price'>): string =>
  taxPercentOf(thing) > 0 ? 'IVA incluido' : NO_VAT_TEXTS[thing.taxClassification];

/** An amount without VAT as shoppers read it beside the whole one: '$ 12.500,00 sin IVA'. */
export const netText = (pesos: number): string => `${formatMoney(pesos)} sin IVA`;

export interface ShownPrice {
  /** '$ 14.875,00' */
  amount: string;
  /** 'IVA incluido' */
  vat: string;
  /** '$ 12.500,00 sin IVA'; null without VAT, where both amounts are the same. */
  net: string | null;
}

export const shownPrice = (thing: PricedThing): ShownPrice => ({
  amount: formatMoney(shownUnitPrice(thing)),
  vat: vatText(thing),
  net: taxPercentOf(thing) > 0 ? netText(thing.price) : null,
});
