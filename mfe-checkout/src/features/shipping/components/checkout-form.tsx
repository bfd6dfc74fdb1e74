import { Button, Form } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import screen from '../../screen/screen.module.css';
import { keepDraft, readDraft } from '../model/form-draft';
import { FormErrors, type FieldProblem } from './form-errors';
import styles from './checkout-form.module.css';

interface CheckoutFormProps<V extends object> {
  /** Names the form's fields in the page and its draft in the tab. */
  name: string;
  userId: number;
  initialValues: Partial<V>;
  /** Spanish labels of the fields, for the summary of problems. */
  labels: Readonly<Record<string, string>>;
  onSubmit: (values: V) => void;
  children: ReactNode;
}

/** A form of the checkout: remembers what was typed, and lists what is wrong beside the fields and in one summary. */
export function CheckoutForm<V extends object>({
  name,
  userId,
  initialValues,
  labels,
  onSubmit,
  children,
}: CheckoutFormProps<V>) {
  const [form] = Form.useForm<V>();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const [startValues] = useState(() => ({ ...initialValues, ...readDraft(name, userId) }));
  // A field that was refused says so only until it is right; others are not judged while they are being typed.
  const recheck = (names: string[]) => {
    const refused = names.filter((field) => form.getFieldError(field as never).length > 0);
    if (refused.length > 0) void form.validateFields(refused as never).catch(() => undefined);
  };
  return (
    <Form
      form={form}
      name={name}
      className={screen.form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger={['onBlur', 'onSubmit']}
      initialValues={startValues}
      onValuesChange={(changed: Partial<V>, values: V) => {
        keepDraft(name, userId, values);
        setProblems([]);
        recheck(Object.keys(changed));
      }}
      onFinish={(values: V) => {
        setProblems([]);
        onSubmit(values);
      }}
      onFinishFailed={({ errorFields }) => {
        setProblems(
          errorFields.map((field) => {
            const key = String(field.name[0]);
            return { id: `${name}_${key}`, text: `${labels[key] ?? key}: ${field.errors[0] ?? ''}` };
          }),
        );
        requestAnimationFrame(() => summary.current?.focus());
      }}
    >
      <FormErrors ref={summary} problems={problems} />
      <div className={styles.fields}>{children}</div>
      <div className={screen.actions}>
        <Button type="primary" htmlType="submit" size="large" className={styles.submit}>
          Continuar
        </Button>
      </div>
    </Form>
  );
}
