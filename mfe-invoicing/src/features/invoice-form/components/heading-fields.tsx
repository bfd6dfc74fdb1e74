import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { DayField, DayItem, MoneyField, NumberItem } from '@lacteos/ui/antd';
import { Form, Select } from 'antd';

import {
  CostCenterSelect,
  InvoiceNumberField,
  InvoiceTypeSelect,
  needsCostCenter,
  SellerSelect,
  SendingFields,
} from '#features/catalogues';
import { CURRENCIES, LOCAL_CURRENCY, type InvoiceFields } from '../model/invoice-draft';
import styles from './invoice-form.module.css';

interface HeadingFieldsProps {
  types: ListedInvoiceType[];
  chosen: ListedInvoiceType | undefined;
  today: string;
}

const NOT_BEFORE_TODAY = 'La fecha no puede ser anterior a hoy.';

export function HeadingFields({ types, chosen, today }: HeadingFieldsProps) {
  const form = Form.useFormInstance<InvoiceFields>();
  const currency = Form.useWatch('currency_code', form);
  return (
    <div className={styles.invoiceGrid}>
      <Form.Item<InvoiceFields> name="id" label="Tipo de comprobante">
        <InvoiceTypeSelect types={types} />
      </Form.Item>
      <DayItem
        name="date"
        label="Fecha de la factura"
        requiredText={NOT_BEFORE_TODAY}
        min={{ value: today, text: NOT_BEFORE_TODAY }}
      >
        <DayField min={today} />
      </DayItem>
      <Form.Item<InvoiceFields> name="seller" label="Vendedor">
        <SellerSelect />
      </Form.Item>
      <Form.Item<InvoiceFields>
        name="cost_center"
        label="Centro de costos"
        rules={[{ required: needsCostCenter(chosen), message: TEXTS.required }]}
      >
        <CostCenterSelect />
      </Form.Item>
      <Form.Item<InvoiceFields> name="currency_code" label="Moneda">
        <Select options={[...CURRENCIES]} />
      </Form.Item>
      {currency !== undefined && currency !== LOCAL_CURRENCY && (
        <NumberItem name="exchange_rate" label="Tasa de cambio">
          <MoneyField />
        </NumberItem>
      )}
      <InvoiceNumberField chosen={chosen} />
      <SendingFields chosen={chosen} />
    </div>
  );
}
