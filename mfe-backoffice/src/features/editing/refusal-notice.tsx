import { FormNotice, ReasonList, refusalReasons } from '@lacteos/ui/antd';
import { Alert } from 'antd';
import type { ReactNode } from 'react';

import type { FailedCall } from './failed-call';
import formStyles from './office-form.module.css';

export function RefusalNotice({ failure, way }: { failure: FailedCall; way?: ReactNode }) {
  const reasons = refusalReasons(failure.errors);
  return (
    <FormNotice about={failure}>
      <Alert
        className={formStyles.officeFormNotice}
        type="error"
        showIcon
        role="alert"
        title={failure.message}
        description={
          reasons.length > 0 ? (
            // The title already says the message.
            <ReasonList reasons={reasons.map((reason) => ({ ...reason, message: '' }))} />
          ) : (
            way
          )
        }
      />
    </FormNotice>
  );
}
