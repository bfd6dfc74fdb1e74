import { CARRIERS, type OrderRow } from '@lacteos/contracts';
import { Alert, App, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { useDispatchOrders, type DispatchOutcome } from '../api/dispatch-orders';
import { customerName } from '../model/order-texts';

interface DispatchDialogProps {
  orders: readonly OrderRow[];
  onClose: () => void;
}
interface DispatchForm {
  transport: string;
  guides: Record<string, string>;
}

const DONE = { title: '¡Éxito!', description: 'Datos envio se registro exitosamente.' };
const FAILED = { title: 'Error', description: 'Hubo un error al procesar tu solicitud.' };
const REQUIRED = 'Campo requerido';
const LONGEST_GUIDE = 60;

function Failures({ outcomes }: { outcomes: readonly DispatchOutcome[] }) {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={FAILED.description}
      description={
        <ul>
          {failed.map(({ order, failure }) => (
            <li key={order.id}>
              Pedido {order.id}: {failure}
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Registers the dispatch of one order or of several with one carrier; those that fail stay, the others are done. */
export function DispatchDialog({ orders, onClose }: DispatchDialogProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<DispatchForm>();
  const [outcomes, setOutcomes] = useState<readonly DispatchOutcome[]>([]);
  const { mutateAsync: dispatch, isPending } = useDispatchOrders();
  const done = new Set(outcomes.filter(({ failure }) => failure === null).map(({ order }) => order.id));
  const open = orders.filter(({ id }) => !done.has(id));

  const send = async ({ transport, guides }: DispatchForm) => {
    const entries = open.map((order) => ({ order, transport, numberGuide: guides[order.id]?.trim() ?? '' }));
    const fresh = await dispatch(entries);
    setOutcomes([...outcomes.filter(({ order }) => done.has(order.id)), ...fresh]);
    if (fresh.every(({ failure }) => failure === null)) {
      notification.success({ ...DONE, role: 'status' });
      onClose();
    }
  };

  return (
    <Modal
      open
      title={orders.length === 1 ? `Generar Despacho del pedido ${orders[0]?.id}` : 'Generar Despacho'}
      okText="Registrar envío"
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<DispatchForm>
        form={form}
        layout="vertical"
        onFinish={(values) => void send(values)}
        disabled={isPending}
      >
        <Failures outcomes={outcomes} />
        <Form.Item name="transport" label="Transportadora" rules={[{ required: true, message: REQUIRED }]}>
          <Select options={CARRIERS.map((name) => ({ value: name, label: name }))} />
        </Form.Item>
        {open.map((order) => (
          <Form.Item
            key={order.id}
            name={['guides', String(order.id)]}
            label={`Número de guía${orders.length > 1 ? `, pedido ${order.id}` : ''}`}
            extra={`${customerName(order)} · ${order.shippingAddress.address}`}
            rules={[{ required: true, whitespace: true, message: REQUIRED }]}
          >
            <Input maxLength={LONGEST_GUIDE} autoComplete="off" />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
