import { ProFormSelect, ProFormText } from '@ant-design/pro-components';
import type { Department } from '@lacteos/contracts/divipola';
import { Form } from 'antd';
import { useEffect, useState } from 'react';

import { fieldsOf, formStyles } from '#features/editing';
import { PictureField } from '../picture-field/picture-field';
import { PARTNER_LABELS, type PartnerValues } from './partner-form';
import { VisitFields } from './visit-fields';

const fieldOf = fieldsOf(PARTNER_LABELS);

function useDepartments(): readonly Department[] {
  const [departments, setDepartments] = useState<readonly Department[]>([]);
  useEffect(() => {
    let isGone = false;
    void import('@lacteos/contracts/divipola').then(({ DEPARTMENTS }) => {
      if (!isGone) setDepartments(DEPARTMENTS);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return departments;
}

function CityFields() {
  const form = Form.useFormInstance<PartnerValues>();
  const departments = useDepartments();
  const country = Form.useWatch('country', form);
  const cities = departments.find(({ name }) => name === country)?.municipalities ?? [];
  return (
    <>
      <ProFormSelect
        {...fieldOf('country', { onChange: () => form.setFieldValue('city', undefined) })}
        showSearch
        options={departments.map(({ name }) => ({ value: name, label: name }))}
      />
      <ProFormSelect
        {...fieldOf('city')}
        showSearch
        options={cities.map(([, name]) => ({ value: name, label: name }))}
      />
    </>
  );
}

export function PartnerFields() {
  return (
    <>
      <Form.Item name="image" label={PARTNER_LABELS.image}>
        <PictureField label="la imagen de la tienda" aspect={4 / 3} />
      </Form.Item>
      <div className={formStyles.officeFormColumns}>
        <ProFormText {...fieldOf('name', { maxLength: 120 })} />
        <ProFormText {...fieldOf('address', { maxLength: 200 })} />
        <CityFields />
        <ProFormText {...fieldOf('phone', { maxLength: 40, inputMode: 'tel' })} />
      </div>
      <VisitFields />
    </>
  );
}
