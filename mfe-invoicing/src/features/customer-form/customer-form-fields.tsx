import { useQuery } from '@tanstack/react-query';
import { clearableChoice, listLoadingProps } from '@lacteos/ui/antd';
import { Form, Input, Select } from 'antd';

import { siigoUsersQuery, userOptions } from '#features/catalogues';
import type { CustomerFields } from './customer-fields';
import { ContactRows } from './contact-rows';
import { IdentityFields } from './identity-fields';
import { PhoneRows } from './phone-rows';
import { CityFields } from './city-fields';
import styles from './customer-form.module.css';

const COMMENTS_LIMIT = 4000;

function AccountFields() {
  const users = useQuery(siigoUsersQuery);
  const options = userOptions(users.data ?? []);
  return (
    <>
      <Form.Item<CustomerFields> name="seller_id" label="Vendedor asignado">
        <Select allowClear={clearableChoice} {...listLoadingProps(users)} options={options} />
      </Form.Item>
      <Form.Item<CustomerFields> name="collector_id" label="Cobrador asignado">
        <Select allowClear={clearableChoice} {...listLoadingProps(users)} options={options} />
      </Form.Item>
    </>
  );
}

export function CustomerFormFields({ isIdentificationFixed = false }: { isIdentificationFixed?: boolean }) {
  return (
    <>
      <div className={styles.customerGrid}>
        <IdentityFields isIdentificationFixed={isIdentificationFixed} />
        <CityFields />
      </div>
      <PhoneRows />
      <ContactRows />
      <div className={styles.customerGrid}>
        <AccountFields />
      </div>
      <Form.Item<CustomerFields> name="comments" label="Comentarios">
        <Input.TextArea rows={2} maxLength={COMMENTS_LIMIT} showCount />
      </Form.Item>
    </>
  );
}
