import { VAT_CLASSES, vatClassName, vatOn, type VatClass } from '../money/vat-classes.js';
import { readText } from './read-text.js';

/** After the last change of a rate. */
const LATEST = '2099-12-31';
const RATE = /(?<!\d)\d+%$/;

const plainName = (text: string): string => readText(text).toLowerCase().replace(/\s/g, '');

/** A code, or a name with or without rate ('Gravado 5 %'); null for another text. */
export function readVatClass(typed: string): VatClass | null {
  const wanted = plainName(typed);
  return VAT_CLASSES.find((vatClass) => namesOf(vatClass).includes(wanted)) ?? null;
}

function namesOf(vatClass: VatClass): string[] {
  const name = plainName(vatClassName(vatClass, LATEST));
  // 'Gravado' alone is the general rate.
  const isOwnWord = vatOn(vatClass, LATEST).taxClassification === vatClass;
  return [vatClass.toLowerCase(), name, ...(isOwnWord ? [name.replace(RATE, '')] : [])];
}
