import { MAX_CLAIM_TEXT } from '@lacteos/contracts/claims/claims';

interface TextAreaProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function TextArea({ id, label, hint, value, error, onChange }: TextAreaProps) {
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      <p className="ui-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        className="ui-input"
        rows={6}
        maxLength={MAX_CLAIM_TEXT}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error ? (
        <p className="ui-field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
