import {
  REGISTRABLE_METHODS,
  REGISTRATION_FIELDS,
  registrationFieldsOf,
} from '@lacteos/contracts/orders/payment-methods';
import { dayIn, type FieldDay } from '@lacteos/contracts/parsing/parse-day';
import type { CorrectPayment, Order } from '@lacteos/contracts/schemas';
import { colombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { DayField, DayItem, NativeSelect, useShiftQuestion } from '@lacteos/ui/antd';
import { Form, Input } from 'antd';

import { openShift } from '../../cash-shift/cash-shift';
import { useCorrectPayment } from '../model/correct-order';
import { CorrectionDialog, required } from './correction-dialog';

type Values = Omit<CorrectPayment, 'expiryDate' | 'withoutShift'> & { expiryDate?: FieldDay };

const MAX_REFERENCE = 60;
const LABELS = Object.fromEntries(
  Object.entries(REGISTRATION_FIELDS).map(([field, { label }]) => [field, label]),
);

function initialOf({ paymentMethod, paymentResult }: Order): Partial<Values> {
  const { expiryDate, checkNumber, checkBank, transactionNumber } = paymentResult ?? {};
  return {
    // Staff cannot register again what a provider took back.
    ...(REGISTRABLE_METHODS.some((name) => name === paymentMethod)
      ? { paymentMethod: paymentMethod as Values['paymentMethod'] }
      : {}),
    expiryDate: expiryDate ? colombianDay(new Date(expiryDate)) : null,
    checkNumber: checkNumber ?? null,
    checkBank: checkBank ?? null,
    transactionNumber: transactionNumber ?? null,
  };
}

function correctionOf({ paymentMethod, reason, expiryDate, ...texts }: Values): CorrectPayment {
  const fields = registrationFieldsOf(paymentMethod);
  const day = fields.includes('expiryDate') ? dayIn(expiryDate ?? null) : undefined;
  const kept = (field: keyof typeof texts) =>
    fields.includes(field) ? (texts[field]?.trim() ?? null) : null;
  return {
    paymentMethod,
    reason: reason.trim(),
    expiryDate: day === undefined ? null : startOfColombianDay(day).toISOString(),
    checkNumber: kept('checkNumber'),
    checkBank: kept('checkBank'),
    transactionNumber: kept('transactionNumber'),
  };
}

export function PaymentCorrection({ order, onClose }: { order: Order; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const initial = initialOf(order);
  const method = Form.useWatch('paymentMethod', form) ?? initial.paymentMethod ?? '';
  const { mutateAsync: correct, isPending } = useCorrectPayment(order.id);
  const { withShift, question } = useShiftQuestion(openShift);
  return (
    <CorrectionDialog<Values>
      title={`Corregir el pago del pedido ${order.id}`}
      done="El pago quedó corregido."
      form={form}
      initialValues={initial}
      labels={LABELS}
      isBusy={isPending}
      send={(values) =>
        withShift((withoutShift) =>
          correct({ ...correctionOf(values), ...(withoutShift ? { withoutShift } : {}) }),
        )
      }
      onClose={onClose}
    >
      <Form.Item name="paymentMethod" label="Método de pago" rules={[required]}>
        <NativeSelect
          placeholder="Seleccione un método de pago"
          options={REGISTRABLE_METHODS.map((name) => ({ value: name, label: name }))}
        />
      </Form.Item>
      {question}
      {registrationFieldsOf(method).map((field) => {
        const { kind, label, required: text } = REGISTRATION_FIELDS[field];
        return kind === 'day' ? (
          <DayItem key={field} name={field} label={label} requiredText={text}>
            <DayField separator="/" />
          </DayItem>
        ) : (
          <Form.Item key={field} name={field} label={label} rules={[required]}>
            <Input maxLength={MAX_REFERENCE} autoComplete="off" />
          </Form.Item>
        );
      })}
    </CorrectionDialog>
  );
}
