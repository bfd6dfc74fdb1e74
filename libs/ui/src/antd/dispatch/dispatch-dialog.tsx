import { CARRIERS, orderOfLabel, TEXTS, type DispatchEntry } from '@lacteos/contracts';
import { Alert, App, Form, Input, Modal, type FormInstance, type FormRule, type InputRef } from 'antd';
import { useDialogFocus } from '../dialog-focus/use-dialog-focus';
import { useFormGuard } from '../kept-input/use-kept-form';
import { NativeSelect } from '../native-select/native-select';
import { MoneyField } from '../typed-field/number-field';
import { NumberItem } from '../typed-field/judged-item';
import { useRowScan, type RowScanField } from '../row-scan/use-row-scan';
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

// On a phone a sheet at the foot of the window: fields and button under the thumb.
const SHEET = {
  wrapper: styles.wrapper,
  container: styles.container,
  body: styles.body,
  footer: styles.footer,
};
const FORM_ID = 'dispatch';
const MAX_GUIDE_LENGTH = 60;
const required = { required: true, whitespace: true, message: TEXTS.required };

function Destination({ order }: { order: DispatchableOrder }) {
  return <p className={styles.destination}>{useDestination(order)}</p>;
}

const guidePath = (orderId: number) => ['orders', String(orderId), 'numberGuide'];

/** A guide stands for one parcel: names the other order that has it, too. */
const uniqueGuide =
  (orderId: number): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_rule, guide: string | undefined) => {
      const typed = (getFieldValue('orders') ?? {}) as Record<string, OrderValues | undefined>;
      const other = Object.keys(typed).find(
        (id) => Number(id) !== orderId && typed[id]?.numberGuide?.trim() === guide?.trim(),
      );
      return guide?.trim() && other
        ? Promise.reject(new Error(`La guía ${guide.trim()} también está en el pedido ${other}.`))
        : Promise.resolve();
    },
  });

/** A scanner without Enter leaves the code of the order's label in the field. */
const noLabel: FormRule = {
  validator: (_rule, guide: string | undefined) =>
    orderOfLabel(guide ?? '') === null
      ? Promise.resolve()
      : Promise.reject(new Error('Este es el código del pedido, no una guía.')),
};

interface OrderFieldsProps {
  order: DispatchableOrder;
  isOneOfMany: boolean;
  /** Scanners write where the focus is. */
  isFirst: boolean;
  scan: RowScanField;
}

function OrderFields({ order, isOneOfMany, isFirst, scan }: OrderFieldsProps) {
  const of = isOneOfMany ? `, pedido ${order.id}` : '';
  const path = ['orders', String(order.id)];
  const first = isFirst ? { 'data-first-focus': true } : {};
  return (
    <fieldset className={styles.order} aria-label={`Pedido ${order.id}`}>
      {isOneOfMany && <Destination order={order} />}
      <Form.Item
        name={guidePath(order.id)}
        label={`Número de guía${of}`}
        rules={[required, noLabel, uniqueGuide(order.id)]}
      >
        <Input size="large" maxLength={MAX_GUIDE_LENGTH} autoComplete="off" {...first} {...scan} />
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

/** Scanner and pasted column over the rows of several orders. */
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

/** Staff register the dispatch of one paid order, or of several with one carrier; those that fail stay open. */
export function DispatchDialog({ orders, register, onClose, onDone, onFailed }: DispatchDialogProps) {
  const { modal } = App.useApp();
  const [form] = Form.useForm<DispatchValues>();
  const { open, isSending, send } = useDispatch(orders, register);
  const { note, fieldOf } = useGuideScan(form, open);
  const askToClose = useFormGuard(`dispatch ${orders.map(({ id }) => id).join(' ')}`, form);
  useDialogFocus();

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
      className={styles.dialog}
      classNames={SHEET}
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
        {orders.length > 1 && (
          <p className={styles.destination}>
            Pase el lector por el rótulo de un pedido y por su guía, o guía por guía; o pegue una columna con
            las guías, sola o con el número del pedido delante.
          </p>
        )}
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
