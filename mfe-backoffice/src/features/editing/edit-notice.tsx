import { Alert } from 'antd';

import { ConflictNotice } from './conflict-notice';
import type { EditNotice as Notice } from './use-edit';

/** Why an edit was not saved. */
export function EditNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  if (notice.changes) return <ConflictNotice message={notice.message} changes={notice.changes} />;
  return <Alert className="office-form__notice" type="error" showIcon role="alert" title={notice.message} />;
}
