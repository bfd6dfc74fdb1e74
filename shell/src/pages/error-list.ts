import type { ErrorSummaryProps } from '@lacteos/ui';
import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';

/** What the error summary shows of a form that was sent; a field's id is its name behind the form's prefix. */
export const summaryOf = <T extends FieldValues>(
  { errors, submitCount, isSubmitSuccessful }: FormState<T>,
  prefix: string,
): ErrorSummaryProps => {
  const isRefused = submitCount > 0 && !isSubmitSuccessful;
  const fields = isRefused ? Object.entries(errors as FieldErrors) : [];
  return {
    attempt: submitCount,
    errors: fields.flatMap(([name, error]) =>
      typeof error?.message === 'string' && error.message
        ? [{ fieldId: prefix + name, text: error.message }]
        : [],
    ),
  };
};
