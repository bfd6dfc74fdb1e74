/** Prefix of every API path. */
export const API_PREFIX = '/api';
