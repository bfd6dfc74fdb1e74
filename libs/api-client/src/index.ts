export { api, createApi, http, type Api, type CallOptions, type Page } from './api.js';
export { ApiError, NETWORK_UNREACHABLE, toApiError, UNEXPECTED_ANSWER } from './api-error.js';
export { createHttp } from './http.js';
export { newIdempotencyKey } from './idempotency-key.js';
export { createSessionAuthority, sessionAuthority } from './session-authority.js';
