import { TRY_AGAIN_TEXT } from '@lacteos/contracts/general-texts';
import type { Failure } from '@lacteos/contracts/schemas';
import type { AxiosError } from 'axios';

const OFFLINE = 'No hay conexión. Revise su red e intente de nuevo.';

export const NETWORK_UNREACHABLE = 'NETWORK.UNREACHABLE';
/** Not from the API, for example from a proxy. */
const UNEXPECTED_ANSWER = 'INTERNAL';

/** Switch on `code`; `message` is Spanish and safe to show; `errors` is per field. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly errors?: Record<string, unknown>;
  readonly requestId?: string;
  /** A write whose outcome is unknown: reload what it changes. */
  readonly isOutcomeUnknown: boolean;

  constructor(
    failure: Omit<Failure, 'success' | 'requestId'> & {
      status: number;
      requestId?: string;
      isOutcomeUnknown?: boolean;
    },
    cause?: unknown,
  ) {
    super(failure.message, { cause });
    this.name = 'ApiError';
    this.code = failure.code;
    this.status = failure.status;
    this.errors = failure.errors;
    this.requestId = failure.requestId;
    this.isOutcomeUnknown = failure.isOutcomeUnknown ?? false;
  }
}

export const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string';

export const networkError = (cause?: unknown): ApiError =>
  new ApiError({ code: NETWORK_UNREACHABLE, message: OFFLINE, status: 0 }, cause);

export const unexpectedAnswer = (status: number, cause?: unknown): ApiError =>
  new ApiError({ code: UNEXPECTED_ANSWER, message: TRY_AGAIN_TEXT, status }, cause);

// axios marks its errors; its own check would load the library.
export const isAxiosError = (error: unknown): error is AxiosError<unknown> =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** For calls that asked for a file: their error body is a blob, too. */
export const toFileError = async (error: unknown): Promise<unknown> => {
  const { data, status } = (isAxiosError(error) ? error.response : undefined) ?? {};
  const body = data instanceof Blob ? parsed(await data.text()) : null;
  return isFailure(body) ? new ApiError({ ...body, status: status ?? 0 }, error) : toApiError(error);
};

/** A cancelled call keeps its own error. */
export const toApiError = (error: unknown): unknown => {
  if (error instanceof ApiError || !isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const { response } = error;
  if (!response) return networkError(error);
  const { data, status } = response;
  return isFailure(data) ? new ApiError({ ...data, status }, error) : unexpectedAnswer(status, error);
};
