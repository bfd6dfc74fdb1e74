import { Alert } from 'antd';

import { ConflictNotice } from './conflict-notice';
import { FormNotice } from './form-notice';
import type { EditNotice as Notice } from './use-edit';

/** Why an edit was not saved. */
export function EditNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <FormNotice about={notice}>
      {notice.changes ? (
        <ConflictNotice message={notice.message} changes={notice.changes} />
      ) : (
        <Alert className="office-form__notice" type="error" showIcon role="alert" title={notice.message} />
      )}
    </FormNotice>
  );
}
