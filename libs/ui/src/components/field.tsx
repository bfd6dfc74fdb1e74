import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
}

export const useFieldIds = (id: string | undefined, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) => {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return {
    controlId,
    hintId,
    errorId,
    aria: {
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
};

interface FieldFrameProps extends FieldProps {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

export const FieldFrame = ({ label, hint, error, isOptional, ids, children }: FieldFrameProps) => (
  <div className="ui-field">
    <label className="ui-field__label" htmlFor={ids.controlId}>
      {label}
      {isOptional && <span className="ui-field__optional"> (opcional)</span>}
    </label>
    {hint && (
      <p className="ui-field__hint" id={ids.hintId}>
        {hint}
      </p>
    )}
    <div className="ui-field__control">{children}</div>
    {error && (
      <p className="ui-field__error" id={ids.errorId}>
        {error}
      </p>
    )}
  </div>
);
