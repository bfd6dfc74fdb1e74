import { registrationFieldsOf, type RegistrationField } from '@lacteos/contracts';
import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { controlProps, DialogField } from '../../screen/dialog-field';
import type { PaymentProblems, PaymentValues } from '../model/payment-form';

interface MethodFieldsProps {
  values: PaymentValues;
  problems: PaymentProblems;
  onChange: (part: Partial<PaymentValues>) => void;
}

const LABELS: Readonly<Record<RegistrationField, string>> = {
  expiryDate: 'Fecha de vencimiento',
  checkNumber: 'Número de cheque',
  checkBank: 'Banco del cheque',
  transactionNumber: 'Número de transacción',
};
const DAY = 'YYYY-MM-DD';

/** Enter chooses the typed day; it must not send the form as well. */
const keepFormUnsent = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The fields that the chosen method needs. */
export function MethodFields({ values, problems, onChange }: MethodFieldsProps) {
  return registrationFieldsOf(values.paymentMethod).map((field) => {
    const id = `payment-${field}`;
    const error = problems[field];
    return (
      <DialogField key={field} id={id} label={LABELS[field]} error={error}>
        {field === 'expiryDate' ? (
          <DatePicker
            {...controlProps(id, error)}
            placement="bottomLeft"
            format="YYYY/MM/DD"
            placeholder="aaaa/mm/dd"
            status={error ? 'error' : undefined}
            value={values.expiryDate ? dayjs(values.expiryDate, DAY) : null}
            onKeyDown={keepFormUnsent}
            onChange={(day) => onChange({ expiryDate: day ? day.format(DAY) : '' })}
          />
        ) : (
          <Input
            {...controlProps(id, error)}
            autoComplete="off"
            maxLength={60}
            status={error ? 'error' : undefined}
            value={values[field]}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        )}
      </DialogField>
    );
  });
}
