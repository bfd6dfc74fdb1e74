import { useEffect, useId, useRef } from 'react';

/** One error of a form and the field that it is about. */
export interface FieldError {
  /** Id of the control. */
  fieldId: string;
  text: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** How often the form was sent; each failed time the summary takes the focus, and never while one is typing. */
  attempt: number;
  title?: string;
}

/** All errors of a form in one place, each a link that puts the focus into its field; nothing without errors. */
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
