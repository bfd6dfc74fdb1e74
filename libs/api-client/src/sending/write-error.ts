import { ApiError, isAxiosError, isFailure, toApiError } from '../api-error.js';
import type { AxiosError } from 'axios';

const UNKNOWN_OUTCOME = 'No sabemos si se guardó: no llegó la respuesta. Revise su red.';
const REPEATABLE = `${UNKNOWN_OUTCOME} Si lo envía otra vez sin cambios, no se hará dos veces.`;
/** A gateway without the API, and an API without its database. */
const UNANSWERED_CODES = ['GATEWAY.API_UNAVAILABLE', 'UNAVAILABLE'];

const isUnanswered = (response: AxiosError<unknown>['response']): boolean => {
  if (!response) return true;
  const { data, status } = response;
  return isFailure(data) ? UNANSWERED_CODES.includes(data.code) : status >= 500;
};

/** Without an answer of the API the outcome is unknown. @param isRepeatable whether a repetition is not done twice */
export const toWriteError = (error: unknown, isRepeatable: boolean): unknown => {
  const failure = toApiError(error);
  if (!(failure instanceof ApiError) || !isAxiosError(error) || !isUnanswered(error.response)) return failure;
  const { code, status, requestId } = failure;
  const message = isRepeatable ? REPEATABLE : UNKNOWN_OUTCOME;
  return new ApiError({ code, status, requestId, message, isOutcomeUnknown: true }, error);
};
