import { AppError } from '../platform/errors/index.js';
import type { SiigoOutcome, SiigoTrouble } from './client/siigo-outcome.js';

/** A call to SIIGO without a value, as the shop answers it; `errors.reasons` holds every reason of a refusal. */
export function troubleError(trouble: SiigoTrouble): AppError {
  if (trouble.kind === 'unknown') return new AppError('SIIGO.OUTCOME_UNKNOWN');
  if (trouble.kind === 'retryable') {
    const { afterMs } = trouble;
    return new AppError(
      'SIIGO.UNAVAILABLE',
      afterMs === null ? {} : { retryAfterSeconds: Math.ceil(afterMs / 1000) },
    );
  }
  const { reasons } = trouble;
  return new AppError('SIIGO.REJECTED', {
    explanation: reasons.map(({ message }) => message).join(' '),
    errors: { reasons },
  });
}

/** The value of a call. @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN */
export function valueOrThrow<T>(outcome: SiigoOutcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw troubleError(outcome);
}
