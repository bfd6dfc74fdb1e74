const ROW = 'tbody tr[data-row-key], [data-rows] > li';
const TICK = 'input[type="checkbox"]';

const rowsOfPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.querySelector('a, button'));

const rowOfFocus = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

const targetIn = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button') ?? null;

export function focusRow(step: 1 | -1 | 'first'): void {
  const rows = rowsOfPage();
  const here = rowOfFocus();
  const now = here ? rows.indexOf(here) : -1;
  const next = step === 'first' || now < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, now + step));
  targetIn(rows[next])?.focus();
}

export function focusRowOf(key: string): void {
  targetIn(rowsOfPage().find(({ dataset }) => dataset['rowKey'] === key))?.focus();
}

/** Shows the row of the focus beside the list. */
export function openRow(): void {
  rowOfFocus()?.click();
}

export function tickRow(): void {
  rowOfFocus()?.querySelector<HTMLElement>(TICK)?.click();
}

export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>(
    '[role="search"] input[type="search"], main input[type="search"]',
  );
  field?.focus();
  field?.select();
}
