import type { Order, PaymentAlert } from '@lacteos/contracts';
import { Alert, App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { useEndAlert } from '../api/alerts';
import {
  ALERT_ACTIONS,
  alertsOf,
  REFUND_TEXT,
  RESOLVE_TEXTS,
  type AlertAction,
  type OrderAlert,
} from '../model/alert-actions';
import styles from './order.module.css';

/** How an alert ends, in texts. */
const ENDS = {
  refund: {
    ok: 'Devolver',
    done: 'La devolución del dinero quedó en marcha.',
    hint: 'El dinero vuelve por donde llegó. Queda en el historial del pedido.',
    reason: 'Motivo',
    required: 'Escriba el motivo.',
  },
  resolve: {
    ok: 'Marcar como resuelta',
    done: 'La alerta quedó resuelta.',
    hint: 'Queda en el historial del pedido quién la resolvió y cómo.',
    reason: 'Qué se hizo',
    required: 'Escriba qué se hizo.',
  },
} as const;

interface EndProps {
  orderId: number;
  alert: PaymentAlert;
  action: keyof typeof ENDS;
  onClose: () => void;
}

const buttonText = (action: keyof typeof ENDS, alert: PaymentAlert): string =>
  action === 'refund' ? REFUND_TEXT : RESOLVE_TEXTS[alert];

function EndDialog({ orderId, alert, action, onClose }: EndProps) {
  const texts = ENDS[action];
  const { notification } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: end, isPending } = useEndAlert(orderId);
  const submit = async ({ reason }: { reason: string }) => {
    setProblem(null);
    try {
      await end({ do: action, alert, reason });
      notification.success({ title: texts.done, role: 'status' });
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return (
    <Modal
      open
      title={`${buttonText(action, alert)}, pedido ${orderId}`}
      okText={texts.ok}
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} name="alert" layout="vertical" onFinish={(values) => void submit(values)}>
        {problem && (
          <Alert className={formStyles.officeFormNotice} type="error" showIcon role="alert" title={problem} />
        )}
        <p>{texts.hint}</p>
        <Form.Item
          name="reason"
          label={texts.reason}
          rules={[{ required: true, whitespace: true, min: 3, message: texts.required }]}
        >
          <Input.TextArea rows={3} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function TakeStock({ orderId }: { orderId: number }) {
  const { mutate: take, isPending, error } = useEndAlert(orderId);
  return (
    <>
      <Button loading={isPending} onClick={() => take(null)}>
        Tomar las unidades ahora
      </Button>
      {error && <Alert type="error" showIcon role="alert" title={failedCall(error).message} />}
    </>
  );
}

function AlertButton({
  orderId,
  alert,
  action,
}: {
  orderId: number;
  alert: OrderAlert;
  action: AlertAction;
}) {
  const [isOpen, setOpen] = useState(false);
  if (action === 'take-stock' || alert === 'without-stock') return <TakeStock orderId={orderId} />;
  return (
    <>
      <Button type={action === 'refund' ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {buttonText(action, alert)}
      </Button>
      {isOpen && <EndDialog orderId={orderId} alert={alert} action={action} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What can be done about the alerts of an order. */
export function AlertButtons({ order }: { order: Order }) {
  const alerts = alertsOf(order);
  if (alerts.length === 0) return null;
  return (
    <div className={styles.steps}>
      {alerts.flatMap((alert) =>
        ALERT_ACTIONS[alert].map((action) => (
          <AlertButton key={`${alert} ${action}`} orderId={order.id} alert={alert} action={action} />
        )),
      )}
    </div>
  );
}
