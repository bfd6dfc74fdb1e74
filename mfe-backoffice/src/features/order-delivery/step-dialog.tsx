import {
  DELIVERY_LABELS,
  nextDeliveryState,
  NOT_DELIVERED_REASONS,
  type DeliveryState,
} from '@lacteos/contracts/delivery/delivery-progress';
import type { OrderStepRegistration } from '@lacteos/contracts/schemas';
import { FormProblem, useLastingProblem } from '@lacteos/ui/antd';
import { App, Form, Modal, Radio } from 'antd';

import { failedCall, formStyles } from '#features/editing';
import { useRegisterStep } from './delivery-calls';
import styles from './order-delivery.module.css';

const STEPS = ['deliver', 'fail', 'comeBack'] as const;
const REQUIRED = [{ required: true, message: 'Elija una opción.' }];

/** Steps that the office may register after a carrier said them. */
export const officeSteps = (state: DeliveryState) =>
  STEPS.flatMap((step) => {
    const next = nextDeliveryState(state, step);
    return next ? [{ value: step, label: DELIVERY_LABELS[next] }] : [];
  });

interface StepDialogProps {
  orderId: number;
  state: DeliveryState;
  onClose: () => void;
}

export function StepDialog({ orderId, state, onClose }: StepDialogProps) {
  const [form] = Form.useForm<OrderStepRegistration>();
  const { notification } = App.useApp();
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync: register, isPending } = useRegisterStep(orderId);
  const step = Form.useWatch('step', form);
  const save = async (registration: OrderStepRegistration) => {
    setProblem(null);
    try {
      await register(registration);
      notification.success({ title: 'Quedó registrado.', role: 'status' });
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return (
    <Modal
      open
      title={`¿En qué quedó el pedido ${orderId}?`}
      okText="Registrar"
      cancelText="Volver"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <Form
        noValidate
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void save(values)}
      >
        <Form.Item<OrderStepRegistration> name="step" label="Resultado" rules={REQUIRED}>
          <Radio.Group vertical className={styles.choices ?? ''} options={officeSteps(state)} />
        </Form.Item>
        {step === 'fail' && (
          <Form.Item<OrderStepRegistration> name="reason" label="Motivo" rules={REQUIRED}>
            <Radio.Group
              vertical
              className={styles.choices ?? ''}
              options={NOT_DELIVERED_REASONS.map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
