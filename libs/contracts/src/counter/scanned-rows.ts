export interface PastedColumn {
  readonly values: ReadonlyMap<number, string>;
  readonly unknown: readonly string[];
}

const CODE = /^(?:pedido|ped\.?|#)?[\s-]*(\d{1,9})$/i;
const CODE_AND_VALUE = /^#?(\d{1,9})\s+(\S.*)$/;

/** '41', 'Pedido 41', '#41'; null unless among `orderIds`. */
export function orderCodeIn(text: string, orderIds: readonly number[]): number | null {
  const id = Number(CODE.exec(text.trim())?.[1] ?? Number.NaN);
  return orderIds.includes(id) ? id : null;
}

const LABEL_CODE = /^PED-(\d{1,9})$/i;

/** No carrier's guide looks like it. */
export const labelCodeOf = (orderId: number): string => `PED-${orderId}`;

/** Null for any other text. */
export function orderOfLabel(text: string): number | null {
  const id = LABEL_CODE.exec(text.trim())?.[1];
  return id === undefined ? null : Number(id);
}

/** Code and value of a line of two cells or words; the code is null where the line is a value alone. */
function cellsOf(line: string, orderIds: readonly number[]): { code: string | null; value: string } {
  const [first = '', second] = line.split(/[\t;]+/).map((cell) => cell.trim());
  if (second) return { code: first, value: second };
  const words = CODE_AND_VALUE.exec(first);
  if (words?.[1] && words[2] && orderIds.includes(Number(words[1])))
    return { code: words[1], value: words[2] };
  return { code: null, value: first };
}

/**
 * A line with an order's code belongs to that order, a bare value to the next row. @param orderIds in the order of
 * the rows @param from row of the first bare value
 */
export function readColumn(text: string, orderIds: readonly number[], from = orderIds[0]): PastedColumn {
  const values = new Map<number, string>();
  const unknown: string[] = [];
  let next = orderIds.findIndex((id) => id === from);
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (!line) continue;
    const { code, value } = cellsOf(line, orderIds);
    const orderId = code === null ? orderIds[next] : (orderCodeIn(code, orderIds) ?? undefined);
    if (code === null) next += 1;
    if (orderId === undefined) unknown.push(line);
    else values.set(orderId, value);
  }
  return { values, unknown };
}
