import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';

/** The Spanish text of a failed call. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : TEXTS.tryAgain;
