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

/** A failed call to SIIGO. `status` is null when no answer came. */
export class SiigoError extends Error {
  constructor(
    readonly failure: SiigoFailure,
    readonly status: number | null,
    readonly problems: readonly SiigoProblem[],
    cause?: unknown,
  ) {
    super(
      `SIIGO ${status ?? 'unreachable'} (${failure}): ${problems.map((problem) => problem.code).join(', ')}`,
      { cause },
    );
    this.name = 'SiigoError';
  }
}

/** Statuses after which SIIGO is known to have done nothing, also for a write. */
const NOTHING_DONE = new Set([429, 503]);

/** Sorts an answered failure; `isWrite` tells whether the call could have changed something. */
export function failureOfStatus(status: number, isWrite: boolean): SiigoFailure {
  if (NOTHING_DONE.has(status)) return 'retryable';
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
