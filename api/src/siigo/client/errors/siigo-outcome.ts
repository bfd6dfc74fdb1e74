import type { SiigoReason } from './siigo-explanations.js';

/** `retryable`: had no effect. `unknown`: a write may have happened; look it up first. Reads are never `unknown`. */
export type SiigoOutcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'rejected'; readonly status: number | null; readonly reasons: readonly SiigoReason[] }
  | { readonly kind: 'retryable'; readonly status: number | null; readonly afterMs: number | null }
  | { readonly kind: 'unknown'; readonly status: number | null };

export type SiigoFailedOutcome = Exclude<SiigoOutcome<never>, { kind: 'ok' }>;

export const mapOutcome = <T, R>(outcome: SiigoOutcome<T>, read: (value: T) => R): SiigoOutcome<R> =>
  outcome.kind === 'ok' ? { kind: 'ok', value: read(outcome.value) } : outcome;

export const isNotFound = (outcome: SiigoOutcome<unknown>): boolean =>
  outcome.kind === 'rejected' &&
  (outcome.status === 404 || outcome.reasons.some(({ code }) => code === 'not_found'));
