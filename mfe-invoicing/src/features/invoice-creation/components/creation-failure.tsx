import type { ApiError } from '@lacteos/api-client';
import { Alert } from 'antd';

import { fieldProblems } from '../model/field-names';
import { invoiceFailureText } from '../model/invoice-texts';

/** That an invoice could not be made, with what the server said about it. */
export function CreationFailure({ error }: { error: ApiError | null }) {
  if (!error) return null;
  const fields = fieldProblems(error.errors);
  return (
    <Alert
      className="preflight"
      type="error"
      showIcon
      title={invoiceFailureText(error.status)}
      description={
        <>
          {error.message}
          {fields.length > 0 && (
            <ul className="reason-list">
              {fields.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}
