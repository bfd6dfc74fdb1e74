import { toPesos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed, REGISTRABLE_METHODS } from '@lacteos/contracts/orders/payment-methods';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import type { Order } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { formatMoment, formatMoney, formatPercent } from '@lacteos/ui';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { MoneyField, NativeSelect, usePersistedState, useShiftQuestion } from '@lacteos/ui/antd';
import { controlProps, DialogField, NoticeDialog, useRegistration } from '#features/screen';
import { openShift, registerPayment, reportSecondPayment } from './register-payment';
import {
  changeDue,
  emptyPayment,
  paymentProblems,
  registrationOf,
  type PaymentProblems,
  type PaymentValues,
} from './payment-form';
import { AlreadyPaidNotice, alreadyPaidOf } from './already-paid-notice';
import { MethodFields } from './method-fields';
import styles from './payment-dialog.module.css';

interface PaymentDialogProps {
  order: Order;
  onClose: () => void;
  onPaid: (order: Order) => void;
  /** Paid twice or after the cancellation: it has to go back. */
  onSecondPaid: (order: Order) => void;
  onFailed: () => void;
}

function Withheld({ withholding }: Pick<Order, 'withholding'>) {
  if (!withholding) return null;
  return (
    <div className={styles.withheld}>
      <p>El cliente es agente retenedor:</p>
      <dl>
        {withholding.lines.map(({ name, percent, amount }) => (
          <div key={name}>
            <dt>{`${name} ${formatPercent(percent)}`}</dt>
            <dd>−{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={styles.expected}>
          <dt>Pago esperado</dt>
          <dd>{formatMoney(withholding.expectedPayment)}</dd>
        </div>
      </dl>
    </div>
  );
}

function ReadOnlyFields({ totalPrice, openedAt }: { totalPrice: number; openedAt: Date }) {
  return (
    <div className={styles.readOnly}>
      <DialogField id="payment-total" label="Total">
        <Input id="payment-total" readOnly value={formatMoney(totalPrice)} />
      </DialogField>
      <DialogField id="payment-status" label="Estado">
        <Input id="payment-status" readOnly value={APPROVED_STATUS} />
      </DialogField>
      <DialogField id="payment-date" label="Fecha">
        <Input id="payment-date" readOnly value={formatMoment(openedAt.toISOString())} />
      </DialogField>
    </div>
  );
}

function CashChange({ due: expected }: { due: number }) {
  const [received, setReceived] = useState<FieldNumber>(null);
  const due = changeDue(expected, received);
  return (
    <>
      <DialogField id="payment-received" label="Valor recibido (opcional)">
        <MoneyField id="payment-received" placeholder="50.000" value={received} onChange={setReceived} />
      </DialogField>
      <p className={styles.change} data-short={due !== null && due < 0} aria-live="polite">
        <span>{due !== null && due < 0 ? 'Falta' : 'Cambio'}</span>
        <strong>{due === null ? '—' : formatMoney(toPesos(due < 0 ? (-due as typeof due) : due))}</strong>
      </p>
    </>
  );
}

function PaymentForm({ order, onClose, onPaid, onSecondPaid, onFailed }: PaymentDialogProps) {
  const [openedAt] = useState(() => new Date());
  const [values, setValues] = usePersistedState(`payment ${order.id}`, emptyPayment(order));
  const [problems, setProblems] = useState<PaymentProblems>({});
  const { withShift, question } = useShiftQuestion(openShift);
  // The same for every attempt, so that a retry repeats the request.
  const data = (isWithoutShift = false) => ({
    ...registrationOf(values, order.totalPrice, openedAt),
    ...(isWithoutShift ? { withoutShift: true } : {}),
  });
  const first = useRegistration({
    send: async () =>
      onPaid(await withShift((isWithoutShift) => registerPayment(order.id, data(isWithoutShift)))),
    onDone: onClose,
    onFailed,
  });
  const taken = alreadyPaidOf(first.error);
  const second = useRegistration({
    send: async () =>
      onSecondPaid(await withShift((isWithoutShift) => reportSecondPayment(order.id, data(isWithoutShift)))),
    onDone: onClose,
    onFailed,
  });
  const { submit, isSending, setNotice } = taken ? second : first;
  const change = (part: Partial<PaymentValues>) => {
    setValues((current) => ({ ...current, ...part }));
    setProblems((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in part))),
    );
  };
  const confirm = () => {
    const found = paymentProblems(values);
    setProblems(found);
    if (found.expiryDate === TEXTS.expiryRequired)
      setNotice({ kind: 'warning', title: 'Campo requerido', text: found.expiryDate });
    if (Object.keys(found).length === 0) void submit();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {taken && <AlreadyPaidNotice taken={taken} />}
      <ReadOnlyFields totalPrice={order.totalPrice} openedAt={openedAt} />
      <Withheld withholding={order.withholding} />
      <DialogField id="payment-method" label="Método de pago" error={problems.paymentMethod}>
        <NativeSelect
          {...controlProps('payment-method', problems.paymentMethod)}
          placeholder="Seleccione un método de pago"
          options={REGISTRABLE_METHODS.map((name) => ({ value: name, label: name }))}
          value={values.paymentMethod}
          onChange={(event) => {
            setProblems({});
            change({ paymentMethod: event.target.value });
          }}
        />
      </DialogField>
      <MethodFields values={values} problems={problems} onChange={change} />
      {paymentMethodNamed(values.paymentMethod)?.isCash && (
        <CashChange due={order.withholding?.expectedPayment ?? order.totalPrice} />
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose} disabled={isSending}>
          Cancelar
        </Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {taken?.button ?? 'Registrar pago'}
        </Button>
      </div>
      <NoticeDialog notice={first.notice} onClose={() => first.setNotice(null)} />
      <NoticeDialog notice={second.notice} onClose={() => second.setNotice(null)} />
      {question}
    </form>
  );
}

/** Render it only while open: closing clears its fields. */
export function PaymentDialog(props: PaymentDialogProps) {
  return (
    <Modal
      open
      title={`Registrar pago del pedido ${props.order.id}`}
      footer={null}
      onCancel={props.onClose}
      mask={{ closable: false }}
    >
      <PaymentForm {...props} />
    </Modal>
  );
}
