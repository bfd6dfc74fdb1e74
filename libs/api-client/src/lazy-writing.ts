import { networkError } from './api-error.js';
import type * as writing from './sending/writing.js';

/** Needed by writes only; one file with axios. Rejects with an ApiError without a connection. */
export const loadWriting = (): Promise<typeof writing> =>
  import(/* webpackChunkName: "http" */ './sending/writing.js').catch((cause: unknown) => {
    throw networkError(cause);
  });
