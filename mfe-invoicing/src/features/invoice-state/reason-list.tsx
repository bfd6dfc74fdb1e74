import { ReasonList as Reasons, type Reason } from '@lacteos/ui/antd';

import { controlOf } from './form-field';

export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return <Reasons reasons={reasons} controlOf={({ code }) => controlOf(code)} />;
}
