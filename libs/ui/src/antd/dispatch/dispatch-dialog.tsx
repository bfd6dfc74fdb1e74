import { CARRIERS } from '@lacteos/contracts/reference/reference-data';
import { Alert, App, Form, Modal, type FormInstance, type InputRef } from 'antd';
import { CameraScan } from '../camera-scan/camera-scan';
import { useDialogFocus } from '../dialog-focus/use-dialog-focus';
import { useFormGuard } from '../persisted-input/use-persisted-form';
import { NativeSelect } from '../native-select/native-select';
import { useRowScan } from '../row-scan/use-row-scan';
import { stopFooter } from '../stop-footer/stop-footer';
import styles from './dispatch-dialog.module.css';
import { Destination, guidePath, OrderFields, required, type DispatchValues } from './dispatch-fields';
import { ordersSumText, type DispatchableOrder } from './dispatchable-order';
import { useDispatch, type DispatchFailure, type DispatchRun, type RegisterDispatch } from './use-dispatch';

/** Render it only while open: closing discards the input. */
export interface DispatchDialogProps {
  orders: readonly DispatchableOrder[];
  register: RegisterDispatch;
  run?: DispatchRun;
  onClose: () => void;
  onDone: () => void;
  onFailed?: () => void;
}

const SHEET = {
  wrapper: styles.wrapper,
  container: styles.container,
  body: styles.body,
  footer: styles.footer,
};
const FORM_ID = 'dispatch';

function useGuideScan(form: FormInstance<DispatchValues>, orders: readonly DispatchableOrder[]) {
  return useRowScan({
    orderIds: orders.map(({ id }) => id),
    write: (guides) =>
      guides.forEach((guide, orderId) => form.setFieldValue(guidePath(orderId) as never, guide as never)),
    focus: (orderId) => {
      const next = orderId === null ? null : (form.getFieldInstance(guidePath(orderId)) as InputRef | null);
      if (next) next.focus();
      else document.querySelector<HTMLElement>(`button[form="${FORM_ID}"]`)?.focus();
    },
  });
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

const titleOf = (orders: readonly DispatchableOrder[]): string =>
  orders.length === 1
    ? `Datos de envío del pedido ${orders[0]?.id}`
    : `Datos de envío de ${orders.length} pedidos`;

export function DispatchDialog({ orders, register, run, onClose, onDone, onFailed }: DispatchDialogProps) {
  const { modal } = App.useApp();
  const [form] = Form.useForm<DispatchValues>();
  const { open, done, isSending, send, stop } = useDispatch({ orders, register, run });
  const { note, fieldOf, read } = useGuideScan(form, open);
  const askToClose = useFormGuard(`dispatch ${orders.map(({ id }) => id).join(' ')}`, form);
  useDialogFocus();
  const goesOn = isSending && stop !== undefined;

  const submit = async ({ transport, orders: typed }: DispatchValues) => {
    if (!transport) return undefined;
    const failures = await send((id) => {
      const { numberGuide = '', shippingPrice } = typed?.[String(id)] ?? {};
      return { transport, numberGuide, shippingPrice: shippingPrice ?? 0 };
    });
    if (!failures) return undefined;
    if (failures.length > 0) {
      modal.error({ title: 'Error', content: <Reasons failures={failures} />, okText: 'Cerrar' });
      return onFailed?.();
    }
    return onDone();
  };

  return (
    <Modal
      open
      title={titleOf(orders)}
      okText={goesOn ? `Registrando ${done.length + 1} de ${orders.length}…` : 'Registrar envío'}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, loading: isSending }}
      cancelText="Cancelar"
      cancelButtonProps={{ disabled: isSending }}
      {...(goesOn && { footer: stopFooter(stop) })}
      mask={{ closable: false }}
      className={styles.dialog}
      classNames={SHEET}
      onCancel={() => (goesOn ? onClose() : askToClose(onClose))}
    >
      <Form<DispatchValues>
        noValidate
        form={form}
        id={FORM_ID}
        classNames={{ label: styles.label }}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        {orders.length > 1 && <p className={styles.destination}>{ordersSumText(open)}</p>}
        {orders.length === 1 && orders[0] && <Destination order={orders[0]} />}
        <Form.Item name="transport" label="Transportadora" rules={[required]}>
          <NativeSelect
            aria-required
            placeholder="Seleccione la transportadora"
            options={CARRIERS.map((name) => ({ value: name, label: name }))}
          />
        </Form.Item>
        {orders.length > 1 && (
          <p className={styles.destination}>
            Pase el lector por el rótulo de un pedido y por su guía, o guía por guía; o pegue una columna con
            las guías, sola o con el número del pedido delante.
          </p>
        )}
        {goesOn && <p role="status">Puede cerrar este diálogo: los despachos se siguen registrando.</p>}
        <CameraScan onRead={read} />
        {note && <Alert className={styles.note} type="info" role="status" title={note} />}
        {open.map((order, index) => (
          <OrderFields
            key={order.id}
            order={order}
            isOneOfMany={orders.length > 1}
            isFirst={index === 0}
            scan={fieldOf(order.id)}
          />
        ))}
      </Form>
    </Modal>
  );
}
