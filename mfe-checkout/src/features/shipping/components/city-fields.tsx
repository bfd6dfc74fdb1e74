import { TEXTS } from '@lacteos/contracts/validation';
import { Form } from 'antd';
import { NativeSelect } from '@lacteos/ui/antd';
import { useDepartments } from '../use-departments';

const required = { required: true, message: TEXTS.required };
// A municipality's code begins with its department's.
const belongs = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: (_rule: unknown, city: unknown) =>
    !city || String(city).startsWith(String(getFieldValue('state_code')))
      ? Promise.resolve()
      : Promise.reject(new Error('Seleccione una ciudad del departamento')),
});

export function CityFields() {
  const form = Form.useFormInstance<{ state_code?: string; city_code?: string }>();
  const stateCode = Form.useWatch('state_code', form);
  const { data: departments = [], isError, isPending } = useDepartments();
  const municipalities = departments.find(({ code }) => code === stateCode)?.municipalities ?? [];
  const isNotChoosable = !stateCode || municipalities.length === 0;
  return (
    <>
      <Form.Item
        label="Departamento"
        name="state_code"
        rules={[required]}
        help={isError ? 'No se pudo cargar la lista. Recargue la página.' : undefined}
      >
        <NativeSelect
          autoComplete="address-level1"
          placeholder={isPending ? 'Cargando..' : 'Seleccione el departamento'}
          options={departments.map(({ code, name }) => ({ value: code, label: name }))}
          aria-required
          onChange={() => form.setFieldValue('city_code', undefined)}
        />
      </Form.Item>
      <Form.Item label="Ciudad" name="city_code" rules={[required, belongs]}>
        <NativeSelect
          autoComplete="address-level2"
          placeholder="Seleccione la ciudad"
          options={municipalities.map(([value, label]) => ({ value, label }))}
          disabled={isNotChoosable}
          aria-required
        />
      </Form.Item>
    </>
  );
}
