import { requestFailureCode } from '@lacteos/contracts/http';
import { HttpException } from '@nestjs/common';
import { isDuplicateKey, isStorageFull, isUnavailable } from '../database/index.js';
import { AppError } from './app-error.js';
import type { ErrorCode } from './error-table.js';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = { 401: 'AUTH.REQUIRED', 403: 'AUTH.FORBIDDEN' };

/** Known failures of Nest and Fastify keep their meaning; the rest is INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  const code = status === null ? undefined : (CODE_BY_STATUS[status] ?? requestFailureCode(status));
  if (code) return new AppError(code, {}, error);
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', {}, error);
  if (isUnavailable(error)) return new AppError('UNAVAILABLE', {}, error);
  if (isDuplicateKey(error)) return new AppError('VALIDATION.FAILED', {}, error);
  return new AppError('INTERNAL', {}, error);
}

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}
