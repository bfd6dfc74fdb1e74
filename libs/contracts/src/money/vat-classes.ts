import type { TaxClassification } from '../reference/reference-data.js';

/** VAT classes of products. `TaxedReduced` is the shop's word; SIIGO calls both taxed classes `Taxed`. */
export const VAT_CLASSES = ['Taxed', 'TaxedReduced', 'Exempt', 'Excluded'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** A rate that a class has from a Colombian day (yyyy-MM-dd) until the next row of the class. */
export interface VatRate {
  readonly vatClass: VatClass;
  /** A whole number: 19. */
  readonly percent: number;
  readonly from: string;
}

/**
 * Rates by class, oldest first. A new rate is a new row with the day from which the law has it; orders keep the rate of
 * their day. 19 % replaced 16 % by law 1819 of 2016; DIAN's list of rates is 0, 5, 16 (old) and 19.
 */
export const VAT_RATES: readonly VatRate[] = [
  { vatClass: 'Taxed', percent: 16, from: '2013-01-01' },
  { vatClass: 'Taxed', percent: 19, from: '2017-01-01' },
  { vatClass: 'TaxedReduced', percent: 5, from: '2013-01-01' },
  { vatClass: 'Exempt', percent: 0, from: '2013-01-01' },
  { vatClass: 'Excluded', percent: 0, from: '2013-01-01' },
];

/** Class in SIIGO's words and rate, as orders and products carry them. */
export interface LineVat {
  taxClassification: TaxClassification;
  taxPercent: number;
}

/** What a class means on a Colombian day (yyyy-MM-dd); before its first row it has that row's rate. */
export function vatOn(vatClass: VatClass, day: string, rates: readonly VatRate[] = VAT_RATES): LineVat {
  const ofClass = rates.filter((rate) => rate.vatClass === vatClass);
  const current = ofClass.findLast(({ from }) => from <= day) ?? ofClass[0];
  return {
    taxClassification: vatClass === 'TaxedReduced' ? 'Taxed' : vatClass,
    taxPercent: current?.percent ?? 0,
  };
}

/** Whether a line is taxed at the general rate, of today or of a former day. */
export const isGeneralVat = ({ taxClassification, taxPercent }: LineVat): boolean =>
  taxClassification === 'Taxed' &&
  VAT_RATES.some(({ vatClass, percent }) => vatClass === 'Taxed' && percent === taxPercent);

const CLASS_NAMES: Readonly<Record<TaxClassification, string>> = {
  Taxed: 'Gravado',
  Exempt: 'Exento',
  Excluded: 'Excluido',
};

/** A line's class in words: 'Gravado 19%', 'Exento'. */
export const vatName = ({ taxClassification, taxPercent }: LineVat): string =>
  taxClassification === 'Taxed' ? `${CLASS_NAMES.Taxed} ${taxPercent}%` : CLASS_NAMES[taxClassification];

export const vatClassName = (vatClass: VatClass, day: string): string => vatName(vatOn(vatClass, day));

/** A product's class and the change that was planned for it; both parts of the change or none. */
export interface PlannedVat {
  taxClassification: VatClass;
  nextTaxClassification: VatClass | null;
  /** The Colombian day (yyyy-MM-dd) from which the next class holds. */
  taxChangeOn: string | null;
}

/** A product's class on a day: a planned change that is due has taken place, others are still planned. */
export function plannedVatOn(planned: PlannedVat, day: string): PlannedVat {
  const { taxClassification, nextTaxClassification, taxChangeOn } = planned;
  if (nextTaxClassification === null || taxChangeOn === null || taxChangeOn > day)
    return { taxClassification, nextTaxClassification, taxChangeOn };
  return { taxClassification: nextTaxClassification, nextTaxClassification: null, taxChangeOn: null };
}
