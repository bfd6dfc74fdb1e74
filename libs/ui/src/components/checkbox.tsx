import type { InputHTMLAttributes, Ref } from 'react';
import { useFieldIds, type FieldProps } from './field';

export interface CheckboxProps
  extends Omit<FieldProps, 'isOptional'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  ref?: Ref<HTMLInputElement>;
}

export const Checkbox = ({ label, hint, error, id, ...input }: CheckboxProps) => {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className="ui-field">
      <label className="ui-checkbox__row" htmlFor={ids.controlId}>
        <input {...input} {...ids.aria} type="checkbox" id={ids.controlId} className="ui-checkbox__box" />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="ui-field__hint" id={ids.hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="ui-field__error" id={ids.errorId}>
          {error}
        </p>
      )}
    </div>
  );
};
