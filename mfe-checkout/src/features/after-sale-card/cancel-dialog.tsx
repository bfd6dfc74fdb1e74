import { FormProblem, useLastingProblem } from '@lacteos/ui/antd';
import { Form, Input, Modal } from 'antd';

import { errorText } from '#features/screen';
import { useAfterSaleRequest } from './after-sale-calls';
import styles from './after-sale.module.css';

interface CancelDialogProps {
  orderId: number;
  /** False: staff decide. */
  isAtOnce: boolean;
  onClose: () => void;
}

export function CancelDialog({ orderId, isAtOnce, onClose }: CancelDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync, isPending } = useAfterSaleRequest(orderId);
  const submit = async ({ reason }: { reason: string }) => {
    setProblem(null);
    try {
      await mutateAsync({ do: 'cancel', reason });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Modal
      open
      title={`Cancelar el pedido ${orderId}`}
      okText={isAtOnce ? 'Cancelar el pedido' : 'Pedir la cancelación'}
      okButtonProps={{ danger: true }}
      cancelText="Volver"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => {
        setProblem(null);
        onClose();
      }}
    >
      <Form noValidate form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <FormProblem className={styles.notice} problem={problem} />
        <p>{isAtOnce ? 'Le devolvemos su dinero por donde pagó.' : 'Le respondemos por correo.'}</p>
        <Form.Item
          name="reason"
          label="Motivo"
          rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba el motivo.' }]}
        >
          <Input.TextArea rows={3} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
