export type Extent = { readonly seconds: number } | { readonly requests: number };

/** Autocannon checks for completion only once a second by default. */
const POLL_MS = 20;

/** In autocannon's terms; `requests` ends when all are answered. */
export const untilEnd = (extent: Extent) =>
  'seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests, sampleInt: POLL_MS };
