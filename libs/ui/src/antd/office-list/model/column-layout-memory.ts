import { AS_DEFINED, type ColumnLayout } from './column-layout';

const keyOf = (person: number, table: string): string => `office-columns:${person}:${table}`;

const isLayout = (value: unknown): value is ColumnLayout => {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('widths' in value))
    return false;
  const { order, widths } = value;
  return (
    Array.isArray(order) &&
    order.every((key) => typeof key === 'string') &&
    typeof widths === 'object' &&
    widths !== null &&
    Object.values(widths).every((width) => typeof width === 'number' && Number.isFinite(width))
  );
};

/** An unreadable layout counts as none. */
export function readColumnLayout(person: number, table: string): ColumnLayout {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person, table)) ?? 'null');
    return isLayout(kept) ? kept : AS_DEFINED;
  } catch {
    return AS_DEFINED;
  }
}

/** Column names and widths only, no row data. */
export function storeColumnLayout(person: number, table: string, layout: ColumnLayout): void {
  try {
    if (layout === AS_DEFINED) localStorage.removeItem(keyOf(person, table));
    else localStorage.setItem(keyOf(person, table), JSON.stringify(layout));
  } catch {
    // Without storage the layout lasts as long as the page.
  }
}
