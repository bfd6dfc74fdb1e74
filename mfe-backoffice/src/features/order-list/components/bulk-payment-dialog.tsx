import {
  paymentMethodNamed,
  REGISTRABLE_METHODS,
  REGISTRATION_FIELDS,
  registrationFieldsOf,
} from '@lacteos/contracts/orders/payment-methods';
import { countText } from '@lacteos/contracts/parsing/count-text';
import type { OrderRow } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { formatMoney } from '@lacteos/ui';
import {
  DayField,
  DayItem,
  NativeSelect,
  ordersSumText,
  stopFooter,
  useFormGuard,
  useRowScan,
  useShiftQuestion,
} from '@lacteos/ui/antd';
import { Alert, App, Form, Input, Modal, type FormInstance, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { bulkRuns, useBulkRun } from '#features/bulk-runs';
import { hasOpenShift, openShift } from '../../cash-shift/cash-shift';
import { registerPayment } from '../api/register-payments';
import { bulkRegistrationOf, referenceFieldOf, type BulkPaymentValues } from '../model/bulk-payment';
import { customerName } from '../model/order-texts';
import styles from './orders.module.css';

interface BulkPaymentProps {
  orders: readonly OrderRow[];
  onClose: () => void;
  /** Registered, or refused because the order has changed. */
  onChanged: () => void;
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

function usePayments(orders: readonly OrderRow[], onChanged: () => void) {
  const { id, run } = useBulkRun();
  // The same for every attempt, which thus repeats the same request.
  const [openedAt] = useState(() => new Date());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const done = run?.done ?? [];

  const send = async (values: BulkPaymentValues): Promise<boolean> => {
    const { paymentMethod } = values;
    if (!paymentMethod) return false;
    const tasks = orders.map((order) => ({
      orderId: order.id,
      send: () =>
        registerPayment(order.id, bulkRegistrationOf({ ...values, paymentMethod }, order, openedAt)),
    }));
    return (await bulkRuns.start({ id, subject: 'pagos', tasks, onEnd: onChanged })) && isShown.current;
  };
  return {
    open: orders.filter((order) => !done.includes(order.id)),
    done,
    failures: run?.failures ?? [],
    isSending: run?.isSending ?? false,
    send,
    stop: () => bulkRuns.stop(id),
  };
}

const registeredText = (count: number): string =>
  `${count === 1 ? 'Se registró' : 'Se registraron'} ${countText(count, 'pago', 'pagos')}`;

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

export function BulkPaymentDialog({ orders, onClose, onChanged }: BulkPaymentProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<BulkPaymentValues>();
  const method = Form.useWatch('paymentMethod', form);
  const reference = referenceFieldOf(method);
  const { open, done, failures, isSending, send, stop } = usePayments(orders, onChanged);
  const { note, fieldOf } = useReferenceScan(form, open);
  const askToClose = useFormGuard('bulk payment', form);

  const { confirmShift, question } = useShiftQuestion(openShift);

  const submit = async (values: BulkPaymentValues) => {
    const needsShift = paymentMethodNamed(values.paymentMethod)?.isCash && !(await hasOpenShift());
    const how = needsShift ? await confirmShift(true) : 'opened';
    if (how === null || !(await send(how === 'without' ? { ...values, withoutShift: true } : values))) return;
    notification.success({ title: registeredText(orders.length), role: 'status' });
    onClose();
  };

  return (
    <Modal
      open
      title={`Registrar el pago de ${countText(orders.length, 'pedido', 'pedidos')}`}
      okText={
        isSending
          ? `Registrando ${done.length + 1} de ${orders.length}…`
          : `Registrar ${countText(open.length, 'pago', 'pagos')}`
      }
      cancelText="Cancelar"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, loading: isSending }}
      mask={{ closable: false }}
      {...(isSending && { footer: stopFooter(stop) })}
      onCancel={() => (isSending ? onClose() : askToClose(onClose))}
    >
      <Form<BulkPaymentValues>
        noValidate
        form={form}
        id={FORM_ID}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        <p>{ordersSumText(open)}</p>
        <SharedFields method={method} />
        {reference && (
          <p>Escriba o pegue las referencias: una columna, sola o con el número del pedido delante.</p>
        )}
        {isSending && <p role="status">Puede cerrar este diálogo: los pagos se siguen registrando.</p>}
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
      {question}
    </Modal>
  );
}
