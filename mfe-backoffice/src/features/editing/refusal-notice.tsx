import { FormNotice, ReasonList, refusalReasons } from '@lacteos/ui/antd';
import { Alert } from 'antd';
import type { ReactNode } from 'react';

import type { FailedCall } from './failed-call';
import formStyles from './office-form.module.css';

/** That a call was refused, with what to change and the way there: what the server says, or what the caller offers. */
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
            // The title says the message already.
            <ReasonList reasons={reasons.map((reason) => ({ ...reason, message: '' }))} />
          ) : (
            way
          )
        }
      />
    </FormNotice>
  );
}
