export { api, createApi, isSending, type Api, type CallOptions, type Page } from './api.js';
export { ApiError, NETWORK_UNREACHABLE, toApiError, toFileError } from './api-error.js';
export type { Call, Carrier } from './call.js';
export { overAxios } from './carrier.js';
export { newIdempotencyKey } from './idempotency-key.js';
export { loadHttp } from './lazy-http.js';
export { createSessionAuthority, sessionAuthority } from './session-authority.js';
export { forgetLostWrites } from './write-once.js';
export { uploadFile, type UploadOptions } from './upload-file.js';
