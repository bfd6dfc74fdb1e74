import {
  REGISTRABLE_METHODS,
  REGISTRATION_FIELDS,
  registrationFieldsOf,
  TEXTS,
  type OrderRow,
} from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { DayField, DayItem, NativeSelect, useRowScan, useFormGuard } from '@lacteos/ui/antd';
import { Alert, App, Form, Input, Modal, type FormInstance, type InputRef } from 'antd';
import { useRef, useState } from 'react';

import { registerPayment } from '../api/register-payments';
import { bulkRegistrationOf, referenceFieldOf, type BulkPaymentValues } from '../model/bulk-payment';
import { customerName } from '../model/order-texts';
import styles from './orders.module.css';

interface BulkPaymentProps {
  orders: readonly OrderRow[];
  onClose: () => void;
  /** A payment was registered, or refused because its order has changed. */
  onChanged: () => void;
}
interface Failure {
  orderId: number;
  reason: string;
}

const FORM_ID = 'bulk-payment';
const MAX_REFERENCE = 60;
const required = { required: true, whitespace: true, message: TEXTS.required };
const referencePath = (orderId: number) => ['references', String(orderId)];

function useReferenceScan(form: FormInstance<BulkPaymentValues>, orders: readonly OrderRow[]) {
  return useRowScan({
    orderIds: orders.map(({ id }) => id),
    write: (values) =>
      values.forEach((value, id) => form.setFieldValue(referencePath(id) as never, value as never)),
    focus: (orderId) => {
      const next =
        orderId === null ? null : (form.getFieldInstance(referencePath(orderId)) as InputRef | null);
      if (next) next.focus();
      else document.querySelector<HTMLElement>(`button[form="${FORM_ID}"]`)?.focus();
    },
  });
}

/** Registers the payments in turn, each at most once; those that fail stay open with their reason. */
function usePayments(orders: readonly OrderRow[], onChanged: () => void) {
  const isUnderWay = useRef(false);
  const isStopped = useRef(false);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<readonly number[]>([]);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const open = orders.filter(({ id }) => !done.includes(id));

  const send = async (values: BulkPaymentValues): Promise<boolean> => {
    const { paymentMethod } = values;
    if (isUnderWay.current || !paymentMethod) return false;
    isUnderWay.current = true;
    isStopped.current = false;
    setSending(true);
    setFailures([]);
    let hasFailed = false;
    try {
      for (const order of open) {
        if (isStopped.current) return false;
        const data = bulkRegistrationOf({ ...values, paymentMethod }, order, new Date());
        const reason = await registerPayment(order.id, data);
        if (reason === null) setDone((ids) => [...ids, order.id]);
        else setFailures((before) => [...before, { orderId: order.id, reason }]);
        hasFailed ||= reason !== null;
      }
      return !hasFailed;
    } finally {
      isUnderWay.current = false;
      setSending(false);
      onChanged();
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { open, done, failures, isSending, send, stop };
}

function SharedFields({ method }: { method: string | undefined }) {
  const fields = method ? registrationFieldsOf(method) : [];
  return (
    <>
      <Form.Item name="paymentMethod" label="Método de pago" rules={[required]}>
        <NativeSelect
          aria-required
          placeholder="Seleccione un método de pago"
          options={REGISTRABLE_METHODS.map((name) => ({ value: name, label: name }))}
        />
      </Form.Item>
      {fields.includes('expiryDate') && (
        <DayItem
          name="expiryDate"
          label={`${REGISTRATION_FIELDS.expiryDate.label} de todos`}
          requiredText={REGISTRATION_FIELDS.expiryDate.required}
        >
          <DayField separator="/" />
        </DayItem>
      )}
      {fields.includes('checkBank') && (
        <Form.Item
          name="checkBank"
          label={`${REGISTRATION_FIELDS.checkBank.label} de todos`}
          rules={[required]}
        >
          <Input maxLength={MAX_REFERENCE} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}

/** Registers the payments of several orders that were paid in the same way. */
export function BulkPaymentDialog({ orders, onClose, onChanged }: BulkPaymentProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<BulkPaymentValues>();
  const method = Form.useWatch('paymentMethod', form);
  const reference = referenceFieldOf(method);
  const { open, done, failures, isSending, send, stop } = usePayments(orders, onChanged);
  const { note, fieldOf } = useReferenceScan(form, open);
  const askToClose = useFormGuard('bulk payment', form);

  const submit = async (values: BulkPaymentValues) => {
    if (!(await send(values))) return;
    notification.success({ title: `Se registraron ${orders.length} pagos`, role: 'status' });
    onClose();
  };

  return (
    <Modal
      open
      title={`Registrar el pago de ${orders.length} pedidos`}
      okText={
        isSending
          ? `Registrando ${done.length + 1} de ${orders.length}…`
          : `Registrar ${open.length} ${open.length === 1 ? 'pago' : 'pagos'}`
      }
      cancelText={isSending ? 'Detener' : 'Cancelar'}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, loading: isSending }}
      mask={{ closable: false }}
      onCancel={() => (isSending ? stop() : askToClose(onClose))}
    >
      <Form<BulkPaymentValues>
        form={form}
        id={FORM_ID}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        <SharedFields method={method} />
        {reference && (
          <p>Escriba o pegue las referencias: una columna, sola o con el número del pedido delante.</p>
        )}
        {note && <Alert type="info" role="status" title={note} />}
        {failures.length > 0 && (
          <Alert
            type="error"
            role="alert"
            title="Estos pagos no se registraron:"
            description={failures.map(({ orderId, reason }) => (
              <div key={orderId}>{`Pedido ${orderId}: ${reason}`}</div>
            ))}
          />
        )}
        <ul className={styles.bulkRows}>
          {open.map((order) => (
            <li key={order.id}>
              <span>{`${order.id} · ${customerName(order)} · ${formatMoney(order.totalPrice)}`}</span>
              {reference && (
                <Form.Item
                  name={referencePath(order.id)}
                  label={`${REGISTRATION_FIELDS[reference].label}, pedido ${order.id}`}
                  rules={[required]}
                >
                  <Input maxLength={MAX_REFERENCE} autoComplete="off" {...fieldOf(order.id)} />
                </Form.Item>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </Modal>
  );
}
