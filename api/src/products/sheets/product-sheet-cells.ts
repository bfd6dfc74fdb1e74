import { fieldNumberOf } from '@lacteos/contracts/parsing/field-number';
import { moneyKind, type NumberKind } from '@lacteos/contracts/parsing/number-kinds';
import { withoutNoise } from '@lacteos/contracts/parsing/parse-number';
import { readName, readText } from '@lacteos/contracts/parsing/read-text';

import type { ReadCell, SheetColumn } from '#platform/spreadsheet/index.js';
import type { StaffProduct } from '../staff/staff-products.repository.js';

/** How a column of the products file is written and read. */
export interface ProductColumn extends SheetColumn<StaffProduct> {
  /** The product's field; null for columns that are only exported or identify the row. */
  field: string | null;
  read: (cell: ReadCell) => unknown;
}

export const asText = (cell: ReadCell): unknown =>
  typeof cell === 'boolean' || cell === null ? cell : readText(String(cell));

/** A text of one line, such as a name. */
export const asName = (cell: ReadCell): unknown =>
  typeof cell === 'boolean' || cell === null ? cell : readName(String(cell));

const CENTAVOS = 100;
/** More decimals of a centavo than a formula is meant to have. */
const NOISE_DECIMALS = 6;

/**
 * Parses texts like the form fields do ('12.500,50', '$ 12.500'). An unreadable or ambiguous text becomes an
 * `UnreadNumber`. Numbers of a workbook lose the noise of a formula: 1069.7700000000001 is 1069.77.
 */
export const asNumber =
  (kind: NumberKind) =>
  (cell: ReadCell): unknown => {
    if (typeof cell === 'number') return withoutNoise(cell, kind.decimals);
    return typeof cell === 'string' ? fieldNumberOf(cell, kind) : cell;
  };

const asPesos = asNumber(moneyKind());

/** An amount in pesos. A formula's result in a workbook is rounded to the centavo, as its cell shows it. */
export const asAmount = (cell: ReadCell): unknown =>
  typeof cell === 'number'
    ? Math.round(withoutNoise(cell * CENTAVOS, NOISE_DECIMALS)) / CENTAVOS
    : asPesos(cell);
