import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { readDigits, readPhone } from '@lacteos/contracts/parsing/read-digits';
import { PHONE_PREFIXES } from '@lacteos/contracts/reference/reference-data';
import { ruleOf, TypedInput } from '@lacteos/ui/antd';
import { AutoComplete, Button, Form } from 'antd';

import { digitsProblem } from './customer-rules';
import styles from './customer-form.module.css';

const DIGITS = ruleOf((typed) => digitsProblem(typed && readDigits(typed)));
const PHONE = ruleOf((typed) => digitsProblem(typed && readPhone(typed)));
const INDICATIVE_HINT = 'Código de país 57 para celular';

export function PhoneFieldsOf({ name, title }: { name: number; title: string }) {
  return (
    <>
      <Form.Item
        name={[name, 'indicative']}
        label={`Indicativo ${title}`}
        extra={INDICATIVE_HINT}
        rules={[DIGITS]}
      >
        <AutoComplete options={PHONE_PREFIXES.map((value) => ({ value }))} />
      </Form.Item>
      <Form.Item name={[name, 'number']} label={`Número ${title}`} rules={[PHONE]}>
        <TypedInput read={readPhone} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'extension']} label={`Extensión ${title}`} rules={[DIGITS]}>
        <TypedInput read={readDigits} inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </>
  );
}

export function PhoneRows() {
  return (
    <Form.List name="phones">
      {(rows, { add, remove }) => (
        <fieldset className={styles.customerRows}>
          <legend>Teléfonos</legend>
          {rows.map(({ key, name }, index) => (
            <div key={key} className={styles.customerRow}>
              <PhoneFieldsOf name={name} title={`del teléfono ${index + 1}`} />
              <Button
                icon={<DeleteOutlined />}
                aria-label={`Quitar el teléfono ${index + 1}`}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ indicative: '57' })}>
            Agregar teléfono
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
