import { REGISTRATION_FIELDS, registrationFieldsOf } from '@lacteos/contracts/orders/payment-methods';
import { DayField } from '@lacteos/ui/antd';
import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { controlProps, DialogField } from '#features/screen';
import type { PaymentProblems, PaymentValues } from './payment-form';

interface MethodFieldsProps {
  values: PaymentValues;
  problems: PaymentProblems;
  onChange: (part: Partial<PaymentValues>) => void;
}

/** Enter completes the typed day and must not submit the form. */
const preventSubmit = (event: KeyboardEvent): void => event.preventDefault();

export function MethodFields({ values, problems, onChange }: MethodFieldsProps) {
  return registrationFieldsOf(values.paymentMethod).map((field) => {
    const id = `payment-${field}`;
    const { kind, label } = REGISTRATION_FIELDS[field];
    const error = problems[field];
    const value = values[field];
    return (
      <DialogField key={field} id={id} label={label} error={error}>
        {kind === 'day' ? (
          <DayField
            {...controlProps(id, error)}
            separator="/"
            status={error ? 'error' : undefined}
            value={value}
            onPressEnter={preventSubmit}
            onChange={(day) => onChange({ [field]: day })}
          />
        ) : (
          <Input
            {...controlProps(id, error)}
            autoComplete="off"
            maxLength={60}
            status={error ? 'error' : undefined}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        )}
      </DialogField>
    );
  });
}
