import { AppError } from '#platform/errors/index.js';
import type { SiigoOutcome, SiigoFailedOutcome } from './siigo-outcome.js';

/** The API error for a call without a value; `errors.reasons` lists the reasons of a refusal. */
export function failedOutcomeError(outcome: SiigoFailedOutcome): AppError {
  if (outcome.kind === 'unknown') return new AppError('SIIGO.OUTCOME_UNKNOWN');
  if (outcome.kind === 'retryable') {
    const { afterMs } = outcome;
    return new AppError(
      'SIIGO.UNAVAILABLE',
      afterMs === null ? {} : { retryAfterSeconds: Math.ceil(afterMs / 1000) },
    );
  }
  const { reasons } = outcome;
  return new AppError('SIIGO.REJECTED', {
    explanation: reasons.map(({ message }) => message).join(' '),
    errors: { reasons },
  });
}

/** Returns the value of a call. @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN */
export function valueOrThrow<T>(outcome: SiigoOutcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw failedOutcomeError(outcome);
}
