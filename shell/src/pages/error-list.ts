import type { ErrorSummaryProps } from '@lacteos/ui';
import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';

/** The field's own label, so that an error says which field it is about; a checkbox says itself what it is for. */
const labelOf = (fieldId: string): string => {
  const field = document.getElementById(fieldId);
  const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return (isLabelled && field.type !== 'checkbox' && field.labels?.[0]?.textContent) || '';
};

const named = (fieldId: string, text: string): string => {
  const label = labelOf(fieldId);
  return label ? `${label}: ${text}` : text;
};

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
        ? [{ fieldId: prefix + name, text: named(prefix + name, error.message) }]
        : [],
    ),
  };
};
