/**
 * Meaning of a failed call.
 * `retryable`: had no effect and may be repeated. `rejected`: SIIGO refused it, repeating cannot help. `unknown
 * outcome`: a write may have happened; look it up before repeating.
 */
export type SiigoFailure = 'retryable' | 'rejected' | 'unknown outcome';

/** One entry of SIIGO's error list; `params` are paths such as `items[0].price`. */
export interface SiigoProblem {
  code: string;
  message: string;
  params: string[];
}

/** Further details of a failed call. */
export interface SiigoErrorDetails {
  cause?: unknown;
  /** Milliseconds to wait before the next attempt. */
  afterMs?: number;
  /** The call was not sent: the request budget is used up or the circuit breaker is open. */
  isHeldBack?: boolean;
}

/** A failed call to SIIGO; `status` is null when there was no answer. */
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

/** Codes of a service of SIIGO that is down, and of a limit: they mean a wait with whatever status they come. */
const WAITS: ReadonlySet<string> = new Set([
  'requests_limit',
  'service_unavailable',
  'documents_service',
  'document_query_service',
  'payment_types_service',
  'general_service',
  'entry_service',
]);
/** Codes after which a write may have happened, with whatever status they come. */
const UNEXPLAINED: ReadonlySet<string> = new Set(['unhandled_error', 'request_timeout']);

/**
 * Classifies a failed answer; the code decides before the status does. Of writes only 429 and a 503 in SIIGO's own envelope are known to have had no effect;
 * another 5xx may come from a proxy that timed out.
 */
export function failureOfStatus(
  status: number,
  isWrite: boolean,
  problems: readonly SiigoProblem[],
): SiigoFailure {
  const has = (codes: ReadonlySet<string>) => problems.some(({ code }) => codes.has(code));
  if (status === 429 || has(WAITS)) return 'retryable';
  if (has(UNEXPLAINED)) return isWrite ? 'unknown outcome' : 'retryable';
  if (status === 503 && (!isWrite || problems.length > 0)) return 'retryable';
  if (status >= 500 || status === 408) return isWrite ? 'unknown outcome' : 'retryable';
  return 'rejected';
}

/**
 * Parses SIIGO's error envelope, empty when unreadable. Keys are compared without case, because SIIGO sends both
 * Pascal and lower case.
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
