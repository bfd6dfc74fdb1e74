import { ReasonList as Reasons, type Reason } from '@lacteos/ui/antd';

import { controlOf } from './form-field';

/** Why something was or would be refused, each with what to change and a way to where that is. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return <Reasons reasons={reasons} controlOf={({ code }) => controlOf(code)} />;
}
