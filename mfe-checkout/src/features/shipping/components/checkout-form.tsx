import { ErrorSummary, type FieldError } from '@lacteos/ui';
import { Button, Form } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { storeDraft, readDraft, sealCheckout } from '#features/drafts';
import { screenStyles } from '#features/screen';
import styles from './checkout-form.module.css';

interface CheckoutFormProps<V extends object> {
  name: string;
  userId: number;
  initialValues: Partial<V>;
  labels: Readonly<Record<string, string>>;
  onSubmit: (values: V) => void;
  children: ReactNode;
}

/** Checking all fields takes a slow phone a quarter of a second; the pressed button is shown before. */
const afterNextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

export function CheckoutForm<V extends object>({
  name,
  userId,
  initialValues,
  labels,
  onSubmit,
  children,
}: CheckoutFormProps<V>) {
  const [form] = Form.useForm<V>();
  const [problems, setProblems] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [startValues] = useState(() => ({ ...initialValues, ...readDraft(name, userId) }));
  const recheck = (names: string[]) => {
    const refused = names.filter((field) => form.getFieldError(field as never).length > 0);
    if (refused.length > 0) void form.validateFields(refused as never).catch(() => undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    afterNextFrame(form.submit);
  };
  return (
    <Form
      noValidate
      onSubmitCapture={submit}
      scrollToFirstError={false}
      form={form}
      name={name}
      className={screenStyles.form}
      classNames={{ label: screenStyles.formLabel, helpItem: screenStyles.formError }}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger={['onBlur', 'onSubmit']}
      initialValues={startValues}
      onValuesChange={(changed: Partial<V>, values: V) => {
        storeDraft(name, userId, values);
        sealCheckout(userId);
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
            return { fieldId: `${name}_${key}`, text: `${labels[key] ?? key}: ${field.errors[0] ?? ''}` };
          }),
        );
        setAttempt((last) => last + 1);
      }}
    >
      <ErrorSummary
        errors={problems}
        attempt={attempt}
        title={problems.length === 1 ? 'Revise este campo' : `Revise estos ${problems.length} campos`}
      />
      <div className={styles.fields}>{children}</div>
      <div className={screenStyles.actions}>
        <Button type="primary" htmlType="submit" size="large" className={styles.submit}>
          Continuar
        </Button>
      </div>
    </Form>
  );
}
