import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Rules of a field, and how its text is read before they judge it. */
export type FieldRules<T extends FieldValues> = RegisterOptions<T, Path<T>> & {
  readonly read?: (typed: string) => string;
};

/**
 * What a field of an account form needs: its id behind the form's prefix, its error, and its registration. A text is judged
 * and sent as it is read; the field shows that when it is left, and what was typed until then.
 */
export function fieldOf<T extends FieldValues>(
  { register, getFieldState, getValues, setValue, formState }: UseFormReturn<T>,
  prefix: string,
  name: Path<T>,
  { read, ...rules }: FieldRules<T> = {},
) {
  const options = read
    ? { ...rules, setValueAs: read, onBlur: () => setValue(name, getValues(name)) }
    : rules;
  return {
    id: prefix + name,
    error: getFieldState(name, formState).error?.message,
    ...register(name, options as RegisterOptions<T, Path<T>>),
  };
}
