import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';

/** What a failed call says to the user. */
export const errorText = (error: unknown): string =>
  (error instanceof ApiError && error.message) || TEXTS.unexpected;
