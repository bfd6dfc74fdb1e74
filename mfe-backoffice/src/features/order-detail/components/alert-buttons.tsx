import { useFormGuard, usePersistedState, useLastingProblem } from '@lacteos/ui/antd';
import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import type { Order } from '@lacteos/contracts/schemas';
import { App, Button, Form, Input, Modal } from 'antd';
import { Link } from 'react-router-dom';

import { failedCall, type FailedCall, RefusalNotice } from '#features/editing';
import { useEndAlert } from '../model/alert-calls';
import {
  actionsOf,
  alertsOf,
  endingText,
  type AlertAction,
  type AlertEnding,
  type OrderAlert,
} from '../model/alert-actions';
import { STOCK_PAGE, nextStepText } from '../model/alert-refusals';
import { BalanceDialog } from '../corrections/balance-dialog';
import styles from './order.module.css';

const ENDING_TEXTS = {
  refund: {
    ok: 'Devolver',
    done: 'La devolución del dinero quedó en marcha.',
    hint: 'El dinero vuelve por donde llegó. Queda en el historial del pedido.',
    reason: 'Motivo',
    required: 'Escriba el motivo.',
  },
  cancel: {
    ok: 'Cancelar sin devolver',
    done: 'El pedido quedó cancelado.',
    hint: 'El dinero ya volvió al comprador: no se devuelve otra vez. Las unidades vuelven al inventario y la factura, si la hay, se acredita.',
    reason: 'Motivo',
    required: 'Escriba el motivo.',
  },
  'ask-payment': {
    ok: 'Pedir el pago',
    done: 'El pedido quedó sin pagar y se le escribió al comprador.',
    hint: 'El pedido vuelve a quedar sin pagar, con sus unidades reservadas, y el comprador recibe un correo para pagar de nuevo.',
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
} as const satisfies Record<AlertEnding, object>;

interface EndProps {
  orderId: number;
  alert: PaymentAlert;
  action: AlertEnding;
  onClose: () => void;
}

function EndDialog({ orderId, alert, action, onClose }: EndProps) {
  const texts = ENDING_TEXTS[action];
  const { notification } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const askToClose = useFormGuard(`alert ${orderId} ${alert} ${action}`, form);
  const [problem, setProblem] = useLastingProblem<FailedCall>();
  const close = () => {
    setProblem(null);
    onClose();
  };
  const { mutateAsync: end, isPending } = useEndAlert(orderId);
  const submit = async ({ reason }: { reason: string }) => {
    setProblem(null);
    try {
      await end({ do: action, alert, reason });
      notification.success({ title: texts.done, role: 'status' });
      onClose();
    } catch (error) {
      setProblem(failedCall(error));
    }
  };
  return (
    <Modal
      open
      title={`${endingText(action, alert)}, pedido ${orderId}`}
      okText={texts.ok}
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(close)}
    >
      <Form noValidate form={form} name="alert" layout="vertical" onFinish={(values) => void submit(values)}>
        {problem && (
          <RefusalNotice
            failure={problem}
            way={
              <Button size="small" onClick={close}>
                {nextStepText(problem.code)}
              </Button>
            }
          />
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
      {error && <RefusalNotice failure={error} way={<Link to={STOCK_PAGE}>Agregar unidades</Link>} />}
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
  action: Exclude<AlertAction, 'collect'>;
}) {
  const [isOpen, setOpen] = usePersistedState(`opened alert ${orderId} ${alert} ${action}`, false);
  if (action === 'take-stock' || alert === 'without-stock') return <TakeStock orderId={orderId} />;
  return (
    <>
      <Button
        type={action === 'refund' ? 'primary' : 'default'}
        danger={action === 'cancel'}
        onClick={() => setOpen(true)}
      >
        {endingText(action, alert)}
      </Button>
      {isOpen && <EndDialog orderId={orderId} alert={alert} action={action} onClose={() => setOpen(false)} />}
    </>
  );
}

function CollectBalance({ order }: { order: Order }) {
  const [isOpen, setOpen] = usePersistedState(`opened balance ${order.id}`, false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Registrar el saldo recibido
      </Button>
      {isOpen && <BalanceDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

export function AlertButtons({ order }: { order: Order }) {
  const alerts = alertsOf(order);
  if (alerts.length === 0) return null;
  return (
    <div className={styles.steps}>
      {alerts.flatMap((alert) =>
        actionsOf(order, alert).map((action) =>
          action === 'collect' ? (
            <CollectBalance key={action} order={order} />
          ) : (
            <AlertButton key={`${alert} ${action}`} orderId={order.id} alert={alert} action={action} />
          ),
        ),
      )}
    </div>
  );
}
