import { AppError, type ErrorCode } from '#platform/errors/index.js';
import { correctionFor, type Refused } from './correction-pages.js';
import type { ShopCode } from './corrections.js';

/** Codes of the API that a correction belongs to. */
export type RefusalCode = Extract<ShopCode, ErrorCode>;

/**
 * The error that refuses something in invoicing; its one reason says what to change and leads there.
 * @param more what the caller needs beside the reason, by field
 */
export function refusal(
  code: RefusalCode,
  refused: Refused = { identification: '' },
  more: Readonly<Record<string, unknown>> = {},
): AppError {
  const reason = { code, field: null, message: new AppError(code).message };
  return new AppError(code, {
    errors: { ...more, reasons: [{ ...reason, ...correctionFor(reason, refused) }] },
  });
}
