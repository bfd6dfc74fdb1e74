import type { DeadLetter } from '@lacteos/contracts/schemas';
import { FormProblem } from '@lacteos/ui/antd';
import { App, Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { useChangeLetters } from './change-letters';
import { doneText } from './letter-texts';

interface DiscardDialogProps {
  letters: readonly DeadLetter[];
  onClose: () => void;
  onDone?: () => void;
}

export function DiscardDialog({ letters, onClose, onDone }: DiscardDialogProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: change, isPending } = useChangeLetters();

  const discard = async ({ reason }: { reason: string }) => {
    setProblem(null);
    try {
      const { changed } = await change({ do: 'discard', ids: letters.map(({ id }) => id), reason });
      notification.success({ title: doneText(changed, 'descartado', 'descartados'), role: 'status' });
      onClose();
      onDone?.();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };

  return (
    <Modal
      open
      title={letters.length === 1 ? 'Descartar el mensaje' : `Descartar ${letters.length} mensajes`}
      okText="Descartar"
      okButtonProps={{ danger: true }}
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form noValidate form={form} layout="vertical" onFinish={(values) => void discard(values)}>
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
        <p>No se volverá a intentar. Queda registrado en la auditoría.</p>
        <Form.Item
          name="reason"
          label="Motivo"
          rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba el motivo.' }]}
        >
          <Input.TextArea rows={3} maxLength={250} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
