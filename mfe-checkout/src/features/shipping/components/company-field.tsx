import type { OrderAddress } from '@lacteos/contracts/schemas';
import { readName } from '@lacteos/contracts/parsing/read-text';
import { TypedInput } from '@lacteos/ui/antd';
import { Form } from 'antd';
import { useState } from 'react';
import { COMPANY_LENGTH, REQUIRED } from '../model/field-rules';
import { NO_COMPANY } from '../model/shipping-address';
import styles from './checkout-form.module.css';

/** Folded for a person, whose order has the company 'N/A'. */
export function CompanyField({ label }: { label: string }) {
  const form = Form.useFormInstance<OrderAddress>();
  const [isOpen, setIsOpen] = useState(() => form.getFieldValue('nameCompany') !== NO_COMPANY);
  const change = (open: boolean) => {
    if (open === isOpen) return;
    setIsOpen(open);
    form.setFieldsValue({ nameCompany: open ? '' : NO_COMPANY });
  };
  return (
    <details
      className={styles.company}
      open={isOpen}
      onToggle={({ currentTarget }) => change(currentTarget.open)}
    >
      <summary>Comprar a nombre de una empresa</summary>
      <Form.Item label={label} name="nameCompany" rules={[REQUIRED, COMPANY_LENGTH]}>
        <TypedInput read={readName} autoComplete="organization" aria-required />
      </Form.Item>
    </details>
  );
}
