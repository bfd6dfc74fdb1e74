import { useFormGuard } from '@lacteos/ui/antd';
import { TEXTS } from '@lacteos/contracts/validation';
import { App, Button, Form, Input } from 'antd';

import { failedCall } from '#features/editing';
import { useAddNote } from '../model/correct-order';
import styles from './order.module.css';

const MAX_NOTE = 250;

export function NoteForm({ orderId }: { orderId: number }) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<{ text: string }>();
  useFormGuard(`note ${orderId}`, form);
  const { mutateAsync: add, isPending } = useAddNote(orderId);
  const submit = async ({ text }: { text: string }) => {
    try {
      await add(text.trim());
      form.resetFields();
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return (
    <Form
      noValidate
      className={styles.noteForm}
      form={form}
      name="note"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="text"
        label="Nota para el equipo (el comprador no la ve)"
        rules={[{ required: true, whitespace: true, message: TEXTS.required }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={MAX_NOTE} />
      </Form.Item>
      <Button htmlType="submit" loading={isPending}>
        Agregar la nota
      </Button>
    </Form>
  );
}
