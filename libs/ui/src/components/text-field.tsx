import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement>;
}

export const TextField = ({ label, hint, error, isOptional, id, ...input }: TextFieldProps) => {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, isOptional, ids }}>
      <input type="text" {...input} {...ids.aria} id={ids.controlId} className="ui-input" />
    </FieldFrame>
  );
};

export const PasswordField = ({
  label,
  hint,
  error,
  isOptional,
  id,
  ...input
}: Omit<TextFieldProps, 'type'>) => {
  const ids = useFieldIds(id, { hint, error });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, isOptional, ids }}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...ids.aria}
        type={isShown ? 'text' : 'password'}
        id={ids.controlId}
        className="ui-input ui-input--with-action"
      />
      <button
        type="button"
        className="ui-field__action"
        aria-controls={ids.controlId}
        aria-label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Ocultar' : 'Mostrar'}
      </button>
    </FieldFrame>
  );
};
