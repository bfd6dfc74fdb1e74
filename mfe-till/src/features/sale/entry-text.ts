export interface Entry {
  quantity: number;
  /** Empty behind a multiplier alone. */
  text: string;
}

const MULTIPLIED = /^(\d{1,4})\s?[*×]\s?(.*)$/;

/** '3*7701' means three units; without a multiplier it is one. */
export function readEntry(typed: string): Entry {
  const text = typed.trim();
  const [, times, rest] = MULTIPLIED.exec(text) ?? [];
  const quantity = Number(times ?? 1);
  return rest === undefined || quantity === 0 ? { quantity: 1, text } : { quantity, text: rest };
}

const RETURN_CODE = /^DEV-([A-HJ-NP-Z2-9]{8})$/i;

/** As a bar code of the receipt; no product's code looks like it. */
export const returnLabelOf = (returnCode: string): string => `DEV-${returnCode}`;

/** Null for any other text. */
export const returnCodeIn = (text: string): string | null =>
  RETURN_CODE.exec(text.trim())?.[1]?.toUpperCase() ?? null;
