import { HttpException } from '@nestjs/common';
import { isDuplicateKey, isReplayable } from '../database/index.js';
import { AppError } from './app-error.js';
import type { ErrorCode } from './error-table.js';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST.MALFORMED',
  401: 'AUTH.REQUIRED',
  403: 'AUTH.FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'REQUEST.METHOD_NOT_ALLOWED',
  408: 'REQUEST.TIMEOUT',
  413: 'REQUEST.TOO_LARGE',
  414: 'REQUEST.MALFORMED',
  415: 'REQUEST.UNSUPPORTED_MEDIA_TYPE',
  431: 'REQUEST.TOO_LARGE',
  503: 'UNAVAILABLE',
};

/** Makes an AppError of whatever was thrown: Nest's and Fastify's own failures keep their meaning, the rest is INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  const code = status === null ? undefined : CODE_BY_STATUS[status];
  if (code) return new AppError(code, {}, error);
  if (status !== null && status >= 400 && status < 500) return new AppError('REQUEST.MALFORMED', {}, error);
  if (isReplayable(error)) return new AppError('UNAVAILABLE', {}, error);
  if (isDuplicateKey(error)) return new AppError('VALIDATION.FAILED', {}, error);
  return new AppError('INTERNAL', {}, error);
}

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}
