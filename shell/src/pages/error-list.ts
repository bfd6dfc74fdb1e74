import type { ErrorSummaryProps } from '@lacteos/ui';
import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';

/** What the error summary shows of a form that was sent; a field's id is its name behind the form's prefix. */
export const summaryOf = <T extends FieldValues>(
  { errors, submitCount, isSubmitSuccessful, defaultValues }: FormState<T>,
  prefix: string,
): ErrorSummaryProps => {
  const isRefused = submitCount > 0 && !isSubmitSuccessful;
  // As the form shows them; the library lists them as they were registered.
  const order = Object.keys(defaultValues ?? {});
  const fields = isRefused
    ? Object.entries(errors as FieldErrors).sort(
        ([one], [other]) => order.indexOf(one) - order.indexOf(other),
      )
    : [];
  return {
    attempt: submitCount,
    errors: fields.flatMap(([name, error]) =>
      typeof error?.message === 'string' && error.message
        ? [{ fieldId: prefix + name, text: error.message }]
        : [],
    ),
  };
};
