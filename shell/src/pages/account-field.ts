import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

export type FieldRules<T extends FieldValues> = RegisterOptions<T, Path<T>> & {
  readonly read?: (typed: string) => string;
};

/** Validates and sends the normalized text; the field shows it on blur. */
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
