import { FormProblem, useLastingProblem } from '@lacteos/ui/antd';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';

export interface StepField {
  readonly name: string;
  readonly label: string;
  /** Absent: a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isLong?: boolean;
  readonly max?: number;
}
export interface StepQuestion {
  readonly title: string;
  readonly about?: string;
  readonly ok: string;
  readonly fields: readonly StepField[];
  readonly send: (values: Readonly<Record<string, string>>) => Promise<unknown>;
}

const inputOf = ({ options, max, isLong = false }: StepField) => {
  if (options) return <Select options={[...options]} />;
  return isLong ? <Input.TextArea rows={3} maxLength={max} /> : <Input maxLength={max} />;
};

export function StepDialog({ asked, onClose }: { asked: StepQuestion; onClose: () => void }) {
  const [form] = Form.useForm<Record<string, string>>();
  const [problem, setProblem] = useLastingProblem<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: Record<string, string>) => {
    setBusy(true);
    setProblem(null);
    try {
      await asked.send(values);
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={asked.title}
      okText={asked.ok}
      cancelText="Volver"
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => {
        setProblem(null);
        onClose();
      }}
    >
      <Form noValidate form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
        {asked.about && <p>{asked.about}</p>}
        {asked.fields.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.label}
            rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba este dato.' }]}
          >
            {inputOf(field)}
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
