import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import {
  COUNTRY,
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  NIT_DOCUMENT_TYPE,
  PERSON_TYPE_LABELS,
  PERSON_TYPES,
} from '@lacteos/contracts/reference/reference-data';
import type { CustomerData } from '@lacteos/contracts/schemas';
import { Form, Input } from 'antd';
import { NativeSelect, TypedInput, useIdentificationRules, VatResponsibleItem } from '@lacteos/ui/antd';
import {
  ADDRESS_LENGTH,
  COMPANY,
  COMPANY_LENGTH,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  PHONE,
  REQUIRED,
} from '../model/field-rules';
import styles from './checkout-form.module.css';
import { useCustomerLookup } from '../use-customer-lookup';
import { IdentificationField } from './identification-field';
import { CityFields } from './city-fields';

export const CUSTOMER_LABELS = {
  identification: 'Identificación',
  person_type: 'Tipo de persona',
  fiscal_responsibility: 'Responsabilidad fiscal',
  id_type: 'Tipo de documento',
  check_digit: 'Dígito de verificación',
  first_name: 'Nombres',
  last_name: 'Apellidos',
  nameCompany: 'Razón social',
  commercial_name: 'Nombre comercial (opcional)',
  address: 'Dirección',
  country_code: 'País',
  state_code: 'Departamento',
  city_code: 'Ciudad',
  contact_first_name: 'Nombre del contacto',
  contact_last_name: 'Apellido del contacto (opcional)',
  contact_email: 'Correo del contacto (opcional)',
  contact_phone: 'Teléfono del contacto (opcional)',
};
const L = CUSTOMER_LABELS;
const codes = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, label: name }));

function DocumentFields({ userId }: { userId: number }) {
  const idType = Form.useWatch<string | undefined>('id_type');
  const { ofCheckDigit } = useIdentificationRules();
  const search = useCustomerLookup(userId);
  return (
    <>
      <IdentificationField label={L.identification} search={search} />
      <Form.Item label={L.id_type} name="id_type" rules={[REQUIRED]}>
        <NativeSelect
          placeholder="Seleccione"
          options={codes(DOCUMENT_TYPES)}
          aria-required
          onChange={({ target }) => search.chooseType(target.value)}
        />
      </Form.Item>
      {idType === NIT_DOCUMENT_TYPE && (
        <Form.Item
          label={L.check_digit}
          name="check_digit"
          dependencies={['identification']}
          rules={[ofCheckDigit]}
        >
          <Input inputMode="numeric" maxLength={1} />
        </Form.Item>
      )}
    </>
  );
}

function NameFields() {
  const personType = Form.useWatch<CustomerData['person_type'] | undefined>('person_type');
  if (personType === 'Company') {
    return (
      <>
        <Form.Item label={L.nameCompany} name="nameCompany" rules={[COMPANY, COMPANY_LENGTH]}>
          <TypedInput read={readName} autoComplete="off" aria-required />
        </Form.Item>
        <Form.Item label={L.commercial_name} name="commercial_name" rules={[COMPANY_LENGTH]}>
          <TypedInput read={readName} autoComplete="off" />
        </Form.Item>
      </>
    );
  }
  return (
    <>
      <Form.Item label={L.first_name} name="first_name" rules={[REQUIRED, FIRST_NAME]}>
        <TypedInput read={readName} autoComplete="off" aria-required />
      </Form.Item>
      <Form.Item label={L.last_name} name="last_name" rules={[REQUIRED, LAST_NAME]}>
        <TypedInput read={readName} autoComplete="off" aria-required />
      </Form.Item>
    </>
  );
}

export function CustomerFields({ userId }: { userId: number }) {
  return (
    <>
      <h2 className={styles.legend}>Identificación</h2>
      <DocumentFields userId={userId} />
      <Form.Item label={L.person_type} name="person_type" rules={[REQUIRED]}>
        <NativeSelect
          placeholder="Seleccione"
          options={PERSON_TYPES.map((type) => ({ value: type, label: PERSON_TYPE_LABELS[type] }))}
          aria-required
        />
      </Form.Item>
      <Form.Item label={L.fiscal_responsibility} name="fiscal_responsibility" rules={[REQUIRED]}>
        <NativeSelect placeholder="Seleccione" options={codes(FISCAL_RESPONSIBILITIES)} aria-required />
      </Form.Item>
      <VatResponsibleItem />
      <NameFields />
      <h2 className={styles.legend}>Dirección</h2>
      <Form.Item label={L.address} name="address" rules={[REQUIRED, ADDRESS_LENGTH]}>
        <TypedInput read={readName} autoComplete="off" aria-required />
      </Form.Item>
      <Form.Item label={L.country_code} name="country_code" rules={[REQUIRED]}>
        <NativeSelect placeholder="Seleccione" options={codes([COUNTRY])} aria-required />
      </Form.Item>
      <CityFields />
      <h2 className={styles.legend}>Contacto</h2>
      <p className={styles.hint}>Al correo llega la confirmación; al teléfono, el resumen por WhatsApp.</p>
      <Form.Item label={L.contact_first_name} name="contact_first_name" rules={[REQUIRED, FIRST_NAME]}>
        <TypedInput read={readName} autoComplete="off" aria-required />
      </Form.Item>
      <Form.Item label={L.contact_last_name} name="contact_last_name" rules={[LAST_NAME]}>
        <TypedInput read={readName} autoComplete="off" />
      </Form.Item>
      <Form.Item label={L.contact_email} name="contact_email" rules={[EMAIL]}>
        <TypedInput read={readEmail} type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item label={L.contact_phone} name="contact_phone" rules={[PHONE]}>
        <TypedInput read={readPhone} type="tel" inputMode="tel" autoComplete="off" />
      </Form.Item>
    </>
  );
}
