import type { ErrorSummaryProps } from '@lacteos/ui';
import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';

/** Empty for a checkbox, whose error already names it. */
const labelOf = (fieldId: string): string => {
  const field = document.getElementById(fieldId);
  const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return (isLabelled && field.type !== 'checkbox' && field.labels?.[0]?.textContent) || '';
};

const named = (fieldId: string, text: string): string => {
  const label = labelOf(fieldId);
  return label ? `${label}: ${text}` : text;
};

export const summaryOf = <T extends FieldValues>(
  { errors, submitCount, isSubmitSuccessful, defaultValues }: FormState<T>,
  prefix: string,
): ErrorSummaryProps => {
  const isRefused = submitCount > 0 && !isSubmitSuccessful;
  // The library lists errors in registration order, not as shown.
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
        ? [{ fieldId: prefix + name, text: named(prefix + name, error.message) }]
        : [],
    ),
  };
};
