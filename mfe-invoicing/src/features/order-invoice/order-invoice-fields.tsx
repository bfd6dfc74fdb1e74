import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { Form, Input } from 'antd';

import {
  CostCenterSelect,
  InvoiceNumberField,
  InvoiceTypeSelect,
  needsCostCenter,
  SellerSelect,
  SendingFields,
} from '#features/catalogues';
import type { OrderInvoiceFields } from './order-invoice-request';

const REQUIRED = TEXTS.required;
const COMMENTS_LIMIT = 4000;

interface FieldsProps {
  types: ListedInvoiceType[];
  chosen: ListedInvoiceType | undefined;
}

export function OrderInvoiceFormFields({ types, chosen }: FieldsProps) {
  return (
    <>
      <Form.Item<OrderInvoiceFields>
        name="invoiceType"
        label="Tipo de comprobante"
        rules={[{ required: true, message: REQUIRED }]}
      >
        <InvoiceTypeSelect types={types} />
      </Form.Item>
      <InvoiceNumberField chosen={chosen} />
      <SendingFields chosen={chosen} />
      {chosen?.cost_center && (
        <Form.Item<OrderInvoiceFields>
          name="sendToCostCenters"
          label="Centro de costos"
          rules={[{ required: needsCostCenter(chosen), message: REQUIRED }]}
        >
          <CostCenterSelect />
        </Form.Item>
      )}
      <Form.Item<OrderInvoiceFields>
        name="sendToUser"
        label="Vendedor"
        rules={[{ required: true, message: REQUIRED }]}
      >
        <SellerSelect />
      </Form.Item>
      <Form.Item<OrderInvoiceFields> name="sendToCommentsInvoice" label="Observaciones">
        <Input.TextArea rows={3} maxLength={COMMENTS_LIMIT} showCount />
      </Form.Item>
    </>
  );
}
