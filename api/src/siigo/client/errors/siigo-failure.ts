import { AppError } from '#platform/errors/index.js';
import type { SiigoReason } from './siigo-explanations.js';
import type { SiigoOutcome, SiigoFailedOutcome } from './siigo-outcome.js';

type Correct = (reason: SiigoReason) => { readonly advice: string; readonly link: string | null };

/** `errors.reasons` lists the reasons of a refusal with their corrections. */
export function failedOutcomeError(outcome: SiigoFailedOutcome, correct?: Correct): AppError {
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
    errors: { reasons: correct ? reasons.map((reason) => ({ ...reason, ...correct(reason) })) : reasons },
  });
}

export function valueOrThrow<T>(outcome: SiigoOutcome<T>, correct?: Correct): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw failedOutcomeError(outcome, correct);
}
