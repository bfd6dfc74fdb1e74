/** How long a load lasts: so many seconds, or so many requests. */
export type Extent = { readonly seconds: number } | { readonly requests: number };

/** Autocannon looks once in so many milliseconds whether all was answered; by default only once a second. */
const LOOK_EVERY_MS = 20;

/** The same as autocannon calls it; a number of requests ends when they are answered. */
export const untilEnd = (extent: Extent) =>
  'seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests, sampleInt: LOOK_EVERY_MS };
