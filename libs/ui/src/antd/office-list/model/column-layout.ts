import type { OfficeColumn } from './table-definition';

export interface ColumnLayout {
  order: readonly string[];
  /** CSS pixels, by key. */
  widths: Readonly<Record<string, number>>;
}

type Column = Pick<OfficeColumn<never>, 'key' | 'fixed' | 'width' | 'tightWidth'>;

export const AS_DEFINED: ColumnLayout = { order: [], widths: {} };
/** CSS pixels. */
export const WIDTH_STEP = 24;

const MIN_WIDTH = 56;
const MAX_WIDTH = 640;
const DEFAULT_WIDTH = 144;

/** In CSS pixels: the user's, else the table's. */
export const widthOf = (
  { key, width, tightWidth }: Column,
  { widths }: ColumnLayout,
  isTight = false,
): number => widths[key] ?? (isTight ? tightWidth : undefined) ?? width ?? DEFAULT_WIDTH;

export function arrangeColumns<Item extends Column>(
  columns: readonly Item[],
  { order }: ColumnLayout,
): Item[] {
  const movable = columns.filter(({ fixed }) => fixed === undefined);
  const kept = order.flatMap((key) => movable.find((column) => column.key === key) ?? []);
  const arranged = [...kept];
  for (const column of movable)
    if (!kept.includes(column)) arranged.splice(movable.indexOf(column), 0, column);
  const at = (side: 'left' | 'right') => columns.filter(({ fixed }) => fixed === side);
  return [...at('left'), ...arranged, ...at('right')];
}

export function moveColumn(
  columns: readonly Column[],
  layout: ColumnLayout,
  key: string,
  by: -1 | 1,
): ColumnLayout {
  const order = arrangeColumns(columns, layout)
    .filter(({ fixed }) => fixed === undefined)
    .map((column) => column.key);
  const from = order.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return layout;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...layout, order };
}

export const withWidth = (layout: ColumnLayout, key: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width))) },
});
