import { formatMoney } from '@lacteos/ui';
import { DayField, DayItem, listLoadingProps } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useId } from 'react';

import { paymentTypeOptions, paymentTypesQuery, taxesQuery } from '#features/catalogues';
import { OBSERVATIONS_LIMIT, type InvoiceFields } from '../model/invoice-draft';
import { totalOfLines } from '../model/invoice-line';
import styles from './invoice-form.module.css';

function PaymentTotal() {
  const form = Form.useFormInstance<InvoiceFields>();
  const items = Form.useWatch('items', form);
  const taxes = useQuery(taxesQuery);
  const id = useId();
  return (
    <Form.Item label="Valor total del pago" htmlFor={id}>
      <Input id={id} readOnly value={formatMoney(totalOfLines(items ?? [], taxes.data ?? []))} />
    </Form.Item>
  );
}

export function PaymentFields({ today }: { today: string }) {
  const form = Form.useFormInstance<InvoiceFields>();
  const paymentId = Form.useWatch('payment', form);
  const types = useQuery(paymentTypesQuery);
  const hasDueDate = types.data?.find(({ id }) => id === paymentId)?.due_date === true;
  return (
    <>
      <div className={styles.invoiceGrid}>
        <Form.Item<InvoiceFields> name="payment" label="Forma de pago">
          <Select
            {...listLoadingProps(types)}
            placeholder="Seleccione la forma de pago"
            options={paymentTypeOptions(types.data ?? [])}
          />
        </Form.Item>
        <PaymentTotal />
        <DayItem name="due_date" label={hasDueDate ? 'Fecha de pago (vencimiento)' : 'Fecha de pago'}>
          <DayField min={today} />
        </DayItem>
      </div>
      <Form.Item<InvoiceFields> name="observations" label="Observaciones">
        <Input.TextArea rows={3} maxLength={OBSERVATIONS_LIMIT} showCount />
      </Form.Item>
    </>
  );
}
