import type { ApiError } from '@lacteos/api-client';
import { ReasonList, refusalReasons, TextList } from '@lacteos/ui/antd';
import { Alert } from 'antd';

import { customerControlOf } from '#features/customer-form';
import { CUSTOMER_REFUSED } from './customer-texts';

export function SaveFailure({ error, fresh = [] }: { error: ApiError; fresh?: string[] }) {
  const reasons = refusalReasons(error.errors);
  const texts = Object.values(error.errors ?? {}).filter((text) => typeof text === 'string');
  const details = [...texts, ...fresh];
  return (
    <Alert
      type="error"
      showIcon
      title={reasons.length > 0 ? CUSTOMER_REFUSED : error.message}
      description={
        reasons.length > 0 ? (
          <ReasonList reasons={reasons} controlOf={customerControlOf} />
        ) : (
          details.length > 0 && (
            <TextList>
              {details.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </TextList>
          )
        )
      }
    />
  );
}
