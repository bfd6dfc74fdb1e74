import { ERROR_TABLE, type ErrorCode, type ErrorParams } from './error-table.js';

/** `params.errors` becomes the envelope's `errors`; other params fill the text. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    cause?: unknown,
  ) {
    const row = ERROR_TABLE[code];
    super(row.text(params), cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.status = row.status;
  }

  get errors(): Record<string, unknown> | undefined {
    const { errors } = this.params;
    return typeof errors === 'object' && errors !== null ? (errors as Record<string, unknown>) : undefined;
  }
}
