import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { showRefusal } from './server-texts';

export function useFormCall<T extends FieldValues>(
  defaultValues: DefaultValues<T>,
  call: (values: T, form: UseFormReturn<T>) => Promise<void>,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<T>({ defaultValues, shouldFocusError: false });
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await call(values, form);
    } catch (error) {
      setFailure(showRefusal(form, error));
    }
  });
  return { form, submit: (event: React.FormEvent) => void submit(event), failure };
}
