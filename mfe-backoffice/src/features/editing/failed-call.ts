/** A failed call, recognised by its shape: ApiError is the shell's shared copy, not the class in this bundle. */
export interface FailedCall extends Error {
  code: string;
  status: number;
  errors?: Record<string, unknown>;
  /** A write without a word of the API. */
  isOutcomeUnknown?: boolean;
}

export const CONFLICT = 'EDIT.CONFLICT';

/** The failed call behind a thrown value. @throws the value itself when it is none */
export function failedCall(error: unknown): FailedCall {
  if (error instanceof Error && 'code' in error && 'status' in error) return error as FailedCall;
  throw error;
}

/** Reasons of a refusal: the API's text for each field with its label, else its one message. */
export function refusalText(failure: FailedCall, labels: Readonly<Record<string, string>>): string {
  const fields = refusedFields(failure, labels);
  return fields.length === 0
    ? failure.message
    : fields.map(({ name, errors: [text] }) => `${labels[name] ?? name}: ${text}`).join(' ');
}

/** The API's texts for the fields that a form has, as antd's `setFields` takes them, so that each stands at its field. */
export const refusedFields = (
  { errors = {} }: FailedCall,
  labels: Readonly<Record<string, string>>,
): { name: string; errors: string[] }[] =>
  Object.entries(errors)
    .filter(([name, text]) => labels[name] && typeof text === 'string')
    .map(([name, text]) => ({ name, errors: [String(text)] }));
