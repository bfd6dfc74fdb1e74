import './customer-form.css';

import { useQuery } from '@tanstack/react-query';
import { clearableChoice, listBeingRead } from '@lacteos/ui/antd';
import { Form, Input, Select } from 'antd';

import { siigoUsersQuery } from '../../catalogues/api/catalogue-queries';
import { userOptions } from '../../catalogues/model/catalogue-options';
import type { CustomerFields } from '../model/customer-fields';
import { ContactRows } from './contact-rows';
import { IdentityFields } from './identity-fields';
import { PhoneRows } from './phone-rows';
import { PlaceFields } from './place-fields';

const COMMENTS_LIMIT = 4000;

function AccountFields() {
  const users = useQuery(siigoUsersQuery);
  const options = userOptions(users.data ?? []);
  return (
    <>
      <Form.Item<CustomerFields> name="seller_id" label="Vendedor asignado">
        <Select allowClear={clearableChoice} {...listBeingRead(users)} options={options} />
      </Form.Item>
      <Form.Item<CustomerFields> name="collector_id" label="Cobrador asignado">
        <Select allowClear={clearableChoice} {...listBeingRead(users)} options={options} />
      </Form.Item>
    </>
  );
}

/** The fields of a customer inside an antd form of `CustomerFields`: with a new invoice, and in his own dialog. */
export function CustomerFormFields({ isIdentificationFixed = false }: { isIdentificationFixed?: boolean }) {
  return (
    <>
      <div className="customer-grid">
        <IdentityFields isIdentificationFixed={isIdentificationFixed} />
        <PlaceFields />
      </div>
      <PhoneRows />
      <ContactRows />
      <div className="customer-grid">
        <AccountFields />
      </div>
      <Form.Item<CustomerFields> name="comments" label="Comentarios">
        <Input.TextArea rows={2} maxLength={COMMENTS_LIMIT} showCount />
      </Form.Item>
    </>
  );
}
