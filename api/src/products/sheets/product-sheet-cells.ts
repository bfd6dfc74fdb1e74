import { fieldNumberOf } from '@lacteos/contracts/parsing/field-number';
import { moneyKind, type NumberKind } from '@lacteos/contracts/parsing/number-kinds';
import { withoutNoise } from '@lacteos/contracts/parsing/parse-number';
import { readName, readText } from '@lacteos/contracts/parsing/read-text';

import type { ReadCell, SheetColumn } from '#platform/spreadsheet/index.js';
import type { StaffProduct } from '../staff/staff-products.repository.js';

export interface ProductColumn extends SheetColumn<StaffProduct> {
  /** Null for columns that are only exported or identify the row. */
  field: string | null;
  read: (cell: ReadCell) => unknown;
}

export const asText = (cell: ReadCell): unknown =>
  typeof cell === 'boolean' || cell === null ? cell : readText(String(cell));

export const asName = (cell: ReadCell): unknown =>
  typeof cell === 'boolean' || cell === null ? cell : readName(String(cell));

const CENTAVOS = 100;
/** Above this many decimals of a centavo, a formula's result is noise. */
const NOISE_DECIMALS = 6;

/** Accepts '12.500,50' and '$ 12.500', and strips formula noise: 1069.7700000000001 is 1069.77. */
export const asNumber =
  (kind: NumberKind) =>
  (cell: ReadCell): unknown => {
    if (typeof cell === 'number') return withoutNoise(cell, kind.decimals);
    return typeof cell === 'string' ? fieldNumberOf(cell, kind) : cell;
  };

const asPesos = asNumber(moneyKind());

/** Amount in pesos; formula results are rounded to the centavo, as the cell shows them. */
export const asAmount = (cell: ReadCell): unknown =>
  typeof cell === 'number'
    ? Math.round(withoutNoise(cell * CENTAVOS, NOISE_DECIMALS)) / CENTAVOS
    : asPesos(cell);
