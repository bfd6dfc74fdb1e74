/**
 * What a failed call to SIIGO means for the caller.
 * `retryable`: nothing happened there, the same call may be sent again. `rejected`: SIIGO refused it, sending it again
 * cannot help. `unknown outcome`: a write may or may not have happened; look it up before anything is sent again.
 */
export type SiigoFailure = 'retryable' | 'rejected' | 'unknown outcome';

/** One entry of SIIGO's error list; `params` are paths such as `items[0].price`. */
export interface SiigoProblem {
  code: string;
  message: string;
  params: string[];
}

/** How a failed call was met, beyond its meaning. */
export interface SiigoErrorDetails {
  cause?: unknown;
  /** When another try makes sense, in milliseconds. */
  afterMs?: number;
  /** We did not even ask: the request budget is spent or the breaker is open. */
  isHeldBack?: boolean;
}

/** A failed call to SIIGO. `status` is null when no answer came. */
export class SiigoError extends Error {
  constructor(
    readonly failure: SiigoFailure,
    readonly status: number | null,
    readonly problems: readonly SiigoProblem[],
    readonly details: SiigoErrorDetails = {},
  ) {
    super(
      `SIIGO ${status ?? 'unreachable'} (${failure}): ${problems.map((problem) => problem.code).join(', ')}`,
      { cause: details.cause },
    );
    this.name = 'SiigoError';
  }
}

/**
 * Sorts an answered failure. Of a write, only 429 and a 503 in SIIGO's own envelope are known to have done nothing: any
 * other 5xx may come from a proxy that gave up waiting while SIIGO went on.
 */
export function failureOfStatus(
  status: number,
  isWrite: boolean,
  problems: readonly SiigoProblem[],
): SiigoFailure {
  if (status === 429) return 'retryable';
  if (status === 503 && (!isWrite || problems.length > 0)) return 'retryable';
  if (status >= 500 || status === 408) return isWrite ? 'unknown outcome' : 'retryable';
  return 'rejected';
}

/**
 * Reads SIIGO's error envelope. The keys come in Pascal case from the API and in lower case from its batch notices and
 * some productive accounts, so they are compared without case. An unreadable body gives an empty list.
 */
export function readProblems(body: unknown): SiigoProblem[] {
  const errors = lowerKeys(body)['errors'];
  if (!Array.isArray(errors)) return [];
  return errors.map((entry: unknown) => {
    const { code, message, params } = lowerKeys(entry);
    return {
      code: typeof code === 'string' ? code : 'unknown',
      message: typeof message === 'string' ? message : '',
      params: Array.isArray(params) ? params.map(String) : [],
    };
  });
}

function lowerKeys(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.toLowerCase(), entry]));
}
