import type { NetContentUnit } from '@lacteos/contracts/money/net-content';
import { readDay } from '@lacteos/contracts/parsing/parse-day';
import { readVatClass } from '@lacteos/contracts/parsing/read-vat-class';
import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';

import { foldText } from '#platform/text/index.js';
import type { ReadCell } from '#platform/spreadsheet/index.js';

const UNIT_WORDS: Readonly<Record<NetContentUnit, readonly string[]>> = {
  g: ['g', 'gr', 'grs', 'gramo', 'gramos'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos'],
  ml: ['ml', 'cc', 'cm3', 'mililitro', 'mililitros'],
  l: ['l', 'lt', 'lts', 'litro', 'litros'],
  un: ['un', 'und', 'unds', 'u', 'unidad', 'unidades'],
};
const YES = ['si', 's', 'x', 'true', 'verdadero', '1', 'activo', 'activa'];
const NO = ['no', 'n', 'false', 'falso', '0', 'inactivo', 'inactiva'];

export const plainWord = (text: string): string => foldText(text).replace(/\.$/, '');

/** Unknown words stay, so that validation reports them. */
const wordOf =
  (words: readonly (readonly [word: string, value: string])[]) =>
  (cell: ReadCell): unknown => {
    const wanted = plainWord(String(cell));
    return words.find(([word]) => plainWord(word) === wanted)?.[1] ?? cell;
  };

export const asFamily = wordOf(PRODUCT_FAMILIES.map((family) => [family, family]));

export const asUnit = wordOf(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

export const asVatClass = (cell: ReadCell): unknown => readVatClass(String(cell)) ?? cell;

export const asDay = (cell: ReadCell): unknown => readDay(String(cell)) ?? cell;

export function asFlag(cell: ReadCell): unknown {
  if (typeof cell === 'boolean') return cell;
  const word = plainWord(String(cell));
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : cell;
}
