import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** What a field of an account form needs: its id behind the form's prefix, its error, and its registration. */
export const fieldOf = <T extends FieldValues>(
  { register, getFieldState, formState }: UseFormReturn<T>,
  prefix: string,
  name: Path<T>,
  rules?: RegisterOptions<T, Path<T>>,
) => ({
  id: prefix + name,
  error: getFieldState(name, formState).error?.message,
  ...register(name, rules),
});
