import { useEffect, useId, useRef } from 'react';

export interface FieldError {
  fieldId: string;
  text: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  attempt: number;
  title?: string;
}

export const ErrorSummary = ({ errors, attempt, title = 'Revise estos datos' }: ErrorSummaryProps) => {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className="ui-errors">
      <h2 id={titleId} className="ui-errors__title">
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
