import { COUNTRY } from '@lacteos/contracts/reference/reference-data';
import { listLoadingProps } from '@lacteos/ui/antd';
import { Form, Input, Select } from 'antd';

import type { CustomerFields } from './customer-fields';
import { useDepartments } from './use-departments';
import { CHOSEN, REQUIRED } from './field-rule';

const byText = { optionFilterProp: 'label' } as const;

export function CityFields() {
  const form = Form.useFormInstance<CustomerFields>();
  const stateCode = Form.useWatch('state_code', form);
  const departments = useDepartments();
  const municipalities = departments.data?.find(({ code }) => code === stateCode)?.municipalities ?? [];
  return (
    <>
      <Form.Item<CustomerFields> name="address" label="Dirección" rules={[REQUIRED]}>
        <Input maxLength={256} autoComplete="off" />
      </Form.Item>
      <Form.Item<CustomerFields> name="country_code" label="País" rules={[CHOSEN]}>
        <Select options={[{ value: COUNTRY.code, label: COUNTRY.name }]} />
      </Form.Item>
      <Form.Item<CustomerFields> name="state_code" label="Departamento" rules={[CHOSEN]}>
        <Select
          showSearch={byText}
          {...listLoadingProps(departments)}
          options={(departments.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={() => form.setFieldValue('city_code', undefined)}
        />
      </Form.Item>
      <Form.Item<CustomerFields> name="city_code" label="Ciudad / Municipio" rules={[CHOSEN]}>
        <Select
          showSearch={byText}
          disabled={!stateCode}
          options={municipalities.map(([code, name]) => ({ value: code, label: name }))}
        />
      </Form.Item>
      <Form.Item<CustomerFields> name="postal_code" label="Código postal">
        <Input maxLength={10} autoComplete="off" />
      </Form.Item>
    </>
  );
}
