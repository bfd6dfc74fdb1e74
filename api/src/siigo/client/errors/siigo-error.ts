/** `retryable`: had no effect. `unknown outcome`: a write may have happened; look it up before repeating. */
export type SiigoFailure = 'retryable' | 'rejected' | 'unknown outcome';

export interface SiigoProblem {
  code: string;
  message: string;
  params: string[];
}

export interface SiigoErrorDetails {
  cause?: unknown;
  afterMs?: number;
  /** Not sent: the request budget is used up or the circuit breaker is open. */
  isHeldBack?: boolean;
}

/** `status` is null when there was no answer. */
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

/** Codes of outages and limits; retryable with any status. */
const RETRY_LATER_CODES: ReadonlySet<string> = new Set([
  'requests_limit',
  'service_unavailable',
  'documents_service',
  'document_query_service',
  'payment_types_service',
  'general_service',
  'entry_service',
]);
/** Codes of an unknown outcome, with any status. */
const UNEXPLAINED_CODES: ReadonlySet<string> = new Set(['unhandled_error', 'request_timeout']);

/** Only 429 and a 503 in SIIGO's envelope prove that a write had no effect; other 5xx may come from a proxy. */
export function failureOfStatus(
  status: number,
  isWrite: boolean,
  problems: readonly SiigoProblem[],
): SiigoFailure {
  const hasAny = (codes: ReadonlySet<string>) => problems.some(({ code }) => codes.has(code));
  if (status === 429 || hasAny(RETRY_LATER_CODES)) return 'retryable';
  if (hasAny(UNEXPLAINED_CODES)) return isWrite ? 'unknown outcome' : 'retryable';
  if (status === 503 && (!isWrite || problems.length > 0)) return 'retryable';
  if (status >= 500 || status === 408) return isWrite ? 'unknown outcome' : 'retryable';
  return 'rejected';
}

/** Empty when unreadable. Ignores the case of keys, because SIIGO sends both Pascal and lower case. */
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
