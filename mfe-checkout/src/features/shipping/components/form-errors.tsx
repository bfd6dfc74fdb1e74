import { Alert } from 'antd';
import { forwardRef } from 'react';

export interface FieldProblem {
  /** Id of the field in the page. */
  id: string;
  text: string;
}

interface FormErrorsProps {
  problems: readonly FieldProblem[];
}

/** One summary of what is missing, above the form; each line leads to its field. */
export const FormErrors = forwardRef<HTMLDivElement, FormErrorsProps>(function FormErrors({ problems }, ref) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} style={{ marginBottom: 16 }}>
      <Alert
        type="error"
        role="alert"
        showIcon
        title={problems.length === 1 ? 'Revise este campo' : `Revise estos ${problems.length} campos`}
        description={
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {problems.map(({ id, text }) => (
              <li key={id}>
                <a
                  style={{ color: 'inherit', textDecoration: 'underline' }}
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
});
