/** Recognised by shape: ApiError is the shell's shared copy, not this bundle's class. */
export interface FailedCall extends Error {
  code: string;
  status: number;
  errors?: Record<string, unknown>;
  /** A write without an answer of the API. */
  isOutcomeUnknown?: boolean;
}

export const CONFLICT = 'EDIT.CONFLICT';

/** @throws the value itself when it is no failed call */
export function failedCall(error: unknown): FailedCall {
  if (error instanceof Error && 'code' in error && 'status' in error) return error as FailedCall;
  throw error;
}

export function refusalText(failure: FailedCall, labels: Readonly<Record<string, string>>): string {
  const fields = refusedFields(failure, labels);
  return fields.length === 0
    ? failure.message
    : fields.map(({ name, errors: [text] }) => `${labels[name] ?? name}: ${text}`).join(' ');
}

/** For antd's `setFields`. */
export const refusedFields = (
  { errors = {} }: FailedCall,
  labels: Readonly<Record<string, string>>,
): { name: string; errors: string[] }[] =>
  Object.entries(errors)
    .filter(([name, text]) => labels[name] && typeof text === 'string')
    .map(([name, text]) => ({ name, errors: [String(text)] }));
