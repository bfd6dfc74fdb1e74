import { fieldNumberOf, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { quantityKind } from '@lacteos/contracts/parsing/number-kinds';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import type { Restock, RestockRow, StoreSummary } from '@lacteos/contracts/schemas';

export type TypedUnits = Readonly<Record<string, FieldNumber>>;
type Row = Pick<RestockRow, 'id' | 'code' | 'name' | 'factory'>;
type Store = Pick<StoreSummary, 'id' | 'name'>;

export const cellOf = (productId: number, storeId: number): string => `units-${productId}-${storeId}`;

const kind = quantityKind({});
const fold = (text: string): string => text.trim().toLowerCase();

export const movesOf = (typed: TypedUnits): Restock['moves'] =>
  Object.entries(typed).flatMap(([cell, quantity]) => {
    const [, productId = 0, storeId = 0] = cell.split('-').map(Number);
    return typeof quantity === 'number' && quantity > 0 ? [{ productId, storeId, quantity }] : [];
  });

export const unreadCell = (typed: TypedUnits): string | null =>
  Object.keys(typed).find((cell) => isUnread(typed[cell])) ?? null;

/** Negative: too few. */
export const factoryRemainder = ({ id, factory }: Row, typed: TypedUnits): number =>
  movesOf(typed)
    .filter(({ productId }) => productId === id)
    .reduce((left, { quantity }) => left - quantity, factory);

interface Pasted {
  cells: TypedUnits;
  unknown: string[];
}

/** First line: stores; first column: products, by code or name. */
function namedSheet(lines: string[][], rows: readonly Row[], stores: readonly Store[]): Pasted {
  const cells: Record<string, FieldNumber> = {};
  const unknown: string[] = [];
  const [head = [], ...body] = lines;
  const columns = head.map((title) => stores.find(({ name }) => fold(name) === fold(title)));
  head.forEach((title, column) => {
    if (column > 0 && title.trim() && !columns[column]) unknown.push(title.trim());
  });
  for (const line of body) {
    const [first = ''] = line;
    const row = rows.find(({ code, name }) => [code, name].some((text) => fold(text) === fold(first)));
    if (!row) unknown.push(first.trim());
    line.forEach((text, column) => {
      const store = columns[column];
      if (row && store && text.trim()) cells[cellOf(row.id, store.id)] = fieldNumberOf(text, kind);
    });
  }
  return { cells, unknown };
}

/** By name when the first line names stores, else right and down. @param from the cell pasted into */
export function pastedUnits(
  text: string,
  rows: readonly Row[],
  stores: readonly Store[],
  from: { productId: number; storeId: number },
): Pasted {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => line.split('\t'));
  const isNamed = lines[0]?.some((title) => stores.some(({ name }) => fold(name) === fold(title)));
  if (isNamed) return namedSheet(lines, rows, stores);
  const top = rows.findIndex(({ id }) => id === from.productId);
  const left = stores.findIndex(({ id }) => id === from.storeId);
  const cells: Record<string, FieldNumber> = {};
  const unknown: string[] = [];
  lines.forEach((line, down) =>
    line.forEach((cell, right) => {
      const row = rows[top + down];
      const store = stores[left + right];
      if (row && store) cells[cellOf(row.id, store.id)] = cell.trim() ? fieldNumberOf(cell, kind) : null;
      else if (cell.trim()) unknown.push(cell.trim());
    }),
  );
  return { cells, unknown };
}
