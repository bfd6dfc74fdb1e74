import type { FormInstance } from 'antd';

/** A call that failed, by its shape: the page's ApiError is the shell's shared copy, another class than in this bundle. */
export interface FailedCall extends Error {
  code: string;
  status: number;
  errors?: Record<string, unknown>;
}

export const CONFLICT = 'EDIT.CONFLICT';

/** The failed call in whatever was thrown. @throws the error itself when it is none */
export function failedCall(error: unknown): FailedCall {
  if (error instanceof Error && 'code' in error && 'status' in error) return error as FailedCall;
  throw error;
}

/** Shows the API's texts beside the fields that it names; whether there were any. */
export function showFieldErrors(form: FormInstance, { errors = {} }: FailedCall): boolean {
  const names = Object.keys(form.getFieldsValue(true) as object);
  const known = Object.entries(errors).filter(
    ([name, text]) => names.includes(name) && typeof text === 'string',
  );
  form.setFields(known.map(([name, text]) => ({ name, errors: [String(text)] })));
  return known.length > 0;
}
