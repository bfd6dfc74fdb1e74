import type { NetContentUnit } from '@lacteos/contracts/money/net-content';
import { readDay } from '@lacteos/contracts/parsing/parse-day';
import { readVatClass } from '@lacteos/contracts/parsing/read-vat-class';
import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';

import { foldText } from '#platform/text/index.js';
import type { ReadCell } from '#platform/spreadsheet/index.js';

/** What people write for the units of net contents, beside their signs. */
const UNIT_WORDS: Readonly<Record<NetContentUnit, readonly string[]>> = {
  g: ['g', 'gr', 'grs', 'gramo', 'gramos'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos'],
  ml: ['ml', 'cc', 'cm3', 'mililitro', 'mililitros'],
  l: ['l', 'lt', 'lts', 'litro', 'litros'],
  un: ['un', 'und', 'unds', 'u', 'unidad', 'unidades'],
};
const YES = ['si', 's', 'x', 'true', 'verdadero', '1', 'activo', 'activa'];
const NO = ['no', 'n', 'false', 'falso', '0', 'inactivo', 'inactiva'];

/** A word without case, accents, a point for an abbreviation and extra blanks. */
export const plainWord = (text: string): string => foldText(text).replace(/\.$/, '');

/** Reads a cell by one of its words; what no word says stays, and fails the check of the field. */
const wordOf =
  (words: readonly (readonly [word: string, value: string])[]) =>
  (cell: ReadCell): unknown => {
    const wanted = plainWord(String(cell));
    return words.find(([word]) => plainWord(word) === wanted)?.[1] ?? cell;
  };

/** 'Quesos' and 'lacteos'. */
export const asFamily = wordOf(PRODUCT_FAMILIES.map((family) => [family, family]));

/** 'gramos', 'Lt.', 'und'. */
export const asUnit = wordOf(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

/** 'Gravado', 'Gravado 5 %', 'Exento', 'Excluido', or the class itself. */
export const asVatClass = (cell: ReadCell): unknown => readVatClass(String(cell)) ?? cell;

/** '15/01/2027' and '2027-01-15'. */
export const asDay = (cell: ReadCell): unknown => readDay(String(cell)) ?? cell;

/** SI, NO and their variants in spreadsheets. */
export function asFlag(cell: ReadCell): unknown {
  if (typeof cell === 'boolean') return cell;
  const word = plainWord(String(cell));
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : cell;
}
