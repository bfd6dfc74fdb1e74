import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { Form, InputNumber } from 'antd';

import { needsNumber } from './invoice-type-rules';
import styles from './invoice-number-field.module.css';

interface NumberValues {
  number?: number;
}

export function InvoiceNumberField({ chosen }: { chosen: ListedInvoiceType | undefined }) {
  if (!needsNumber(chosen)) return null;
  return (
    <Form.Item<NumberValues>
      name="number"
      label="Número de la factura"
      extra="Este tipo de comprobante no tiene numeración automática."
      rules={[{ required: true, message: TEXTS.required }]}
    >
      <InputNumber min={1} precision={0} controls={false} className={styles.number} />
    </Form.Item>
  );
}
