import { TEXTS, type ListedInvoiceType } from '@lacteos/contracts';
import { useQuery } from '@tanstack/react-query';
import { clearableChoice, listBeingRead } from '@lacteos/ui/antd';
import { Form, InputNumber, Select, Switch } from 'antd';

import { costCentersQuery, siigoUsersQuery } from '../../catalogues/api/catalogue-queries';
import { costCenterOptions, userOptions } from '../../catalogues/model/catalogue-options';
import { invoiceTypeLabel, isElectronic, needsCostCenter } from '../../catalogues/model/invoice-type-rules';
import { DayField } from '../../screen/day-field';
import { CURRENCIES, LOCAL_CURRENCY, type InvoiceFields } from '../model/invoice-draft';

interface HeadingFieldsProps {
  types: ListedInvoiceType[];
  /** The type that is chosen now. */
  chosen: ListedInvoiceType | undefined;
  today: string;
}

const notBefore = (today: string) => ({
  validator: (_rule: unknown, day: string | undefined) =>
    day && day >= today
      ? Promise.resolve()
      : Promise.reject(new Error('La fecha no puede ser anterior a hoy.')),
});

function SendingFields({ chosen }: Pick<HeadingFieldsProps, 'chosen'>) {
  return (
    <>
      {isElectronic(chosen) && (
        <Form.Item<InvoiceFields> name="sendToDian" label="Enviar a la DIAN" valuePropName="checked">
          <Switch checkedChildren="Si" unCheckedChildren="No" />
        </Form.Item>
      )}
      <Form.Item<InvoiceFields>
        name="sendToEmail"
        label="Enviar la factura al correo del cliente"
        valuePropName="checked"
      >
        <Switch checkedChildren="Si" unCheckedChildren="No" />
      </Form.Item>
    </>
  );
}

/** Voucher type, day, seller, sending, cost centre and currency of the invoice. */
export function HeadingFields({ types, chosen, today }: HeadingFieldsProps) {
  const form = Form.useFormInstance<InvoiceFields>();
  const currency = Form.useWatch('currency_code', form);
  const users = useQuery(siigoUsersQuery);
  const costCenters = useQuery(costCentersQuery);
  return (
    <div className="invoice-grid">
      <Form.Item<InvoiceFields> name="id" label="Tipo de comprobante">
        <Select
          placeholder="Seleccione el tipo de factura"
          options={types.map((type) => ({ value: type.id, label: invoiceTypeLabel(type) }))}
        />
      </Form.Item>
      <Form.Item<InvoiceFields> name="date" label="Fecha de la factura" required rules={[notBefore(today)]}>
        <DayField min={today} />
      </Form.Item>
      <Form.Item<InvoiceFields> name="seller" label="Vendedor">
        <Select
          {...listBeingRead(users)}
          placeholder="Seleccione el vendedor"
          options={userOptions(users.data ?? [])}
        />
      </Form.Item>
      <Form.Item<InvoiceFields>
        name="cost_center"
        label="Centro de costo"
        rules={[{ required: needsCostCenter(chosen), message: TEXTS.required }]}
      >
        <Select
          allowClear={clearableChoice}
          {...listBeingRead(costCenters)}
          placeholder="Seleccione el centro de costo"
          options={costCenterOptions(costCenters.data ?? [])}
        />
      </Form.Item>
      <Form.Item<InvoiceFields> name="currency_code" label="Moneda">
        <Select options={[...CURRENCIES]} />
      </Form.Item>
      {currency !== undefined && currency !== LOCAL_CURRENCY && (
        <Form.Item<InvoiceFields> name="exchange_rate" label="Tasa de cambio">
          <InputNumber min={0} prefix="$" decimalSeparator="," controls={false} />
        </Form.Item>
      )}
      <SendingFields chosen={chosen} />
    </div>
  );
}
