import { CARRIERS, TEXTS, type DispatchEntry } from '@lacteos/contracts';
import { App, Form, Input, Modal } from 'antd';
import { NativeSelect } from '../native-select/native-select';
import { MoneyField } from '../typed-field/number-field';
import { NumberItem } from '../typed-field/judged-item';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard';
import styles from './dispatch-dialog.module.css';
import { useDestination, type DispatchableOrder } from './dispatchable-order';
import { useDispatch, type DispatchFailure, type RegisterDispatch } from './use-dispatch';

/** Properties of the dispatch dialog; render it while it is open: closing forgets what was typed. */
export interface DispatchDialogProps {
  orders: readonly DispatchableOrder[];
  register: RegisterDispatch;
  onClose: () => void;
  /** Every dispatch is registered. */
  onDone: () => void;
  /** At least one is not: its order may have changed meanwhile. */
  onFailed?: () => void;
}
type OrderValues = Partial<Omit<DispatchEntry, 'transport'>>;
interface DispatchValues {
  transport?: DispatchEntry['transport'];
  orders?: Record<string, OrderValues | undefined>;
}

const FORM_ID = 'dispatch';
const MAX_GUIDE_LENGTH = 60;
const required = { required: true, whitespace: true, message: TEXTS.required };

function Destination({ order }: { order: DispatchableOrder }) {
  return <p className={styles.destination}>{useDestination(order)}</p>;
}

function OrderFields({ order, isOneOfMany }: { order: DispatchableOrder; isOneOfMany: boolean }) {
  const of = isOneOfMany ? `, pedido ${order.id}` : '';
  const path = ['orders', String(order.id)];
  return (
    <fieldset className={styles.order} aria-label={`Pedido ${order.id}`}>
      {isOneOfMany && <Destination order={order} />}
      <Form.Item name={[...path, 'numberGuide']} label={`Número de guía${of}`} rules={[required]}>
        <Input size="large" maxLength={MAX_GUIDE_LENGTH} autoComplete="off" />
      </Form.Item>
      <NumberItem
        name={[...path, 'shippingPrice']}
        label={`Valor del envío${of}`}
        initialValue={order.shippingPrice}
      >
        <MoneyField size="large" />
      </NumberItem>
    </fieldset>
  );
}

function Reasons({ failures }: { failures: readonly DispatchFailure[] }) {
  return (
    <>
      <p>Hubo un error al procesar tu solicitud.</p>
      <ul>
        {failures.map(({ orderId, reason }) => (
          <li key={orderId}>
            Pedido {orderId}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Staff register the dispatch of one paid order, or of several with one carrier; those that fail stay open. */
export function DispatchDialog({ orders, register, onClose, onDone, onFailed }: DispatchDialogProps) {
  const { modal } = App.useApp();
  const [form] = Form.useForm<DispatchValues>();
  const { open, isSending, send } = useDispatch(orders, register);
  const askToClose = useUnsavedGuard(() => form.isFieldsTouched());

  const submit = async ({ transport, orders: typed }: DispatchValues) => {
    if (!transport) return undefined;
    const failures = await send((id) => {
      const { numberGuide = '', shippingPrice } = typed?.[String(id)] ?? {};
      return { transport, numberGuide, shippingPrice: shippingPrice ?? 0 };
    });
    if (failures?.length === 0) return onDone();
    if (!failures) return undefined;
    modal.error({ title: 'Error', content: <Reasons failures={failures} />, okText: 'Cerrar' });
    onFailed?.();
    return undefined;
  };

  return (
    <Modal
      open
      title={
        orders.length === 1
          ? `Datos de envío del pedido ${orders[0]?.id}`
          : `Datos de envío de ${orders.length} pedidos`
      }
      okText="Registrar envío"
      cancelText="Cancelar"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, loading: isSending }}
      cancelButtonProps={{ disabled: isSending }}
      mask={{ closable: false }}
      onCancel={() => askToClose(onClose)}
    >
      <Form<DispatchValues>
        form={form}
        id={FORM_ID}
        classNames={{ label: styles.label }}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        {orders.length === 1 && orders[0] && <Destination order={orders[0]} />}
        <Form.Item name="transport" label="Transportadora" rules={[required]}>
          <NativeSelect
            aria-required
            placeholder="Seleccione la transportadora"
            options={CARRIERS.map((name) => ({ value: name, label: name }))}
          />
        </Form.Item>
        {open.map((order) => (
          <OrderFields key={order.id} order={order} isOneOfMany={orders.length > 1} />
        ))}
      </Form>
    </Modal>
  );
}
