import type { TaxClassification } from '../reference/reference-data.js';

/** `TaxedReduced` is ours; SIIGO calls both taxed classes `Taxed`. */
export const VAT_CLASSES = ['Taxed', 'TaxedReduced', 'Exempt', 'Excluded'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** From a Colombian day (yyyy-MM-dd) until the next row of the class. */
export interface VatRate {
  readonly vatClass: VatClass;
  /** A whole number: 19. */
  readonly percent: number;
  readonly from: string;
}

/**
 * By class, oldest first. Add a row for a new rate; orders keep the rate of their day. Law 1819 of 2016 raised 16 %
 * to 19 %; DIAN's rates are 0, 5, 16 (old) and 19.
 */
export const VAT_RATES: readonly VatRate[] = [
  { vatClass: 'Taxed', percent: 16, from: '2013-01-01' },
  { vatClass: 'Taxed', percent: 19, from: '2017-01-01' },
  { vatClass: 'TaxedReduced', percent: 5, from: '2013-01-01' },
  { vatClass: 'Exempt', percent: 0, from: '2013-01-01' },
  { vatClass: 'Excluded', percent: 0, from: '2013-01-01' },
];

export interface LineVat {
  taxClassification: TaxClassification;
  taxPercent: number;
}

/** `day` is Colombian, yyyy-MM-dd; before its first row a class has that row's rate. */
export function vatOn(vatClass: VatClass, day: string, rates: readonly VatRate[] = VAT_RATES): LineVat {
  const ofClass = rates.filter((rate) => rate.vatClass === vatClass);
  const current = ofClass.findLast(({ from }) => from <= day) ?? ofClass[0];
  return {
    taxClassification: vatClass === 'TaxedReduced' ? 'Taxed' : vatClass,
    taxPercent: current?.percent ?? 0,
  };
}

export const isGeneralVat = ({ taxClassification, taxPercent }: LineVat): boolean =>
  taxClassification === 'Taxed' &&
  VAT_RATES.some(({ vatClass, percent }) => vatClass === 'Taxed' && percent === taxPercent);

const CLASS_NAMES: Readonly<Record<TaxClassification, string>> = {
  Taxed: 'Gravado',
  Exempt: 'Exento',
  Excluded: 'Excluido',
};

/** Without the rate, which a day decides. */
export const VAT_CLASS_TEXTS: Readonly<Record<VatClass, string>> = {
  Taxed: 'Gravado, tarifa general',
  TaxedReduced: 'Gravado, tarifa reducida',
  Exempt: CLASS_NAMES.Exempt,
  Excluded: CLASS_NAMES.Excluded,
};

/** 'Gravado 19%', 'Exento'. */
export const vatName = ({ taxClassification, taxPercent }: LineVat): string =>
  taxClassification === 'Taxed' ? `${CLASS_NAMES.Taxed} ${taxPercent}%` : CLASS_NAMES[taxClassification];

export const vatClassName = (vatClass: VatClass, day: string): string => vatName(vatOn(vatClass, day));

/** Both parts of a planned change or none. */
export interface PlannedVat {
  taxClassification: VatClass;
  nextTaxClassification: VatClass | null;
  /** Colombian day, yyyy-MM-dd. */
  taxChangeOn: string | null;
}

/** Applies a planned change that is due. */
export function plannedVatOn(planned: PlannedVat, day: string): PlannedVat {
  const { taxClassification, nextTaxClassification, taxChangeOn } = planned;
  if (nextTaxClassification === null || taxChangeOn === null || taxChangeOn > day)
    return { taxClassification, nextTaxClassification, taxChangeOn };
  return { taxClassification: nextTaxClassification, nextTaxClassification: null, taxChangeOn: null };
}
