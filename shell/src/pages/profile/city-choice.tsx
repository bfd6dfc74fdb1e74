import { SelectField } from '@lacteos/ui';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { useDepartments } from '../registrar/use-departments';

interface CityFields extends FieldValues {
  state_code: string;
  city_code: string;
}

export function CityChoice<T extends CityFields>({
  form,
  prefix,
}: {
  form: UseFormReturn<T>;
  prefix: string;
}) {
  const { departments, municipalitiesOf } = useDepartments();
  const [state, city] = ['state_code' as Path<T>, 'city_code' as Path<T>];
  if (departments.length === 0) return null;
  return (
    <>
      <SelectField
        label="Departamento"
        placeholder="Seleccione…"
        options={departments}
        {...fieldOf(form, prefix, state, {
          ...ACCOUNT_RULES.required,
          onChange: () => form.setValue(city, '' as PathValue<T, Path<T>>),
        })}
      />
      <SelectField
        label="Ciudad"
        placeholder="Seleccione…"
        options={municipalitiesOf(form.watch(state))}
        {...fieldOf(form, prefix, city, ACCOUNT_RULES.required)}
      />
    </>
  );
}
