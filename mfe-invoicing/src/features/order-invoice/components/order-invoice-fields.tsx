import { useQuery } from '@tanstack/react-query';
import { TEXTS, type ListedInvoiceType } from '@lacteos/contracts';
import { clearableChoice, listBeingRead } from '@lacteos/ui/antd';
import { Form, Input, Select, Switch } from 'antd';

import { costCentersQuery, siigoUsersQuery } from '../../catalogues/api/catalogue-queries';
import { costCenterOptions, userOptions } from '../../catalogues/model/catalogue-options';
import { invoiceTypeLabel, isElectronic, needsCostCenter } from '../../catalogues/model/invoice-type-rules';
import type { OrderInvoiceFields } from '../model/order-invoice-request';

const REQUIRED = TEXTS.required;
const COMMENTS_LIMIT = 4000;

interface FieldsProps {
  types: ListedInvoiceType[];
  /** The type that is chosen now. */
  chosen: ListedInvoiceType | undefined;
}

/** The fields of the dialog; what the chosen type does not offer is not shown. */
export function OrderInvoiceFormFields({ types, chosen }: FieldsProps) {
  const users = useQuery(siigoUsersQuery);
  const costCenters = useQuery({ ...costCentersQuery, enabled: chosen?.cost_center === true });
  return (
    <>
      <Form.Item<OrderInvoiceFields>
        name="invoiceType"
        label="Tipo de comprobante"
        rules={[{ required: true, message: REQUIRED }]}
      >
        <Select
          placeholder="Seleccione el tipo de factura"
          options={types.map((type) => ({ value: type.id, label: invoiceTypeLabel(type) }))}
        />
      </Form.Item>
      {isElectronic(chosen) && (
        <Form.Item<OrderInvoiceFields> name="sendToDian" label="Enviar a la DIAN" valuePropName="checked">
          <Switch checkedChildren="Si" unCheckedChildren="No" />
        </Form.Item>
      )}
      <Form.Item<OrderInvoiceFields>
        name="sendToEmail"
        label="Enviar la factura al correo del cliente"
        valuePropName="checked"
      >
        <Switch checkedChildren="Si" unCheckedChildren="No" />
      </Form.Item>
      {chosen?.cost_center && (
        <Form.Item<OrderInvoiceFields>
          name="sendToCostCenters"
          label="Centro de costo"
          rules={[{ required: needsCostCenter(chosen), message: REQUIRED }]}
        >
          <Select
            allowClear={clearableChoice}
            {...listBeingRead(costCenters)}
            placeholder="Seleccione el centro de costo"
            options={costCenterOptions(costCenters.data ?? [])}
          />
        </Form.Item>
      )}
      <Form.Item<OrderInvoiceFields>
        name="sendToUser"
        label="Vendedor"
        rules={[{ required: true, message: REQUIRED }]}
      >
        <Select
          {...listBeingRead(users)}
          placeholder="Seleccione el vendedor"
          options={userOptions(users.data ?? [])}
        />
      </Form.Item>
      <Form.Item<OrderInvoiceFields> name="sendToCommentsInvoice" label="Observaciones">
        <Input.TextArea rows={3} maxLength={COMMENTS_LIMIT} showCount />
      </Form.Item>
    </>
  );
}
