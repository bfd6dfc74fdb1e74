import { ApiError } from '@lacteos/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '../../session/failure-text';

/** @returns text for the whole form; null when a field shows the refusal */
export function showRefusal<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): string | null {
  const names = Object.keys(form.formState.defaultValues ?? {});
  const texts = Object.entries((error instanceof ApiError && error.errors) || {}).filter(
    (entry): entry is [Path<T>, string] => names.includes(entry[0]) && typeof entry[1] === 'string',
  );
  for (const [field, message] of texts) form.setError(field, { message });
  return texts.length > 0 ? null : failureText(error);
}
