import type { ApiError } from '@lacteos/api-client';
import { refusalReasons, TextList } from '@lacteos/ui/antd';
import { Alert } from 'antd';

import { ReasonList } from '#features/invoice-state';
import { fieldProblems } from './field-names';
import { invoiceFailureText, UNANSWERED_IS_SAFE } from './invoice-texts';
import styles from './invoice-creation.module.css';

export function CreationFailure({ error, title }: { error: ApiError | null; title?: string }) {
  if (!error) return null;
  const fields = fieldProblems(error.errors);
  const reasons = refusalReasons(error.errors);
  return (
    <Alert
      className={styles.preflight}
      type="error"
      showIcon
      title={title ?? invoiceFailureText(error.status)}
      description={
        <>
          {reasons.length > 0 ? <ReasonList reasons={reasons} /> : error.message}
          {!title && error.status === 0 && <p>{UNANSWERED_IS_SAFE}</p>}
          {fields.length > 0 && (
            <TextList>
              {fields.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </TextList>
          )}
        </>
      }
    />
  );
}
