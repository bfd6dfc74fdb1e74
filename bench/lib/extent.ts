/** How long a load lasts: so many seconds, or so many requests. */
export type Extent = { readonly seconds: number } | { readonly requests: number };

/** The same as autocannon calls it. */
export const untilEnd = (extent: Extent): { duration: number } | { amount: number } =>
  'seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests };
