export { AppError } from './app-error.js';
export { ErrorEnvelopeFilter } from './error-envelope.filter.js';
export { ERROR_TABLE, type ErrorCode, type ErrorParams } from './error-table.js';
