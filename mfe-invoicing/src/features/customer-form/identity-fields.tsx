import { readName } from '@lacteos/contracts/parsing/read-text';
import {
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  NIT_DOCUMENT_TYPE,
  PERSON_TYPE_LABELS,
  PERSON_TYPES,
} from '@lacteos/contracts/reference/reference-data';
import { LIMITS } from '@lacteos/contracts/validation';
import { TypedInput, useIdentificationRules, VatResponsibleItem } from '@lacteos/ui/antd';
import { Form, Input, Select } from 'antd';

import type { CustomerFields } from './customer-fields';
import { CHOSEN, REQUIRED } from './field-rule';

const personTypes = PERSON_TYPES.map((value) => ({ value, label: PERSON_TYPE_LABELS[value] }));
const documentTypes = DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const responsibilities = FISCAL_RESPONSIBILITIES.map(({ code, name }) => ({
  value: code,
  label: `${code} ${name}`,
}));

function NameFields({ isCompany }: { isCompany: boolean }) {
  if (isCompany) {
    return (
      <>
        <Form.Item<CustomerFields> name="company_name" label="Razón social" rules={[REQUIRED]}>
          <TypedInput read={readName} maxLength={LIMITS.company} autoComplete="off" />
        </Form.Item>
        <Form.Item<CustomerFields> name="commercial_name" label="Nombre comercial">
          <TypedInput read={readName} maxLength={LIMITS.company} autoComplete="off" />
        </Form.Item>
      </>
    );
  }
  return (
    <>
      <Form.Item<CustomerFields> name="first_name" label="Nombres" rules={[REQUIRED]}>
        <TypedInput read={readName} maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item<CustomerFields> name="last_name" label="Apellidos" rules={[REQUIRED]}>
        <TypedInput read={readName} maxLength={100} autoComplete="off" />
      </Form.Item>
    </>
  );
}

export function IdentityFields({ isIdentificationFixed }: { isIdentificationFixed: boolean }) {
  const form = Form.useFormInstance<CustomerFields>();
  const personType = Form.useWatch('person_type', form);
  const idType = Form.useWatch('id_type', form);
  const { ofIdentification, ofCheckDigit, settle } = useIdentificationRules();
  return (
    <>
      <Form.Item<CustomerFields> name="person_type" label="Tipo de persona" rules={[CHOSEN]}>
        <Select options={personTypes} />
      </Form.Item>
      <Form.Item<CustomerFields> name="id_type" label="Tipo de documento" rules={[CHOSEN]}>
        <Select options={documentTypes} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item<CustomerFields>
        name="identification"
        label="Número de identificación"
        required
        dependencies={['id_type']}
        rules={[ofIdentification]}
      >
        <Input maxLength={40} autoComplete="off" disabled={isIdentificationFixed} onBlur={settle} />
      </Form.Item>
      {idType === NIT_DOCUMENT_TYPE && (
        <Form.Item<CustomerFields>
          name="check_digit"
          label="Dígito de verificación"
          dependencies={['identification']}
          rules={[ofCheckDigit]}
        >
          <Input maxLength={1} inputMode="numeric" autoComplete="off" />
        </Form.Item>
      )}
      <NameFields isCompany={personType === 'Company'} />
      <Form.Item<CustomerFields> name="fiscal_responsibilities" label="Responsabilidades fiscales">
        <Select mode="multiple" options={responsibilities} />
      </Form.Item>
      <VatResponsibleItem />
    </>
  );
}
