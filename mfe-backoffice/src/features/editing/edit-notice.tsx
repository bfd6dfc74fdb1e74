import { FormNotice } from '@lacteos/ui/antd';
import { Alert } from 'antd';

import { ConflictNotice } from './conflict-notice';
import type { EditNotice as Notice } from './use-edit';
import styles from './office-form.module.css';

export function EditNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <FormNotice about={notice}>
      {notice.changes ? (
        <ConflictNotice message={notice.message} changes={notice.changes} />
      ) : (
        <Alert
          className={styles.officeFormNotice}
          type="error"
          showIcon
          role="alert"
          title={notice.message}
        />
      )}
    </FormNotice>
  );
}
