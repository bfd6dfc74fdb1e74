import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';

export const errorText = (error: unknown): string =>
  (error instanceof ApiError && error.message) || TEXTS.unexpected;
