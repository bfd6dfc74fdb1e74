import { useFormGuard } from '@lacteos/ui/antd';
import { TEXTS } from '@lacteos/contracts/validation';
import { App, Form, Input, Modal, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';

import { failedCall, type FailedCall, RefusalNotice, refusedFields } from '#features/editing';

interface CorrectionDialogProps<Values extends object> {
  title: string;
  done: string;
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  labels: Partial<Record<string, string>>;
  isBusy: boolean;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
  okText?: string;
  children: ReactNode;
}

const MAX_REASON = 100;
export const required = { required: true, whitespace: true, message: TEXTS.required };

export function CorrectionDialog<Values extends object>(props: CorrectionDialogProps<Values>) {
  const { title, done, form, initialValues, labels, isBusy, send, onClose, okText, children } = props;
  const { notification } = App.useApp();
  const askToClose = useFormGuard(title, form);
  const [problem, setProblem] = useState<FailedCall | null>(null);
  const submit = async (values: Values) => {
    setProblem(null);
    try {
      await send(values);
      notification.success({ title: done, role: 'status' });
      onClose();
    } catch (error) {
      const failure = failedCall(error);
      const fields = refusedFields(failure, { ...labels, reason: 'Motivo' });
      if (fields.length > 0) form.setFields(fields as Parameters<typeof form.setFields>[0]);
      else setProblem(failure);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={okText ?? 'Guardar la corrección'}
      cancelText="Cancelar"
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(onClose)}
    >
      <Form<Values>
        noValidate
        form={form}
        name="correction"
        layout="vertical"
        requiredMark={false}
        initialValues={initialValues}
        onFinish={(values) => void submit(values)}
      >
        {problem && <RefusalNotice failure={problem} />}
        {children}
        {okText === undefined && (
          <Form.Item name="reason" label="Motivo" rules={[required]}>
            <Input maxLength={MAX_REASON} autoComplete="off" placeholder="Queda en el historial del pedido" />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
