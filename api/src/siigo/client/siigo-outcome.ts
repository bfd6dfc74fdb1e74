import type { SiigoReason } from './siigo-explanations.js';

/**
 * What became of a call to SIIGO; the caller handles every kind.
 * `ok`: done. `rejected`: SIIGO refused it, the reasons say why; sending the same again cannot help. `retryable`:
 * nothing happened there, the same call may be sent again (after `afterMs`, where known). `unknown`: a write may or may
 * not have happened; look it up before anything is sent again. A read is never `unknown`.
 */
export type SiigoOutcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'rejected'; readonly status: number | null; readonly reasons: readonly SiigoReason[] }
  | { readonly kind: 'retryable'; readonly status: number | null; readonly afterMs: number | null }
  | { readonly kind: 'unknown'; readonly status: number | null };

/** An outcome that brought no value. */
export type SiigoTrouble = Exclude<SiigoOutcome<never>, { kind: 'ok' }>;

/** The same outcome with its value read in another way. */
export const mapOutcome = <T, R>(outcome: SiigoOutcome<T>, read: (value: T) => R): SiigoOutcome<R> =>
  outcome.kind === 'ok' ? { kind: 'ok', value: read(outcome.value) } : outcome;

/** Whether SIIGO answered that there is no such record. */
export const isNotFound = (outcome: SiigoOutcome<unknown>): boolean =>
  outcome.kind === 'rejected' &&
  (outcome.status === 404 || outcome.reasons.some(({ code }) => code === 'not_found'));
