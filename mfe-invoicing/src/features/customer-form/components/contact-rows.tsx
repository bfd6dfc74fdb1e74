import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';

import { emailProblem } from '../model/customer-rules';
import { ruleOf } from './field-rule';
import { PhoneFieldsOf } from './phone-rows';

const EMAIL = ruleOf(emailProblem);
const MOST_CONTACTS = 10;

/** The contacts of a customer: rows that can be added and removed; SIIGO takes ten. */
export function ContactRows() {
  return (
    <Form.List name="contacts">
      {(rows, { add, remove }) => (
        <fieldset className="customer-rows">
          <legend>Contactos</legend>
          {rows.map(({ key, name }, index) => {
            const title = `del contacto ${index + 1}`;
            return (
              <div key={key} className="customer-row">
                <Form.Item name={[name, 'first_name']} label={`Nombres ${title}`}>
                  <Input maxLength={50} autoComplete="off" />
                </Form.Item>
                <Form.Item name={[name, 'last_name']} label={`Apellidos ${title}`}>
                  <Input maxLength={50} autoComplete="off" />
                </Form.Item>
                <Form.Item name={[name, 'email']} label={`Correo ${title}`} rules={[EMAIL]}>
                  <Input type="email" maxLength={100} autoComplete="off" />
                </Form.Item>
                <PhoneFieldsOf name={name} title={title} />
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={`Quitar el contacto ${index + 1}`}
                  onClick={() => remove(name)}
                />
              </div>
            );
          })}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= MOST_CONTACTS}
            onClick={() => add({})}
          >
            Agregar contacto
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
