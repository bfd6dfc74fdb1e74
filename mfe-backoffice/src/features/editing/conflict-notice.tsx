import { Alert } from 'antd';
import styles from './office-form.module.css';

interface ConflictNoticeProps {
  message: string;
  changes: readonly { label: string; value: string }[];
}

export function ConflictNotice({ message, changes }: ConflictNoticeProps) {
  return (
    <Alert
      className={styles.officeFormNotice}
      type="warning"
      showIcon
      role="alert"
      title={message}
      description={
        <ul>
          {changes.map(({ label, value }) => (
            <li key={label}>
              {label}: <strong>{value}</strong>
            </li>
          ))}
        </ul>
      }
    />
  );
}
