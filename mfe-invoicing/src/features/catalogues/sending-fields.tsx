import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { Form, Switch } from 'antd';

import { isElectronic } from './invoice-type-rules';

interface SendingValues {
  sendToDian?: boolean;
  sendToEmail?: boolean;
}

/** Only an electronic type goes to the DIAN. */
export const SendingFields = ({ chosen }: { chosen: ListedInvoiceType | undefined }) => (
  <>
    {isElectronic(chosen) && (
      <Form.Item<SendingValues> name="sendToDian" label="Enviar a la DIAN" valuePropName="checked">
        <Switch checkedChildren="Si" unCheckedChildren="No" />
      </Form.Item>
    )}
    <Form.Item<SendingValues>
      name="sendToEmail"
      label="Enviar la factura al correo del cliente"
      valuePropName="checked"
    >
      <Switch checkedChildren="Si" unCheckedChildren="No" />
    </Form.Item>
  </>
);
