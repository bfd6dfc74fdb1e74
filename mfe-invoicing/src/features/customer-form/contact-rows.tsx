import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { readEmail } from '@lacteos/contracts/parsing/read-text';
import { LIMITS } from '@lacteos/contracts/validation';
import { ruleOf, TypedInput } from '@lacteos/ui/antd';
import { Button, Form, Input } from 'antd';

import { emailProblem } from './customer-rules';
import { PhoneFieldsOf } from './phone-rows';
import styles from './customer-form.module.css';

const EMAIL = ruleOf((typed) => emailProblem(typed && readEmail(typed)));
const MAX_CONTACTS = 10;

/** SIIGO takes ten. */
export function ContactRows() {
  return (
    <Form.List name="contacts">
      {(rows, { add, remove }) => (
        <fieldset className={styles.customerRows}>
          <legend>Contactos</legend>
          {rows.map(({ key, name }, index) => {
            const title = `del contacto ${index + 1}`;
            return (
              <div key={key} className={styles.customerRow}>
                <Form.Item name={[name, 'first_name']} label={`Nombres ${title}`}>
                  <Input maxLength={50} autoComplete="off" />
                </Form.Item>
                <Form.Item name={[name, 'last_name']} label={`Apellidos ${title}`}>
                  <Input maxLength={50} autoComplete="off" />
                </Form.Item>
                <Form.Item name={[name, 'email']} label={`Correo ${title}`} rules={[EMAIL]}>
                  <TypedInput read={readEmail} type="email" maxLength={LIMITS.email} autoComplete="off" />
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
            disabled={rows.length >= MAX_CONTACTS}
            onClick={() => add({})}
          >
            Agregar contacto
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
