import { AppError, type ErrorCode } from '#platform/errors/index.js';
import { correctionFor, type Refused } from './correction-pages.js';
import type { ShopCode } from './corrections.js';

export type RefusalCode = Extract<ShopCode, ErrorCode>;

/** Its single reason says what to change and links there. @param more extra error fields */
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
